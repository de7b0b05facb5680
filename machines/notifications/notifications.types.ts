import type {Notification} from '../../domain/notifications/notification.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

export type NotificationsContext = {
  /** The student to whom all of this belongs. */
  readonly uid: string
  /** Newest first. */
  readonly items: readonly Notification[]
  readonly hasMore: boolean
  /** How many came since the panel was last open; the bell has its dot unless 0. */
  readonly newAmount: number
  /** How many arrived live since the panel was last opened or closed; said politely. */
  readonly arrivals: number
  /** Shown as seen because the student opened them, whatever the service has said so far. */
  readonly marking: readonly string[]
  /** Shown as seen because 'mark all' is on its way. */
  readonly markingAll: readonly string[]
  /** The server's instant, by the minute. */
  readonly now: Instant
}

export type NotificationsInput = {readonly uid: string; readonly now: Instant}

export type PageInput = {readonly uid: string; readonly skip: number}

export type NotificationsEvent =
  | ClockTicked
  | {readonly type: 'panel.open'}
  | {readonly type: 'panel.close'}
  | {readonly type: 'panel.retry'}
  | {readonly type: 'more.load'}
  | {readonly type: 'all.mark'}
  | {readonly type: 'notification.open'; readonly id: string}
  /** The service did not take the mark of one notification. */
  | {readonly type: 'seen.failed'; readonly id: string}
  /** The service has taken, or not taken, the mark of all; the panel may have been closed since. */
  | {readonly type: 'all.marked'}
  | {readonly type: 'all.failed'}
  | {readonly type: 'amount.known'; readonly amount: number}
  /** A subscription, a push message or another tab says that there is something new. */
  | {readonly type: 'notification.received'}
  /** What was asked for because of it. */
  | {readonly type: 'news.arrived'; readonly page: readonly Notification[]; readonly amount: number}

/** What the feed is asked for; it answers with events, or not at all where a failure is only logged. */
export type FeedCommand =
  | {readonly type: 'feed.refresh'}
  | {readonly type: 'seen.write'; readonly id: string}
  | {readonly type: 'all.write'}
  | {readonly type: 'lastSeen.write'}
