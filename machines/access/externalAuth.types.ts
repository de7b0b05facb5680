/** Who the token belongs to; without an e-mail nobody is let in (spec 1§2). */
export type ExternalUser = {readonly email: string | null}

/** The version this student is on, and where the other one takes over; `address` is null where none is configured. */
export type ExternalExperiment = {readonly state: string; readonly address: string | null}

export type ExternalAuthInput = {readonly token: string | null}
export type ExternalAuthContext = ExternalAuthInput & {
  /** A path of ours or the address of the external app, once it is decided. */
  readonly destination: string
}
export type ExternalAuthEvent = {readonly type: 'signIn.retry'}
