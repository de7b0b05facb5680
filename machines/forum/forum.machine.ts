import {and, assign, not, sendTo, setup} from 'xstate'
import type {ForumComment} from '../../domain/forum/comment.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, noListener, notProvided} from '../shared/notProvided.ts'
import {extended, joined, ledTo, opened, refreshed, without} from './forum.comments.ts'
import type {
  ForumAsked,
  ForumCommand,
  ForumContext,
  ForumEvent,
  ForumInput,
  ForumOpened,
  ForumPage,
  LoadedForum,
} from './forum.types.ts'

/** Fewer letters are not searched for. */
const fewestLetters = 2

const missingReplies = ({comments, open}: Pick<ForumContext, 'comments' | 'open'>): readonly string[] =>
  open.flatMap((id) => comments[id]?.children.filter((child) => comments[child] === undefined) ?? [])

/**
 * The forum of one content (flow F-100; spec 2§4, 2§8, 2§9): its first level page by page, replies when they are opened,
 * long texts in parts, a search, and what others write meanwhile.
 */
export const forumMachine = setup({
  types: {} as {context: ForumContext; events: ForumEvent; input: ForumInput; tags: 'pending' | 'shown'},
  actors: {
    /** Rejects with a request failure, as the next two do. */
    loadForum: notProvided<LoadedForum, ForumOpened>('loadForum'),
    loadMore: notProvided<ForumPage, ForumAsked>('loadMore'),
    loadReplies: notProvided<readonly ForumComment[], {readonly ids: readonly string[]}>('loadReplies'),
    /** Sends what others write for as long as the forum is open. */
    followForum: noListener<undefined, ForumCommand>(),
  },
  actions: {
    storeForum: assign(({context}, {rights, comments, total, path}: LoadedForum) => ({
      ...ledTo({...context, ...opened(context, {comments, total})}, path),
      rights,
      failure: null,
    })),
    storeMore: assign(({context}, page: ForumPage) => extended(context, page)),
    storeRefreshed: assign(({context}, page: ForumPage) => refreshed(context, page)),
    storeArrived: assign(({context}, {comments}: {comments: readonly ForumComment[]}) => joined(context, comments)),
    storeRemoved: assign(({context}, {ids}: {ids: readonly string[]}) => without(context, ids)),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    storeWords: assign((_, {words}: {words: string}) => ({
      words,
      wanted: null,
      roots: [],
      total: 0,
      open: [],
    })),
    storeOpen: assign(({context}, {id}: {id: string}) => ({open: [...context.open, id]})),
    storeClosed: assign(({context}, {id}: {id: string}) => ({open: context.open.filter((open) => open !== id)})),
    storeClick: assign(({context}, {id}: {id: string}) => ({
      clicks: {...context.clicks, [id]: (context.clicks[id] ?? 0) + 1},
    })),
    copyRecord: effect<{failure: RequestFailure | null}>('copyRecord'),
  },
  guards: {
    hasComments: ({context}) => context.roots.length > 0,
    hasWords: ({context}) => context.words !== '',
    hasNoWords: ({context}) => context.words === '',
    isSearchable: (_, {words}: {words: string}) => words.trim() === '' || words.trim().length >= fewestLetters,
    isExam: ({context}) => context.isExam,
    isClosed: (_, {isClosed}: {isClosed: boolean}) => isClosed,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
    hasMore: ({context}) => context.roots.length < context.total,
    isOpen: ({context}, {id}: {id: string}) => context.open.includes(id),
    isFolded: ({context}, {id}: {id: string}) => !context.open.includes(id),
    hasFoldedMissing: ({context: {comments, open}}, {id}: {id: string}) =>
      !open.includes(id) && missingReplies({comments, open: [id]}).length > 0,
    lacksReplies: ({context}) => missingReplies(context).length > 0,
    hasMissing: ({context: {comments}}, {id}: {id: string}) => missingReplies({comments, open: [id]}).length > 0,
  },
}).createMachine({
  id: 'forum',
  context: ({input}) => ({
    isExam: input.isExam,
    wanted: input.wanted,
    words: '',
    comments: {},
    roots: [],
    total: 0,
    open: [],
    clicks: {},
    rights: {isSpecialist: false, isStaff: false},
    failure: null,
  }),
  invoke: {id: 'followForum', src: 'followForum', input: undefined, onError: {}},
  initial: 'loading',
  on: {
    'comments.arrived': {actions: {type: 'storeArrived', params: ({event}) => ({comments: event.comments})}},
    'comments.removed': {actions: {type: 'storeRemoved', params: ({event}) => ({ids: event.ids})}},
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadForum',
        src: 'loadForum',
        input: ({context: {words, wanted}}) => ({after: null, words, wanted}),
        onDone: [
          {guard: {type: 'isClosed', params: ({event}) => event.output}, target: 'closed'},
          {target: 'shown', actions: {type: 'storeForum', params: ({event}) => event.output}},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {
            target: 'failed',
            actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          },
        ],
      },
    },
    closed: {},
    offline: {on: {'forum.reload': 'loading', 'network.returned': 'loading'}},
    failed: {
      on: {
        'forum.reload': 'loading',
        'network.returned': 'loading',
        'record.copy': {actions: {type: 'copyRecord', params: ({context}) => ({failure: context.failure})}},
      },
    },
    shown: {
      tags: 'shown',
      initial: 'deciding',
      on: {
        'search.submit': {
          guard: {type: 'isSearchable', params: ({event}) => ({words: event.words})},
          target: 'loading',
          actions: {type: 'storeWords', params: ({event}) => ({words: event.words.trim()})},
        },
        'forum.refresh': {actions: sendTo('followForum', {type: 'forum.refresh'})},
        'comments.reload': {
          actions: sendTo('followForum', ({event}) => ({type: 'comments.reload', ids: event.ids})),
        },
        'page.arrived': {
          guard: 'hasNoWords',
          actions: {type: 'storeRefreshed', params: ({event: {comments, total}}) => ({comments, total})},
        },
      },
      states: {
        deciding: {
          always: [
            {guard: and(['hasComments', 'lacksReplies']), target: '#forum.shown.list.loadingReplies'},
            {guard: 'hasComments', target: 'list'},
            {guard: 'hasWords', target: 'nothingFound'},
            {guard: 'isExam', target: 'emptyExam'},
            {target: 'empty'},
          ],
        },
        nothingFound: {},
        emptyExam: {always: {guard: 'hasComments', target: 'list'}},
        empty: {always: {guard: 'hasComments', target: 'list'}},
        list: {
          initial: 'reading',
          always: {guard: not('hasComments'), target: 'deciding'},
          on: {
            'text.more': {actions: {type: 'storeClick', params: ({event}) => ({id: event.id})}},
            'replies.retry': {guard: 'lacksReplies', target: '.loadingReplies'},
            'replies.open': [
              {
                guard: {type: 'hasFoldedMissing', params: ({event}) => ({id: event.id})},
                target: '.loadingReplies',
                actions: {type: 'storeOpen', params: ({event}) => ({id: event.id})},
              },
              {
                guard: {type: 'isFolded', params: ({event}) => ({id: event.id})},
                actions: {type: 'storeOpen', params: ({event}) => ({id: event.id})},
              },
            ],
            'replies.toggle': [
              {
                guard: {type: 'isOpen', params: ({event}) => ({id: event.id})},
                actions: {type: 'storeClosed', params: ({event}) => ({id: event.id})},
              },
              {
                guard: {type: 'hasMissing', params: ({event}) => ({id: event.id})},
                target: '.loadingReplies',
                actions: {type: 'storeOpen', params: ({event}) => ({id: event.id})},
              },
              {actions: {type: 'storeOpen', params: ({event}) => ({id: event.id})}},
            ],
          },
          states: {
            reading: {on: {'comments.more': {guard: 'hasMore', target: 'loadingMore'}}},
            loadingMore: {
              tags: 'pending',
              invoke: {
                id: 'loadMore',
                src: 'loadMore',
                input: ({context}) => ({after: context.roots.at(-1) ?? null, words: context.words}),
                onDone: {target: 'reading', actions: {type: 'storeMore', params: ({event}) => event.output}},
                onError: 'moreFailed',
              },
            },
            moreFailed: {on: {'comments.more': 'loadingMore'}},
            loadingReplies: {
              tags: 'pending',
              invoke: {
                id: 'loadReplies',
                src: 'loadReplies',
                input: ({context}) => ({ids: missingReplies(context)}),
                onDone: {
                  target: 'reading',
                  actions: {type: 'storeArrived', params: ({event}) => ({comments: event.output})},
                },
                onError: 'repliesFailed',
              },
            },
            repliesFailed: {on: {'comments.more': {guard: 'hasMore', target: 'loadingMore'}}},
          },
        },
      },
    },
  },
})
