import type {Client} from '@urql/core'
import {QuestionManyDocument} from '../gen/day/graphql.ts'
import {userIdle} from '../platform/userIdle.ts'
import {groupOf} from '../../../domain/agenda/firstQuestions.ts'

/** What the answer sheet needs of a question. */
export type StoredQuestion = {readonly id: string; readonly isEssay: boolean; readonly choices: number}

type Source = {readonly calendarDate: string; readonly activity: string}

/** The groups that a screen asks for, all of them. */
function groupsOf(ids: readonly string[]): string[][] {
  const groups: string[][] = []
  for (let from = 0; from < ids.length;) {
    const group = groupOf(ids, ids[from] ?? '')
    groups.push(group)
    from += group.length
  }
  return groups
}

/** Waits until the network may be back. */
const nextChance = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 15_000)
    for (const [target, name] of [
      [globalThis, 'online'],
      [signal, 'abort'],
    ] as const) {
      target.addEventListener(
        name,
        () => {
          clearTimeout(timer)
          resolve()
        },
        {once: true},
      )
    }
  })

/**
 * Brings every question of an exam to this device, group after group in idle moments, so that hours without network do
 * no harm. Groups that the device has cost no request; one that fails is asked for again. Stops at the signal.
 */
export async function storeWholeExam(
  client: Client,
  ids: readonly string[],
  {calendarDate, activity}: Source,
  onStored: (questions: readonly StoredQuestion[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const group of groupsOf(ids)) {
    await userIdle()
    for (;;) {
      if (signal.aborted) return
      const {data} = await client
        .query(QuestionManyDocument, {ids: group, calendarDate, type: 'question', activity})
        .toPromise()
      if (signal.aborted) return
      if (data) {
        onStored(
          data.questionMany.map(({_id, isEssay, choices}) => ({
            id: _id,
            isEssay: isEssay ?? false,
            choices: choices.length,
          })),
        )
        break
      }
      await nextChance(signal)
    }
  }
}
