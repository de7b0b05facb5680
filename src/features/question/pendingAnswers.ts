import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'

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
