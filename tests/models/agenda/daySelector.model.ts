import {daySelectorMachine} from '../../../machines/agenda/daySelector.machine.ts'
import type {FlowModel} from '../../support/rig.ts'

const today = '20261121'
const createdOn = '20261018'

export const daySelectorModel: FlowModel<typeof daySelectorMachine> = {
  machine: daySelectorMachine,
  starts: {
    'wide screen': {today, selected: today, createdOn, pageSize: 7},
    'narrow screen on the first day of the account': {today: '20261019', selected: createdOn, createdOn, pageSize: 1},
  },
  cases: {
    'page.previous': [{type: 'page.previous'}],
    'page.next': [{type: 'page.next'}],
    'day.select': [
      {type: 'day.select', date: '20261119'},
      {type: 'day.select', date: '20261122'},
      {type: 'day.select', date: '20261017'},
    ],
    'picker.open': [{type: 'picker.open'}],
    'picker.pick': [
      {type: 'picker.pick', date: '20261018'},
      {type: 'picker.pick', date: '20261122'},
    ],
    'picker.close': [{type: 'picker.close'}],
    'selection.changed': [{type: 'selection.changed', selected: '20261113', today, pageSize: 7}],
  },
  requests: [],
  listeners: [],
  tells: ['openDay'],
}
