import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'

/** What the server tells of a practised question, and nobody else before it was answered (D-10). */
export type PracticeKey = {
  /** Index of the right choice, -1 for an annulled question, null for an essay question. */
  readonly correctChoice: number | null
  readonly answersProportion: readonly number[] | null
  /** The official answer of an essay question. */
  readonly answer: RichText | null
  readonly comment: {readonly author: string; readonly title?: string | null; readonly body: RichText} | null
}

/** What the server answers to a try: the key, or when it comes because a mock exam holds it (D-18), in milliseconds. */
export type PracticeReply = {readonly key: PracticeKey} | {readonly heldUntil: Instant}

/** One try; the key is that of the try, so that a repeat has no second effect (D-02). */
export type PracticeTry = {readonly document: string; readonly choosen: number; readonly key: string}

export type PracticeContext = {
  readonly questionId: string
  readonly choices: number
  readonly isEssay: boolean
  readonly selected: number
  readonly key: string
  readonly revealed: PracticeKey | null
  readonly heldUntil: Instant | null
  readonly failure: RequestFailure | null
}

export type PracticeInput = Pick<PracticeContext, 'questionId' | 'choices' | 'isEssay'>

export type PracticeEvent =
  | {readonly type: 'choice.pick'; readonly choice: number}
  | {readonly type: 'answer.confirm'; readonly key: string}
  /** 'Ver gabarito' of an essay question. */
  | {readonly type: 'essay.reveal'; readonly key: string}
  | {readonly type: 'answer.retry'}
  | {readonly type: 'practice.again'}
  | {readonly type: 'comment.toggle'}
