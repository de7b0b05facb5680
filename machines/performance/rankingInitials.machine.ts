import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {InitialsWish, RankingInitialsContext, RankingInitialsEvent} from './rankingInitials.types.ts'

/**
 * Whether rankings show a student by initials only (F-124): read when the profile is opened, saved at once when it is
 * switched. A failed save leaves what the server holds; what is wished then is the same again, under its first key, for the
 * server may have heard of it.
 */
export const rankingInitialsMachine = setup({
  types: {} as {context: RankingInitialsContext; events: RankingInitialsEvent; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows it. */
    readInitials: notProvided<boolean>('readInitials'),
    /** False when the server did not take it; rejects with a request failure. */
    saveInitials: notProvided<boolean, InitialsWish | null>('saveInitials'),
  },
  actions: {
    storeInitials: assign((_, {isInitials}: {isInitials: boolean}) => ({isInitials})),
    storeWish: assign((_, wish: InitialsWish) => ({wish})),
    storeSaved: assign(({context}) => ({isInitials: context.wish?.isInitials ?? context.isInitials, wish: null})),
    notifySaved: effect('notifySaved'),
    notifyFailed: effect('notifyFailed'),
  },
  guards: {
    isOther: ({context}, {isInitials}: {isInitials: boolean}) => isInitials !== context.isInitials,
    isTaken: (_, {isTaken}: {isTaken: boolean}) => isTaken,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'rankingInitials',
  context: {isInitials: false, wish: null},
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'readInitials',
        src: 'readInitials',
        onDone: {target: 'idle', actions: {type: 'storeInitials', params: ({event}) => ({isInitials: event.output})}},
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    offline: {on: {'initials.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'initials.retry': 'loading', 'network.returned': 'loading'}},
    idle: {
      on: {
        'initials.set': {
          guard: {type: 'isOther', params: ({event}) => ({isInitials: event.isInitials})},
          target: 'saving',
          actions: {type: 'storeWish', params: ({event: {isInitials, key}}) => ({isInitials, key})},
        },
      },
    },
    saving: {
      tags: 'pending',
      invoke: {
        id: 'saveInitials',
        src: 'saveInitials',
        input: ({context}) => context.wish,
        onDone: [
          {
            guard: {type: 'isTaken', params: ({event}) => ({isTaken: event.output})},
            target: 'idle',
            actions: ['storeSaved', 'notifySaved'],
          },
          {target: 'saveFailed', actions: 'notifyFailed'},
        ],
        onError: {target: 'saveFailed', actions: 'notifyFailed'},
      },
    },
    saveFailed: {
      on: {
        'initials.set': {
          guard: {type: 'isOther', params: ({event}) => ({isInitials: event.isInitials})},
          target: 'saving',
        },
      },
    },
  },
})
