/** Who is signed in, as the identity provider knows the person. */
export type SessionUser = {readonly uid: string; readonly email: string | null}

export type SessionContext = {readonly user: SessionUser | null}

export type SessionEvent =
  | {readonly type: 'user.changed'; readonly user: SessionUser | null}
  | {readonly type: 'session.signOut'}
  /** The server no longer takes this login; what the student does waits in the outbox. */
  | {readonly type: 'session.expired'}
