import type {ExamReceipt} from '../../domain/exam/exam.types.ts'
import type {MockWindow} from '../../domain/exam/mockExam.ts'
import type {MockRanking} from '../../domain/exam/result.ts'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked, WriteSettled} from '../shared/events.ts'

/** A mark that reached the server too late to count; `selected` is -1 for none. */
export type LateMark = {
  readonly questionId: string
  readonly selected: number
  readonly essay: string | null
  /** It counts after all: an operator accepted it after an outage. */
  readonly isAccepted: boolean
}

/** One student's try at a mock exam, by the server's word (spec 2§3); instants in milliseconds. */
export type MockActivity = MockWindow & {
  readonly id: string
  readonly template: string
  /** Beside the agenda: no window, no ranking. */
  readonly isExtra: boolean
  readonly calendarDate: string
  readonly title: string
  readonly subtitle: string | null
  readonly description: string | null
  readonly institution: string | null
  /** Empty before the start: nobody reads the exam before it runs for them (D-18). */
  readonly questionIds: readonly string[]
  readonly total: number
  /** Minutes from the start, without the student's extra minutes. */
  readonly timeToDo: number
  readonly extraMinutes: number
  readonly rankingAt: Instant | null
  readonly startedAt: Instant | null
  readonly deadline: Instant | null
  /** Until then marks count that the network held back; the rest is kept without counting (D-19). */
  readonly countsUntil: Instant | null
  readonly sealsAt: Instant | null
  readonly lateMarks: readonly LateMark[]
  readonly isFinished: boolean
  readonly isPrintingBlocked: boolean
  readonly ranking: MockRanking | null
  readonly receipt: ExamReceipt | null
}

/** What stands on one question; `selected` is -1 for none, `at` when it was made. */
export type MockMark = {
  readonly questionId: string
  readonly selected: number
  readonly essay: string | null
  readonly at: Instant
}

/** The start or the end on its way, with its idempotency key. */
export type MockWrite = {readonly kind: 'start' | 'finish'; readonly key: string}

export type MockExamContext = {
  readonly activity: MockActivity | null
  /** The activity is of the day that goes on: only that one can be started. */
  readonly isToday: boolean
  readonly marks: Readonly<Record<string, MockMark>>
  readonly write: MockWrite | null
  /** Why the server did not let it start, until the next try. */
  readonly refusal: ErrorCode | null
  /** The time ended before the student ended it. */
  readonly isTimeOver: boolean
  /** When it was last decided what is open; the ticker's instant is not kept. */
  readonly checkedAt: Instant
}

export type MockExamInput = {readonly isToday: boolean; readonly now: Instant}

export type MockExamEvent =
  | ClockTicked
  | WriteSettled
  /** The activity as the device or the server knows it, with everything marked there and what is on its way. */
  | {
      readonly type: 'activity.read'
      readonly activity: MockActivity
      readonly marks: readonly MockMark[]
      readonly write: MockWrite | null
      readonly now: Instant
    }
  /** `code` is null when no server answered. */
  | {readonly type: 'activity.failed'; readonly code: ErrorCode | null}
  | {readonly type: 'activity.retry'}
  | {readonly type: 'day.changed'; readonly isToday: boolean}
  | {readonly type: 'exam.start'; readonly key: string; readonly now: Instant}
  | {readonly type: 'start.cancel'}
  | {
      readonly type: 'choice.mark'
      readonly questionId: string
      readonly choice: number
      readonly key: string
      readonly now: Instant
    }
  /** The text of an essay; its own chart saves it. */
  | {readonly type: 'essay.write'; readonly questionId: string; readonly essay: string; readonly now: Instant}
  /** Marks of another tab or device, or of the answer sheet, which saves them itself. */
  | {readonly type: 'marks.arrived'; readonly marks: readonly MockMark[]}
  | {readonly type: 'missing.open'}
  | {readonly type: 'missing.close'}
  | {readonly type: 'finish.request'}
  | {readonly type: 'finish.cancel'}
  | {readonly type: 'finish.confirm'; readonly key: string}
  /** The end that nobody pressed: the time is over. */
  | {readonly type: 'finish.send'; readonly key: string}
  | {readonly type: 'finish.retry'; readonly key: string}
