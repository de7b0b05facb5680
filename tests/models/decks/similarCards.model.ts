import {similarCardsMachine} from '../../../machines/decks/similarCards.machine.ts'
import {similarText} from '../../../src/text/decks/similarCards.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {card, ownCard} from './cards.ts'

export const similarCardsModel: FlowModel<typeof similarCardsMachine> = {
  machine: similarCardsMachine,
  starts: {resting: undefined},
  cases: {
    'front.changed': [
      {type: 'front.changed', lessonId: 'l1', front: 'Tríade de Beck'},
      {type: 'front.changed', lessonId: 'l1', front: 'Tríade de Cushing'},
      {type: 'front.changed', lessonId: 'l1', front: 'Tr'},
    ],
  },
  replies: {
    'xstate.done.actor.findSimilar': [[], [card, ownCard]],
    'xstate.error.actor.findSimilar': [{failure: 'offline'}],
  },
  requests: ['findSimilar'],
  listeners: [],
  effects: [],
  delays: {'xstate.after.typing.similarCards.settling': 400},
}

const list = ['list', similarText.list] as const
const hint = ['text', new RegExp(similarText.hint)] as const
const asKnown = ({cards}: {readonly cards: readonly unknown[]}) =>
  cards.length === 0 ? {absent: [list, hint]} : {visible: [list, hint]}

export const similarCardsView: ViewModel<typeof similarCardsMachine> = {
  interactions: {'front.changed': 'fact'},
  expectations: {
    resting: {absent: [list, hint]},
    settling: asKnown,
    searching: asKnown,
    shown: {visible: [list, hint]},
  },
}
