import {assign, sendTo, setup} from 'xstate'
import {type Notification, withNewestPage, withOlderPage, withSeen} from '../../domain/notifications/notification.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import {effect, noListener, notProvided} from '../shared/notProvided.ts'
import type {
  FeedCommand,
  NotificationsContext,
  NotificationsEvent,
  NotificationsInput,
  PageInput,
} from './notifications.types.ts'

type Page = readonly Notification[]
type News = {readonly page: Page; readonly amount: number}

const minute = 60_000

/** Marked ones stay seen on the screen, whatever a page that was asked for before says. */
const marked = (items: Page, {marking, markingAll}: NotificationsContext): Page =>
  withSeen(items, [...marking, ...markingAll], true)

/** Newer and unseen; where nothing is known yet, the amount tells how many came. */
function arrivedWith({page, amount}: News, {items, newAmount}: NotificationsContext): number {
  const [newest] = items
  if (!newest) return Math.max(0, amount - newAmount)
  return page.filter(({createdAt, seen}) => createdAt > newest.createdAt && !seen).length
}

/**
 * The bell and its panel (flow F-029; spec 3§2.6, 3§4, 3§8, 3§9). Marks are shown at once and taken back when the service
 * refuses them. News arrive while the panel is open or closed; opening it clears the dot.
 */
export const notificationsMachine = setup({
  types: {} as {context: NotificationsContext; events: NotificationsEvent; input: NotificationsInput; tags: 'pending'},
  actors: {
    feed: noListener<{uid: string}, FeedCommand>(),
    findPage: notProvided<Page, PageInput>('findPage'),
    findMore: notProvided<Page, PageInput>('findMore'),
  },
  actions: {
    storeNow: assign((_, {now}: {now: Instant}) => ({now})),
    storeAmount: assign((_, {amount}: {amount: number}) => ({newAmount: amount})),
    storeArrivals: assign(({context}, news: News) => ({arrivals: context.arrivals + arrivedWith(news, context)})),
    clearArrivals: assign({arrivals: 0}),
    clearAmount: assign({newAmount: 0}),
    storeNewest: assign(({context}, {page}: {page: Page}) => {
      const {items, hasMore} = withNewestPage(context, page)
      return {items: marked(items, context), hasMore}
    }),
    storeOlder: assign(({context}, {page}: {page: Page}) => {
      const {items, hasMore} = withOlderPage(context, page)
      return {items: marked(items, context), hasMore}
    }),
    markOne: assign(({context}, {id}: {id: string}) => ({
      items: withSeen(context.items, [id], true),
      marking: [...context.marking, id],
    })),
    unmarkOne: assign(({context}, {id}: {id: string}) => ({
      items: withSeen(context.items, context.marking.includes(id) ? [id] : [], false),
      marking: context.marking.filter((one) => one !== id),
    })),
    markAll: assign(({context}) => {
      const unseen = context.items.filter(({seen}) => !seen).map(({id}) => id)
      return {items: withSeen(context.items, unseen, true), markingAll: unseen}
    }),
    unmarkAll: assign(({context}) => ({items: withSeen(context.items, context.markingAll, false), markingAll: []})),
    clearMarkingAll: assign({markingAll: []}),
    askForNews: sendTo('feed', {type: 'feed.refresh'}),
    writeSeen: sendTo('feed', (_, {id}: {id: string}) => ({type: 'seen.write', id})),
    writeAllSeen: sendTo('feed', {type: 'all.write'}),
    writeLastSeen: sendTo('feed', {type: 'lastSeen.write'}),
    notifyMarkAllFailed: effect('notifyMarkAllFailed'),
    logFailure: effect('logFailure'),
  },
  guards: {
    isNextMinute: ({context}, {now}: {now: Instant}) => Math.floor(now / minute) !== Math.floor(context.now / minute),
    isUnseen: ({context}, {id}: {id: string}) => context.items.some((item) => item.id === id && !item.seen),
    hasUnseen: ({context}) => context.items.some(({seen}) => !seen),
    hasMore: ({context}) => context.hasMore,
    /** The service still counts news that this open panel shows. */
    isCounted: (_, {amount}: News) => amount > 0,
    hasItems: ({context}, {page}: {page: Page}) => page.length + context.items.length > 0,
  },
}).createMachine({
  id: 'notifications',
  context: ({input}) => ({...input, items: [], hasMore: false, newAmount: 0, arrivals: 0, marking: [], markingAll: []}),
  invoke: {id: 'feed', src: 'feed', input: ({context}) => ({uid: context.uid}), onError: {actions: 'logFailure'}},
  initial: 'closed',
  on: {
    'clock.ticked': {
      guard: {type: 'isNextMinute', params: ({event}) => ({now: event.now})},
      actions: {type: 'storeNow', params: ({event}) => ({now: event.now})},
    },
    'notification.received': {actions: 'askForNews'},
    'seen.failed': {actions: {type: 'unmarkOne', params: ({event}) => ({id: event.id})}},
    'all.marked': {actions: 'clearMarkingAll'},
    'all.failed': {actions: ['unmarkAll', 'notifyMarkAllFailed']},
  },
  states: {
    closed: {
      on: {
        'panel.open': {target: 'open', actions: ['clearAmount', 'clearArrivals', 'writeLastSeen']},
        'amount.known': {actions: {type: 'storeAmount', params: ({event}) => ({amount: event.amount})}},
        'news.arrived': {
          actions: [
            {type: 'storeArrivals', params: ({event}) => event},
            {type: 'storeNewest', params: ({event}) => ({page: event.page})},
            {type: 'storeAmount', params: ({event}) => ({amount: event.amount})},
          ],
        },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'panel.close': {target: 'closed', actions: 'clearArrivals'},
        'notification.open': {
          guard: {type: 'isUnseen', params: ({event}) => ({id: event.id})},
          actions: [
            {type: 'markOne', params: ({event}) => ({id: event.id})},
            {type: 'writeSeen', params: ({event}) => ({id: event.id})},
          ],
        },
        'news.arrived': [
          {
            guard: {type: 'isCounted', params: ({event}) => event},
            actions: [
              {type: 'storeArrivals', params: ({event}) => event},
              {type: 'storeNewest', params: ({event}) => ({page: event.page})},
              'writeLastSeen',
            ],
          },
          {
            actions: [
              {type: 'storeArrivals', params: ({event}) => event},
              {type: 'storeNewest', params: ({event}) => ({page: event.page})},
            ],
          },
        ],
      },
      states: {
        loading: {
          tags: 'pending',
          invoke: {
            id: 'findPage',
            src: 'findPage',
            input: ({context}) => ({uid: context.uid, skip: 0}),
            onDone: [
              {
                guard: {type: 'hasItems', params: ({event}) => ({page: event.output})},
                target: 'list',
                actions: {type: 'storeNewest', params: ({event}) => ({page: event.output})},
              },
              {target: 'empty'},
            ],
            onError: 'failed',
          },
        },
        list: {
          on: {
            'more.load': {guard: 'hasMore', target: 'loadingMore'},
            'all.mark': {guard: 'hasUnseen', target: 'markingAll', actions: ['markAll', 'writeAllSeen']},
          },
        },
        empty: {
          on: {
            'news.arrived': {
              guard: {type: 'hasItems', params: ({event}) => ({page: event.page})},
              target: 'list',
              actions: [
                {type: 'storeArrivals', params: ({event}) => event},
                {type: 'storeNewest', params: ({event}) => ({page: event.page})},
                'writeLastSeen',
              ],
            },
          },
        },
        failed: {on: {'panel.retry': 'loading'}},
        loadingMore: {
          tags: 'pending',
          invoke: {
            id: 'findMore',
            src: 'findMore',
            input: ({context}) => ({uid: context.uid, skip: context.items.length}),
            onDone: {target: 'list', actions: {type: 'storeOlder', params: ({event}) => ({page: event.output})}},
            onError: 'loadMoreFailed',
          },
        },
        loadMoreFailed: {
          on: {
            'more.load': 'loadingMore',
            'all.mark': {guard: 'hasUnseen', target: 'markingAll', actions: ['markAll', 'writeAllSeen']},
          },
        },
        markingAll: {
          tags: 'pending',
          on: {
            'all.marked': {target: 'list', actions: 'clearMarkingAll'},
            'all.failed': {target: 'list', actions: ['unmarkAll', 'notifyMarkAllFailed']},
          },
        },
      },
    },
  },
})
