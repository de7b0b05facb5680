import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type ShareInput = {readonly id: string}

export type ShareContext = ShareInput & {
  /** The random part of the page's address; null while the result is not shared. */
  readonly address: string | null
  /** Why the last request failed; null otherwise. */
  readonly failure: RequestFailure | null
}

/** How an address leaves the page: to the clipboard, or to another app of the device. */
export type Way = 'copy' | 'send'

export type ShareEvent =
  | {readonly type: 'share.retry'}
  | {readonly type: 'network.returned'}
  /** The result is put on a page of its own. */
  | {readonly type: 'share.request'; readonly key: string}
  | {readonly type: 'address.copy'}
  | {readonly type: 'address.send'}
  /** 'Retirar link', which asks first. */
  | {readonly type: 'share.withdraw'}
  | {readonly type: 'withdrawal.confirm'; readonly key: string}
  | {readonly type: 'withdrawal.cancel'}
