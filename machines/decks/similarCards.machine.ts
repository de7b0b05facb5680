import {assign, setup} from 'xstate'
import type {CommunityCard} from '../../domain/decks/cards.ts'
import {isComparable} from '../../domain/decks/likeness.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {FrontWritten, SimilarCardsContext, SimilarCardsEvent} from './similarCards.types.ts'

/**
 * Cards that ask nearly the same as the one that is being written (part of flow F-094): looked for a moment after the last
 * change. Without a reply nothing is told: it is a hint, and the card can be written without it.
 */
export const similarCardsMachine = setup({
  types: {} as {context: SimilarCardsContext; events: SimilarCardsEvent},
  actors: {
    findSimilar: notProvided<readonly CommunityCard[], FrontWritten>('findSimilar'),
  },
  actions: {
    storeFront: assign((_, {lessonId, front}: FrontWritten) => ({lessonId, front})),
    storeCards: assign((_, {cards}: {cards: readonly CommunityCard[]}) => ({cards})),
    clearCards: assign({cards: []}),
  },
  guards: {
    isComparable: (_, {lessonId, front}: FrontWritten) => lessonId !== '' && isComparable(front),
    isKnown: ({context}, {lessonId, front}: FrontWritten) => context.lessonId === lessonId && context.front === front,
    hasSome: (_, {cards}: {cards: readonly CommunityCard[]}) => cards.length > 0,
  },
  delays: {typing: 400},
}).createMachine({
  id: 'similarCards',
  context: {lessonId: '', front: '', cards: []},
  initial: 'resting',
  on: {
    'front.changed': [
      {guard: {type: 'isKnown', params: ({event}) => event}},
      {
        guard: {type: 'isComparable', params: ({event}) => event},
        target: '.settling',
        reenter: true,
        actions: {type: 'storeFront', params: ({event: {lessonId, front}}) => ({lessonId, front})},
      },
      {
        target: '.resting',
        actions: [{type: 'storeFront', params: ({event: {lessonId, front}}) => ({lessonId, front})}, 'clearCards'],
      },
    ],
  },
  states: {
    resting: {},
    settling: {after: {typing: 'searching'}},
    searching: {
      invoke: {
        id: 'findSimilar',
        src: 'findSimilar',
        input: ({context: {lessonId, front}}) => ({lessonId, front}),
        onDone: [
          {
            guard: {type: 'hasSome', params: ({event}) => ({cards: event.output})},
            target: 'shown',
            actions: {type: 'storeCards', params: ({event}) => ({cards: event.output})},
          },
          {target: 'resting', actions: 'clearCards'},
        ],
        onError: {target: 'resting', actions: 'clearCards'},
      },
    },
    shown: {},
  },
})
