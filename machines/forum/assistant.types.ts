import type {AskFailure} from '../../domain/assistant/failures.ts'
import type {UsageLimit} from '../../domain/forum/comment.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {RichText} from '../../domain/shared/richText.ts'

/** An answer that waits for its rating: what the server keeps, and the tree that it draws. */
export type AnswerDraft = {readonly text: string; readonly content: RichText | null}

/** What is known of the assistant under one comment. */
export type AssistantUsage = Pick<UsageLimit, 'currentUsageCount' | 'maxUsageCount'> & {
  readonly draft: AnswerDraft | null
}

export type AskedAnswer = {
  readonly commentId: string
  /** The same for every try of one question: it counts once, and goes on where it broke. */
  readonly key: string
  /** UTF-16 units that are here already. */
  readonly offset: number
}

export type RatedAnswer = {
  readonly commentId: string
  /** 1 (Insatisfeito) to 5 (Satisfeito). */
  readonly rating: number
  readonly answer: string
  readonly key: string
}

/** The comment that a good rating made of the answer; null when it was discarded. */
export type RatingOutcome = {readonly publishedId: string | null}

export type AssistantContext = {
  readonly commentId: string
  /** Null until it was read. */
  readonly usage: AssistantUsage | null
  /** The key of the question in hand. */
  readonly key: string | null
  /** What has come of its answer. */
  readonly text: string
  /** Tries since the last word. */
  readonly attempts: number
  readonly failure: AskFailure | null
  readonly rating: number | null
  /** Why the last rating did not reach the server. */
  readonly ratingFailure: RequestFailure | null
  /** The last answer was rated low, and is nobody's any more. */
  readonly wasDiscarded: boolean
}

export type AssistantInput = Pick<AssistantContext, 'commentId'>

export type AssistantEvent =
  | {readonly type: 'usage.reload'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'answer.ask'; readonly key: string}
  | {readonly type: 'answer.cancel'}
  | {readonly type: 'answer.resume'}
  /** The next words of the answer. */
  | {readonly type: 'words.arrived'; readonly text: string}
  | {readonly type: 'answer.ended'}
  | {readonly type: 'answer.failed'; readonly failure: AskFailure}
  | {readonly type: 'answer.rate'; readonly rating: number; readonly key: string}
