import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked, WriteSettled} from '../shared/events.ts'
import type {Write} from './outbox.types.ts'

/** One version of something that the device keeps and the account should have too: the marks of a question, preferences. */
export type Draft = {
  readonly id: string
  /** Tells one version of a draft from another. */
  readonly stamp: string
  readonly lane: string
  readonly write: Write
}

/** A draft by its id, with the idempotency key of the write that it becomes. */
export type DraftRef = {readonly id: string; readonly key: string}

export type Change = DraftRef & {
  /** When the clock first saw the change; null until its next tick. */
  readonly since: Instant | null
}

export type SentDraft = {readonly key: string; readonly draft: Draft}

export type DraftSyncInput = {
  /** A draft is sent when it has not changed for this many milliseconds; 0 sends it at once. */
  readonly pauseMs: number
}

export type DraftSyncContext = DraftSyncInput & {
  readonly changes: readonly Change[]
  /** Handed to the outbox, and neither confirmed nor refused yet. */
  readonly sent: readonly SentDraft[]
  readonly soughtAt: Instant | null
}

export type DraftSyncEvent =
  | ClockTicked
  | WriteSettled
  /** The student changed a draft in this tab. */
  | ({readonly type: 'draft.changed'} & DraftRef)
  /** The device has a draft that the server has not got, from whichever tab. */
  | ({readonly type: 'draft.noticed'} & DraftRef)
  /** The reply to `drafts.read`; there is none when the server has the draft by now. */
  | {readonly type: 'draft.found'; readonly key: string; readonly draft: Draft}
  | {readonly type: 'session.ending'}

/** What the actor that keeps drafts on the device is asked to do. */
export type DraftCommand =
  | {readonly type: 'drafts.seek'}
  | {readonly type: 'drafts.read'; readonly drafts: readonly DraftRef[]}
  /** The server has taken these versions, or will never take them. */
  | {readonly type: 'drafts.settle'; readonly drafts: readonly Draft[]}
