import {assign, setup} from 'xstate'
import {type FeatureId, type FeatureStars, mostOpenings} from '../../domain/feedback/features.ts'
import {longestFeedback} from '../../domain/feedback/nps.ts'
import {calmMs} from '../../domain/feedback/prompts.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import {effect} from '../shared/notProvided.ts'
import type {FeatureRated, FeatureRatingContext, FeatureRatingEvent, FeatureRatingInput} from './featureRating.types.ts'

const isTime = ({since}: FeatureRatingContext, now: Instant) => since !== null && now - since >= calmMs

const ratedOf = ({feature, score, comment}: FeatureRatingContext, key: string): FeatureRated => ({
  feature,
  score: score ?? 1,
  comment: comment.trim(),
  key,
})

/**
 * The rating of a feature (flow F-110; spec 2§4, 2§5, 2§8): it comes ten seconds after the student has come to the feature, at
 * most twice on a device; stars are needed, words are not. A rating that is refused is open again with all that was written;
 * one on its way is kept on the device until the server has it.
 */
export const featureRatingMachine = setup({
  types: {} as {
    context: FeatureRatingContext
    events: FeatureRatingEvent
    input: FeatureRatingInput
    tags: 'due' | 'shown' | 'awaitingWrite'
  },
  actions: {
    storeSince: assign(({context}, {now}: {now: Instant}) => ({since: context.since ?? now})),
    storeOpening: assign(({context}) => ({openings: context.openings + 1})),
    storeScore: assign((_, {score}: {score: FeatureStars}) => ({score})),
    storeComment: assign((_, {comment}: {comment: string}) => ({comment})),
    storeKey: assign((_, {key}: {key: string}) => ({writeKey: key})),
    clearKey: assign({writeKey: null}),
    /** The device counts how often it has opened. */
    keepOpenings: effect<{feature: FeatureId; openings: number}>('keepOpenings'),
    requestRating: effect<FeatureRated>('requestRating'),
    notifySent: effect('notifySent'),
    notifyFailed: effect('notifyFailed'),
  },
  guards: {
    isTimeUnder: ({context}, {now}: {now: Instant}) => isTime(context, now) && context.openings < mostOpenings,
    isTime: ({context}, {now}: {now: Instant}) => isTime(context, now),
    isShort: (_, {comment}: {comment: string}) => comment.length <= longestFeedback,
    hasScore: ({context}) => context.score !== null,
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
  },
}).createMachine({
  id: 'featureRating',
  context: ({input}) => ({...input, since: null, score: null, comment: '', writeKey: null}),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'clock.ticked': [
          {guard: {type: 'isTimeUnder', params: ({event}) => event}, target: 'due'},
          {guard: {type: 'isTime', params: ({event}) => event}, target: 'exhausted'},
          {actions: {type: 'storeSince', params: ({event}) => event}},
        ],
      },
    },
    exhausted: {},
    due: {
      tags: 'due',
      on: {
        'turn.given': {
          target: 'open',
          actions: [
            'storeOpening',
            {
              type: 'keepOpenings',
              params: ({context: {feature, openings}}) => ({feature, openings: openings + 1}),
            },
          ],
        },
      },
    },
    open: {
      tags: 'shown',
      initial: 'writing',
      on: {
        'score.pick': {actions: {type: 'storeScore', params: ({event}) => event}},
        'comment.type': {
          guard: {type: 'isShort', params: ({event}) => event},
          actions: {type: 'storeComment', params: ({event}) => event},
        },
        'rating.send': {
          guard: 'hasScore',
          target: 'sending',
          actions: [
            {type: 'storeKey', params: ({event}) => event},
            {type: 'requestRating', params: ({context, event}) => ratedOf(context, event.key)},
          ],
        },
        'rating.close': 'closed',
      },
      states: {writing: {}, failed: {}},
    },
    sending: {
      tags: ['shown', 'awaitingWrite'],
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => event},
          target: 'sent',
          actions: ['clearKey', 'notifySent'],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => event},
          target: 'open.failed',
          actions: ['clearKey', 'notifyFailed'],
        },
        'rating.close': 'left',
      },
    },
    /** The window is closed, the rating still on its way. */
    left: {
      tags: 'awaitingWrite',
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => event},
          target: 'sent',
          actions: ['clearKey', 'notifySent'],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => event},
          target: 'closed',
          actions: ['clearKey', 'notifyFailed'],
        },
      },
    },
    sent: {always: 'closed'},
    closed: {},
  },
})
