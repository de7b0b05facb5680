import {monitorQueueMachine} from '../../../machines/forum/monitorQueue.machine.ts'
import type {MonitorItem} from '../../../machines/forum/monitorQueue.types.ts'
import {queueText} from '../../../src/text/forum/monitor.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {older} from './comments.ts'

const key = 'chave'

export const waiting: MonitorItem = {
  comment: older,
  thread: [],
  requestedAt: '2026-03-10T08:00:00.000Z',
  claimedBy: null,
  isMine: false,
  link: '/viewer/questao?id=q1&comment=c0',
  about: 'Homem de 32 anos, dispneico.',
}

export const mine: MonitorItem = {...waiting, claimedBy: {id: 'eu', name: 'Ana Lima'}, isMine: true}

export const next: MonitorItem = {...waiting, comment: {...older, id: 'c9'}, requestedAt: '2026-03-10T09:00:00.000Z'}

export const monitorQueueModel: FlowModel<typeof monitorQueueMachine> = {
  machine: monitorQueueMachine,
  starts: {'the page': undefined},
  cases: {
    'queue.reload': [{type: 'queue.reload'}],
    'network.returned': [{type: 'network.returned'}],
    'queue.more': [{type: 'queue.more'}],
    'queue.refresh': [{type: 'queue.refresh'}],
    'queue.arrived': [{type: 'queue.arrived', items: [waiting], total: 1}],
    'request.change': [
      {type: 'request.change', kind: 'claim', id: 'c0', key},
      {type: 'request.change', kind: 'release', id: 'c0', key},
      {type: 'request.change', kind: 'reply', id: 'c0', body: 'Diagnóstico clínico.', key},
      {type: 'request.change', kind: 'reply', id: 'c0', body: ' ', key},
    ],
  },
  replies: {
    'xstate.done.actor.loadQueue': [
      {items: [waiting], total: 1},
      {items: [mine], total: 2},
      {items: [], total: 0},
    ],
    'xstate.error.actor.loadQueue': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.loadMore': [{items: [next], total: 2}],
    'xstate.error.actor.loadMore': [{failure: 'unreachable'}],
    'xstate.done.actor.changeRequest': [mine, null],
    'xstate.error.actor.changeRequest': [{failure: 'refused', code: 'ALREADY_CLAIMED'}],
  },
  // A queue that says that more wait than there are is asked for again: its count alone would go on for ever.
  contextKey: ({items, change, failed}) => [items.map(({isMine}) => isMine), change?.kind, failed],
  requests: ['loadQueue', 'loadMore', 'changeRequest'],
  listeners: ['followQueue'],
  effects: ['notifyAnswered'],
  excused: {'monitorQueue · xstate.error.actor.followQueue': 'a listener catches what fails, and goes on'},
}

const list = ['list', queueText.list] as const

export const monitorQueueView: ViewModel<typeof monitorQueueMachine> = {
  interactions: {
    'queue.reload': (page) => page.getByRole('button', {name: /^(?:Atualizar|Tentar de novo)$/u}).click(),
    'network.returned': 'fact',
    'queue.more': (page) => page.getByRole('button', {name: queueText.more}).click(),
    'queue.refresh': 'fact',
    'queue.arrived': 'fact',
    'request.change': async (page, event) => {
      if ('body' in event) {
        await page.getByRole('textbox', {name: queueText.reply}).fill(event.body)
        return page.getByRole('button', {name: queueText.send}).click()
      }
      return page.getByRole('button', {name: queueText[event.kind === 'claim' ? 'claim' : 'release']}).click()
    },
  },
  unavailable: ({context, value}, event) => {
    if (event.type === 'queue.reload' && value === 'empty') return 'the page of an empty queue is loaded anew'
    if (event.type !== 'request.change') return null
    if (event.kind === 'reply' && event.body.trim() === '') return 'nothing is written'
    const isMine = context.items[0]?.isMine ?? false
    return isMine === (event.kind !== 'claim')
      ? null
      : 'who does not have it takes it, who has it answers or gives it back'
  },
  excused: {
    'monitorQueue.list.reading · always[0]':
      'the walks of the chart take it: on the view none answers the last of a page',
    'monitorQueue.empty · queue.reload': 'the page of an empty queue is loaded anew',
  },
  expectations: {
    loading: {visible: [['status', queueText.loading]], absent: [list]},
    offline: {visible: [['heading', queueText.offline]], absent: [list]},
    failed: {visible: [['heading', queueText.failed]], absent: [list]},
    empty: {visible: [['heading', queueText.empty]], absent: [list]},
    'list.reading': ({failed, items}) => ({
      visible: [
        list,
        items[0]?.isMine ? ['button', queueText.release] : ['button', queueText.claim],
        ...(failed?.isTaken ? [['text', queueText.taken] as const] : []),
      ],
      absent: failed === null ? [['alert']] : [],
    }),
    'list.loadingMore': {visible: [list, ['button', queueText.more]], absent: [['text', queueText.moreFailed]]},
    'list.moreFailed': {visible: [list, ['text', queueText.moreFailed]]},
    'list.changing': {visible: [list], absent: [['alert']]},
  },
}
