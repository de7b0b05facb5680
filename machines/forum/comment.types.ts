import type {WriteSettled} from '../shared/events.ts'

/** A comment that a student writes: of the first level, or a reply. */
export type WrittenComment = {
  readonly parentId: string | null
  readonly body: string
  /** Ids of participants whom it means by `@name`. */
  readonly mentions: readonly string[]
  readonly key: string
}

/** The comment that is asked about before it goes. */
export type DeletedComment = {readonly id: string; readonly name: string}

export type CommentDeletion = {readonly id: string; readonly key: string}

export type VisibilityChange = {readonly id: string; readonly isPublic: boolean; readonly key: string}

export type CommentContext = {
  /** The comment that is being replied to. */
  readonly replyTo: string | null
  /** Keys of comments that the outbox has and the server has not confirmed. */
  readonly pending: readonly string[]
  readonly target: DeletedComment | null
  readonly change: {readonly id: string; readonly isPublic: boolean} | null
  /** The last change that did not succeed, of which comment. */
  readonly failed: {readonly change: 'delete' | 'visibility'; readonly id: string} | null
}

export type CommentInput = Pick<CommentContext, 'pending'>

export type CommentEvent =
  | WriteSettled
  | ({readonly type: 'comment.submit'} & WrittenComment)
  | {readonly type: 'reply.open'; readonly id: string}
  | {readonly type: 'reply.close'}
  | ({readonly type: 'comment.delete'} & DeletedComment)
  | {readonly type: 'deletion.confirm'; readonly key: string}
  | {readonly type: 'deletion.cancel'}
  | ({readonly type: 'visibility.change'} & VisibilityChange)
