import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** A comment or a card is hidden with a reason that its author reads, or shown with null. */
export type HidingChange = {readonly id: string; readonly reason: string | null; readonly key: string}

export type HidingContext = {
  readonly id: string
  readonly reason: string
  readonly key: string
  readonly failure: RequestFailure | null
}

export type HidingInput = Pick<HidingContext, 'id'>

export type HidingEvent =
  | {readonly type: 'hiding.open'}
  | {readonly type: 'hiding.close'}
  | {readonly type: 'hiding.type'; readonly reason: string}
  | {readonly type: 'hiding.send'; readonly key: string}
  /** It stands: it is shown again, and its reports are settled. */
  | {readonly type: 'hiding.undo'; readonly key: string}
