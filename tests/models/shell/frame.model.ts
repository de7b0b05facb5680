import {frameMachine} from '../../../machines/shell/frame.machine.ts'
import type {FrameInput} from '../../../machines/shell/frame.types.ts'
import {frameWords} from '../../../src/text/shell/gating.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const opened: FrameInput = {kind: 'sprint', route: '/', now: 0}
const sprint = 'https://sprint.aristo.example'
const frameText = frameWords.sprint
const hour = 3_600_000

export const frameModel: FlowModel<typeof frameMachine> = {
  machine: frameMachine,
  starts: {'the home of a sprint course': opened},
  cases: {
    'clock.ticked': [
      {type: 'clock.ticked', now: 19_999},
      {type: 'clock.ticked', now: 20_000},
      {type: 'clock.ticked', now: hour - 120_000},
      {type: 'clock.ticked', now: hour},
    ],
    'frame.loaded': [{type: 'frame.loaded'}],
    // Whoever is in the frame may ask: the app, one that it went to, and one whose origin has no name.
    'frame.asked': [
      {type: 'frame.asked', origin: sprint},
      {type: 'frame.asked', origin: 'https://mau.example'},
      {type: 'frame.asked', origin: 'null'},
    ],
    'network.returned': [{type: 'network.returned'}],
    'frame.retry': [{type: 'frame.retry'}],
    'route.changed': [
      {type: 'route.changed', route: '/aulas'},
      {type: 'route.changed', route: '/'},
    ],
  },
  replies: {
    'xstate.done.actor.prepareFrame': [
      {app: {url: `${sprint}/app`, handOver: 'query'}, token: 'ficha', expiresAt: hour},
      {app: {url: `${sprint}/app`, handOver: 'message'}, token: 'ficha', expiresAt: hour},
      {app: {url: 'javascript:alert(1)', handOver: 'query'}, token: 'ficha', expiresAt: hour},
      {app: null, token: 'ficha', expiresAt: hour},
    ],
    'xstate.error.actor.prepareFrame': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.renewToken': [{token: 'ficha nova', expiresAt: 2 * hour}],
    'xstate.error.actor.renewToken': ['unreachable'],
  },
  contextKey: ({app, route, token, now}) => [app?.handOver, route, token, now],
  requests: ['prepareFrame', 'renewToken'],
  listeners: [],
  effects: ['handToken', 'logFailure'],
}

/** The words the walk puts where the frame goes. */
export const framedApp = 'o curso na moldura'

export const frameView: ViewModel<typeof frameMachine> = {
  interactions: {
    'clock.ticked': 'fact',
    'frame.loaded': 'fact',
    'frame.asked': 'fact',
    'network.returned': 'fact',
    'frame.retry': async (page, _event, before) =>
      page.getByRole('button', {name: before.value === 'expired' ? frameText.reload : frameText.tryAgain}).click(),
    'route.changed': 'fact',
  },
  expectations: {
    preparing: {visible: [['status', frameText.preparing]], absent: [['text', framedApp], ['alert']]},
    loading: {visible: [['status', frameText.loading]], absent: [['alert']]},
    shown: {visible: [['text', framedApp]], absent: [['status'], ['alert']]},
    renewing: {visible: [['text', framedApp]], absent: [['status'], ['alert']]},
    expired: {
      visible: [
        ['text', framedApp],
        ['text', frameText.expiredTitle],
        ['button', frameText.reload],
      ],
    },
    offline: {
      visible: [['alert'], ['text', frameText.offline], ['button', frameText.tryAgain]],
      absent: [['text', framedApp]],
    },
    failed: {
      visible: [['alert'], ['text', frameText.failed], ['button', frameText.tryAgain]],
      absent: [['text', framedApp]],
    },
    notConfigured: {visible: [['text', frameText.notConfiguredTitle]], absent: [['text', framedApp], ['alert']]},
  },
}
