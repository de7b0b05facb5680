import {assign, setup} from 'xstate'
import {oldestPage, pageOf} from '../../domain/agenda/weekView.ts'
import type {DaySelectorContext, DaySelectorEvent, DaySelectorInput} from './daySelector.types.ts'
import {effect} from '../shared/notProvided.ts'

/** A day may be opened from the first day of the account to today (spec 1§2). */
const isOpen = ({createdOn, today}: DaySelectorContext, date: string) => date >= createdOn && date <= today

/**
 * The week view above the agenda (flow F-032; spec 1§2): pages back through the history, opens past days and today,
 * never days to come, and offers a date picker over the same range.
 */
export const daySelectorMachine = setup({
  types: {} as {context: DaySelectorContext; events: DaySelectorEvent; input: DaySelectorInput},
  actions: {
    turnPage: assign(({context}, {by}: {by: number}) => ({page: context.page + by})),
    storeSelection: assign((_, selection: {selected: string; today: string; pageSize: number}) => ({
      ...selection,
      page: pageOf(selection.selected, selection.today, selection.pageSize),
    })),
    openDay: effect<{date: string}>('openDay'),
  },
  guards: {
    hasOlderPage: ({context}) => context.page < oldestPage(context.createdOn, context.today, context.pageSize),
    hasNewerPage: ({context}) => context.page > 0,
    isOpenDay: ({context}, {date}: {date: string}) => isOpen(context, date),
  },
}).createMachine({
  id: 'daySelector',
  context: ({input}) => ({...input, page: pageOf(input.selected, input.today, input.pageSize)}),
  initial: 'browsing',
  on: {
    'selection.changed': {
      target: '.browsing',
      actions: {
        type: 'storeSelection',
        params: ({event: {selected, today, pageSize}}) => ({selected, today, pageSize}),
      },
    },
  },
  states: {
    browsing: {
      on: {
        'page.previous': {guard: 'hasOlderPage', actions: {type: 'turnPage', params: {by: 1}}},
        'page.next': {guard: 'hasNewerPage', actions: {type: 'turnPage', params: {by: -1}}},
        'day.select': {
          guard: {type: 'isOpenDay', params: ({event}) => ({date: event.date})},
          actions: {type: 'openDay', params: ({event}) => ({date: event.date})},
        },
        'picker.open': 'pickingDate',
      },
    },
    pickingDate: {
      on: {
        'picker.pick': {
          guard: {type: 'isOpenDay', params: ({event}) => ({date: event.date})},
          target: 'browsing',
          actions: {type: 'openDay', params: ({event}) => ({date: event.date})},
        },
        'picker.close': 'browsing',
      },
    },
  },
})
