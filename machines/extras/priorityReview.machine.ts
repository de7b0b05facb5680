import {assign, setup} from 'xstate'
import {type CreatedExtra, type CreationFailure, isSettled} from '../../domain/extras/creation.ts'
import {type PriorityChoice, priorityWishOf} from '../../domain/extras/priority.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import {creatingState} from './creation.states.ts'
import type {
  PriorityCreation,
  PriorityReviewContext,
  PriorityReviewEvent,
  PriorityReviewInput,
} from './priorityReview.types.ts'

/**
 * The modal of the priority review (flow F-051; spec 1§5, 1§9, 3§5): how many questions of how many themes, and which
 * difficulty. Confirmed only while there are not more themes than questions; the server chooses both (G-29).
 */
export const priorityReviewMachine = setup({
  types: {} as {
    context: PriorityReviewContext
    events: PriorityReviewEvent
    input: PriorityReviewInput
    tags: 'pending'
  },
  actors: {
    /** Rejects with a creation failure; the same key never makes two. */
    createExtra: notProvided<CreatedExtra, PriorityCreation>('createExtra'),
  },
  actions: {
    // Other limits are another wish.
    storeChoice: assign(({context}, change: Partial<PriorityChoice>) => ({
      choice: {...context.choice, ...change},
      failure: null,
      key: null,
    })),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign(({context}, {failure}: {failure: CreationFailure}) => ({
      failure,
      key: isSettled(failure) ? null : context.key,
    })),
    notifyCreated: effect<CreatedExtra>('notifyCreated'),
    notifyFailed: effect<{failure: CreationFailure}>('notifyFailed'),
  },
  guards: {isAllowed: ({context}) => priorityWishOf(context.choice) !== null},
  delays: {slow: 4_000},
}).createMachine({
  id: 'priorityReview',
  context: ({input: {choice}}) => ({choice, failure: null, key: null}),
  initial: 'open',
  states: {
    open: {
      on: {
        'questions.set': {
          actions: {type: 'storeChoice', params: ({event: {questionLimit}}) => ({questionLimit})},
        },
        'themes.set': {actions: {type: 'storeChoice', params: ({event: {themeLimit}}) => ({themeLimit})}},
        'difficulty.choose': {actions: {type: 'storeChoice', params: ({event: {difficulty}}) => ({difficulty})}},
        'wizard.create': {
          guard: 'isAllowed',
          target: 'creating',
          actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
        },
      },
    },
    creating: creatingState('open', ({context: {choice, key}}: {context: PriorityReviewContext}) => ({
      wish: priorityWishOf(choice),
      key: key ?? '',
    })),
    created: {type: 'final'},
  },
})
