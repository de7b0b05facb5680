import {redirectMachine} from '../../../machines/shell/redirect.machine.ts'
import {shellText} from '../../../src/text/shell/shell.ts'
import {facesOf, type ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
    'who.changed': [
      {type: 'who.changed', who: student},
      {type: 'who.changed', who: {kind: 'visitor'}},
    ],
  },
  requests: [],
  listeners: [],
  tells: ['navigate'],
  delays: {'xstate.after.redirectDelay.redirect.redirecting': 50},
}

export const redirectScreen = 'a tela do endereço'

export const redirectView: ViewModel<typeof redirectMachine> = {
  perform: {'boot.ready': 'fact', 'location.changed': 'fact', 'who.changed': 'fact'},
  faces: {
    ...facesOf(['waiting', 'redirecting'], {
      sees: [['text', shellText.redirecting]],
      misses: [['text', redirectScreen]],
    }),
    idle: {sees: [['text', redirectScreen]], misses: [['text', shellText.redirecting]]},
  },
}
