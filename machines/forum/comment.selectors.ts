import type {SnapshotFrom} from 'xstate'
import type {commentMachine} from './comment.machine.ts'
import type {CommentContext, DeletedComment} from './comment.types.ts'

type CommentSnapshot = SnapshotFrom<typeof commentMachine>

/** The comment that is being replied to. */
export const replyTarget = ({context}: CommentSnapshot): string | null => context.replyTo

/** The comment that is about to go, while the student is asked or it is on its way. */
export const askedDeletion = (state: CommentSnapshot): DeletedComment | null =>
  state.hasTag('asking') ? state.context.target : null

/** What did not succeed with this comment. */
export const failedChange = ({context: {failed}}: CommentSnapshot, id: string): FailedChange | null =>
  failed?.id === id ? failed.change : null
type FailedChange = NonNullable<CommentContext['failed']>['change']

/** Its visibility is being changed. */
export const isChanging = (state: CommentSnapshot, id: string): boolean =>
  state.matches('changingVisibility') && state.context.change?.id === id
