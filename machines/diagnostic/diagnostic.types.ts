import type {DiagnosticTarget} from '../../domain/diagnostic/choice.ts'
import type {DiagnosticResults} from '../../domain/diagnostic/results.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {Difficulty} from '../../domain/question/results.ts'

/** What a new diagnostic is made of. */
export type ExamWish = {
  readonly targets: readonly DiagnosticTarget[]
  readonly templateId: string | null
  readonly isPartial: boolean
  /** Idempotency key. */
  readonly key: string
}

/** A diagnostic as the server gives it. */
export type DiagnosticExam = {
  readonly id: string
  readonly isFinished: boolean
  readonly isPartial: boolean
  readonly questionIds: readonly string[]
  /** Choice by question, as the server has it. */
  readonly choices: Readonly<Record<string, number>>
}

/** A question of a diagnostic; the key is null before the end. */
export type DiagnosticQuestion = {
  readonly _id: string
  readonly scopedId: string
  readonly body: RichText
  readonly choices: readonly string[]
  readonly institution: string
  readonly uf?: string | null
  readonly year?: number | null
  readonly classification: readonly string[]
  readonly difficulty?: Difficulty | null
  readonly correctChoice?: number | null
  readonly answersProportion?: readonly number[] | null
  readonly comment?: {readonly author: string; readonly title?: string | null; readonly body: RichText} | null
  readonly studentAnswer?: {readonly choosen: number; readonly outcome: number} | null
}

export type ExamNews =
  /** The exam with as many of its questions as are there by now. */
  | {readonly type: 'exam.arrived'; readonly exam: DiagnosticExam; readonly questions: readonly DiagnosticQuestion[]}
  /** The server knows no such exam. */
  | {readonly type: 'exam.absent'}
  | {readonly type: 'exam.failed'}
  /** The exam is there, the rest of its questions is not. */
  | {readonly type: 'questions.failed'}

/** The result as the server gives it: shares without questions are null or absent. */
export type DiagnosticResult = {
  readonly areas: readonly {
    readonly [K in keyof DiagnosticResults['areas'][number]]: null extends DiagnosticResults['areas'][number][K]
      ? DiagnosticResults['areas'][number][K] | undefined
      : DiagnosticResults['areas'][number][K]
  }[]
  readonly themes: DiagnosticResults['themes']
}

export type DiagnosticCard = {
  readonly _id: string
  readonly scopedId: string
  readonly front: RichText
  readonly back: RichText
  readonly prefix?: string | null
  readonly classification: readonly string[]
  readonly answer: number
}
