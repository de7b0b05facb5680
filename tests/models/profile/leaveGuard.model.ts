import {leaveGuardMachine} from '../../../machines/profile/leaveGuard.machine.ts'
import {profileText} from '../../../src/text/profile/profile.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['holdAddress', 'letGo', 'dropEdits', 'leave'],
}

export const leaveGuardView: ViewModel<typeof leaveGuardMachine> = {
  perform: {
    'edits.begin': 'fact',
    'edits.end': 'fact',
    'leave.request': 'fact',
    'leave.confirm': (page) => page.getByRole('button', {name: profileText.leave}).click(),
    'leave.stay': (page) => page.getByRole('button', {name: profileText.stay}).click(),
  },
  faces: {
    open: {sees: [['text', profileText.title]], misses: [['alertdialog']]},
    guarding: {sees: [['text', profileText.title]], misses: [['alertdialog']]},
    asking: {
      sees: [
        ['alertdialog', profileText.leaveTitle],
        ['text', profileText.leaveText],
      ],
    },
  },
}
