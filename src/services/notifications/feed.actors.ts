import {fromCallback} from 'xstate'
import type {FeedCommand, NotificationsEvent} from '../../../machines/notifications/notifications.types.ts'
import {
  FindUserNewNotificationsAmountDocument,
  UpdateAllSeenDocument,
  UpdateLastSeenDocument,
  UpdateSeenDocument,
} from '../gen/notifications/graphql.ts'
import {openChannel} from '../platform/doors.ts'
import {randomId} from '../platform/device.ts'
import {logOnly} from '../platform/log.ts'
import {onWorkerMessage} from '../platform/serviceWorker.ts'
import {readPage} from './pages.actors.ts'
import {dataOf, type OpenService} from './service.ts'

/** Said by the service worker when a push message came (spec 1§7). */
export const newNotificationMessage = 'NEW_NOTIFICATION_RECEIVED'

/** Tells the student's other tabs that marks have changed. */
const channelOf = (uid: string) => openChannel(`aristo.notifications.${uid}`)

/** Runs one at a time; what is asked for meanwhile is run once more at the end. */
function coalesced(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isRunning = true
    do {
      isWanted = false
      await work()
    } while (isWanted)
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}

type Tell = (event: NotificationsEvent) => void

/** What the feed asks of the service for one student. */
function requestsOf(open: OpenService, uid: string) {
  const amount = async () => {
    const {client} = await open()
    return dataOf(await client.query(FindUserNewNotificationsAmountDocument, {userFirebaseId: uid}).toPromise())
      .findUserNewNotificationsAmount
  }
  return {
    amount,
    news: async () => {
      const [page, count] = await Promise.all([readPage(open, {uid, skip: 0}), amount()])
      return {page, amount: count}
    },
    markSeen: async (id: string) => {
      const {client} = await open()
      dataOf(await client.mutation(UpdateSeenDocument, {id, idempotencyKey: randomId()}).toPromise())
    },
    markAllSeen: async () => {
      const {client} = await open()
      dataOf(
        await client.mutation(UpdateAllSeenDocument, {userFirebaseId: uid, idempotencyKey: randomId()}).toPromise(),
      )
    },
    markLastSeen: async () => {
      const {client} = await open()
      dataOf(await client.mutation(UpdateLastSeenDocument, {firebaseId: uid, idempotencyKey: randomId()}).toPromise())
    },
  }
}

/**
 * Everything about notifications that happens beside the panel: news by subscription, push message and other tabs; marks
 * as the student makes them. What fails here takes a mark back or is only logged.
 */
export const feedWith = (open: OpenService) =>
  fromCallback<FeedCommand, {uid: string}>(({input: {uid}, receive, sendBack}) => {
    const ask = requestsOf(open, uid)
    const channel = channelOf(uid)
    const stops: (() => void)[] = [() => channel.close()]
    let isOver = false
    const tell: Tell = (event) => {
      if (!isOver) sendBack(event)
    }
    const onNews = () => tell({type: 'notification.received'})
    const tellTabs = () => {
      if (!isOver) channel.postMessage('changed')
    }

    const refresh = coalesced(() =>
      ask.news().then(
        (news) => tell({type: 'news.arrived', ...news}),
        (error) => logOnly('notifications', error),
      ),
    )
    const start = async () => {
      const service = await open()
      if (isOver) return
      stops.push(service.follow(onNews))
      tell({type: 'amount.known', amount: await ask.amount()})
    }
    const tryStart = () =>
      void start().catch((error: unknown) => {
        logOnly('notifications', error)
        addEventListener('online', tryStart, {once: true})
      })

    receive((command) => {
      if (command.type === 'feed.refresh') refresh()
      if (command.type === 'seen.write')
        ask.markSeen(command.id).then(tellTabs, () => tell({type: 'seen.failed', id: command.id}))
      if (command.type === 'lastSeen.write')
        ask.markLastSeen().then(tellTabs, (error) => logOnly('notifications seen', error))
      if (command.type === 'all.write') {
        ask.markAllSeen().then(
          () => {
            tell({type: 'all.marked'})
            tellTabs()
          },
          () => tell({type: 'all.failed'}),
        )
      }
    })
    channel.onmessage = onNews
    stops.push(onWorkerMessage(newNotificationMessage, onNews), () => removeEventListener('online', tryStart))
    tryStart()
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  })
