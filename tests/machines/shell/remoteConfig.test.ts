import {expect, test} from 'vitest'
import {noRemoteConfig} from '../../../domain/shell/remoteConfig.ts'
import {knownConfig} from '../../../machines/shell/remoteConfig.selectors.ts'
import {fetched, opened, remoteConfigModel} from '../../models/shell/remoteConfig.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(remoteConfigModel)

const firstVisit = {config: noRemoteConfig, fetchedAt: null}
const tick = (after: number) => ({type: 'clock.ticked', now: opened + after}) as const

test('a fetch that is refused keeps the defaults; only the log hears of it', async () => {
  const rig = startRig(remoteConfigModel, firstVisit)
  rig.actor.send({type: 'config.start', now: opened})
  await rig.happen({type: 'xstate.error.actor.fetchConfig', error: new Error('500')} as never)
  expect(rig.value()).toBe('failed')
  expect(knownConfig(rig.actor.getSnapshot())).toEqual(noRemoteConfig)
  expect(rig.told).toEqual([{type: 'logFailure', params: {failure: 'refused'}}])
})

test('a fetch counts as failed after 60,000 ms, not before', () => {
  const rig = startRig(remoteConfigModel, firstVisit)
  rig.actor.send({type: 'config.start', now: opened})
  rig.actor.send(tick(59_999))
  expect(rig.value()).toBe('fetching')
  rig.actor.send(tick(60_000))
  expect(rig.value()).toBe('failed')
  expect(rig.told).toEqual([{type: 'logFailure', params: {failure: 'timeout'}}])
})

test('values are asked for again after 1,200,000 ms, not before', async () => {
  const rig = startRig(remoteConfigModel, firstVisit)
  rig.actor.send({type: 'config.start', now: opened})
  await rig.happen({type: 'xstate.done.actor.fetchConfig', output: fetched} as never)
  expect(knownConfig(rig.actor.getSnapshot())).toEqual(fetched)
  rig.actor.send(tick(1_199_999))
  expect(rig.asked).toHaveLength(1)
  rig.actor.send(tick(1_200_000))
  expect(rig.asked.map(({input}) => input)).toEqual([{now: opened}, {now: opened + 1_200_000}])
  expect(knownConfig(rig.actor.getSnapshot())).toEqual(fetched)
})

test('values that a device was told less than twenty minutes ago are not asked for at its next start', () => {
  const rig = startRig(remoteConfigModel, {config: fetched, fetchedAt: opened - 1_199_999})
  rig.actor.send({type: 'config.start', now: opened})
  expect([rig.value(), rig.asked]).toEqual(['ready', []])
})
