import type {SnapshotFrom} from 'xstate'
import type {ReactNode} from 'react'
import type {AssistantFacts} from '../../../domain/forum/buttons.ts'
import type {ForumContentType} from '../../../domain/forum/comment.ts'
import type {commentMachine} from '../../../machines/forum/comment.machine.ts'
import type {CommentEvent} from '../../../machines/forum/comment.types.ts'
import type {forumMachine} from '../../../machines/forum/forum.machine.ts'
import type {ForumEvent} from '../../../machines/forum/forum.types.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import type {Send} from '../flow.ts'
import type {DraftStore} from '../../services/forum/drafts.ts'
import type {Mentioning} from './MentionField.tsx'

/** The box of a comment. */
export type CommentFormProps = {
  readonly label: string
  readonly submitLabel: string
  /** The text, and the ids of those whom it means. */
  readonly onSubmit: (body: string, mentions: readonly string[]) => void
  readonly onCancel?: () => void
  /** A reply is written at once. */
  readonly takesFocus?: boolean
  /** Where the text is kept until it is sent or discarded. */
  readonly drafts?: DraftStore
  /** Suggests people. */
  readonly mentioning?: Mentioning
}

/** A comment that the outbox holds. */
export type PendingComment = {
  readonly key: string
  readonly parentId: string | null
  readonly body: string
  readonly syncStatus: SyncStatus
}

/** What every comment of a forum is drawn with. */
export type Thread = {
  readonly state: SnapshotFrom<typeof forumMachine>
  readonly send: Send<ForumEvent>
  readonly writing: SnapshotFrom<typeof commentMachine>
  readonly sendWriting: Send<CommentEvent>
  readonly contentType: ForumContentType
  /** The profile of the one who reads. */
  readonly ownId: string
  readonly pending: readonly PendingComment[]
  /** The button that asks for a monitor about a comment. */
  readonly monitorOf?: (commentId: string) => ReactNode
  /** The assistant under an own comment, with what else the comment is; its error card offers `monitor`. */
  readonly assistantOf?: (commentId: string, facts: AssistantFacts, monitor: ReactNode) => ReactNode
  /** The button that reports a comment to the staff. */
  readonly reportOf?: (commentId: string, title: string) => ReactNode
  /** What the staff does with a comment that hurts. */
  readonly hidingOf?: (commentId: string, offers: 'hide' | 'show') => ReactNode
  /** The box of a comment that keeps its text and suggests people; of the first level with null. */
  readonly formOf?: (parentId: string | null, props: CommentFormProps) => ReactNode
  /** For the age of comments. */
  readonly now: number
}
