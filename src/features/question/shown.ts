import type {ReactNode} from 'react'
import type {Outcome} from '../../../domain/question/outcome.ts'
import type {Difficulty, DifficultyLevel} from '../../../domain/question/results.ts'
import type {Highlight} from '../../../domain/question/highlights.ts'
import type {RichText} from '../../../domain/shared/richText.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'

/** What a question screen draws; the shape of the wire's `Question` (spec 2§3). Key fields are null before their time. */
export type ShownQuestion = {
  readonly _id: string
  readonly scopedId: string
  readonly body: RichText
  readonly choices: readonly string[]
  readonly isEssay?: boolean
  readonly institution: string
  readonly uf?: string | null
  readonly year?: number | null
  readonly classification: readonly string[]
  /** Null when nobody rated it; absent where an exam does not tell it. */
  readonly difficulty?: Difficulty | null
  readonly correctChoice?: number | null
  readonly answersProportion?: readonly number[] | null
  readonly comment?: {readonly author: string; readonly title?: string | null; readonly body: RichText} | null
  /** The official key of an essay. */
  readonly answer?: RichText | null
  /** When the key comes that a mock exam holds (D-18). */
  readonly keyHeldUntil?: string | null
  /** Until when an essay may be graded although its day is over: its key was held. */
  readonly gradeUntil?: string | null
  readonly studentAnswer?: {readonly choosen: number; readonly outcome: number} | null
  readonly studentEssay?: {readonly essay: string; readonly revealedAt?: string | null} | null
  readonly studentMarks?: {
    readonly struck: readonly number[]
    readonly selected: number
    readonly essay?: string | null
    readonly highlights: readonly Highlight[]
    readonly dateNow: string
  } | null
}

/** When the key comes that is held, in milliseconds; null for one that is not. */
export const heldUntilOf = ({keyHeldUntil}: Pick<ShownQuestion, 'keyHeldUntil'>): number | null =>
  keyHeldUntil ? Date.parse(keyHeldUntil) : null

/** A question, its place in the list, and how it came onto the screen. */
export type QuestionPlace = {
  readonly question: ShownQuestion
  readonly number: number
  readonly total: number
  /** Why the smart review shows it, and the like. */
  readonly note?: ReactNode
  /** The student came here from another question: the heading takes the focus. */
  readonly takesFocus?: boolean | undefined
}

/** What the view of an answered or written question takes beside its chart. */
export type QuestionViewProps = QuestionPlace & {
  /** What the outbox says of the write on its way (D-03). */
  readonly syncStatus: SyncStatus
}

export const difficultyOf = ({difficulty}: {readonly difficulty?: DifficultyLevel | null}): DifficultyLevel =>
  difficulty ?? 'unknown'

/** The outcome the server gave, -1 before it did. */
export function outcomeOfQuestion({
  studentAnswer,
}: {
  readonly studentAnswer?: {readonly outcome: number} | null
}): Outcome {
  if (!studentAnswer || studentAnswer.outcome === -1) return -1
  return studentAnswer.outcome === 1 ? 1 : 0
}

type EssayWord = Pick<ShownQuestion, 'isEssay' | 'answer' | 'studentAnswer' | 'studentEssay'>

/** The official key of an essay was shown, by 'Ver gabarito' or with the end of an exam. */
export const isEssayRevealed = ({answer, studentAnswer, studentEssay}: EssayWord): boolean =>
  Boolean(studentEssay?.revealedAt) || Boolean(answer) || Boolean(studentAnswer)

/** The student still has to say how an essay went: until then it does not count as answered (spec 2§4). */
export const isUngraded = (question: EssayWord): boolean =>
  question.isEssay === true && isEssayRevealed(question) && (question.studentAnswer?.choosen ?? -1) === -1
