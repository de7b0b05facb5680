import {expect, test} from 'vitest'
import {noRemoteConfig} from '../../../domain/shell/remoteConfig.ts'
import {knownConfig} from '../../../machines/shell/remoteConfig.selectors.ts'
import {fetched, opened, remoteConfigModel} from '../../models/shell/remoteConfig.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(remoteConfigModel)

const firstVisit = {config: noRemoteConfig, fetchedAt: null}
const tick = (after: number) => ({type: 'clock.ticked', now: opened + after}) as const

test('a fetch that is refused keeps the defaults; only the log hears of it', async () => {
  const harness = startHarness(remoteConfigModel, firstVisit)
  harness.actor.send({type: 'config.start', now: opened})
  await harness.dispatch({type: 'xstate.error.actor.fetchConfig', error: new Error('500')} as never)
  expect(harness.value()).toBe('failed')
  expect(knownConfig(harness.actor.getSnapshot())).toEqual(noRemoteConfig)
  expect(harness.effects).toEqual([{type: 'logFailure', params: {failure: 'refused'}}])
})

test('a fetch counts as failed after 60,000 ms, not before', () => {
  const harness = startHarness(remoteConfigModel, firstVisit)
  harness.actor.send({type: 'config.start', now: opened})
  harness.actor.send(tick(59_999))
  expect(harness.value()).toBe('fetching')
  harness.actor.send(tick(60_000))
  expect(harness.value()).toBe('failed')
  expect(harness.effects).toEqual([{type: 'logFailure', params: {failure: 'timeout'}}])
})

test('values are asked for again after 1,200,000 ms, not before', async () => {
  const harness = startHarness(remoteConfigModel, firstVisit)
  harness.actor.send({type: 'config.start', now: opened})
  await harness.dispatch({type: 'xstate.done.actor.fetchConfig', output: fetched} as never)
  expect(knownConfig(harness.actor.getSnapshot())).toEqual(fetched)
  harness.actor.send(tick(1_199_999))
  expect(harness.requests).toHaveLength(1)
  harness.actor.send(tick(1_200_000))
  expect(harness.requests.map(({input}) => input)).toEqual([{now: opened}, {now: opened + 1_200_000}])
  expect(knownConfig(harness.actor.getSnapshot())).toEqual(fetched)
})

test('values that a device was told less than twenty minutes ago are not asked for at its next start', () => {
  const harness = startHarness(remoteConfigModel, {config: fetched, fetchedAt: opened - 1_199_999})
  harness.actor.send({type: 'config.start', now: opened})
  expect([harness.value(), harness.requests]).toEqual(['ready', []])
})
