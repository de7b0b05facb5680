import {assign, setup} from 'xstate'
import {
  areNpsReasons,
  longestFeedback,
  npsGroupOf,
  type NpsReason,
  npsReasons,
  type NpsScore,
} from '../../domain/feedback/nps.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {NpsAnswer, NpsContext, NpsEvent, NpsInput} from './nps.types.ts'

/** What is sent; reasons and comment are there before it can be. */
const answerOf = ({score, reasons, comment}: NpsContext, key: string): NpsAnswer => ({
  score: score ?? 0,
  reasons,
  comment: comment.trim(),
  key,
})

const toggled = (reasons: readonly NpsReason[], reason: NpsReason) =>
  reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason]

/**
 * Whether the student recommends the product (flow F-111; spec 2§4, 2§5): a score, reasons of its group, words of one's own.
 * The answer goes to the outbox and is kept on the device until the server has it; whatever fails is only logged (spec 2§8).
 */
export const npsMachine = setup({
  types: {} as {context: NpsContext; events: NpsEvent; input: NpsInput; tags: 'due' | 'shown' | 'awaitingWrite'},
  actors: {
    /** Whether this student is to be asked now (`GET /nps/should-execute`). */
    shouldExecute: notProvided<boolean>('shouldExecute'),
  },
  actions: {
    /** Another group has other reasons. */
    storeScore: assign(({context}, {score}: {score: NpsScore}) => ({
      score,
      reasons: context.score !== null && npsGroupOf(context.score) === npsGroupOf(score) ? context.reasons : [],
    })),
    storeReason: assign(({context}, {reason}: {reason: NpsReason}) => ({reasons: toggled(context.reasons, reason)})),
    storeComment: assign((_, {comment}: {comment: string}) => ({comment})),
    storeKey: assign((_, {key}: {key: string}) => ({writeKey: key})),
    clearKey: assign({writeKey: null}),
    clearAnswer: assign({score: null, reasons: [], comment: ''}),
    requestAnswer: effect<NpsAnswer>('requestAnswer'),
    requestRefusal: effect<{key: string}>('requestRefusal'),
    requestLater: effect<{key: string}>('requestLater'),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
  guards: {
    isDue: (_, {isDue}: {isDue: boolean}) => isDue,
    hasScore: ({context}) => context.score !== null,
    hasReasons: ({context}) => context.score !== null && areNpsReasons(context.score, context.reasons),
    isOfGroup: ({context}, {reason}: {reason: NpsReason}) => {
      const known: readonly NpsReason[] = context.score === null ? [] : npsReasons[npsGroupOf(context.score)]
      return known.includes(reason)
    },
    isShort: (_, {comment}: {comment: string}) => comment.length <= longestFeedback,
    hasComment: ({context}) => context.comment.trim() !== '',
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
  },
}).createMachine({
  id: 'nps',
  context: ({input}) => ({...input, writeKey: null}),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'shouldExecute',
        src: 'shouldExecute',
        onDone: [
          {guard: {type: 'isDue', params: ({event}) => ({isDue: event.output})}, target: 'due'},
          {target: 'hidden'},
        ],
        onError: {target: 'hidden', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
    due: {tags: 'due', on: {'turn.given': 'asking'}},
    asking: {
      tags: 'shown',
      initial: 'score',
      on: {'survey.later': {target: 'hidden', actions: {type: 'requestLater', params: ({event}) => event}}},
      states: {
        score: {
          on: {
            'score.pick': {actions: {type: 'storeScore', params: ({event}) => event}},
            'step.next': {guard: 'hasScore', target: 'reasons'},
            'survey.refuse': {
              target: '#nps.hidden',
              actions: ['clearAnswer', {type: 'requestRefusal', params: ({event}) => event}],
            },
          },
        },
        reasons: {
          on: {
            'reason.toggle': {
              guard: {type: 'isOfGroup', params: ({event}) => event},
              actions: {type: 'storeReason', params: ({event}) => event},
            },
            'step.next': {guard: 'hasReasons', target: 'comment'},
            'step.back': 'score',
          },
        },
        comment: {
          on: {
            'comment.type': {
              guard: {type: 'isShort', params: ({event}) => event},
              actions: {type: 'storeComment', params: ({event}) => event},
            },
            'step.back': 'reasons',
            'survey.send': {
              guard: 'hasComment',
              target: '#nps.sending',
              actions: [
                {type: 'storeKey', params: ({event}) => event},
                {type: 'requestAnswer', params: ({context, event}) => answerOf(context, event.key)},
              ],
            },
          },
        },
      },
    },
    sending: {
      tags: 'awaitingWrite',
      initial: 'thanking',
      on: {
        'write.confirmed': {guard: {type: 'isMine', params: ({event}) => event}, target: 'done', actions: 'clearKey'},
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => event},
          target: 'done',
          actions: ['clearKey', {type: 'logFailure', params: ({event}) => ({error: event.code})}],
        },
      },
      states: {thanking: {tags: 'shown', on: {'survey.close': 'left'}}, left: {}},
    },
    done: {tags: 'shown', on: {'survey.close': {target: 'hidden', actions: 'clearAnswer'}}},
    hidden: {},
  },
})
