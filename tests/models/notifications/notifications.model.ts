import type {Notification} from '../../../domain/notifications/notification.ts'
import {notificationPage} from '../../../domain/notifications/notification.ts'
import {notificationsMachine} from '../../../machines/notifications/notifications.machine.ts'
import {notificationsText as text} from '../../../src/text/notifications/notifications.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const now = Date.parse('2026-03-10T13:00:00.000Z')
export const uid = 'ana'

/** A notification so many hours old. */
export const notification = (id: string, hours: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  authorPicture: null,
  authorName: 'Equipe Aristo',
  message: `aviso ${id}`,
  thumbnail: null,
  seen: true,
  link: null,
  createdAt: now - hours * 3_600_000,
  ...changes,
})

/** A full page; the newest of it is not seen. */
export const firstPage = Array.from({length: notificationPage}, (_, index) =>
  notification(`n${index + 1}`, index + 1, {seen: index > 0}),
)
export const secondPage = [notification('n11', 24 * 40)]
export const fresh = notification('n0', 0, {seen: false})

export const notificationsModel: FlowModel<typeof notificationsMachine> = {
  machine: notificationsMachine,
  starts: {'a student who is signed in': {uid, now}},
  cases: {
    'panel.open': [{type: 'panel.open'}],
    'panel.close': [{type: 'panel.close'}],
    'panel.retry': [{type: 'panel.retry'}],
    'more.load': [{type: 'more.load'}],
    'all.mark': [{type: 'all.mark'}],
    'notification.open': [
      {type: 'notification.open', id: 'n1'},
      {type: 'notification.open', id: 'n2'},
    ],
    'seen.failed': [{type: 'seen.failed', id: 'n1'}],
    'all.marked': [{type: 'all.marked'}],
    'all.failed': [{type: 'all.failed'}],
    'amount.known': [{type: 'amount.known', amount: 2}],
    'notification.received': [{type: 'notification.received'}],
    'news.arrived': [
      {type: 'news.arrived', page: [fresh], amount: 3},
      {type: 'news.arrived', page: [], amount: 0},
    ],
    'clock.ticked': [
      {type: 'clock.ticked', now: now + 1_000},
      {type: 'clock.ticked', now: now + 60_000},
    ],
  },
  replies: {
    'xstate.done.actor.findPage': [firstPage, []],
    'xstate.error.actor.findPage': [new Error('500')],
    'xstate.done.actor.findMore': [secondPage],
    'xstate.error.actor.findMore': [new Error('500')],
    'xstate.error.actor.feed': [new Error('no service')],
  },
  requests: ['findPage', 'findMore'],
  listeners: ['feed'],
  effects: ['notifyMarkAllFailed', 'logFailure'],
  contextKey: ({items, hasMore, markingAll}) => [
    items.length > 10,
    items.length > 0,
    items.some(({seen}) => !seen),
    hasMore,
    markingAll.length,
  ],
}

const retry = ['button', text.retry] as const
const more = ['button', text.more] as const
const markAll = ['button', text.markAll] as const

export const notificationsView: ViewModel<typeof notificationsMachine> = {
  interactions: {
    'panel.open': (page) => page.getByRole('button', {name: new RegExp(`^${text.title}`)}).click(),
    'panel.close': (page) => page.getByRole('button', {name: text.close}).click(),
    'panel.retry': (page) => page.getByRole('button', {name: text.retry}).click(),
    'more.load': (page) => page.getByRole('button', {name: text.more}).click(),
    'all.mark': (page) => page.getByRole('button', {name: text.markAll}).click(),
    'notification.open': (page, {id}) => page.getByRole('button', {name: new RegExp(`aviso ${id}( |$)`)}).click(),
    'seen.failed': 'fact',
    'all.marked': 'fact',
    'all.failed': 'fact',
    'amount.known': 'fact',
    'notification.received': 'fact',
    'news.arrived': 'fact',
    'clock.ticked': 'fact',
  },
  expectations: {
    closed: ({newAmount}) => ({visible: [['button', text.bell(newAmount)]], absent: [['heading', text.title]]}),
    'open.loading': ({items}) => ({
      visible: [['heading', text.title], items.length === 0 ? ['status', text.loading] : ['text', /^Equipe Aristo/]],
      absent: [['text', text.empty], ['alert']],
    }),
    'open.list': ({hasMore}) => ({
      visible: [['heading', text.title], ['text', /^aviso|Equipe Aristo/], ...(hasMore ? [more] : [])],
      absent: [retry, ...(hasMore ? [] : [more])],
    }),
    'open.empty': {visible: [['text', text.empty]], absent: [markAll, more]},
    'open.failed': {visible: [['alert'], ['text', text.failed], retry], absent: [['text', text.empty]]},
    'open.loadingMore': {visible: [['button', text.loadingMore]], absent: [more]},
    'open.loadMoreFailed': {visible: [['alert'], ['text', text.moreFailed], more]},
    'open.markingAll': {visible: [markAll], absent: [['text', text.unseen]]},
  },
  unavailable: (before, event) => {
    if (event.type === 'panel.open') return before.matches('closed') ? null : 'the bell of an open panel closes it'
    if (event.type === 'panel.close') return before.matches('open') ? null : 'a closed panel has no button to close it'
    if (event.type === 'notification.open') {
      return before.matches('open') && before.context.items.some(({id}: Notification) => id === event.id)
        ? null
        : 'it is not on the screen'
    }
    if (event.type === 'panel.retry' || event.type === 'more.load' || event.type === 'all.mark') {
      return before.can(event) ? null : 'the button is not there'
    }
    return null
  },
}
