import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {truthOf} from '../../../machines/shared/outbox.selectors.ts'
import type {OutboxEntry, WriteTruth} from '../../../machines/shared/outbox.types.ts'
import type {WriteSettled} from '../../../machines/shared/events.ts'
import {useStudentActors} from '../studentActors.ts'

/** The student's writes of one activity that are on their way or refused. */
export function usePendingWrites(lane: string): readonly OutboxEntry[] {
  const {outbox, uid} = useStudentActors()
  return useSelector(
    outbox,
    ({context}) => context.entries.filter((entry) => entry.lane === lane && entry.owner === uid),
    (before, after) => before.length === after.length && before.every((entry, index) => entry === after[index]),
  )
}

/** What the outbox says of one write (D-03). */
export function useTruth(key: string | null): WriteTruth {
  const {outbox} = useStudentActors()
  return useSelector(outbox, (state) => (key === null ? 'saved' : truthOf(state, key)))
}

type SettledActor = {readonly send: (event: WriteSettled) => void}

/** Tells an actor what became of writes for as long as its screen is there. */
export function useSettledWrites(actor: SettledActor): void {
  const {outbox} = useStudentActors()
  useEffect(() => {
    const confirmed = outbox.on('write.confirmed', (event) => actor.send(event))
    const refused = outbox.on('write.refused', (event) => actor.send(event))
    return () => {
      confirmed.unsubscribe()
      refused.unsubscribe()
    }
  }, [outbox, actor])
}

/** The question that a write answers, or whose essay it hands in; null for all others. */
function answeredBy(entry: OutboxEntry): string | null {
  if (entry.operation === 'createOneAnswer') return entry.input.document
  return entry.operation === 'revealEssay' ? entry.input.question : null
}

/** `onItsWay` or `refused` for every question whose answer or essay the outbox holds. */
export function pendingAnswers(entries: readonly OutboxEntry[]): Record<string, 'onItsWay' | 'refused'> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const questionId = answeredBy(entry)
      return questionId === null ? [] : [[questionId, entry.refusal === null ? 'onItsWay' : 'refused'] as const]
    }),
  )
}

/** The choices and essays without feedback that the outbox holds, newest last. */
export function pendingMarks(
  entries: readonly OutboxEntry[],
): {questionId: string; selected: number; essay: string | null}[] {
  return entries.flatMap((entry) => {
    if (entry.refusal !== null) return []
    if (entry.operation === 'createManyPreChoices') {
      return entry.input.preChoices.map(({question, selected, essay}) => ({
        questionId: question,
        selected,
        essay: essay ?? null,
      }))
    }
    if (entry.operation !== 'createOrUpdateOnePreChoice') return []
    const {question, selected, essay} = entry.input
    return [{questionId: question, selected, essay: essay ?? null}]
  })
}
