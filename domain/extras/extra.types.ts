import type {LessonContents, SmartReview} from '../agenda/agenda.types.ts'
import type {CalendarDate} from '../shared/studyDay.ts'

/** The kinds of extra activities by their names on the wire, in the order of their tiles (spec 1§3). */
export const extraKinds = [
  'TheoreticalStudy',
  'Question',
  'Flashcard',
  'Exam',
  'MockExam',
  'SmartExam',
  'TheoreticalReview',
  'SmartReview',
] as const
export type ExtraKind = (typeof extraKinds)[number]

type Base = {readonly id: string; readonly createdAt: string; readonly isFinished: boolean}

export type PreChoice = {readonly questionId: string; readonly selected: number; readonly essay?: string | null}

type Due = Pick<SmartReview, 'due' | 'dueFlashcards'>

export type QuestionExtra = Base & {
  readonly kind: 'Question'
  /** The themes that were chosen, as paths; empty for random ones. */
  readonly classification: readonly (readonly string[])[]
  readonly questions: readonly string[]
  readonly preChoice: readonly PreChoice[]
  readonly answered: number
  readonly examMode: boolean
  readonly isPriority: boolean
}

export type FlashcardExtra = Base & {
  readonly kind: 'Flashcard'
  readonly classification: readonly string[]
  readonly flashcards: readonly string[]
  readonly answered: number
}

export type TheoreticalExtra = Base & {
  readonly kind: 'TheoreticalStudy' | 'TheoreticalReview'
  readonly classification: readonly string[]
  readonly lessonId: string
  readonly lessonTitle: string
  readonly contents: Pick<LessonContents, 'questions' | 'videos' | 'texts' | 'mindmaps' | 'flashcards'>
}

export type SmartReviewExtra = Base &
  Due & {
    readonly kind: 'SmartReview'
    readonly questions: readonly string[]
    readonly flashcards: readonly string[]
    readonly preChoice: readonly PreChoice[]
  }

/** What is studied with the pieces of a day's agenda. */
export type StudyExtra = QuestionExtra | FlashcardExtra | TheoreticalExtra | SmartReviewExtra

/** What is an exam of its own. */
export type ExamExtra = Base & {
  readonly kind: 'Exam' | 'MockExam' | 'SmartExam'
  readonly title: string
  /** Null where the kind has none. */
  readonly subtitle: string | null
  readonly uf: string | null
  readonly institution: string | null
  readonly year: number | null
}

export type Extra = StudyExtra | ExamExtra

/** The extras of a day, in the order in which they were made, and which kinds the course allows. */
export type DayExtras = {
  readonly calendarDate: CalendarDate
  readonly extras: readonly Extra[]
  readonly allowed: readonly ExtraKind[]
}
