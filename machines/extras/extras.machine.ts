import {assign, sendTo, setup} from 'xstate'
import {editingWindowOf} from '../../domain/agenda/editingWindow.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {CalendarDate, Instant} from '../../domain/shared/studyDay.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {
  ArrivedExtras,
  CreatedExtra,
  ExtrasContext,
  ExtrasEvent,
  ExtrasInput,
  ExtrasRefresh,
} from './extras.types.ts'

const windowAt = ({calendarDate, timeZone}: Pick<ExtrasContext, 'calendarDate' | 'timeZone'>, now: Instant) =>
  editingWindowOf(calendarDate, now, timeZone)

/**
 * The extra activities of a day (flow F-041; spec 1§2, 1§4, 1§5): what there is, what may be created, and until when. On
 * its calendar day extras are created and answered; after midnight what there is can be answered until 4 a.m. (C-56);
 * past days are read only. The day is watched while it is shown, so that other tabs and devices are seen.
 */
export const extrasMachine = setup({
  types: {} as {context: ExtrasContext; events: ExtrasEvent; input: ExtrasInput; tags: 'listed'},
  actors: {watchExtras: noListener<{calendarDate: CalendarDate}, ExtrasRefresh>()},
  actions: {
    storeDay: assign((_, {day, isFromDevice}: ArrivedExtras) => ({day, isFromDevice})),
    storeWindow: assign(({context}, {now}: {now: Instant}) => ({window: windowAt(context, now)})),
    storeDate: assign(({context}, {calendarDate, now}: {calendarDate: CalendarDate; now: Instant}) => ({
      calendarDate,
      window: windowAt({calendarDate, timeZone: context.timeZone}, now),
      day: null,
      isFromDevice: false,
    })),
    refresh: sendTo('watchExtras', {type: 'extras.refresh'}),
    openExtra: effect<CreatedExtra>('openExtra'),
  },
  guards: {
    hasDay: ({context}) => context.day !== null,
    isOffline: (_, {failure}: {failure: RequestFailure}) => failure === 'offline',
    isPast: ({context}) => context.window === 'closed',
    isAfterMidnight: ({context}) => context.window === 'afterMidnight',
    isEmpty: ({context}) => context.day?.extras.length === 0,
    hasWindowTurned: ({context}, {now}: {now: Instant}) => windowAt(context, now) !== context.window,
    isOtherDate: ({context}, {calendarDate}: {calendarDate: CalendarDate}) => context.calendarDate !== calendarDate,
  },
}).createMachine({
  id: 'extras',
  context: ({input: {calendarDate, timeZone, now}}) => ({
    calendarDate,
    timeZone,
    window: windowAt({calendarDate, timeZone}, now),
    day: null,
    isFromDevice: false,
  }),
  initial: 'open',
  on: {
    'date.changed': {
      guard: {type: 'isOtherDate', params: ({event}) => ({calendarDate: event.calendarDate})},
      target: '.open',
      reenter: true,
      actions: {type: 'storeDate', params: ({event: {calendarDate, now}}) => ({calendarDate, now})},
    },
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
        'extras.refresh': {actions: 'refresh'},
        'clock.ticked': {
          guard: {type: 'hasWindowTurned', params: ({event}) => ({now: event.now})},
          actions: {type: 'storeWindow', params: ({event}) => ({now: event.now})},
        },
      },
      states: {
        loading: {},
        offline: {on: {'extras.retry': '#extras.open', 'network.returned': '#extras.open'}},
        failed: {on: {'extras.retry': '#extras.open'}},
        deciding: {
          always: [
            {guard: 'isPast', target: 'listed.pastDay'},
            {guard: 'isAfterMidnight', target: 'listed.afterMidnight'},
            {guard: 'isEmpty', target: 'listed.empty'},
            {target: 'listed.today'},
          ],
        },
        listed: {
          tags: 'listed',
          initial: 'today',
          on: {
            'clock.ticked': {
              guard: {type: 'hasWindowTurned', params: ({event}) => ({now: event.now})},
              target: 'deciding',
              actions: {type: 'storeWindow', params: ({event}) => ({now: event.now})},
            },
            'extra.created': {
              actions: [
                'refresh',
                {
                  type: 'openExtra',
                  params: ({event: {id, kind, calendarDate}}) => ({id, kind, calendarDate}),
                },
              ],
            },
          },
          states: {today: {}, empty: {}, afterMidnight: {}, pastDay: {}},
        },
      },
    },
  },
})
