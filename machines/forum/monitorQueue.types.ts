import type {ForumComment, ForumParticipant} from '../../domain/forum/comment.ts'

/** A comment that waits for a monitor, with what it is about. */
export type MonitorItem = {
  readonly comment: ForumComment
  /** The comments above it, the top one first. */
  readonly thread: readonly ForumComment[]
  /** ISO 8601. */
  readonly requestedAt: string
  readonly claimedBy: ForumParticipant | null
  readonly isMine: boolean
  /** The path of the content's page. */
  readonly link: string
  /** The words of the content. */
  readonly about: string
}

export type LoadedQueue = {
  /** Oldest first, so many as one answer holds. */
  readonly items: readonly MonitorItem[]
  /** All that wait. */
  readonly total: number
}

/** What is done with one of them: taken, given back, or answered. */
export type QueueChange =
  | {readonly kind: 'claim' | 'release'; readonly id: string; readonly key: string}
  | {readonly kind: 'reply'; readonly id: string; readonly body: string; readonly key: string}

export type QueueContext = LoadedQueue & {
  /** What is on its way. */
  readonly change: QueueChange | null
  /** The change that did not succeed; `isTaken` where somebody else has the comment. */
  readonly failed: {readonly id: string; readonly isTaken: boolean} | null
}

/** Something new came for the person: the first page is read at once. */
export type QueueCommand = {readonly type: 'queue.refresh'}

export type QueueEvent =
  | {readonly type: 'queue.reload'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'queue.more'}
  | QueueCommand
  /** The first page as it is now. */
  | ({readonly type: 'queue.arrived'} & LoadedQueue)
  | ({readonly type: 'request.change'} & QueueChange)
