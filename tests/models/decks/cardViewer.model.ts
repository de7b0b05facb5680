import {cardViewerMachine} from '../../../machines/decks/cardViewer.machine.ts'
import {viewerText} from '../../../src/text/decks/decks.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {card, ownCard, savedCard} from './cards.ts'

const key = 'chave'

export const cardViewerModel: FlowModel<typeof cardViewerMachine> = {
  machine: cardViewerMachine,
  starts: {community: {tab: 'comunidade'}, 'my decks': {tab: 'meus-baralhos'}},
  cases: {
    'card.open': [
      {type: 'card.open', cards: [card, ownCard], index: 0},
      {type: 'card.open', cards: [ownCard, savedCard], index: 1},
    ],
    'card.flip': [{type: 'card.flip'}],
    'card.next': [{type: 'card.next'}],
    'card.previous': [{type: 'card.previous'}],
    'card.save': [{type: 'card.save', key}],
    'card.remove': [{type: 'card.remove', key}],
    'card.delete': [{type: 'card.delete'}],
    'deletion.confirm': [{type: 'deletion.confirm', key}],
    'deletion.cancel': [{type: 'deletion.cancel'}],
    'viewer.close': [{type: 'viewer.close'}],
  },
  replies: Object.fromEntries(
    ['addToDeck', 'removeFromDeck', 'deleteCard'].flatMap((name) => [
      [`xstate.done.actor.${name}`, [undefined]],
      [`xstate.error.actor.${name}`, [{failure: 'offline'}]],
    ]),
  ),
  requests: ['addToDeck', 'removeFromDeck', 'deleteCard'],
  listeners: [],
  effects: ['notifyFailure', 'refreshLists'],
}

const flip = (name: string) => ['button', name] as const

export const cardViewerView: ViewModel<typeof cardViewerMachine> = {
  interactions: {
    'card.open': 'fact',
    'card.flip': (page) => page.getByRole('button', {name: /^(?:Pergunta|Resposta)$/u}).click(),
    'card.next': (page) => page.getByRole('button', {name: viewerText.next}).click(),
    'card.previous': (page) => page.getByRole('button', {name: viewerText.previous}).click(),
    'card.save': (page) => page.getByRole('button', {name: viewerText.save}).click(),
    'card.remove': (page) => page.getByRole('button', {name: viewerText.remove}).click(),
    'card.delete': (page) => page.getByRole('button', {name: viewerText.delete}).click(),
    'deletion.confirm': (page) => page.getByRole('button', {name: viewerText.delete}).click(),
    'deletion.cancel': (page) => page.getByRole('button', {name: viewerText.cancel}).click(),
    'viewer.close': (page) => page.getByRole('button', {name: viewerText.close}).click(),
  },
  expectations: {
    closed: {absent: [['dialog'], ['alertdialog']]},
    'open.front': ({failed}) => ({
      visible: [
        flip(viewerText.answer),
        ['text', 'Criador: Helena Moraes'],
        ['text', 'Criado há 2 dias'],
        ...(failed === 'save' ? [['text', viewerText.addFailed] as const] : []),
        ...(failed === 'remove' ? [['text', viewerText.removeFailed] as const] : []),
        ...(failed === 'delete' ? [['text', viewerText.deleteFailed] as const] : []),
        ...(failed === null ? [] : [['text', viewerText.failedHint] as const]),
      ],
      absent: failed === null ? [['alert']] : [],
    }),
    'open.back': {
      visible: [flip(viewerText.question)],
      absent: [
        ['button', viewerText.save],
        ['button', viewerText.remove],
        ['button', viewerText.delete],
      ],
    },
    saving: {visible: [['dialog'], ['button', viewerText.save]]},
    removing: {visible: [['dialog'], ['button', viewerText.remove]]},
    confirmingDelete: {visible: [['alertdialog'], ['text', viewerText.confirm]]},
    deleting: {visible: [['alertdialog'], ['text', viewerText.confirm]]},
  },
}
