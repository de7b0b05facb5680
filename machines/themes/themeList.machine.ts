import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import type {ThemeFilters} from '../../domain/themes/themeList.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {LoadedThemes, ThemeListContext, ThemeListEvent, ThemeListInput} from './themeList.types.ts'

const shownFilters = ({context}: {context: ThemeListContext}) => ({filters: context.filters})

/**
 * The themes of the course and what narrows them (flow F-039; spec 1§2): a phase, words, and whether the pre-course is
 * shown. Phase and words stand in the address, the pre-course is a preference of this device.
 */
export const themeListMachine = setup({
  types: {} as {context: ThemeListContext; events: ThemeListEvent; input: ThemeListInput; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows them. */
    loadThemes: notProvided<LoadedThemes>('loadThemes'),
  },
  actions: {
    storeThemes: assign((_, {themes, isFromDevice}: LoadedThemes) => ({themes, isFromDevice})),
    storeFilters: assign(({context}, filters: Partial<ThemeFilters>) => ({filters: {...context.filters, ...filters}})),
    showFilters: effect<{filters: ThemeFilters}>('showFilters'),
    keepPreCourse: effect<{isShown: boolean}>('keepPreCourse'),
  },
  guards: {
    hasThemes: (_, {themes}: LoadedThemes) => themes.length > 0,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
    isNarrowed: ({context: {filters}}) => filters.phase !== null || filters.search !== '',
    isFromDevice: ({context}) => context.isFromDevice,
  },
}).createMachine({
  id: 'themeList',
  context: ({input}) => ({...input, themes: [], isFromDevice: false}),
  initial: 'loading',
  on: {
    'phase.set': {
      actions: [
        {type: 'storeFilters', params: ({event}) => ({phase: event.phase})},
        {type: 'showFilters', params: shownFilters},
      ],
    },
    'search.set': {
      actions: [
        {type: 'storeFilters', params: ({event}) => ({search: event.search})},
        {type: 'showFilters', params: shownFilters},
      ],
    },
    'preCourse.toggle': {
      actions: [
        {type: 'storeFilters', params: ({event}) => ({showPreCourse: event.isShown})},
        {type: 'keepPreCourse', params: ({event}) => ({isShown: event.isShown})},
      ],
    },
    'address.changed': {
      actions: {type: 'storeFilters', params: ({event: {phase, search}}) => ({phase, search})},
    },
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadThemes',
        src: 'loadThemes',
        onDone: [
          {
            guard: {type: 'hasThemes', params: ({event}) => event.output},
            target: 'shown',
            actions: {type: 'storeThemes', params: ({event}) => event.output},
          },
          {target: 'empty'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    empty: {on: {'themes.retry': 'loading'}},
    offline: {on: {'themes.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'themes.retry': 'loading', 'network.returned': 'loading'}},
    shown: {
      initial: 'reading',
      on: {
        'filters.clear': {
          guard: 'isNarrowed',
          actions: [
            {type: 'storeFilters', params: {phase: null, search: ''}},
            {type: 'showFilters', params: shownFilters},
          ],
        },
      },
      states: {
        reading: {
          on: {
            'legend.open': 'legend',
            // What the device had gives way to the server's word, without a screen that waits for it.
            'network.returned': {guard: 'isFromDevice', target: 'refreshing'},
          },
        },
        refreshing: {
          on: {'legend.open': 'legend'},
          invoke: {
            id: 'loadThemes',
            src: 'loadThemes',
            onDone: [
              {
                guard: {type: 'hasThemes', params: ({event}) => event.output},
                target: 'reading',
                actions: {type: 'storeThemes', params: ({event}) => event.output},
              },
              {target: '#themeList.empty'},
            ],
            onError: 'reading',
          },
        },
        legend: {on: {'legend.close': 'reading'}},
      },
    },
  },
})
