import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {type ContentRef, dislikeRate, likeRate, rateOfStars} from '../../domain/study/feedback.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {RatingContext, RatingEvent, RatingInput, RatingIntent} from './rating.types.ts'

/**
 * Rating a content by five stars, 0.2 each, or a favourite by like and dislike (flow F-084; spec 2§9). A dislike is stored and
 * opens the report (C-50). A rating given while another is being saved is sent after it: the last one stands.
 */
export const ratingMachine = setup({
  types: {} as {context: RatingContext; events: RatingEvent; input: RatingInput; tags: 'open' | 'pending'},
  actors: {
    /** Resolves with the stored rate, null without one. */
    readRate: notProvided<number | null, ContentRef>('readRate'),
    saveRate: notProvided<number, ContentRef & RatingIntent>('saveRate'),
  },
  actions: {
    storeRate: assign((_, {rate}: {rate: number | null}) => ({rate, wanted: null, failure: null})),
    storeWanted: assign((_, wanted: RatingIntent) => ({wanted, failure: null})),
    storeNext: assign((_, next: RatingIntent) => ({next})),
    takeNext: assign(({context}) => ({wanted: context.next, next: null, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    clearFailure: assign({failure: null}),
    openReport: effect('openReport'),
    notifyFailure: effect<{failure: RequestFailure}>('notifyFailure'),
  },
  guards: {
    hasNext: ({context}) => context.next !== null,
    saysNone: (_, {rate}: {rate: number | null}) => rate === null,
  },
}).createMachine({
  id: 'rating',
  context: ({input: {document, type}}) => ({document, type, rate: null, wanted: null, next: null, failure: null}),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readRate',
        src: 'readRate',
        input: ({context: {document, type}}) => ({document, type}),
        onDone: [
          {
            guard: {type: 'saysNone', params: ({event}) => ({rate: event.output})},
            target: 'choosing.unrated',
          },
          {target: 'choosing.rated', actions: {type: 'storeRate', params: ({event}) => ({rate: event.output})}},
        ],
        onError: {
          target: 'unreadable',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
    unreadable: {on: {'rating.retry': {target: 'loading', actions: 'clearFailure'}}},
    choosing: {
      tags: 'open',
      initial: 'unrated',
      on: {
        'rating.give': {
          target: 'saving',
          actions: {type: 'storeWanted', params: ({event: {stars, key}}) => ({rate: rateOfStars(stars), key})},
        },
        'rating.like': {
          target: 'saving',
          actions: {type: 'storeWanted', params: ({event: {key}}) => ({rate: likeRate, key})},
        },
        'rating.dislike': {
          target: 'saving',
          actions: [{type: 'storeWanted', params: ({event: {key}}) => ({rate: dislikeRate, key})}, 'openReport'],
        },
      },
      states: {
        unrated: {},
        rated: {},
        failed: {on: {'rating.retry': {target: '#rating.saving', actions: 'clearFailure'}}},
      },
    },
    saving: {
      tags: ['open', 'pending'],
      on: {
        'rating.give': {
          actions: {type: 'storeNext', params: ({event: {stars, key}}) => ({rate: rateOfStars(stars), key})},
        },
        'rating.like': {actions: {type: 'storeNext', params: ({event: {key}}) => ({rate: likeRate, key})}},
        'rating.dislike': {
          actions: [{type: 'storeNext', params: ({event: {key}}) => ({rate: dislikeRate, key})}, 'openReport'],
        },
      },
      invoke: {
        id: 'saveRate',
        src: 'saveRate',
        input: ({context: {document, type, wanted}}) => ({
          document,
          type,
          rate: wanted?.rate ?? likeRate,
          key: wanted?.key ?? '',
        }),
        onDone: [
          {
            guard: 'hasNext',
            target: 'saving',
            reenter: true,
            actions: [{type: 'storeRate', params: ({event}) => ({rate: event.output})}, 'takeNext'],
          },
          {target: 'choosing.rated', actions: {type: 'storeRate', params: ({event}) => ({rate: event.output})}},
        ],
        onError: [
          {guard: 'hasNext', target: 'saving', reenter: true, actions: 'takeNext'},
          {
            target: 'choosing.failed',
            actions: [
              {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
              {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            ],
          },
        ],
      },
    },
  },
})
