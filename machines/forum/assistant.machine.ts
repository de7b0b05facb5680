import {assign, setup} from 'xstate'
import type {AskFailure} from '../../domain/assistant/failures.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, noListener, notProvided} from '../shared/notProvided.ts'
import type {
  AskedAnswer,
  AssistantContext,
  AssistantEvent,
  AssistantInput,
  AssistantUsage,
  RatedAnswer,
  RatingOutcome,
} from './assistant.types.ts'

/** Milliseconds before a broken answer is asked for again. */
export const reconnectDelay = 2_000

/** An answer is asked for again so often by itself, as long as no word of it comes. */
export const mostAttempts = 3

/**
 * The assistant under an own comment of a question's forum (flows F-102, F-103; spec 2§4, 2§8, 2§9). An answer comes by
 * words; one that breaks goes on with the same key from where it is, so that it counts once. What is shown in the end, and
 * rated, is what the server keeps: it comes with the usage, also after a reload.
 */
export const assistantMachine = setup({
  types: {} as {
    context: AssistantContext
    events: AssistantEvent
    input: AssistantInput
    /** `working`: an answer is on its way. */
    tags: 'pending' | 'working'
  },
  actors: {
    /** Rejects with a request failure, as `checkHealth` and `rateAnswer` do. */
    loadUsage: notProvided<AssistantUsage, {readonly commentId: string}>('loadUsage'),
    checkHealth: notProvided<unknown>('checkHealth'),
    /** Sends the words of the answer as they come, and how it ended. */
    askAssistant: noListener<AskedAnswer>(),
    rateAnswer: notProvided<RatingOutcome, RatedAnswer>('rateAnswer'),
  },
  actions: {
    storeUsage: assign(({context}, {usage}: {usage: AssistantUsage}) => ({
      usage,
      text: usage.draft?.text ?? '',
      key: usage.draft === null ? null : context.key,
    })),
    storeQuestion: assign((_, {key}: {key: string}) => ({
      key,
      text: '',
      attempts: 0,
      failure: null,
      ratingFailure: null,
      wasDiscarded: false,
    })),
    storeResumed: assign({failure: null, attempts: 0}),
    storeAttempt: assign(({context}) => ({attempts: context.attempts + 1})),
    storeWords: assign(({context}, {text}: {text: string}) => ({text: context.text + text, attempts: 0})),
    storeFailure: assign((_, {failure}: {failure: AskFailure}) => ({failure})),
    storeRating: assign((_, {rating}: {rating: number}) => ({rating, ratingFailure: null})),
    storeRatingFailure: assign((_, {failure}: {failure: RequestFailure}) => ({rating: null, ratingFailure: failure})),
    storeDiscarded: assign(({context: {usage}}) => ({
      usage: usage && {...usage, draft: null},
      key: null,
      text: '',
      rating: null,
      wasDiscarded: true,
    })),
    /** The forum is asked for these comments as they are now. */
    reloadComments: effect<{ids: readonly string[]}>('reloadComments'),
    /** The replies of the comment are shown: the published answer is among them. */
    openReplies: effect<{id: string}>('openReplies'),
  },
  guards: {
    hasDraft: ({context}) => context.usage?.draft !== null && context.usage !== null,
    isUsedUp: ({context: {usage}}) => usage !== null && usage.currentUsageCount >= usage.maxUsageCount,
    isBroken: ({context}) => context.failure === 'broken',
    isPublished: (_, {publishedId}: RatingOutcome) => publishedId !== null,
    failedAs: (_, {failure, as}: {failure: AskFailure; as: AskFailure}) => failure === as,
    mayReconnect: ({context}, {failure}: {failure: AskFailure}) =>
      failure === 'broken' && context.attempts < mostAttempts,
  },
  delays: {reconnectDelay},
}).createMachine({
  id: 'assistant',
  context: ({input: {commentId}}) => ({
    commentId,
    usage: null,
    key: null,
    text: '',
    attempts: 0,
    failure: null,
    rating: null,
    ratingFailure: null,
    wasDiscarded: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'pending',
      invoke: {
        id: 'loadUsage',
        src: 'loadUsage',
        input: ({context: {commentId}}) => ({commentId}),
        onDone: {target: 'deciding', actions: {type: 'storeUsage', params: ({event}) => ({usage: event.output})}},
        onError: 'unread',
      },
    },
    unread: {on: {'usage.reload': 'reading', 'network.returned': 'reading'}},
    deciding: {
      always: [{guard: 'hasDraft', target: 'drafted'}, {guard: 'isUsedUp', target: 'limitReached'}, {target: 'idle'}],
    },
    limitReached: {},
    idle: {
      on: {
        'answer.ask': {
          target: 'checking',
          actions: {type: 'storeQuestion', params: ({event}) => ({key: event.key})},
        },
      },
    },
    checking: {
      tags: 'working',
      invoke: {
        id: 'checkHealth',
        src: 'checkHealth',
        onDone: 'asking',
        onError: {target: 'failed', actions: {type: 'storeFailure', params: {failure: 'unavailable'}}},
      },
      on: {'answer.cancel': 'stopped'},
    },
    asking: {
      tags: 'working',
      invoke: {
        id: 'askAssistant',
        src: 'askAssistant',
        input: ({context: {commentId, key, text}}) => ({commentId, key: key ?? '', offset: text.length}),
        onError: {target: 'failed', actions: {type: 'storeFailure', params: {failure: 'unavailable'}}},
      },
      on: {
        'words.arrived': {
          target: '.typing',
          actions: {type: 'storeWords', params: ({event}) => ({text: event.text})},
        },
        'answer.ended': 'completing',
        'answer.cancel': 'stopped',
        'answer.failed': [
          {
            guard: {type: 'mayReconnect', params: ({event}) => ({failure: event.failure})},
            target: 'reconnecting',
            actions: 'storeAttempt',
          },
          {
            guard: {type: 'failedAs', params: ({event}) => ({failure: event.failure, as: 'withheld'})},
            target: 'withheld',
            actions: {type: 'reloadComments', params: ({context}) => ({ids: [context.commentId]})},
          },
          {
            guard: {type: 'failedAs', params: ({event}) => ({failure: event.failure, as: 'settled'})},
            target: 'settled',
            actions: {type: 'reloadComments', params: ({context}) => ({ids: [context.commentId]})},
          },
          {
            guard: {type: 'failedAs', params: ({event}) => ({failure: event.failure, as: 'usedUp'})},
            target: 'reading',
          },
          {target: 'failed', actions: {type: 'storeFailure', params: ({event}) => ({failure: event.failure})}},
        ],
      },
      initial: 'loading',
      states: {loading: {}, typing: {}},
    },
    reconnecting: {
      tags: 'working',
      after: {reconnectDelay: 'asking'},
      on: {'network.returned': 'asking', 'answer.cancel': 'stopped'},
    },
    stopped: {on: {'answer.resume': {target: 'checking', actions: 'storeResumed'}}},
    failed: {
      on: {
        'answer.resume': {target: 'checking', actions: 'storeResumed'},
        'network.returned': {guard: 'isBroken', target: 'checking', actions: 'storeResumed'},
      },
    },
    completing: {
      tags: 'working',
      invoke: {
        id: 'loadUsage',
        src: 'loadUsage',
        input: ({context: {commentId}}) => ({commentId}),
        onDone: {target: 'deciding', actions: {type: 'storeUsage', params: ({event}) => ({usage: event.output})}},
        onError: {target: 'failed', actions: {type: 'storeFailure', params: {failure: 'broken'}}},
      },
    },
    drafted: {
      initial: 'unrated',
      states: {
        unrated: {
          on: {
            'answer.rate': {
              target: 'sending',
              actions: {type: 'storeRating', params: ({event}) => ({rating: event.rating})},
            },
          },
        },
        sending: {
          tags: 'pending',
          invoke: {
            id: 'rateAnswer',
            src: 'rateAnswer',
            input: ({context: {commentId, rating, text}, event}) => ({
              commentId,
              rating: rating ?? 0,
              answer: text,
              key: 'key' in event ? event.key : '',
            }),
            onDone: [
              {
                guard: {type: 'isPublished', params: ({event}) => event.output},
                target: '#assistant.published',
                actions: [
                  {
                    type: 'reloadComments',
                    params: ({context, event}) => ({ids: [context.commentId, event.output.publishedId ?? '']}),
                  },
                  {type: 'openReplies', params: ({context}) => ({id: context.commentId})},
                ],
              },
              {target: '#assistant.deciding', actions: 'storeDiscarded'},
            ],
            onError: {
              target: 'unrated',
              actions: {type: 'storeRatingFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            },
          },
        },
      },
    },
    /** The answer is a comment of the forum. */
    published: {},
    /** What it said contradicts the key: a monitor answers instead (D-27). */
    withheld: {},
    /** Somebody has answered meanwhile, or the comment is gone. */
    settled: {},
  },
})
