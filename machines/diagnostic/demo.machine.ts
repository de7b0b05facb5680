import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import type {Grade} from '../../domain/study/flashcard.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {DemoContext, DemoEvent, DemoInput} from './demo.types.ts'
import type {DiagnosticCard} from './diagnostic.types.ts'

type Cards = readonly DiagnosticCard[]

/** The flashcard demo of the compass (flow F-136; spec 2§4, 3§2.4): cards turned and graded, none of it saved. */
export const demoMachine = setup({
  types: {} as {context: DemoContext; events: DemoEvent; input: DemoInput; tags: 'card'},
  actors: {loadCards: notProvided<Cards, {id: string}>('loadCards')},
  actions: {
    storeCards: assign((_, {cards}: {cards: Cards}) => ({cards, place: 0, right: 0})),
    countGrade: assign(({context}, {grade}: {grade: Grade}) => ({right: context.right + grade})),
    storeNext: assign(({context}) => ({place: context.place + 1})),
    storeFirst: assign({place: 0, right: 0}),
  },
  guards: {
    hasCards: (_, {cards}: {cards: Cards}) => cards.length > 0,
    hasNext: ({context: {place, cards}}) => place + 1 < cards.length,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
  delays: {autoAdvance: 500},
}).createMachine({
  id: 'flashcardDemo',
  context: ({input}) => ({...input, cards: [], place: 0, right: 0}),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        input: ({context: {id}}) => ({id}),
        onDone: [
          {
            guard: {type: 'hasCards', params: ({event}) => ({cards: event.output})},
            target: 'front',
            actions: {type: 'storeCards', params: ({event}) => ({cards: event.output})},
          },
          {target: 'empty'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    offline: {on: {'demo.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'demo.retry': 'loading'}},
    empty: {},
    front: {tags: 'card', on: {'card.flip': 'back'}},
    back: {
      tags: 'card',
      on: {
        'card.flip': 'front',
        'card.grade': {target: 'graded', actions: {type: 'countGrade', params: ({event}) => ({grade: event.grade})}},
      },
    },
    /** The next card comes by itself (spec 2§4). */
    graded: {
      tags: 'card',
      after: {autoAdvance: [{guard: 'hasNext', target: 'front', actions: 'storeNext'}, {target: 'done'}]},
    },
    done: {on: {'demo.restart': {target: 'front', actions: 'storeFirst'}}},
  },
})
