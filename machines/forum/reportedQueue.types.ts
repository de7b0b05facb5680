/** A comment or a card of the community, with what was reported about it. */
export type ReportedItem = {
  readonly id: string
  /** The author's name; empty when the account is gone. */
  readonly author: string
  /** As it was written. */
  readonly body: string
  readonly reports: readonly {
    /** The reason in words. */
    readonly title: string
    readonly description: string
    /** ISO 8601. */
    readonly createdAt: string
  }[]
  /** The path of the page where it stands. */
  readonly link: string
}

export type ReportedContext = {
  /** Oldest report first, so many as one answer holds. */
  readonly items: readonly ReportedItem[]
  readonly total: number
}

export type ReportedEvent =
  | {readonly type: 'queue.reload'}
  | {readonly type: 'network.returned'}
  /** Somebody of the staff has decided about an item. */
  | {readonly type: 'report.settled'; readonly id: string}
