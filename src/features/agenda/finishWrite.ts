import type {FinishContext} from '../../../machines/agenda/finish.types.ts'
import type {OutboxEntry, Write} from '../../../machines/outbox/outbox.types.ts'

/** The write that finishes a lesson, whatever activity it belongs to. */
export type FinishWrite = (dateNow: string) => Write

type Lesson = {readonly type: FinishContext['type']; readonly lessonId: string; readonly calendarDate: string}

/** Finishes a lesson of a day's agenda. */
export const finishOfDay =
  ({type, lessonId, calendarDate}: Lesson): FinishWrite =>
  (dateNow) => ({
    operation: 'finishAgendaActivityContent',
    input: {theoreticalType: type, lessonId, calendarDate, dateNow},
  })

const withoutTime = ({operation, input}: Write) => JSON.stringify({operation, input: {...input, dateNow: ''}})

/** A finish of the same lesson that waits in the outbox. */
export function pendingFinish(
  entries: readonly OutboxEntry[],
  write: FinishWrite,
): {readonly key: string; readonly isRefused: boolean} | null {
  const wanted = withoutTime(write(''))
  const entry = entries.findLast((one) => withoutTime(one) === wanted)
  return entry ? {key: entry.key, isRefused: entry.refusal !== null} : null
}
