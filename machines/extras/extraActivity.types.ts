import type {WriteSettled} from '../shared/events.ts'

export type ExtraActivityContext = {
  readonly id: string
  readonly isFinished: boolean
  /** All of it is answered, as far as the server counts it. */
  readonly isComplete: boolean
  /** The day may still be answered: past days are read only. */
  readonly isEditable: boolean
  /** Idempotency key of the finish on its way; null when none is. */
  readonly writeKey: string | null
  /** Idempotency key of the wish to delete it; it is kept until the server has answered. */
  readonly deleteKey: string | null
}

/** What the list and the outbox say of an extra. */
export type ExtraNews = Pick<ExtraActivityContext, 'isFinished' | 'isComplete' | 'isEditable' | 'writeKey'>

export type ExtraActivityInput = ExtraNews & {readonly id: string}

export type DeleteWish = {readonly id: string; readonly key: string}

export type ExtraActivityEvent =
  | WriteSettled
  | {readonly type: 'finish.send'; readonly key: string}
  | {readonly type: 'delete.ask'}
  | {readonly type: 'delete.confirm'; readonly key: string}
  | {readonly type: 'delete.cancel'}
  | ({readonly type: 'extra.changed'} & ExtraNews)
