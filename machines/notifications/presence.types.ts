export type PresenceContext = {
  readonly uid: string
  /** How many people study now; null while nobody has said so. */
  readonly count: number | null
}

export type PresenceEvent =
  /** The realtime database has taken this tab's mark, and the order to remove it when the connection ends. */
  | {readonly type: 'presence.online'}
  | {readonly type: 'presence.lost'}
  | {readonly type: 'count.changed'; readonly count: number | null}
  | {readonly type: 'session.ending'}
  /** The mark is removed, or could not be: the connection's end removes it. */
  | {readonly type: 'presence.left'}

export type PresenceCommand = {readonly type: 'presence.leave'}
