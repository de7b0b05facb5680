import {
  noRemoteConfig,
  type RemoteConfig,
  remoteConfigInterval,
  remoteConfigTimeout,
} from '../../../domain/shell/remoteConfig.ts'
import {remoteConfigMachine} from '../../../machines/shell/remoteConfig.machine.ts'
import type {Expectation, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const opened = Date.parse('2026-03-10T13:00:00.000Z')
const later = opened + remoteConfigInterval

export const fetched: RemoteConfig = {...noRemoteConfig, contactPhoneNumber: '+55 11 4000-0000'}
const kept: RemoteConfig = {...noRemoteConfig, contactPhoneNumber: '+55 11 4999-9999'}

export const remoteConfigModel: FlowModel<typeof remoteConfigMachine> = {
  machine: remoteConfigMachine,
  starts: {
    'first visit': {config: noRemoteConfig, fetchedAt: null},
    'values of a minute ago': {config: kept, fetchedAt: opened - 60_000},
    'values of yesterday': {config: kept, fetchedAt: opened - 86_400_000},
  },
  cases: {
    'config.start': [{type: 'config.start', now: opened}],
    'clock.ticked': [
      {type: 'clock.ticked', now: opened + 1_000},
      {type: 'clock.ticked', now: opened + remoteConfigTimeout},
      {type: 'clock.ticked', now: later},
      {type: 'clock.ticked', now: later + remoteConfigTimeout},
    ],
  },
  replies: {'xstate.done.actor.fetchConfig': [fetched], 'xstate.error.actor.fetchConfig': [new Error('500')]},
  requests: ['fetchConfig'],
  listeners: [],
  effects: ['logFailure'],
}

/** What the walk shows where a screen shows the operator's telephone number. */
export const phoneOf = (config: RemoteConfig): string => `telefone ${config.contactPhoneNumber || 'nenhum'}`

const effects = ({config}: {readonly config: RemoteConfig}): Expectation => ({visible: [['text', phoneOf(config)]]})

export const remoteConfigView: ViewModel<typeof remoteConfigMachine> = {
  interactions: {'config.start': 'fact', 'clock.ticked': 'fact'},
  expectations: {idle: effects, fetching: effects, ready: effects, failed: effects},
}
