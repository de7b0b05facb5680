import {assign, setup} from 'xstate'
import type {MockRanking} from '../../domain/exam/result.ts'
import {codeOf} from '../shared/codeOf.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {RankingContext, RankingEvent, RankingInput, RankInput} from './ranking.types.ts'

const minute = 60_000
const longest = 15 * minute

/** A failed try is made again after 1, 2, 4, 8 and then 15 minutes, up to twice as long where many students would ask at once. */
const waitAfter = (failures: number, stagger: number): number =>
  Math.min(longest, minute * 2 ** (failures - 1)) * (1 + stagger)

/** What time mends: no answer, or a login that must be renewed first. */
const passing = ['unauthenticated', 'unreachable', 'other']

/**
 * The student's place in a mock exam (flow F-071; spec 2§4): asked for once the ranking time has passed and none is
 * known, never for an extra. A failed try waits longer each time. A server that says that this attempt has no place is not
 * asked again.
 */
export const rankingMachine = setup({
  types: {} as {context: RankingContext; events: RankingEvent; input: RankingInput},
  actors: {rankMockExam: notProvided<MockRanking, RankInput>('rankMockExam')},
  actions: {
    storeRanking: assign((_, {ranking}: {ranking: MockRanking}) => ({ranking})),
    storeFailure: assign(({context}) => ({failures: context.failures + 1, retryAt: null})),
    storeRetry: assign(({context}, {now}: {now: number}) => ({
      retryAt: now + waitAfter(context.failures, context.stagger),
    })),
  },
  guards: {
    isRanked: ({context}) => context.ranking !== null,
    isNeverRanked: ({context}) => context.isExtra || context.rankingAt === null,
    isTime: ({context}, {now}: {now: number}) => context.rankingAt !== null && now >= context.rankingAt,
    isFirstTick: ({context}) => context.retryAt === null,
    isDue: ({context}, {now}: {now: number}) => context.retryAt !== null && now >= context.retryAt,
    isPassing: (_, {error}: {error: unknown}) => passing.includes(codeOf(error)),
    isNotReady: (_, {error}: {error: unknown}) => codeOf(error) === 'RANKING_NOT_READY',
  },
}).createMachine({
  id: 'ranking',
  context: ({input}) => ({...input, failures: 0, retryAt: null}),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{guard: 'isNeverRanked', target: 'never'}, {guard: 'isRanked', target: 'ranked'}, {target: 'pending'}],
    },
    never: {},
    pending: {
      initial: 'waiting',
      on: {
        'ranking.arrived': {
          target: 'ranked',
          actions: {type: 'storeRanking', params: ({event}) => ({ranking: event.ranking})},
        },
      },
      states: {
        waiting: {
          on: {
            'clock.ticked': {
              guard: {type: 'isTime', params: ({event}) => ({now: event.now})},
              target: '#ranking.ranking',
            },
          },
        },
        // The server is not as far as its clock: this try is about to be closed, or the ranking to be made.
        preparing: {
          on: {
            'clock.ticked': [
              {guard: 'isFirstTick', actions: {type: 'storeRetry', params: ({event}) => ({now: event.now})}},
              {guard: {type: 'isDue', params: ({event}) => ({now: event.now})}, target: '#ranking.ranking'},
            ],
          },
        },
        failed: {
          on: {
            'ranking.retry': '#ranking.ranking',
            'clock.ticked': [
              {guard: 'isFirstTick', actions: {type: 'storeRetry', params: ({event}) => ({now: event.now})}},
              {guard: {type: 'isDue', params: ({event}) => ({now: event.now})}, target: '#ranking.ranking'},
            ],
          },
        },
      },
    },
    ranking: {
      on: {
        'ranking.arrived': {
          target: 'ranked',
          actions: {type: 'storeRanking', params: ({event}) => ({ranking: event.ranking})},
        },
      },
      invoke: {
        id: 'rankMockExam',
        src: 'rankMockExam',
        input: ({context: {activityId, templateId, idempotencyKey}}) => ({activityId, templateId, idempotencyKey}),
        onDone: {target: 'ranked', actions: {type: 'storeRanking', params: ({event}) => ({ranking: event.output})}},
        onError: [
          {
            guard: {type: 'isNotReady', params: ({event}) => ({error: event.error})},
            target: 'pending.preparing',
            actions: 'storeFailure',
          },
          {
            guard: {type: 'isPassing', params: ({event}) => ({error: event.error})},
            target: 'pending.failed',
            actions: 'storeFailure',
          },
          {target: 'unranked'},
        ],
      },
    },
    ranked: {},
    unranked: {
      on: {
        'ranking.arrived': {
          target: 'ranked',
          actions: {type: 'storeRanking', params: ({event}) => ({ranking: event.ranking})},
        },
      },
    },
  },
})
