import type {ForumParticipant} from '../../domain/forum/comment.ts'
import type {MentionQuery} from '../../domain/forum/mention.ts'

export type MentionContext = {
  /** What is being written after an `@`. */
  readonly query: MentionQuery | null
  readonly people: readonly ForumParticipant[]
  /** The place of the person that Enter chooses. */
  readonly active: number
}

export type MentionEvent =
  | {readonly type: 'mention.written'; readonly query: MentionQuery | null}
  | {readonly type: 'mention.moved'; readonly step: 1 | -1}
  /** Somebody was chosen, or the student wants none. */
  | {readonly type: 'mention.closed'}
