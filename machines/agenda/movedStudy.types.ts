import type {CalendarDate} from '../../domain/shared/studyDay.ts'

/** A study that the student moved away from today. */
export type MovedStudy = {readonly lessonTitle: string; readonly to: CalendarDate}

export type MovedStudyContext = {
  readonly moved: MovedStudy | null
  /** Idempotency key of the undoing that is on its way, or has failed. */
  readonly key: string | null
}

export type MovedStudyEvent =
  /** `key` is a fresh idempotency key; an undoing that has failed is sent again under its own. */
  {readonly type: 'undo.ask'; readonly key: string} | {readonly type: 'notice.close'}
