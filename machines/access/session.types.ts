/** Who is signed in, as the identity provider knows the person. */
export type SessionUser = {readonly uid: string; readonly email: string | null}

export type SessionContext = {
  readonly user: SessionUser | null
  /** Writes of this student that wait on the device, when signing out was asked for. */
  readonly waiting: number
}

export type SessionEvent =
  /** The provider says who is signed in; null after a sign-out that somebody asked for, in this tab or in another. */
  | {readonly type: 'user.changed'; readonly user: SessionUser | null}
  | {readonly type: 'session.signOut'; readonly waiting: number}
  | {readonly type: 'signOut.confirm'}
  | {readonly type: 'signOut.cancel'}
  /** Server or provider no longer take this login; what the student does waits in the outbox. */
  | {readonly type: 'session.expired'}
