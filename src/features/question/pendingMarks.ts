import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'

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
