import type {ReportReason} from '../../domain/study/feedback.ts'
import type {ForumComment} from '../../domain/forum/comment.ts'

/** A comment with what was reported about it. */
export type ReportedItem = {
  readonly comment: ForumComment
  readonly reports: readonly {
    readonly reason: ReportReason
    readonly description: string
    /** ISO 8601. */
    readonly createdAt: string
  }[]
  /** The path of the content's page. */
  readonly link: string
}

export type ReportedContext = {
  /** Oldest report first, so many as one answer holds. */
  readonly items: readonly ReportedItem[]
  readonly total: number
}

export type ReportedEvent =
  | {readonly type: 'queue.reload'}
  | {readonly type: 'network.returned'}
  /** Somebody of the staff has decided about a comment. */
  | {readonly type: 'report.settled'; readonly id: string}
