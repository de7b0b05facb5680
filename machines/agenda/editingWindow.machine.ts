import {assign, setup} from 'xstate'
import {isEditable} from '../../domain/agenda/editingWindow.ts'
import type {EditingWindowContext, EditingWindowEvent} from './editingWindow.types.ts'

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
    isOpenNow: ({context}, {now}: {now: number}) => isEditable(context.calendarDate, now, context.timeZone),
    isClosedNow: ({context}, {now}: {now: number}) => !isEditable(context.calendarDate, now, context.timeZone),
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
        {guard: {type: 'isOpenNow', params: ({context}) => ({now: context.openedAt})}, target: 'editable'},
        {target: 'readOnly'},
      ],
    },
    editable: {
      on: {'clock.ticked': {guard: {type: 'isClosedNow', params: ({event}) => ({now: event.now})}, target: 'readOnly'}},
    },
    readOnly: {
      on: {'clock.ticked': {guard: {type: 'isOpenNow', params: ({event}) => ({now: event.now})}, target: 'editable'}},
    },
  },
})
