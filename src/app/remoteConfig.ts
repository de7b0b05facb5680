import {createActor} from 'xstate'
import type {Instant} from '../../domain/shared/studyDay.ts'
import {remoteConfigMachine} from '../../machines/shell/remoteConfig.machine.ts'
import {knownConfig} from '../../machines/shell/remoteConfig.selectors.ts'
import {logOnly} from '../services/platform/log.ts'
import {publishRemoteConfig} from '../services/platform/remoteConfig.ts'
import {fetchConfig, keptRemoteConfig} from '../services/platform/remoteConfig.actors.ts'

type Clock = {readonly now: () => Instant; readonly onTick: (listener: (now: Instant) => void) => unknown}

/** Begins to follow the operator's values (F-013). Loaded when the product is idle, so that no first load waits for it. */
export function followRemoteConfig({now, onTick}: Clock): void {
  const machine = remoteConfigMachine.provide({
    actors: {fetchConfig},
    actions: {logFailure: (_, {failure}) => logOnly('remote config', failure)},
  })
  const actor = createActor(machine, {input: keptRemoteConfig()})
  actor.subscribe((state) => publishRemoteConfig(knownConfig(state)))
  actor.start()
  actor.send({type: 'config.start', now: now()})
  onTick((instant) => actor.send({type: 'clock.ticked', now: instant}))
}
