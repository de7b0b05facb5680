import {leaveGuardMachine} from '../../../machines/profile/leaveGuard.machine.ts'
import {profileText} from '../../../src/text/profile/profile.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const leaveGuardModel: FlowModel<typeof leaveGuardMachine> = {
  machine: leaveGuardMachine,
  starts: {'page opened': undefined},
  cases: {
    'edits.begin': [
      {type: 'edits.begin', form: 'personal'},
      {type: 'edits.begin', form: 'week'},
    ],
    'edits.end': [
      {type: 'edits.end', form: 'personal'},
      {type: 'edits.end', form: 'week'},
    ],
    'leave.request': [
      {type: 'leave.request', destination: {kind: 'address', to: '/agenda?date=20261120'}},
      {type: 'leave.request', destination: {kind: 'back'}},
    ],
    'leave.confirm': [{type: 'leave.confirm'}],
    'leave.stay': [{type: 'leave.stay'}],
  },
  requests: [],
  listeners: [],
  effects: ['holdAddress', 'letGo', 'dropEdits', 'leave'],
}

export const leaveGuardView: ViewModel<typeof leaveGuardMachine> = {
  interactions: {
    'edits.begin': 'fact',
    'edits.end': 'fact',
    'leave.request': 'fact',
    'leave.confirm': (page) => page.getByRole('button', {name: profileText.leave}).click(),
    'leave.stay': (page) => page.getByRole('button', {name: profileText.stay}).click(),
  },
  expectations: {
    open: {visible: [['text', profileText.title]], absent: [['alertdialog']]},
    guarding: {visible: [['text', profileText.title]], absent: [['alertdialog']]},
    asking: {
      visible: [
        ['alertdialog', profileText.leaveTitle],
        ['text', profileText.leaveText],
      ],
    },
  },
}
