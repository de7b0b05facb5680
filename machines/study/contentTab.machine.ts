import {assign, setup} from 'xstate'
import type {StudyContent} from '../../domain/study/contents.types.ts'
import type {VideoProgress} from '../../domain/study/video.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {ContentTabContext, ContentTabEvent, ContentTabInput, WatchContents} from './contentTab.types.ts'

/**
 * The videos, apostilas or mind maps of a lesson (F-081; spec 2§2, 2§8): the one that the address names is shown, else the
 * first. While they are open they are watched, so that a favourite's or an editor's change arrives by itself; what is shown
 * stays when the network goes.
 */
export const contentTabMachine = setup({
  types: {} as {context: ContentTabContext; events: ContentTabEvent; input: ContentTabInput},
  actors: {watchContents: noListener<WatchContents>()},
  actions: {
    storeItems: assign((_, {items, isStale}: {items: readonly StudyContent[]; isStale: boolean}) => ({items, isStale})),
    storeStale: assign({isStale: true}),
    storeRequest: assign((_, {id}: {id: string | null}) => ({requestedId: id})),
    storeSearch: assign((_, {search}: {search: string}) => ({search})),
    storeCategory: assign((_, {category}: {category: string | null}) => ({category})),
    storeProgress: assign(({context}, {id, progress}: {id: string; progress: VideoProgress}) => ({
      progress: {...context.progress, [id]: progress},
    })),
    toggleComment: assign(({context}) => ({isCommentOpen: !context.isCommentOpen})),
    tellSelection: effect<{id: string}>('tellSelection'),
    tellComment: effect<{isOpen: boolean}>('tellComment'),
  },
  guards: {
    hasIds: ({context}) => context.ids.length > 0,
    isAny: (_, {items}: {items: readonly StudyContent[]}) => items.length > 0,
  },
}).createMachine({
  id: 'contentTab',
  context: ({input}) => ({...input, items: [], isStale: false, search: '', category: null}),
  initial: 'deciding',
  on: {
    'address.changed': {actions: {type: 'storeRequest', params: ({event}) => ({id: event.id})}},
    'progress.changed': {actions: {type: 'storeProgress', params: ({event: {id, progress}}) => ({id, progress})}},
  },
  states: {
    deciding: {always: [{guard: 'hasIds', target: 'open'}, {target: 'empty'}]},
    open: {
      initial: 'loading',
      invoke: {
        id: 'watchContents',
        src: 'watchContents',
        input: ({context: {kind, ids}}) => ({kind, ids}),
        onError: '.failed',
      },
      on: {
        'contents.arrived': [
          {
            guard: {type: 'isAny', params: ({event}) => ({items: event.items})},
            target: '.shown',
            actions: {type: 'storeItems', params: ({event: {items, isStale}}) => ({items, isStale})},
          },
          {
            target: '.nothing',
            actions: {type: 'storeItems', params: ({event: {items, isStale}}) => ({items, isStale})},
          },
        ],
      },
      states: {
        loading: {on: {'contents.failed': 'failed'}},
        shown: {
          on: {
            'contents.failed': {actions: 'storeStale'},
            'content.select': {
              actions: [
                {type: 'storeRequest', params: ({event}) => ({id: event.id})},
                {type: 'tellSelection', params: ({event}) => ({id: event.id})},
              ],
            },
            'playlist.search': {actions: {type: 'storeSearch', params: ({event}) => ({search: event.search})}},
            'playlist.category': {actions: {type: 'storeCategory', params: ({event}) => ({category: event.category})}},
            'comment.toggle': {
              actions: [
                'toggleComment',
                {type: 'tellComment', params: ({context}) => ({isOpen: context.isCommentOpen})},
              ],
            },
          },
        },
        /** The lesson names contents, and the server knows none of them. */
        nothing: {},
        failed: {on: {'contents.retry': {target: '#contentTab.open', reenter: true}}},
      },
    },
    empty: {},
  },
})
