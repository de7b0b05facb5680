import {redirectMachine} from '../../../machines/shell/redirect.machine.ts'
import {shellText} from '../../../src/text/shell/shell.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const student = {kind: 'student', courses: 1, course: 'standard', isStaff: false, firstMenuGroup: []} as const

export const redirectModel: FlowModel<typeof redirectMachine> = {
  machine: redirectMachine,
  starts: {
    'visitor at the login': {path: '/', slug: 'aristo'},
    'visitor at a private address': {path: '/agenda', slug: 'aristo'},
  },
  cases: {
    'boot.ready': [{type: 'boot.ready'}],
    'location.changed': [
      {type: 'location.changed', path: '/'},
      {type: 'location.changed', path: '/agenda'},
      {type: 'location.changed', path: '/nada-aqui'},
    ],
    'viewer.changed': [
      {type: 'viewer.changed', viewer: student},
      {type: 'viewer.changed', viewer: {kind: 'visitor'}},
    ],
  },
  requests: [],
  listeners: [],
  effects: ['navigate'],
  delays: {'xstate.after.redirectDelay.redirect.redirecting': 50},
}

export const redirectScreen = 'a tela do endereço'

export const redirectView: ViewModel<typeof redirectMachine> = {
  interactions: {'boot.ready': 'fact', 'location.changed': 'fact', 'viewer.changed': 'fact'},
  expectations: {
    ...expectationsOf(['waiting', 'redirecting'], {
      visible: [['text', shellText.redirecting]],
      absent: [['text', redirectScreen]],
    }),
    idle: {visible: [['text', redirectScreen]], absent: [['text', shellText.redirecting]]},
  },
}
