import {pushMachine} from '../../../machines/notifications/push.machine.ts'
import {pushText as text} from '../../../src/text/notifications/notifications.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const pushModel: FlowModel<typeof pushMachine> = {
  machine: pushMachine,
  starts: {
    'a browser that can be asked': {uid: 'ana', canAsk: true, registered: null},
    'a browser without messages': {uid: 'ana', canAsk: false, registered: null},
    'a device registered before': {uid: 'ana', canAsk: true, registered: 'kept-token'},
  },
  cases: {
    'token.found': [{type: 'token.found', token: 'query-token'}],
    'device.enable': [{type: 'device.enable'}],
    'device.disable': [{type: 'device.disable'}],
    'session.ending': [{type: 'session.ending'}],
  },
  replies: {
    'xstate.done.actor.askDevice': [{token: 'device-token'}, {token: null}],
    'xstate.error.actor.askDevice': [new Error('no worker')],
    'xstate.error.actor.registerToken': [new Error('500')],
    'xstate.error.actor.removeToken': [new Error('500')],
  },
  requests: ['askDevice', 'registerToken', 'removeToken'],
  listeners: [],
  effects: ['keepRegistered', 'logFailure'],
}

const theSwitch = ['switch', text.label] as const

export const pushView: ViewModel<typeof pushMachine> = {
  interactions: {
    'token.found': 'fact',
    'device.enable': (page) => page.getByRole('switch').click(),
    'device.disable': (page) => page.getByRole('switch').click(),
    'session.ending': 'fact',
  },
  expectations: {
    unsupported: {visible: [['text', text.unsupported]], absent: [['switch']]},
    ...expectationsOf(['idle', 'registered'], {
      visible: [theSwitch],
      absent: [
        ['text', text.denied],
        ['text', text.failed],
      ],
    }),
    ...expectationsOf(['asking', 'registering', 'removing'], {visible: [theSwitch, ['text', text.pending]]}),
    denied: {visible: [theSwitch, ['text', text.denied]]},
    failed: ({canAsk}) =>
      canAsk ? {visible: [theSwitch, ['text', text.failed]]} : {visible: [['text', text.unsupported]]},
  },
  unavailable: (before, event) =>
    (event.type === 'device.enable' || event.type === 'device.disable') && !before.can(event)
      ? 'the switch is not there or stands the other way'
      : null,
}
