import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {notProvided} from './notProvided.ts'
import type {LoadedList, SearchedListContext, SearchedListEvent} from './searchedList.types.ts'

/** The chart of a list that is read once and searched in on the device: what is searched stays when it is read again. */
export const searchedList = <Item>(id: string) =>
  setup({
    types: {} as {context: SearchedListContext<Item>; events: SearchedListEvent; tags: 'pending' | 'listed'},
    actors: {
      /** Rejects with a request failure when neither server nor device knows the list. */
      loadList: notProvided<LoadedList<Item>>('loadList'),
    },
    actions: {
      storeList: assign((_, {items, isFromDevice}: LoadedList<Item>) => ({items, isFromDevice})),
      storeSearch: assign((_, {search}: {search: string}) => ({search})),
    },
    guards: {
      hasItems: (_, {items}: LoadedList<Item>) => items.length > 0,
      isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
    },
  }).createMachine({
    id,
    context: {items: [], isFromDevice: false, search: ''},
    initial: 'loading',
    states: {
      loading: {
        tags: 'pending',
        invoke: {
          id: 'loadList',
          src: 'loadList',
          onDone: [
            {
              guard: {type: 'hasItems', params: ({event}) => event.output},
              target: 'list',
              actions: {type: 'storeList', params: ({event}) => event.output},
            },
            {target: 'empty'},
          ],
          onError: [
            {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
            {target: 'failed'},
          ],
        },
      },
      list: {
        tags: 'listed',
        on: {'list.search': {actions: {type: 'storeSearch', params: ({event}) => ({search: event.search})}}},
      },
      empty: {},
      offline: {on: {'list.retry': 'loading', 'network.returned': 'loading'}},
      failed: {on: {'list.retry': 'loading'}},
    },
  })
