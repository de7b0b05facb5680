import type {CalendarDate} from '../shared/studyDay.ts'

/** The part of a day an activity belongs to; `exam` for the exams, which are activities of their own. */
export type TheoreticalType = 'theoreticalStudy' | 'theoreticalReview' | 'smartReview' | 'exam'

export type StudyKind = 'theoreticalStudy' | 'theoreticalReview' | 'smartReview' | 'examAndMocks'

/** Which kinds a student studies on one weekday (spec 1§3). */
export type StudyDayPlan = Readonly<Record<StudyKind, boolean>>

/** Contents of one lesson on a day's agenda; lists of ids (spec 1§3, 2§3). */
export type LessonContents = {
  readonly lessonId: string
  readonly lessonTitle: string
  readonly classification: readonly string[]
  readonly finished: boolean
  readonly questions: readonly string[]
  readonly videos: readonly string[]
  readonly texts: readonly string[]
  readonly mindmaps: readonly string[]
  readonly flashcards: readonly string[]
}

/** Why the smart review shows an item today (D-20): marked as a doubt, being forgotten, wrong last time, or never seen. */
export type DueReason = 'doubt' | 'forgetting' | 'wrong' | 'new'

export type SmartReview = {
  readonly questions: readonly string[]
  readonly flashcards: readonly string[]
  readonly finished: boolean
  readonly due: readonly {
    readonly questionId: string
    readonly reason: DueReason
    readonly retrievability?: number | null | undefined
  }[]
  readonly dueFlashcards: readonly {
    readonly flashcardId: string
    readonly reason: DueReason
    readonly retrievability?: number | null | undefined
  }[]
}

/** A day's agenda (spec 1§3). */
export type DayAgenda = {
  readonly _id: string
  readonly calendarDate: CalendarDate
  readonly theoreticalStudy: readonly LessonContents[]
  readonly theoreticalReview: readonly LessonContents[]
  readonly smartReview?: SmartReview | null | undefined
  readonly smartReviewPreChoice: readonly {readonly questionId: string; readonly selected: number}[]
  readonly exams: readonly string[]
  readonly mocks: readonly string[]
  readonly smartExamActivity?: string | null | undefined
  /** The day's exam, of whichever kind, is finished. */
  readonly examFinished: boolean
}

export type CourseKind = 'sprint' | 'practical' | 'standard'
