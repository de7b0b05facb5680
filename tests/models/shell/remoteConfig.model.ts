import {
  noRemoteConfig,
  type RemoteConfig,
  remoteConfigInterval,
  remoteConfigTimeout,
} from '../../../domain/shell/remoteConfig.ts'
import {remoteConfigMachine} from '../../../machines/shell/remoteConfig.machine.ts'
import type {Face, ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['logFailure'],
}

/** What the walk shows where a screen shows the operator's telephone number. */
export const phoneOf = (config: RemoteConfig): string => `telefone ${config.contactPhoneNumber || 'nenhum'}`

const told = ({config}: {readonly config: RemoteConfig}): Face => ({sees: [['text', phoneOf(config)]]})

export const remoteConfigView: ViewModel<typeof remoteConfigMachine> = {
  perform: {'config.start': 'fact', 'clock.ticked': 'fact'},
  faces: {idle: told, fetching: told, ready: told, failed: told},
}
