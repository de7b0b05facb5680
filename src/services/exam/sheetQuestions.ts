import type {Client} from '@urql/core'
import {QuestionManyDocument} from '../gen/day/graphql.ts'
import {whenIdle} from '../platform/idle.ts'
import {chunksAhead} from '../question/chunks.ts'

type Place = {readonly activity: string; readonly calendarDate: string}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/**
 * How many choices each question of an exam has, group by group in idle moments and from this device where it knows
 * them. Null when a group did not come, or the signal came first.
 */
export async function readSheetQuestions(client: Client, ids: readonly string[], place: Place, signal: AbortSignal) {
  const lines: {readonly id: string; readonly choices: number; readonly isEssay: boolean}[] = []
  for (const group of chunksAhead(ids)) {
    await idle()
    if (signal.aborted) return null
    const {data} = await client.query(QuestionManyDocument, {ids: group, ...place, type: 'question'}).toPromise()
    if (!data) return null
    for (const {_id, choices, isEssay} of data.questionMany) lines.push({id: _id, choices: choices.length, isEssay})
  }
  return lines.length === ids.length ? lines : null
}
