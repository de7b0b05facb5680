import type {SnapshotFrom} from 'xstate'
import {type AgedGroup, groupedByAge} from '../../domain/notifications/ages.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {notificationsMachine} from './notifications.machine.ts'

type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

/** How many came since the panel was last open; the bell shows its dot unless 0. */
export const newAmount = ({context}: NotificationsSnapshot): number => context.newAmount

/** How many arrived live, to be said politely; 0 says nothing. */
export const liveArrivals = ({context}: NotificationsSnapshot): number => context.arrivals

/** What the panel lists, by age; also while it is asked for again. */
export const shownGroups = ({context}: NotificationsSnapshot): readonly AgedGroup[] =>
  groupedByAge(context.items, context.now)

export const shownNow = ({context}: NotificationsSnapshot): Instant => context.now

/** Whether older ones may be asked for below the list. */
export const offersMore = (state: NotificationsSnapshot): boolean =>
  state.context.hasMore &&
  (state.matches({open: 'list'}) || state.matches({open: 'loadingMore'}) || state.matches({open: 'loadMoreFailed'}))

export const hasUnseen = ({context}: NotificationsSnapshot): boolean => context.items.some(({seen}) => !seen)
