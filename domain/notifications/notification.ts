import type {Instant} from '../shared/studyDay.ts'

/** A notification as the student sees it (spec 3§3). */
export type Notification = {
  readonly id: string
  readonly authorPicture: string | null
  readonly authorName: string
  readonly message: string
  readonly thumbnail: string | null
  readonly seen: boolean
  readonly link: string | null
  readonly createdAt: Instant
}

/** Notifications that are asked for at a time (spec 3§9). */
export const notificationPage = 10

export type NotificationList = {
  /** Newest first, each once. */
  readonly items: readonly Notification[]
  /** Whether the service may have older ones. */
  readonly hasMore: boolean
}

const newestFirst = (one: Notification, other: Notification) =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0)

/** What arrived last about a notification counts; what came twice stands once. */
function union(known: readonly Notification[], arrived: readonly Notification[]): readonly Notification[] {
  const all = new Map([...known, ...arrived].map((item) => [item.id, item]))
  return [...all.values()].sort(newestFirst)
}

/** An older page under what is known; new ones that came in between have moved it, so some of it may be known already. */
export const withOlderPage = ({items}: NotificationList, page: readonly Notification[]): NotificationList => ({
  items: union(items, page),
  hasMore: page.length === notificationPage,
})

/**
 * The newest page over what is known. A full page that nothing known is part of leaves a gap, so that it starts the list
 * anew.
 */
export function withNewestPage({items, hasMore}: NotificationList, page: readonly Notification[]): NotificationList {
  const known = new Set(items.map(({id}) => id))
  const isJoined = page.some(({id}) => known.has(id))
  const isFull = page.length === notificationPage
  if (isFull && !isJoined) return {items: union([], page), hasMore: true}
  return {items: union(items, page), hasMore: items.length === 0 ? isFull : hasMore}
}

/** The list with one notification, or all of the named ones, seen or not. */
export const withSeen = (
  items: readonly Notification[],
  ids: readonly string[],
  seen: boolean,
): readonly Notification[] =>
  items.map((item) => (ids.includes(item.id) && item.seen !== seen ? {...item, seen} : item))
