import type {CalendarDate} from '../shared/studyDay.ts'

export type TheoreticalType = 'theoreticalStudy' | 'theoreticalReview' | 'smartReview'

export type StudyKind = 'theoreticalStudy' | 'theoreticalReview' | 'smartReview' | 'examAndMocks'

/** Which kinds a student studies on one weekday (spec 1§3). */
export type StudyDayPlan = Readonly<Record<StudyKind, boolean>>

/** Contents of one lesson on a day's agenda; lists of ids (spec 1§3, 2§3). */
export type LessonContents = {
  readonly lessonId: string
  readonly questions: readonly string[]
  readonly videos: readonly string[]
  readonly texts: readonly string[]
  readonly mindmaps: readonly string[]
  readonly flashcards: readonly string[]
}

/** What the redirect rules need to know of a day's agenda. */
export type AgendaOutline = {
  readonly calendarDate: CalendarDate
  readonly theoreticalStudy: readonly LessonContents[]
  readonly theoreticalReview: readonly LessonContents[]
  readonly smartReview: {readonly questions: readonly string[]; readonly flashcards: readonly string[]} | null
  readonly exams: readonly string[]
  readonly mocks: readonly string[]
  readonly smartExamActivity: string | null
}

export type CourseKind = 'sprint' | 'practical' | 'standard'
