import {daysOfPage, oldestPage} from '../../../domain/agenda/weekView.ts'
import {daySelectorMachine} from '../../../machines/agenda/daySelector.machine.ts'
import {daySelectorText, longDate} from '../../../src/text/shared/days.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const today = '20261121'
const createdOn = '20261018'

export const daySelectorModel: FlowModel<typeof daySelectorMachine> = {
  machine: daySelectorMachine,
  starts: {
    'wide screen': {today, selected: today, createdOn, pageSize: 7},
    'wide screen in the first week of the account': {today, selected: createdOn, createdOn, pageSize: 7},
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
  // Pages between the newest and the oldest are alike.
  contextKey: ({page, ...context}) => ({
    ...context,
    isNewest: page === 0,
    isOldest: page >= oldestPage(context.createdOn, context.today, context.pageSize),
  }),
  requests: [],
  listeners: [],
  effects: ['openDay'],
}

const day = (date: string) => new RegExp(` ${longDate(date)}`)

export const daySelectorView: ViewModel<typeof daySelectorMachine> = {
  interactions: {
    'page.previous': (page) => page.getByRole('button', {name: daySelectorText.previous}).click(),
    'page.next': (page) => page.getByRole('button', {name: daySelectorText.next}).click(),
    'day.select': (page, {date}) => page.getByRole('button', {name: day(date)}).click(),
    'picker.open': (page) => page.getByRole('button', {name: daySelectorText.pick}).click(),
    'picker.pick': async (page, {date}) => {
      const dialog = page.getByRole('dialog')
      const cell = dialog.getByRole('button', {name: new RegExp(`\\b${longDate(date)}`)})
      if (!(await cell.query())) await dialog.getByRole('button', {name: daySelectorText.previousMonth}).click()
      await cell.click()
    },
    'picker.close': (page) => page.getByRole('dialog').getByRole('button', {name: daySelectorText.close}).click(),
    'selection.changed': 'fact',
  },
  expectations: {
    browsing: {
      visible: [
        ['region', daySelectorText.label],
        ['button', daySelectorText.pick],
      ],
      absent: [['dialog']],
    },
    pickingDate: {visible: [['dialog', daySelectorText.dialog]]},
  },
  unavailable: ({context}, event) => {
    if (event.type === 'picker.pick' && event.date === context.selected)
      return 'the chosen day is chosen already: the calendar tells nobody'
    if (event.type !== 'day.select') return null
    const isShown = daysOfPage(context.page, context.pageSize, context).some(({date}) => date === event.date)
    return isShown ? null : 'the day is on another page'
  },
}
