import {assign, setup} from 'xstate'
import type {TextMatch} from '../../domain/study/textSearch.ts'
import {clampReadingZoom, nextReadingZoom, type Size} from '../../domain/study/zoom.ts'
import {effect, noListener, notProvided} from '../shared/notProvided.ts'
import type {ReaderContext, ReaderEvent, ReaderFailure, ReaderInput} from './reader.types.ts'

type Step = {readonly step: 1 | -1}

/**
 * An apostila (spec 2§2): a PDF that opens on the page where it was left, with zoom and search. The pages themselves are
 * drawn by the view as they come near; what the machine knows of the document are the sizes of its pages.
 */
export const readerMachine = setup({
  types: {} as {context: ReaderContext; events: ReaderEvent; input: ReaderInput; tags: 'shown' | 'searched'},
  actors: {
    openDocument: noListener<{url: string; attempt: number}>(),
    searchDocument: notProvided<readonly TextMatch[], {query: string}>('searchDocument'),
  },
  actions: {
    storeLoaded: assign((_, {loaded}: {loaded: number | null}) => ({loaded})),
    storePages: assign(({context}, {pages}: {pages: readonly Size[]}) => ({
      pages,
      page: Math.min(Math.max(1, context.page), Math.max(1, pages.length)),
    })),
    storePage: assign(({context}, {page}: {page: number}) => ({
      page: Math.min(Math.max(1, Math.round(page)), context.pages.length),
    })),
    stepZoom: assign(({context}, {step}: Step) => ({zoom: nextReadingZoom(context.zoom, step)})),
    storeZoom: assign((_, {zoom}: {zoom: number}) => ({zoom: clampReadingZoom(zoom)})),
    storeQuery: assign((_, {query}: {query: string}) => ({query: query.trim()})),
    storeMatches: assign(({context}, {matches}: {matches: readonly TextMatch[]}) => {
      const first = matches.findIndex(({page}) => page + 1 >= context.page)
      return {matches, current: Math.max(0, first)}
    }),
    stepMatch: assign(({context}, {step}: Step) => ({
      current: (context.current + step + context.matches.length) % context.matches.length,
    })),
    storeMatchPage: assign(({context}) => ({
      page: (context.matches[context.current]?.page ?? context.page - 1) + 1,
      brought: context.brought + 1,
    })),
    forgetSearch: assign({query: '', matches: [], current: 0}),
    beginAnew: assign(({context}) => ({
      attempt: context.attempt + 1,
      loaded: null,
      query: '',
      matches: [],
      current: 0,
    })),
    showPage: effect<{page: number}>('showPage'),
    showMatch: effect<{page: number; current: number}>('showMatch'),
    keepPage: effect<{id: string; page: number}>('keepPage'),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
  guards: {
    isFailure: (_, {failure, wanted}: {failure: ReaderFailure; wanted: ReaderFailure}) => failure === wanted,
    isAny: (_, {matches}: {matches: readonly TextMatch[]}) => matches.length > 0,
    isQuery: (_, {query}: {query: string}) => query.trim() !== '',
    isSameQuery: ({context}, {query}: {query: string}) => query.trim() === context.query,
    isOtherPage: ({context}, {page}: {page: number}) => page !== context.page,
    hasPages: (_, {pages}: {pages: readonly Size[]}) => pages.length > 0,
  },
}).createMachine({
  id: 'reader',
  context: ({input}) => ({
    ...input,
    pages: [],
    loaded: null,
    zoom: 1,
    query: '',
    matches: [],
    current: 0,
    brought: 0,
    attempt: 1,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'loading',
      invoke: {
        id: 'openDocument',
        src: 'openDocument',
        input: ({context: {url, attempt}}) => ({url, attempt}),
        onError: {target: 'broken', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
      on: {
        'document.failed': [
          {
            guard: {type: 'isFailure', params: ({event}) => ({failure: event.failure, wanted: 'locked'})},
            target: 'locked',
          },
          {
            guard: {type: 'isFailure', params: ({event}) => ({failure: event.failure, wanted: 'broken'})},
            target: 'broken',
          },
          {
            guard: {type: 'isFailure', params: ({event}) => ({failure: event.failure, wanted: 'offline'})},
            target: 'offline',
          },
          {target: 'failed'},
        ],
      },
      states: {
        loading: {
          on: {
            'document.progressed': {actions: {type: 'storeLoaded', params: ({event}) => ({loaded: event.loaded})}},
            'document.opened': [
              {
                guard: {type: 'hasPages', params: ({event}) => ({pages: event.pages})},
                target: 'shown',
                actions: [
                  {type: 'storePages', params: ({event}) => ({pages: event.pages})},
                  {type: 'showPage', params: ({context}) => ({page: context.page})},
                ],
              },
              {target: '#reader.broken'},
            ],
          },
        },
        shown: {
          tags: 'shown',
          initial: 'reading',
          on: {
            'page.seen': {
              guard: {type: 'isOtherPage', params: ({event}) => ({page: event.page})},
              actions: [
                {type: 'storePage', params: ({event}) => ({page: event.page})},
                {type: 'keepPage', params: ({context: {id, page}}) => ({id, page})},
              ],
            },
            'page.go': {
              actions: [
                {type: 'storePage', params: ({event}) => ({page: event.page})},
                {type: 'keepPage', params: ({context: {id, page}}) => ({id, page})},
                {type: 'showPage', params: ({context}) => ({page: context.page})},
              ],
            },
            'zoom.step': {actions: {type: 'stepZoom', params: ({event}) => ({step: event.step})}},
            'zoom.fit': {actions: {type: 'storeZoom', params: {zoom: 1}}},
            'zoom.set': {actions: {type: 'storeZoom', params: ({event}) => ({zoom: event.zoom})}},
            'search.submit': {
              guard: {type: 'isQuery', params: ({event}) => ({query: event.query})},
              target: '.searching',
              actions: {type: 'storeQuery', params: ({event}) => ({query: event.query})},
            },
            'search.clear': {target: '.reading', actions: 'forgetSearch'},
          },
          states: {
            reading: {},
            searching: {
              tags: 'searched',
              invoke: {
                id: 'searchDocument',
                src: 'searchDocument',
                input: ({context: {query}}) => ({query}),
                onDone: [
                  {
                    guard: {type: 'isAny', params: ({event}) => ({matches: event.output})},
                    target: 'found',
                    actions: [
                      {type: 'storeMatches', params: ({event}) => ({matches: event.output})},
                      'storeMatchPage',
                      {type: 'showMatch', params: ({context}) => ({page: context.page, current: context.current})},
                    ],
                  },
                  {target: 'nothingFound', actions: {type: 'storeMatches', params: {matches: []}}},
                ],
                onError: {
                  target: 'searchFailed',
                  actions: {type: 'logFailure', params: ({event}) => ({error: event.error})},
                },
              },
            },
            found: {
              tags: 'searched',
              on: {
                'search.step': {
                  actions: [
                    {type: 'stepMatch', params: ({event}) => ({step: event.step})},
                    'storeMatchPage',
                    {type: 'showMatch', params: ({context}) => ({page: context.page, current: context.current})},
                  ],
                },
                // Enter again in the same words is the next place.
                'search.submit': {
                  guard: {type: 'isSameQuery', params: ({event}) => ({query: event.query})},
                  actions: [
                    {type: 'stepMatch', params: {step: 1}},
                    'storeMatchPage',
                    {type: 'showMatch', params: ({context}) => ({page: context.page, current: context.current})},
                  ],
                },
              },
            },
            nothingFound: {tags: 'searched'},
            searchFailed: {tags: 'searched'},
          },
        },
      },
    },
    locked: {on: {'document.retry': {target: 'open', actions: 'beginAnew'}}},
    broken: {on: {'document.retry': {target: 'open', actions: 'beginAnew'}}},
    failed: {on: {'document.retry': {target: 'open', actions: 'beginAnew'}}},
    offline: {
      on: {
        'document.retry': {target: 'open', actions: 'beginAnew'},
        'connection.returned': {target: 'open', actions: 'beginAnew'},
      },
    },
  },
})
