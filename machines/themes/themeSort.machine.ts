import {assign, setup} from 'xstate'
import {isSameSort, sortAfterClick, type ThemeColumn, type ThemeSort} from '../../domain/themes/themeSort.ts'
import {effect} from '../shared/notProvided.ts'
import type {ThemeSortContext, ThemeSortEvent, ThemeSortInput} from './themeSort.types.ts'

const shownSort = ({context}: {context: ThemeSortContext}) => ({sort: context.sort})

/**
 * The order of the theme list (flow F-038; spec 1§4, C-69): a click on the head of a column cycles ascending, descending,
 * none; a list picks both at once. The address says the same.
 */
export const themeSortMachine = setup({
  types: {} as {context: ThemeSortContext; events: ThemeSortEvent; input: ThemeSortInput},
  actions: {
    storeClick: assign(({context}, {column}: {column: ThemeColumn}) => ({sort: sortAfterClick(context.sort, column)})),
    storeSort: assign((_, {sort}: {sort: ThemeSort}) => ({sort})),
    showSort: effect<{sort: ThemeSort}>('showSort'),
  },
  guards: {
    isAscending: ({context}) => context.sort?.direction === 'ascending',
    isDescending: ({context}) => context.sort?.direction === 'descending',
    isOther: ({context}, {sort}: {sort: ThemeSort}) => !isSameSort(context.sort, sort),
  },
}).createMachine({
  id: 'themeSort',
  context: ({input}) => input,
  initial: 'deciding',
  on: {
    'column.click': {
      target: '.deciding',
      actions: [
        {type: 'storeClick', params: ({event}) => ({column: event.column})},
        {type: 'showSort', params: shownSort},
      ],
    },
    'sort.pick': {
      guard: {type: 'isOther', params: ({event}) => ({sort: event.sort})},
      target: '.deciding',
      actions: [
        {type: 'storeSort', params: ({event}) => ({sort: event.sort})},
        {type: 'showSort', params: shownSort},
      ],
    },
    'address.changed': {
      guard: {type: 'isOther', params: ({event}) => ({sort: event.sort})},
      target: '.deciding',
      actions: {type: 'storeSort', params: ({event}) => ({sort: event.sort})},
    },
  },
  states: {
    deciding: {
      always: [
        {guard: 'isAscending', target: 'ascending'},
        {guard: 'isDescending', target: 'descending'},
        {target: 'none'},
      ],
    },
    none: {},
    ascending: {},
    descending: {},
  },
})
