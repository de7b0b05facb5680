import {isSetAside} from '../../../machines/outbox/outbox.queue.ts'
import type {OutboxEntry, Write} from '../../../machines/outbox/outbox.types.ts'
import {lastMarks, marksByInstant, marksToTake, type BackedUpMark} from '../../../domain/exam/answerBackup.ts'
import type {Unsent} from '../../../machines/exam/answerBackup.types.ts'

/** Every mark among these writes, in their order. */
function marksIn(entries: readonly OutboxEntry[]): BackedUpMark[] {
  return entries.flatMap(({refusal, ...write}) => {
    if (refusal !== null && !isSetAside({refusal})) return []
    if (write.operation === 'createManyPreChoices') {
      const {preChoices, dateNow} = write.input
      return preChoices.map(({question, selected, essay}) => ({question, selected, essay: essay ?? null, dateNow}))
    }
    if (write.operation !== 'createOrUpdateOnePreChoice') return []
    const {question, selected, essay, dateNow} = write.input
    return [{question, selected, essay: essay ?? null, dateNow}]
  })
}

/** The marks that the outbox still holds: the last of each question. */
export const unsentMarksIn = (entries: readonly OutboxEntry[]): BackedUpMark[] => lastMarks(marksIn(entries))

/** What is to be known of them. `unkept` are the keys that storage refused. */
export function unsentIn(entries: readonly OutboxEntry[], unkept: readonly string[], isOver: boolean): Unsent {
  const marks = unsentMarksIn(entries)
  const since = marks.length === 0 ? null : Math.min(...marks.map(({dateNow}) => Date.parse(dateNow)))
  return {
    count: marks.length,
    since,
    isAtRisk: marks.length > 0 && entries.some(({key}) => unkept.includes(key)),
    isOver,
  }
}

/** The writes that bring the marks of a file back, each with the instant at which its marks were made. */
export function writesOf(
  marks: readonly BackedUpMark[],
  activity: string,
  known: Readonly<Record<string, number>>,
): Write[] {
  return marksByInstant(marksToTake(marks, known)).map(({dateNow, marks: together}) => ({
    operation: 'createManyPreChoices',
    input: {
      activity,
      dateNow,
      preChoices: together.map(({question, selected, essay}) => ({question, selected, ...(essay !== null && {essay})})),
    },
  }))
}
