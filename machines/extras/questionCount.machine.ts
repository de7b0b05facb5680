import {assign, setup} from 'xstate'
import type {QuestionCount} from '../../domain/extras/questionChoice.ts'
import type {QuestionFilters} from '../../domain/extras/extras.types.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {QuestionCountContext, QuestionCountEvent} from './questionCount.types.ts'

/**
 * How many questions remain with the filters of the question wizard (part of flow F-043). Asked a moment after the last
 * change; a reply that is no longer wanted is thrown away with its request.
 */
export const questionCountMachine = setup({
  types: {} as {context: QuestionCountContext; events: QuestionCountEvent; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when the server gives no word. */
    countQuestions: notProvided<QuestionCount, QuestionFilters | null>('countQuestions'),
  },
  actions: {
    storeFilters: assign((_, {filters}: {filters: QuestionFilters | null}) => ({filters})),
    storeCount: assign((_, {count}: {count: QuestionCount}) => ({count})),
    clearCount: assign({count: null}),
  },
  guards: {
    isCountable: (_, {filters}: {filters: QuestionFilters | null}) => filters !== null,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
  delays: {typing: 250},
}).createMachine({
  id: 'questionCount',
  context: {filters: null, count: null},
  initial: 'resting',
  on: {
    'filters.changed': [
      {
        guard: {type: 'isCountable', params: ({event}) => event},
        target: '.settling',
        reenter: true,
        actions: {type: 'storeFilters', params: ({event: {filters}}) => ({filters})},
      },
      {target: '.resting', actions: [{type: 'storeFilters', params: {filters: null}}, 'clearCount']},
    ],
  },
  states: {
    resting: {},
    settling: {tags: 'pending', after: {typing: 'counting'}},
    counting: {
      tags: 'pending',
      invoke: {
        id: 'countQuestions',
        src: 'countQuestions',
        input: ({context}) => context.filters,
        onDone: {target: 'counted', actions: {type: 'storeCount', params: ({event}) => ({count: event.output})}},
        onError: [
          {
            guard: {type: 'isOffline', params: ({event}) => ({error: event.error})},
            target: 'offline',
            actions: 'clearCount',
          },
          {target: 'failed', actions: 'clearCount'},
        ],
      },
    },
    counted: {},
    offline: {on: {'count.retry': 'counting', 'network.returned': 'counting'}},
    failed: {on: {'count.retry': 'counting'}},
  },
})
