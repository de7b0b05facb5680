import {assign, setup} from 'xstate'
import {aggregateName} from '../../domain/diagnostic/statistics.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ExamWish} from './diagnostic.types.ts'
import type {Statistics, StatisticsContext, StatisticsEvent, StatisticsInput} from './statistics.types.ts'

/**
 * The statistics of the compass (flow F-134; spec 3§2.4, 3§4): how difficult the exam is and which themes it asks, for
 * all chosen institutions together or for one, a tutorial beside it, and the start of the complete diagnostic.
 */
export const statisticsMachine = setup({
  types: {} as {context: StatisticsContext; events: StatisticsEvent; input: StatisticsInput; tags: 'pending' | 'shown'},
  actors: {
    loadStatistics: notProvided<readonly Statistics[], StatisticsInput>('loadStatistics'),
    createExam: notProvided<string, ExamWish>('createExam'),
  },
  actions: {
    storeStatistics: assign((_, {statistics}: {statistics: readonly Statistics[]}) => ({statistics})),
    storeBar: assign((_, {institution}: {institution: string}) => ({ofBar: institution})),
    storeTable: assign((_, {institution}: {institution: string}) => ({ofTable: institution})),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign(({context}, {failure}: {failure: RequestFailure}) => ({
      failure,
      key: failure === 'refused' ? null : context.key,
    })),
    /** Sets the flag of the compass, remembers the exam and goes to it. */
    openExam: effect<{id: string}>('openExam'),
    notifyFailed: effect('notifyFailed'),
  },
  guards: {
    hasQuestions: (_, {statistics}: {statistics: readonly Statistics[]}) =>
      statistics.some(({themeStatistics}) => themeStatistics.length > 0),
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
    isListed: ({context}, {institution}: {institution: string}) =>
      context.statistics.some((known) => known.institution === institution),
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'compassStatistics',
  context: ({input}) => ({
    ...input,
    statistics: [],
    ofBar: aggregateName,
    ofTable: aggregateName,
    failure: null,
    key: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadStatistics',
        src: 'loadStatistics',
        input: ({context: {type, targets}}) => ({type, targets}),
        onDone: [
          {
            guard: {type: 'hasQuestions', params: ({event}) => ({statistics: event.output})},
            target: 'shown',
            actions: {type: 'storeStatistics', params: ({event}) => ({statistics: event.output})},
          },
          {target: 'empty'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    offline: {on: {'statistics.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'statistics.retry': 'loading'}},
    empty: {
      on: {'exam.start': {target: 'creating', actions: {type: 'storeKey', params: ({event}) => ({key: event.key})}}},
    },
    shown: {
      tags: 'shown',
      initial: 'reading',
      on: {
        'bar.choose': {
          guard: {type: 'isListed', params: ({event}) => ({institution: event.institution})},
          actions: {type: 'storeBar', params: ({event}) => ({institution: event.institution})},
        },
        'table.choose': {
          guard: {type: 'isListed', params: ({event}) => ({institution: event.institution})},
          actions: {type: 'storeTable', params: ({event}) => ({institution: event.institution})},
        },
        'exam.start': {target: 'creating', actions: {type: 'storeKey', params: ({event}) => ({key: event.key})}},
      },
      states: {
        reading: {on: {'tutorial.open': 'helping'}},
        helping: {on: {'tutorial.close': 'reading'}},
      },
    },
    creating: {
      tags: ['pending', 'shown'],
      initial: 'waiting',
      invoke: {
        id: 'createExam',
        src: 'createExam',
        input: ({context: {targets, key}}) => ({targets, templateId: null, isPartial: false, key: key ?? ''}),
        onDone: {target: 'leaving', actions: {type: 'openExam', params: ({event}) => ({id: event.output})}},
        onError: {
          target: 'shown',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            'notifyFailed',
          ],
        },
      },
      states: {waiting: {after: {slow: 'slow'}}, slow: {}},
    },
    leaving: {type: 'final'},
  },
})
