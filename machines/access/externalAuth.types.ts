/** Whom the token signs in, and who is signed in here already. Without an e-mail nobody is let in (spec 1§2). */
export type Newcomer = {
  readonly email: string | null
  /** Another account that is signed in on this device; null when there is none, or the token is of the same one. */
  readonly present: PresentAccount | null
}

/** `waiting`: writes of this account that are still on the device. */
export type PresentAccount = {readonly email: string | null; readonly waiting: number}

/** The version this student is on, and where the other one takes over; `address` is null where none is configured. */
export type ExternalExperiment = {readonly state: string; readonly address: string | null}

export type ExternalAuthInput = {readonly token: string | null}
export type ExternalAuthContext = ExternalAuthInput & {
  /** A path of ours or the address of the external app, once it is decided. */
  readonly destination: string
  readonly newcomer: Newcomer | null
}
export type ExternalAuthEvent =
  | {readonly type: 'signIn.retry'}
  | {readonly type: 'switch.confirm'}
  | {readonly type: 'switch.cancel'}
