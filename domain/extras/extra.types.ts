import type {LessonContents, SmartReview} from '../agenda/agenda.types.ts'
import type {CalendarDate} from '../shared/studyDay.ts'
import type {ExtraType} from './extras.types.ts'

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
  /** Minutes of exam mode; null without a limit. */
  readonly timeLimit: number | null
  /** When its time ends, an ISO text; null without a limit. */
  readonly deadline: string | null
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
  readonly allowed: readonly ExtraType[]
}
