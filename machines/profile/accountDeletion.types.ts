import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type AccountDeletionInput = {
  /** When the deletion was asked for, ISO 8601; null when nobody asked. */
  readonly requestedAt: string | null
}

export type AccountDeletionContext = {
  readonly requestedAt: string | null
  readonly key: string
  readonly failure: RequestFailure | null
}

export type AccountDeletionEvent =
  | {readonly type: 'deletion.begin'}
  | {readonly type: 'deletion.stop'}
  | {readonly type: 'deletion.confirm'; readonly typed: string; readonly key: string}
  | {readonly type: 'deletion.cancel'; readonly key: string}
  /** What the server holds: asked for or cancelled here, on another device, or by the operator. */
  | {readonly type: 'deletion.told'; readonly requestedAt: string | null}
