import {dayRolloverMachine} from '../../../machines/agenda/dayRollover.machine.ts'
import {savingTime} from '../../../domain/agenda/rollover.ts'
import {dayRolloverText} from '../../../src/text/agenda/dayRollover.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const timeZone = 'America/Sao_Paulo'
/** São Paulo is three hours behind UTC in 2026. */
const at = (day: number, hour: number, minute = 0, second = 0) => Date.UTC(2026, 10, day, hour + 3, minute, second)

export const dayRolloverModel: FlowModel<typeof dayRolloverMachine> = {
  machine: dayRolloverMachine,
  starts: {'product open overnight': {timeZone}},
  cases: {
    'agenda.shown': [
      {type: 'agenda.shown', date: '20261120'},
      {type: 'agenda.shown', date: null},
    ],
    'work.changed': [
      {type: 'work.changed', isBusy: true},
      {type: 'work.changed', isBusy: false},
    ],
    'clock.ticked': [
      {type: 'clock.ticked', now: at(21, 3, 59, 59)},
      {type: 'clock.ticked', now: at(21, 4)},
    ],
    'version.available': [{type: 'version.available'}],
    'reload.accept': [{type: 'reload.accept'}],
  },
  replies: {
    'xstate.done.actor.readLoginDays': [
      ['20261119', '20261120'],
      ['20261120', '20261121'],
    ],
  },
  requests: ['readLoginDays'],
  listeners: [],
  effects: ['reload'],
  delays: {'xstate.after.savingTime.dayRollover.saving': savingTime},
}

export const dayRolloverView: ViewModel<typeof dayRolloverMachine> = {
  interactions: {
    'agenda.shown': 'fact',
    'work.changed': 'fact',
    'clock.ticked': 'fact',
    'version.available': 'fact',
    'reload.accept': (page) => page.getByRole('button', {name: dayRolloverText.reload}).click(),
  },
  expectations: {
    ...expectationsOf(['watching', 'asking', 'saving'], {
      absent: [
        ['button', dayRolloverText.reload],
        ['text', dayRolloverText.reloading],
      ],
    }),
    offering: ({reason}) => ({
      visible: [
        ['text', reason === 'newDay' ? dayRolloverText.newDay : dayRolloverText.newVersion],
        ['button', dayRolloverText.reload],
      ],
    }),
    reloading: {visible: [['text', dayRolloverText.reloading]], absent: [['button', dayRolloverText.reload]]},
  },
}
