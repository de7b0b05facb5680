import {presenceMachine} from '../../../machines/notifications/presence.machine.ts'
import {presenceText} from '../../../src/text/notifications/notifications.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const presenceModel: FlowModel<typeof presenceMachine> = {
  machine: presenceMachine,
  starts: {'a student who is signed in': {uid: 'ana'}},
  cases: {
    'presence.online': [{type: 'presence.online'}],
    'presence.lost': [{type: 'presence.lost'}],
    'count.changed': [
      {type: 'count.changed', count: 37},
      {type: 'count.changed', count: 0},
      {type: 'count.changed', count: null},
    ],
    'session.ending': [{type: 'session.ending'}],
    'presence.left': [{type: 'presence.left'}],
  },
  replies: {'xstate.error.actor.follow': [new Error('no database')]},
  requests: [],
  listeners: ['follow'],
  effects: ['logFailure'],
}

export const presenceView: ViewModel<typeof presenceMachine> = {
  interactions: {
    'presence.online': 'fact',
    'presence.lost': 'fact',
    'count.changed': 'fact',
    'session.ending': 'fact',
    'presence.left': 'fact',
  },
  expectations: {
    online: ({count}) =>
      count === null || count === 0
        ? {absent: [['text', /estudando/]]}
        : {visible: [['text', presenceText.studying(count)]]},
    ...expectationsOf(['offline', 'leaving', 'left'], {absent: [['text', /estudando/]]}),
  },
}
