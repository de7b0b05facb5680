import type {ExamReceipt, ExamRoute, ExamSource} from '../../domain/exam/exam.types.ts'
import type {CalendarDate, Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

/** A full exam of an institution, or one that was put together for the student. */
export type DayExamKind = 'exam' | 'smartExam'

/** An exam without a time limit, as the server gives it. */
export type DayExam = {
  readonly _id: string
  readonly finished: boolean
  readonly calendarDate: CalendarDate
  readonly institution: string
  readonly uf?: string | null | undefined
  readonly year?: number | null | undefined
  /** Null where the exam has no name of its own. */
  readonly title?: string | null | undefined
  readonly questions: readonly string[]
  readonly preChoice: readonly {
    readonly questionId: string
    readonly selected: number
    readonly essay?: string | null | undefined
    readonly dateNow: string
  }[]
  readonly receipt?: ExamReceipt | null | undefined
}

/** How far the student has come, by the server's word. */
export type ExamProgress = {
  /** Questions with an outcome. */
  readonly answered: number
  /** Essays whose key was shown and which the student has not graded. */
  readonly ungraded: readonly string[]
}

export type DayExamInput = {
  readonly kind: DayExamKind
  readonly source: ExamSource
  /** The day of the address. */
  readonly calendarDate: CalendarDate
  readonly timeZone: string
  readonly openedAt: Instant
}

export type DayExamContext = DayExamInput & {
  readonly exam: DayExam | null
  /** What is shown comes from this device and the server has not answered yet. */
  readonly isStale: boolean
  /** The exam's day may still be answered: until 4 a.m. of the next. */
  readonly isEditable: boolean
  readonly progress: ExamProgress
  /** When the server is asked again whether it has finished the exam; null until the clock has ticked. */
  readonly retryAt: Instant | null
}

export type DayExamEvent =
  | ClockTicked
  | {readonly type: 'exam.arrived'; readonly exam: DayExam; readonly isStale: boolean}
  /** The server has no such exam. */
  | {readonly type: 'exam.absent'}
  /** The address names an exam of another kind. */
  | {readonly type: 'exam.elsewhere'; readonly route: ExamRoute}
  | {readonly type: 'exam.failed'}
  | {readonly type: 'exam.retry'}
  | ({readonly type: 'progress.changed'} & ExamProgress)
  /** The student asks again for the server's word that the exam is finished. */
  | {readonly type: 'finish.retry'}
