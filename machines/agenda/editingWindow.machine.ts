import {assign, setup} from 'xstate'
import {type EditingWindow, editingWindowOf} from '../../domain/agenda/editingWindow.ts'
import type {EditingWindowContext, EditingWindowEvent} from './editingWindow.types.ts'

const windowAt = ({calendarDate, timeZone}: EditingWindowContext, now: number): EditingWindow =>
  editingWindowOf(calendarDate, now, timeZone)

/**
 * Whether the shown day may be answered (flow F-034; spec 1§4, 2§4): on its calendar day and until 4 a.m. of the next;
 * other days are read only. Time comes from the ticker, so a sleeping laptop wakes up to the truth.
 */
export const editingWindowMachine = setup({
  types: {} as {context: EditingWindowContext; events: EditingWindowEvent; input: EditingWindowContext},
  actions: {
    storeDate: assign((_, {calendarDate, now}: {calendarDate: string; now: number}) => ({calendarDate, openedAt: now})),
  },
  guards: {
    isOnItsDay: ({context}, {now}: {now: number}) => windowAt(context, now) === 'onItsDay',
    isAfterMidnight: ({context}, {now}: {now: number}) => windowAt(context, now) === 'afterMidnight',
    isClosed: ({context}, {now}: {now: number}) => windowAt(context, now) === 'closed',
  },
}).createMachine({
  id: 'editingWindow',
  context: ({input}) => input,
  initial: 'deciding',
  on: {
    'date.changed': {
      target: '.deciding',
      actions: {type: 'storeDate', params: ({event: {calendarDate, now}}) => ({calendarDate, now})},
    },
  },
  states: {
    deciding: {
      always: [
        {guard: {type: 'isOnItsDay', params: ({context}) => ({now: context.openedAt})}, target: 'editable.onItsDay'},
        {
          guard: {type: 'isAfterMidnight', params: ({context}) => ({now: context.openedAt})},
          target: 'editable.afterMidnight',
        },
        {target: 'readOnly'},
      ],
    },
    editable: {
      initial: 'onItsDay',
      on: {'clock.ticked': {guard: {type: 'isClosed', params: ({event}) => ({now: event.now})}, target: 'readOnly'}},
      states: {
        onItsDay: {
          on: {
            'clock.ticked': {
              guard: {type: 'isAfterMidnight', params: ({event}) => ({now: event.now})},
              target: 'afterMidnight',
            },
          },
        },
        afterMidnight: {
          on: {
            'clock.ticked': {guard: {type: 'isOnItsDay', params: ({event}) => ({now: event.now})}, target: 'onItsDay'},
          },
        },
      },
    },
    readOnly: {
      on: {
        'clock.ticked': [
          {guard: {type: 'isOnItsDay', params: ({event}) => ({now: event.now})}, target: 'editable.onItsDay'},
          {guard: {type: 'isAfterMidnight', params: ({event}) => ({now: event.now})}, target: 'editable.afterMidnight'},
        ],
      },
    },
  },
})
