import type {Client} from '@urql/core'
import type {DifficultyLevel} from '../../../domain/question/results.ts'
import {QuestionManyDocument, QuestionMarksDocument} from '../gen/day/graphql.ts'
import {dayPainted} from '../platform/dayPainted.ts'
import {userIdle, userPauses} from '../platform/userIdle.ts'
import {chunksAhead, markGroupsOf} from './chunks.ts'

/** What a navigator needs to know of a question. */
export type Marked = {
  readonly _id: string
  readonly difficulty?: DifficultyLevel | null
  readonly isEssay?: boolean
  readonly studentAnswer?: {readonly choosen: number; readonly outcome: number} | null
  readonly studentEssay?: {readonly essay: string; readonly revealedAt?: string | null} | null
}

type Source = {readonly calendarDate: string; readonly activity: string}

/**
 * Reads of an activity what its screen does not show yet: once the first question is painted the marks of all questions, a few
 * bytes each, then, in idle moments and one group after the other, the questions themselves, so that the network may go. An activity of one
 * group is all on the screen already. Stops at the signal; without network it tells what the device knows.
 */
export async function readAhead(
  client: Client,
  ids: readonly string[],
  source: Source,
  onMarks: (marked: readonly Marked[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const groups = chunksAhead(ids)
  if (groups.length < 2) return
  const read = {...source, type: 'question'}
  await dayPainted()
  await userPauses()
  if (signal.aborted) return
  for (const group of markGroupsOf(ids)) {
    const {data} = await client.query(QuestionMarksDocument, {ids: group, ...read}).toPromise()
    if (signal.aborted) return
    if (data) onMarks(data.questionMany)
  }
  for (const group of groups) {
    await userIdle()
    if (signal.aborted) return
    const {data} = await client.query(QuestionManyDocument, {ids: group, ...read}).toPromise()
    if (signal.aborted) return
    if (data) onMarks(data.questionMany)
  }
}
