import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {refusalIn} from '../../domain/themes/refusal.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ThemeExtra, ThemeExtraContext, ThemeExtraEvent, ThemeExtraFailure, ThemeWish} from './themeExtra.types.ts'

const failureOf = (error: unknown): ThemeExtraFailure => ({failure: requestFailureIn(error), code: refusalIn(error)})

/** The same wished again after no reply is the same wish: the server may have heard of it. One that was refused is over. */
function wishAfter({wish, failed}: ThemeExtraContext, next: ThemeWish): ThemeWish {
  const isSame = wish?.kind === next.kind && wish.lessonId === next.lessonId
  return isSame && failed !== null && failed.failure !== 'refused' ? {...next, key: wish.key} : next
}

/**
 * What is made for a theme at one click: its study, whose videos then open (F-039; spec 1§2), or five commented questions
 * (F-044; spec 1§5). One idempotency key for each wish; without a reply nothing is made.
 */
export const themeExtraMachine = setup({
  types: {} as {context: ThemeExtraContext; events: ThemeExtraEvent; tags: 'pending'},
  actors: {
    /** Rejects with a request failure, and with the server's name for a refusal. */
    createExtra: notProvided<ThemeExtra, ThemeWish | null>('createExtra'),
  },
  actions: {
    storeWish: assign(({context}, wish: ThemeWish) => ({wish: wishAfter(context, wish), made: null, failed: null})),
    storeMade: assign((_, made: ThemeExtra) => ({made})),
    storeFailure: assign((_, {error}: {error: unknown}) => ({failed: failureOf(error)})),
    forget: assign({wish: null, made: null, failed: null}),
    openVideos: effect<ThemeExtra>('openVideos'),
    notifyCreated: effect('notifyCreated'),
    notifyNoQuestion: effect('notifyNoQuestion'),
    notifyFailed: effect<ThemeExtraFailure>('notifyFailed'),
  },
  guards: {
    isTold: ({context}) => context.wish !== null,
    isForVideo: ({context}) => context.wish?.kind === 'video',
    isNoQuestion: (_, {error}: {error: unknown}) => refusalIn(error) === 'NO_QUESTION_FOUND',
  },
}).createMachine({
  id: 'themeExtra',
  context: {wish: null, made: null, failed: null},
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'extra.ask': {
          target: 'creating',
          actions: {
            type: 'storeWish',
            params: ({event: {kind, lessonId, leaf, key}}) => ({kind, lessonId, leaf, key}),
          },
        },
        'extra.dismiss': {guard: 'isTold', target: '.idle', actions: 'forget'},
      },
      states: {idle: {}, created: {}, noQuestion: {}, failed: {}},
    },
    // A second click while one wish is on its way is none.
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createExtra',
        src: 'createExtra',
        input: ({context}) => context.wish,
        onDone: [
          {
            guard: 'isForVideo',
            target: 'resting',
            actions: ['forget', {type: 'openVideos', params: ({event}) => event.output}],
          },
          {
            target: 'resting.created',
            actions: [{type: 'storeMade', params: ({event}) => event.output}, 'notifyCreated'],
          },
        ],
        onError: [
          {
            guard: {type: 'isNoQuestion', params: ({event}) => ({error: event.error})},
            target: 'resting.noQuestion',
            actions: [{type: 'storeFailure', params: ({event}) => ({error: event.error})}, 'notifyNoQuestion'],
          },
          {
            target: 'resting.failed',
            actions: [
              {type: 'storeFailure', params: ({event}) => ({error: event.error})},
              {type: 'notifyFailed', params: ({event}) => failureOf(event.error)},
            ],
          },
        ],
      },
    },
  },
})
