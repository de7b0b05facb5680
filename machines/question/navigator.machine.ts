import {assign, setup} from 'xstate'
import {neighbour} from '../../domain/question/navigation.ts'
import type {NavigatorContext, NavigatorEvent} from './navigator.types.ts'
import {effect} from '../shared/notProvided.ts'

/**
 * Moving between the questions of an activity (flow F-147; spec 2§2, 2§5): by number, by 'Anterior' and 'Próximo', by
 * arrow key. The address carries the current question (`id`), so that reload and Back stay where the student was. The
 * help of the keyboard shortcuts opens from here, and on narrow screens the list of all numbers.
 */
export const navigatorMachine = setup({
  types: {} as {context: NavigatorContext; events: NavigatorEvent; input: NavigatorContext},
  actions: {
    storeCurrent: assign((_, {questionId}: {questionId: string}) => ({currentId: questionId})),
    storeShortcuts: assign((_, {areOn}: {areOn: boolean}) => ({areShortcutsOn: areOn})),
    storeStrip: assign(({context}) => ({isStripShown: !context.isStripShown})),
    saveStrip: effect<{isShown: boolean}>('saveStrip'),
    saveShortcuts: effect<{areOn: boolean}>('saveShortcuts'),
    openQuestion: effect<{questionId: string}>('openQuestion'),
  },
  guards: {
    isOther: ({context}, {questionId}: {questionId: string}) =>
      questionId !== context.currentId && context.questionIds.includes(questionId),
    isListed: ({context}, {questionId}: {questionId: string}) => context.questionIds.includes(questionId),
    hasNext: ({context}) => neighbour(context.questionIds, context.currentId, 1) !== null,
    hasPrevious: ({context}) => neighbour(context.questionIds, context.currentId, -1) !== null,
  },
}).createMachine({
  id: 'navigator',
  context: ({input}) => input,
  initial: 'ready',
  on: {
    'address.changed': {
      guard: {type: 'isOther', params: ({event}) => ({questionId: event.questionId})},
      actions: {type: 'storeCurrent', params: ({event}) => ({questionId: event.questionId})},
    },
  },
  states: {
    ready: {
      on: {
        'question.goto': {
          guard: {type: 'isOther', params: ({event}) => ({questionId: event.questionId})},
          actions: [
            {type: 'storeCurrent', params: ({event}) => ({questionId: event.questionId})},
            {type: 'openQuestion', params: ({event}) => ({questionId: event.questionId})},
          ],
        },
        'question.next': {
          guard: 'hasNext',
          actions: [
            {type: 'openQuestion', params: ({context}) => ({questionId: step(context, 1)})},
            {type: 'storeCurrent', params: ({context}) => ({questionId: step(context, 1)})},
          ],
        },
        'question.previous': {
          guard: 'hasPrevious',
          actions: [
            {type: 'openQuestion', params: ({context}) => ({questionId: step(context, -1)})},
            {type: 'storeCurrent', params: ({context}) => ({questionId: step(context, -1)})},
          ],
        },
        'shortcuts.open': 'helping',
        'list.open': 'listing',
      },
    },
    listing: {
      on: {
        'list.close': 'ready',
        'question.goto': [
          {
            guard: {type: 'isOther', params: ({event}) => ({questionId: event.questionId})},
            target: 'ready',
            actions: [
              {type: 'storeCurrent', params: ({event}) => ({questionId: event.questionId})},
              {type: 'openQuestion', params: ({event}) => ({questionId: event.questionId})},
            ],
          },
          {guard: {type: 'isListed', params: ({event}) => ({questionId: event.questionId})}, target: 'ready'},
        ],
        'strip.toggle': {
          actions: [{type: 'saveStrip', params: ({context}) => ({isShown: !context.isStripShown})}, 'storeStrip'],
        },
      },
    },
    helping: {
      on: {
        'shortcuts.close': 'ready',
        'shortcuts.toggle': {
          actions: [
            {type: 'saveShortcuts', params: ({context}) => ({areOn: !context.areShortcutsOn})},
            {type: 'storeShortcuts', params: ({context}) => ({areOn: !context.areShortcutsOn})},
          ],
        },
      },
    },
  },
})

function step({questionIds, currentId}: NavigatorContext, by: 1 | -1): string {
  return neighbour(questionIds, currentId, by) ?? currentId
}
