import {editingWindowMachine} from '../../../machines/agenda/editingWindow.machine.ts'
import {agendaText} from '../../../src/text/agenda/agenda.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const timeZone = 'America/Sao_Paulo'
/** São Paulo is three hours behind UTC in 2026. */
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour + 3, minute)

export const editingWindowModel: FlowModel<typeof editingWindowMachine> = {
  machine: editingWindowMachine,
  starts: {
    'today at 22:00': {calendarDate: '20261121', timeZone, openedAt: at(21, 22)},
    'yesterday at 01:30, after its midnight': {calendarDate: '20261120', timeZone, openedAt: at(21, 1, 30)},
    'a past day': {calendarDate: '20261110', timeZone, openedAt: at(21, 22)},
  },
  cases: {
    'clock.ticked': [
      {type: 'clock.ticked', now: at(22, 3, 59)},
      {type: 'clock.ticked', now: at(22, 4)},
      {type: 'clock.ticked', now: at(21, 3, 59)},
      {type: 'clock.ticked', now: at(20, 23, 59)},
    ],
    'date.changed': [
      {type: 'date.changed', calendarDate: '20261121', now: at(21, 22)},
      {type: 'date.changed', calendarDate: '20261119', now: at(21, 22)},
    ],
  },
  requests: [],
  listeners: [],
  effects: [],
}

export const editingWindowView: ViewModel<typeof editingWindowMachine> = {
  interactions: {'clock.ticked': 'fact', 'date.changed': 'fact'},
  expectations: {
    'editable.onItsDay': {
      absent: [
        ['text', agendaText.pastDayTitle],
        ['text', agendaText.afterMidnight],
      ],
    },
    'editable.afterMidnight': {
      visible: [['text', agendaText.afterMidnight]],
      absent: [['text', agendaText.pastDayTitle]],
    },
    readOnly: {
      visible: [
        ['text', agendaText.pastDayTitle],
        ['link', agendaText.goToToday],
      ],
      absent: [['text', agendaText.afterMidnight]],
    },
  },
}
