import {presenceMachine} from '../../../machines/notifications/presence.machine.ts'
import {presenceText} from '../../../src/text/notifications/notifications.ts'
import {facesOf, type ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['logFailure'],
}

export const presenceView: ViewModel<typeof presenceMachine> = {
  perform: {
    'presence.online': 'fact',
    'presence.lost': 'fact',
    'count.changed': 'fact',
    'session.ending': 'fact',
    'presence.left': 'fact',
  },
  faces: {
    online: ({count}) =>
      count === null || count === 0
        ? {misses: [['text', /estudando/]]}
        : {sees: [['text', presenceText.studying(count)]]},
    ...facesOf(['offline', 'leaving', 'left'], {misses: [['text', /estudando/]]}),
  },
}
