import {assign, setup} from 'xstate'
import {neighbour} from '../../domain/question/navigation.ts'
import {cardWindow, type Grade, windowStartOf} from '../../domain/study/flashcard.ts'
import type {DeckContext, DeckEvent, DeckInput} from './deck.types.ts'
import {effect} from '../shared/notProvided.ts'

const at = ({cardIds}: Pick<DeckContext, 'cardIds'>, cardId: string) => ({
  currentId: cardId,
  windowStart: windowStartOf(cardIds.indexOf(cardId)),
})

const step = ({cardIds, currentId}: DeckContext, by: 1 | -1): string => neighbour(cardIds, currentId, by) ?? currentId

/**
 * Moving between the flashcards of an activity (flow F-080; spec 2§5, 2§9): by number in a window of ten, by 'Anterior'
 * and 'Próximo', by itself after a grade, to a summary behind the last card. It keeps the last grade, so that it can be
 * taken back after the deck moved on (D-21), and which side is asked. The address carries the current card (`id`). On
 * narrow screens the list of all numbers opens from here.
 */
export const deckMachine = setup({
  types: {} as {context: DeckContext; events: DeckEvent; input: DeckInput},
  actions: {
    storeCurrent: assign(({context}, {cardId}: {cardId: string}) => at(context, cardId)),
    storeGrade: assign((_, {cardId, grade}: {cardId: string; grade: Grade}) => ({lastGrade: {cardId, grade}})),
    clearGrade: assign({lastGrade: null}),
    turnWindow: assign(({context}, {by}: {by: number}) => ({windowStart: context.windowStart + by})),
    storePreference: assign((_, preference: {isReversed: boolean; areShortcutsOn: boolean}) => preference),
    storeStrip: assign(({context}) => ({isStripShown: !context.isStripShown})),
    saveStrip: effect<{isShown: boolean}>('saveStrip'),
    saveReversed: effect<{isReversed: boolean}>('saveReversed'),
    saveShortcuts: effect<{areOn: boolean}>('saveShortcuts'),
    openCard: effect<{cardId: string}>('openCard'),
    requestUndo: effect<{cardId: string; key: string}>('requestUndo'),
  },
  guards: {
    isOther: ({context}, {cardId}: {cardId: string}) =>
      cardId !== context.currentId && context.cardIds.includes(cardId),
    isOfDeck: ({context}, {cardId}: {cardId: string}) => context.cardIds.includes(cardId),
    hasNext: ({context}) => neighbour(context.cardIds, context.currentId, 1) !== null,
    hasPrevious: ({context}) => neighbour(context.cardIds, context.currentId, -1) !== null,
    hasGrade: ({context}) => context.lastGrade !== null,
    isLastGrade: ({context}, {cardId}: {cardId: string}) => context.lastGrade?.cardId === cardId,
    hasNextWindow: ({context}) => context.windowStart + cardWindow < context.cardIds.length,
    hasPreviousWindow: ({context}) => context.windowStart > 0,
  },
}).createMachine({
  id: 'deck',
  context: ({input}) => ({...input, ...at(input, input.currentId), lastGrade: null}),
  initial: 'studying',
  on: {
    'card.graded': {actions: {type: 'storeGrade', params: ({event: {cardId, grade}}) => ({cardId, grade})}},
    'card.reopened': {
      guard: {type: 'isLastGrade', params: ({event}) => ({cardId: event.cardId})},
      actions: 'clearGrade',
    },
    'preference.changed': {
      actions: {
        type: 'storePreference',
        params: ({event: {isReversed, areShortcutsOn}}) => ({isReversed, areShortcutsOn}),
      },
    },
    'address.changed': {
      guard: {type: 'isOther', params: ({event}) => ({cardId: event.cardId})},
      target: '.studying',
      actions: {type: 'storeCurrent', params: ({event}) => ({cardId: event.cardId})},
    },
    'window.previous': {guard: 'hasPreviousWindow', actions: {type: 'turnWindow', params: {by: -cardWindow}}},
    'window.next': {guard: 'hasNextWindow', actions: {type: 'turnWindow', params: {by: cardWindow}}},
    'grade.undo': {
      guard: 'hasGrade',
      target: '.studying',
      actions: [
        {
          type: 'requestUndo',
          params: ({context, event}) => ({cardId: context.lastGrade?.cardId ?? context.currentId, key: event.key}),
        },
        {type: 'openCard', params: ({context}) => ({cardId: context.lastGrade?.cardId ?? context.currentId})},
        {type: 'storeCurrent', params: ({context}) => ({cardId: context.lastGrade?.cardId ?? context.currentId})},
        'clearGrade',
      ],
    },
  },
  states: {
    studying: {
      on: {
        'card.goto': {
          guard: {type: 'isOther', params: ({event}) => ({cardId: event.cardId})},
          actions: [
            {type: 'storeCurrent', params: ({event}) => ({cardId: event.cardId})},
            {type: 'openCard', params: ({event}) => ({cardId: event.cardId})},
          ],
        },
        'card.next': [
          {
            guard: 'hasNext',
            actions: [
              {type: 'openCard', params: ({context}) => ({cardId: step(context, 1)})},
              {type: 'storeCurrent', params: ({context}) => ({cardId: step(context, 1)})},
            ],
          },
          {target: 'summary'},
        ],
        'card.previous': {
          guard: 'hasPrevious',
          actions: [
            {type: 'openCard', params: ({context}) => ({cardId: step(context, -1)})},
            {type: 'storeCurrent', params: ({context}) => ({cardId: step(context, -1)})},
          ],
        },
        'reverse.toggle': {
          actions: [
            {type: 'saveReversed', params: ({context}) => ({isReversed: !context.isReversed})},
            {
              type: 'storePreference',
              params: ({context}) => ({isReversed: !context.isReversed, areShortcutsOn: context.areShortcutsOn}),
            },
          ],
        },
        'shortcuts.open': 'helping',
        'list.open': 'listing',
      },
    },
    listing: {
      on: {
        'list.close': 'studying',
        'address.changed': {
          guard: {type: 'isOther', params: ({event}) => ({cardId: event.cardId})},
          actions: {type: 'storeCurrent', params: ({event}) => ({cardId: event.cardId})},
        },
        'card.goto': [
          {
            guard: {type: 'isOther', params: ({event}) => ({cardId: event.cardId})},
            target: 'studying',
            actions: [
              {type: 'storeCurrent', params: ({event}) => ({cardId: event.cardId})},
              {type: 'openCard', params: ({event}) => ({cardId: event.cardId})},
            ],
          },
          {guard: {type: 'isOfDeck', params: ({event}) => ({cardId: event.cardId})}, target: 'studying'},
        ],
        'strip.toggle': {
          actions: [{type: 'saveStrip', params: ({context}) => ({isShown: !context.isStripShown})}, 'storeStrip'],
        },
      },
    },
    summary: {
      on: {
        'card.goto': {
          guard: {type: 'isOfDeck', params: ({event}) => ({cardId: event.cardId})},
          target: 'studying',
          actions: [
            {type: 'storeCurrent', params: ({event}) => ({cardId: event.cardId})},
            {type: 'openCard', params: ({event}) => ({cardId: event.cardId})},
          ],
        },
        'card.previous': 'studying',
        'deck.restart': {
          target: 'studying',
          actions: [
            {type: 'openCard', params: ({context}) => ({cardId: context.cardIds[0] ?? context.currentId})},
            {type: 'storeCurrent', params: ({context}) => ({cardId: context.cardIds[0] ?? context.currentId})},
          ],
        },
      },
    },
    helping: {
      on: {
        'shortcuts.close': 'studying',
        'shortcuts.toggle': {
          actions: [
            {type: 'saveShortcuts', params: ({context}) => ({areOn: !context.areShortcutsOn})},
            {
              type: 'storePreference',
              params: ({context}) => ({isReversed: context.isReversed, areShortcutsOn: !context.areShortcutsOn}),
            },
          ],
        },
      },
    },
  },
})
