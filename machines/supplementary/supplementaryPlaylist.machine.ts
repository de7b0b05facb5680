import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import type {StudyContent} from '../../domain/study/contents.types.ts'
import type {VideoProgress} from '../../domain/study/video.ts'
import {listedOf} from '../../domain/study/playlist.ts'
import {listStep} from '../../domain/supplementary/library.ts'
import type {PlaylistPlace} from '../../domain/supplementary/supplementary.types.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {LoadedList} from '../shared/searchedList.types.ts'
import type {PlaylistContext, PlaylistEvent, PlaylistInput} from './playlist.types.ts'

/**
 * One playlist with its player (flow F-141; spec 3§2.7, 3§9): the video that the address names is shown, else the first. A
 * small screen lists five and five more with each press.
 */
export const supplementaryPlaylistMachine = setup({
  types: {} as {context: PlaylistContext; events: PlaylistEvent; input: PlaylistInput; tags: 'pending' | 'listed'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows the playlist. */
    loadPlaylist: notProvided<LoadedList<StudyContent>, PlaylistPlace>('loadPlaylist'),
  },
  actions: {
    storeVideos: assign((_, {items, isFromDevice}: LoadedList<StudyContent>) => ({items, isFromDevice})),
    storeRequest: assign((_, {id}: {id: string | null}) => ({requestedId: id})),
    storeSearch: assign((_, {search}: {search: string}) => ({search, most: listStep})),
    storeMore: assign(({context}) => ({most: context.most + listStep})),
    storeProgress: assign(({context}, {id, progress}: {id: string; progress: VideoProgress}) => ({
      progress: {...context.progress, [id]: progress},
    })),
    tellSelection: effect<{id: string}>('tellSelection'),
  },
  guards: {
    hasVideos: (_, {items}: LoadedList<StudyContent>) => items.length > 0,
    hasMore: ({context: {items, search, most}}) => listedOf(items, {search, category: null}).length > most,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'supplementaryPlaylist',
  context: ({input}) => ({...input, items: [], isFromDevice: false, search: '', most: listStep}),
  initial: 'loading',
  on: {
    'address.changed': {actions: {type: 'storeRequest', params: ({event}) => ({id: event.id})}},
    'progress.changed': {actions: {type: 'storeProgress', params: ({event: {id, progress}}) => ({id, progress})}},
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadPlaylist',
        src: 'loadPlaylist',
        input: ({context: {category, playlist}}) => ({category, playlist}),
        onDone: [
          {
            guard: {type: 'hasVideos', params: ({event}) => event.output},
            target: 'player',
            actions: {type: 'storeVideos', params: ({event}) => event.output},
          },
          {target: 'empty'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    player: {
      tags: 'listed',
      on: {
        'video.select': {
          actions: [
            {type: 'storeRequest', params: ({event}) => ({id: event.id})},
            {type: 'tellSelection', params: ({event}) => ({id: event.id})},
          ],
        },
        'list.search': {actions: {type: 'storeSearch', params: ({event}) => ({search: event.search})}},
        'list.more': {guard: 'hasMore', actions: 'storeMore'},
      },
    },
    empty: {},
    offline: {on: {'list.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'list.retry': 'loading'}},
  },
})
