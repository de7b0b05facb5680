import {themeSortMachine} from '../../../machines/themes/themeSort.machine.ts'
import {columnNames, themeText} from '../../../src/text/themes/themes.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

const byPhase = {column: 'fase', direction: 'descending'} as const

export const themeSortModel: FlowModel<typeof themeSortMachine> = {
  machine: themeSortMachine,
  starts: {'the order of the course': {sort: null}, 'an address that was shared': {sort: byPhase}},
  cases: {
    'column.click': [
      {type: 'column.click', column: 'tema'},
      {type: 'column.click', column: 'relevancia'},
    ],
    'sort.pick': [
      {type: 'sort.pick', sort: null},
      {type: 'sort.pick', sort: byPhase},
    ],
    'address.changed': [
      {type: 'address.changed', sort: null},
      {type: 'address.changed', sort: {column: 'tema', direction: 'ascending'}},
    ],
  },
  requests: [],
  listeners: [],
  effects: ['showSort'],
}

const list = ['combobox', themeText.sort] as const
const heads = Object.values(columnNames).map((name) => ['columnheader', name] as const)

export const themeSortView: ViewModel<typeof themeSortMachine> = {
  interactions: {
    'column.click': (page, {column}) => page.getByRole('button', {name: columnNames[column]}).click(),
    'sort.pick': (page, {sort}) =>
      page.getByRole('combobox', {name: themeText.sort}).selectOptions(sort === null ? '' : 'fase-desc'),
    'address.changed': 'fact',
  },
  expectations: {
    none: {visible: [list, ...heads]},
    ascending: {visible: [list, ...heads]},
    descending: {visible: [list, ...heads]},
  },
  unavailable: ({context}, event) =>
    event.type === 'sort.pick' &&
    (context.sort === null) === (event.sort === null) &&
    context.sort?.column === event.sort?.column
      ? 'the list already shows this order'
      : null,
}
