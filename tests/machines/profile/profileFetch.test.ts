import {expect, test} from 'vitest'
import {createActor, type EventObject, fromCallback} from 'xstate'
import {refetchWait} from '../../../domain/profile/refetch.ts'
import {profileFetchMachine} from '../../../machines/profile/profileFetch.machine.ts'
import {profileFace} from '../../../machines/profile/profileFetch.selectors.ts'
import {profileFetchModel} from '../../models/profile/profileFetch.model.ts'
import {settled, startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(profileFetchModel)

const requests = (harness: ReturnType<typeof start>) => harness.requests.length
const start = () => {
  const harness = startHarness(profileFetchModel, {isOnline: true})
  harness.actor.send({type: 'profile.ask'})
  return harness
}

test('each failure waits twice as long as the one before, at most half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map(refetchWait)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
})

test('a failed profile is asked for again when its wait is over, not before', () => {
  const harness = start()
  harness.actor.send({type: 'profile.failed'})
  harness.actor.send({type: 'clock.ticked', now: 100_000})
  harness.actor.send({type: 'clock.ticked', now: 101_999})
  expect(requests(harness)).toBe(1)
  harness.actor.send({type: 'clock.ticked', now: 102_000})
  expect(requests(harness)).toBe(2)
  harness.actor.send({type: 'profile.failed'})
  harness.actor.send({type: 'clock.ticked', now: 103_000})
  harness.actor.send({type: 'clock.ticked', now: 106_999})
  expect(requests(harness)).toBe(2)
  harness.actor.send({type: 'clock.ticked', now: 107_000})
  expect(requests(harness)).toBe(3)
})

test('the network that is back, or the student, ends the wait', () => {
  const harness = start()
  harness.actor.send({type: 'network.lost'})
  harness.actor.send({type: 'profile.failed'})
  expect(profileFace(harness.actor.getSnapshot())).toBe('offline')
  harness.actor.send({type: 'network.restored'})
  expect(requests(harness)).toBe(2)
  harness.actor.send({type: 'profile.failed'})
  expect(profileFace(harness.actor.getSnapshot())).toBe('failed')
  harness.actor.send({type: 'retry.now'})
  expect(requests(harness)).toBe(3)
})

test('a profile that is known stays on the screen while it cannot be read again', () => {
  const harness = start()
  harness.actor.send({type: 'profile.arrived'})
  harness.actor.send({type: 'profile.failed'})
  expect(profileFace(harness.actor.getSnapshot())).toBe('known')
})

test('signing out forgets the profile', () => {
  const harness = start()
  harness.actor.send({type: 'profile.arrived'})
  harness.actor.send({type: 'profile.forget'})
  expect(harness.value()).toBe('notCalled')
  expect(profileFace(harness.actor.getSnapshot())).toBe('loading')
  expect(harness.effects).toEqual([{type: 'forgetProfile', params: undefined}])
})

test('a read that cannot even begin is a failure like any other', async () => {
  const watchProfile = fromCallback<EventObject, undefined>(() => {
    throw new Error('no client')
  })
  const actor = createActor(profileFetchMachine.provide({actors: {watchProfile}}), {input: {isOnline: true}}).start()
  actor.send({type: 'profile.ask'})
  await settled()
  expect(profileFace(actor.getSnapshot())).toBe('failed')
})

test('a profile that fails after the network came back has failed, and is not offline', () => {
  const harness = start()
  harness.actor.send({type: 'network.lost'})
  harness.actor.send({type: 'network.restored'})
  harness.actor.send({type: 'profile.failed'})
  expect(profileFace(harness.actor.getSnapshot())).toBe('failed')
})
