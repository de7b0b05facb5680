import {remoteConfigMachine} from '../../machines/shell/remoteConfig.machine.ts'
import {knownConfig} from '../../machines/shell/remoteConfig.selectors.ts'
import {serverClock} from '../services/platform/clock.ts'
import {logOnly} from '../services/platform/log.ts'
import {publishRemoteConfig} from '../services/platform/remoteConfig.ts'
import {fetchConfig, keptRemoteConfig} from '../services/platform/remoteConfig.actors.ts'
import {link} from './link.ts'
import type {OpenRemoteConfig} from './app.types.ts'

const remoteConfigLogic = remoteConfigMachine.provide({
  actors: {fetchConfig},
  actions: {logFailure: (_, {failure}) => logOnly('remote config', failure)},
})

/** Follows the operator's values (F-013). Loaded when the product is idle, so that no first load waits for it. */
export const openRemoteConfig: OpenRemoteConfig = (spawn) => {
  const actor = spawn(remoteConfigLogic, {id: 'remoteConfig', systemId: 'remoteConfig', input: keptRemoteConfig()})
  spawn(
    link((scope) => {
      const watch = actor.subscribe((state) => publishRemoteConfig(knownConfig(state)))
      actor.send({type: 'config.start', now: serverClock.now()})
      return [watch, scope.actor('clock').on('clock.ticked', (event) => actor.send(event))]
    }),
    {id: 'remoteConfigNews'},
  )
}
