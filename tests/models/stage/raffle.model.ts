import {
  firstRaffle,
  type KeptRaffle,
  leftOf,
  noItems,
  nothingDrawn,
  type RaffleLists,
} from '../../../domain/stage/raffle.ts'
import {raffleMachine} from '../../../machines/stage/raffle.machine.ts'
import {
  categoryNames,
  itemName,
  leftOfAll,
  putBackQuestion,
  raffleFailures,
  raffleText,
} from '../../../src/text/stage/stage.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

/** Two questions and one flashcard: everything is drawn soon. */
export const lists: RaffleLists = {
  ...noItems,
  easy: [
    {id: 'q1', number: 1},
    {id: 'q2', number: 2},
  ],
  flashcards: [{id: 'f1', number: 4}],
}

/** What the device has kept of an earlier hour: one question stands on the stage. */
export const keptBefore: KeptRaffle = {
  category: 'easy',
  drawn: {...nothingDrawn, easy: ['q2'], flashcards: ['f1']},
  shownId: 'q2',
}

export const raffleModel: FlowModel<typeof raffleMachine> = {
  machine: raffleMachine,
  starts: {'a first raffle': {kept: firstRaffle}, 'a raffle that was reloaded': {kept: keptBefore}},
  cases: {
    'category.choose': [
      {type: 'category.choose', category: 'easy'},
      {type: 'category.choose', category: 'flashcards'},
    ],
    'raffle.draw': [
      {type: 'raffle.draw', roll: 0, isMotionReduced: false},
      {type: 'raffle.draw', roll: 0.99, isMotionReduced: true},
    ],
    'item.open': [{type: 'item.open'}],
    'raffle.putBack': [
      {type: 'raffle.putBack', what: 'category'},
      {type: 'raffle.putBack', what: 'all'},
    ],
    'putBack.confirm': [{type: 'putBack.confirm'}],
    'putBack.cancel': [{type: 'putBack.cancel'}],
    'raffle.changed': [{type: 'raffle.changed', kept: firstRaffle}],
    'list.retry': [{type: 'list.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadRaffle': [{lists: noItems}, {lists}],
    'xstate.error.actor.loadRaffle': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.openItem': [undefined],
    'xstate.error.actor.openItem': [new Error('blocked')],
  },
  // What is left of the chosen category, and whether something stands on the stage, tells situations apart.
  contextKey: ({kept, lists: loaded, putBack}) =>
    `${kept.category} ${leftOf(loaded, kept).length} ${kept.shownId !== null} ${putBack}`,
  requests: ['loadRaffle', 'openItem'],
  listeners: [],
  effects: ['keepRaffle'],
  delays: {'xstate.after.suspense.raffle.open.drawing': 2_200},
}

const drawButton = ['button', raffleText.draw] as const
const onStage = (kept: KeptRaffle) => {
  const item = lists[kept.category].find(({id}) => id === kept.shownId)
  return item === undefined ? [] : [['text', itemName(kept.category, item.number)] as const]
}
const left = ({category, drawn}: KeptRaffle) => {
  const all = lists[category].length
  return ['text', leftOfAll(lists[category].filter(({id}) => !drawn[category].includes(id)).length, all)] as const
}

/** The roll of the next press of 'Sortear': the view gets it from outside. */
export const nextRoll = {roll: 0, isMotionReduced: false}

export const raffleView: ViewModel<typeof raffleMachine> = {
  interactions: {
    'category.choose': (page, {category}) => page.getByRole('radio', {name: categoryNames[category]}).click(),
    'raffle.draw': (page, {roll, isMotionReduced}) => {
      Object.assign(nextRoll, {roll, isMotionReduced})
      return page.getByRole('button', {name: raffleText.draw, exact: true}).click()
    },
    'item.open': (page) => page.getByRole('button', {name: raffleText.open}).click(),
    'raffle.putBack': (page, {what}) =>
      page.getByRole('button', {name: what === 'all' ? raffleText.putBackAll : raffleText.putBackCategory}).click(),
    'putBack.confirm': (page) => page.getByRole('button', {name: 'Devolver', exact: true}).click(),
    'putBack.cancel': (page) => page.getByRole('button', {name: raffleText.cancel}).click(),
    'raffle.changed': 'fact',
    'list.retry': (page) => page.getByRole('button', {name: raffleFailures.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    loading: {visible: [['status', raffleText.loading]], absent: [drawButton]},
    empty: {visible: [['heading', raffleText.empty]], absent: [drawButton]},
    offline: {visible: [['alert'], ['heading', raffleFailures.offline]]},
    failed: {visible: [['alert'], ['heading', raffleFailures.failed]]},
    'open.ready.idle': ({kept}) => ({
      visible: [['text', raffleText.ready], drawButton, left(kept)],
      absent: [['button', raffleText.open]],
    }),
    'open.ready.drawn': ({kept}) => ({
      visible: [...onStage(kept), ['button', raffleText.open], drawButton, left(kept)],
      absent: [['text', raffleText.blocked]],
    }),
    'open.ready.blocked': ({kept}) => ({
      visible: [...onStage(kept), ['text', raffleText.blocked], ['button', raffleText.open]],
    }),
    'open.ready.exhausted': ({kept}) => ({
      visible: [['text', 'Sem mais itens dessa categoria!'], left(kept)],
      absent: [['button', raffleText.open]],
    }),
    'open.drawing': {visible: [['text', raffleText.drawing]], absent: [['button', raffleText.open]]},
    'open.opening': ({kept}) => ({visible: [...onStage(kept), ['text', raffleText.opening]]}),
    'open.asking': ({kept, putBack}) => ({
      visible: [['alertdialog', putBackQuestion(putBack, kept.category, 0).title]],
    }),
  },
  unavailable: (before, event) => {
    if (event.type === 'raffle.draw' && before.matches({open: {ready: 'exhausted'}})) return 'the button is disabled'
    if (event.type === 'category.choose' && before.context.kept.category === event.category)
      return 'it is chosen already'
    if (event.type === 'category.choose' && !before.matches({open: 'ready'})) return 'one is being drawn'
    return null
  },
}
