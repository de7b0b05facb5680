/** One wish: the same key on every try, so that it is made once (D-02). */
export type InitialsWish = {readonly isInitials: boolean; readonly key: string}

export type RankingInitialsContext = {
  /** What the server holds; false before it was read. */
  readonly isInitials: boolean
  /** The wish that is on its way, or has failed. */
  readonly wish: InitialsWish | null
}

export type RankingInitialsEvent =
  | {readonly type: 'initials.set'; readonly isInitials: boolean; readonly key: string}
  | {readonly type: 'initials.retry'}
  | {readonly type: 'network.returned'}
