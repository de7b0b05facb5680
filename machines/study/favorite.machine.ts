import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import type {ContentRef} from '../../domain/study/feedback.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {FavoriteChange, FavoriteContext, FavoriteEvent, FavoriteInput} from './favorite.types.ts'

/**
 * Keeping a content as a favourite and letting it go (flow F-082; spec 2§4, 2§7). The change is shown at once; when the server
 * does not take it, the old state comes back with a notice, and the next press sends the same change under its own key.
 */
export const favoriteMachine = setup({
  types: {} as {context: FavoriteContext; events: FavoriteEvent; input: FavoriteInput; tags: 'pending'},
  actors: {
    readFavorite: notProvided<boolean, ContentRef>('readFavorite'),
    saveFavorite: notProvided<boolean, FavoriteChange>('saveFavorite'),
  },
  actions: {
    storeState: assign((_, {isOn}: {isOn: boolean}) => ({isOn, key: null, failure: null})),
    /** A change that failed is sent again under its own key. */
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    clearFailure: assign({failure: null}),
    notifyFailure: effect<{failure: RequestFailure}>('notifyFailure'),
  },
  guards: {
    isOn: ({context}) => context.isOn,
    saysOn: (_, {isOn}: {isOn: boolean}) => isOn,
  },
}).createMachine({
  id: 'favorite',
  context: ({input: {document, type}}) => ({document, type, isOn: false, key: null, failure: null}),
  initial: 'unknown',
  states: {
    unknown: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readFavorite',
            src: 'readFavorite',
            input: ({context: {document, type}}) => ({document, type}),
            onDone: [
              {
                guard: {type: 'saysOn', params: ({event}) => ({isOn: event.output})},
                target: '#favorite.on',
                actions: {type: 'storeState', params: {isOn: true}},
              },
              {target: '#favorite.off'},
            ],
            onError: {
              target: 'unreadable',
              actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            },
          },
        },
        unreadable: {on: {'favorite.retry': {target: 'reading', actions: 'clearFailure'}}},
      },
    },
    off: {
      on: {'favorite.toggle': {target: 'saving', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}}},
    },
    on: {on: {'favorite.toggle': {target: 'saving', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}}}},
    saving: {
      tags: 'pending',
      invoke: {
        id: 'saveFavorite',
        src: 'saveFavorite',
        input: ({context: {document, type, isOn, key}}) => ({document, type, isOn: !isOn, key: key ?? ''}),
        onDone: [
          {
            guard: {type: 'saysOn', params: ({event}) => ({isOn: event.output})},
            target: 'on',
            actions: {type: 'storeState', params: {isOn: true}},
          },
          {target: 'off', actions: {type: 'storeState', params: {isOn: false}}},
        ],
        onError: [
          {
            guard: 'isOn',
            target: 'on',
            actions: [
              {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
              {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            ],
          },
          {
            target: 'off',
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
