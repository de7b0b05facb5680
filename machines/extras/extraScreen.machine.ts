import {assign, setup} from 'xstate'
import {type ExtraPlace, extraPlace} from '../../domain/extras/routes.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {ArrivedExtras, ExtrasRefresh} from './extras.types.ts'
import type {ExtraScreenContext, ExtraScreenEvent, ExtraScreenInput} from './extraScreen.types.ts'

/** What the address shows for the day's extras; null before they are here. */
export const extraPlaceOf = ({day, path, named}: ExtraScreenContext): ExtraPlace | null =>
  day === null ? null : extraPlace(path, day.extras, named)

/**
 * The screen of one extra activity (flow F-041; spec 1§2, 2§2): the extra that the address names, or the first of its kind;
 * a base address leads to the tab that has content. The day is watched, so that what another tab does is seen.
 */
export const extraScreenMachine = setup({
  types: {} as {context: ExtraScreenContext; events: ExtraScreenEvent; input: ExtraScreenInput; tags: 'loading'},
  actors: {watchExtras: noListener<{calendarDate: CalendarDate}, ExtrasRefresh>()},
  actions: {
    storeDay: assign((_, {day, isFromDevice}: ArrivedExtras) => ({day, isFromDevice})),
    storeAddress: assign((_, {path, named}: Pick<ExtraScreenInput, 'path' | 'named'>) => ({path, named})),
    storeDate: assign((_, {calendarDate}: {calendarDate: CalendarDate}) => ({
      calendarDate,
      day: null,
      isFromDevice: false,
    })),
    navigate: effect<{path: string}>('navigate'),
  },
  guards: {
    hasDay: ({context}) => context.day !== null,
    isRedirect: ({context}) => extraPlaceOf(context)?.show === 'redirect',
    isEmpty: ({context}) => extraPlaceOf(context)?.show === 'empty',
    isPathUnknown: ({context}) => extraPlaceOf(context)?.show === 'unknownPath',
    isOffline: (_, {failure}: {failure: RequestFailure}) => failure === 'offline',
    isOtherDate: ({context}, {calendarDate}: {calendarDate: CalendarDate}) => context.calendarDate !== calendarDate,
  },
}).createMachine({
  id: 'extraScreen',
  context: ({input}) => ({...input, day: null, isFromDevice: false}),
  initial: 'open',
  on: {
    'address.changed': [
      {
        guard: {type: 'isOtherDate', params: ({event}) => ({calendarDate: event.calendarDate})},
        target: '.open',
        reenter: true,
        actions: [
          {type: 'storeAddress', params: ({event: {path, named}}) => ({path, named})},
          {type: 'storeDate', params: ({event: {calendarDate}}) => ({calendarDate})},
        ],
      },
      {
        guard: 'hasDay',
        target: '.open.deciding',
        actions: {type: 'storeAddress', params: ({event: {path, named}}) => ({path, named})},
      },
      {actions: {type: 'storeAddress', params: ({event: {path, named}}) => ({path, named})}},
    ],
  },
  states: {
    open: {
      invoke: {
        id: 'watchExtras',
        src: 'watchExtras',
        input: ({context}) => ({calendarDate: context.calendarDate}),
        onError: '.failed',
      },
      initial: 'loading',
      on: {
        'extras.arrived': {
          target: '.deciding',
          actions: {type: 'storeDay', params: ({event: {day, isFromDevice}}) => ({day, isFromDevice})},
        },
        'extras.failed': [
          // What is on the screen stays; the outbox says that the network is gone.
          {guard: 'hasDay'},
          {guard: {type: 'isOffline', params: ({event}) => ({failure: event.failure})}, target: '.offline'},
          {target: '.failed'},
        ],
      },
      states: {
        loading: {tags: 'loading'},
        offline: {on: {'extras.retry': '#extraScreen.open', 'network.returned': '#extraScreen.open'}},
        failed: {on: {'extras.retry': '#extraScreen.open'}},
        deciding: {
          tags: 'loading',
          always: [
            {guard: 'isRedirect', target: 'redirecting'},
            {guard: 'isEmpty', target: 'empty'},
            {guard: 'isPathUnknown', target: 'pathNotFound'},
            {target: 'showing'},
          ],
        },
        redirecting: {
          tags: 'loading',
          entry: {
            type: 'navigate',
            params: ({context}) => {
              const place = extraPlaceOf(context)
              return {path: place?.show === 'redirect' ? place.path : context.path}
            },
          },
        },
        empty: {},
        pathNotFound: {},
        showing: {},
      },
    },
  },
})
