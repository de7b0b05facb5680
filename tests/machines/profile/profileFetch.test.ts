import {expect, test} from 'vitest'
import {createActor, type EventObject, fromCallback} from 'xstate'
import {refetchWait} from '../../../domain/profile/refetch.ts'
import {profileFetchMachine} from '../../../machines/profile/profileFetch.machine.ts'
import {profileFace} from '../../../machines/profile/profileFetch.selectors.ts'
import {profileFetchModel} from '../../models/profile/profileFetch.model.ts'
import {settled, startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(profileFetchModel)

const asked = (rig: ReturnType<typeof start>) => rig.asked.length
const start = () => {
  const rig = startRig(profileFetchModel, {isOnline: true})
  rig.actor.send({type: 'profile.ask'})
  return rig
}

test('each failure waits twice as long as the one before, at most half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map(refetchWait)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
})

test('a failed profile is asked for again when its wait is over, not before', () => {
  const rig = start()
  rig.actor.send({type: 'profile.failed'})
  rig.actor.send({type: 'clock.ticked', now: 100_000})
  rig.actor.send({type: 'clock.ticked', now: 101_999})
  expect(asked(rig)).toBe(1)
  rig.actor.send({type: 'clock.ticked', now: 102_000})
  expect(asked(rig)).toBe(2)
  rig.actor.send({type: 'profile.failed'})
  rig.actor.send({type: 'clock.ticked', now: 103_000})
  rig.actor.send({type: 'clock.ticked', now: 106_999})
  expect(asked(rig)).toBe(2)
  rig.actor.send({type: 'clock.ticked', now: 107_000})
  expect(asked(rig)).toBe(3)
})

test('the network that is back, or the student, ends the wait', () => {
  const rig = start()
  rig.actor.send({type: 'network.lost'})
  rig.actor.send({type: 'profile.failed'})
  expect(profileFace(rig.actor.getSnapshot())).toBe('offline')
  rig.actor.send({type: 'network.restored'})
  expect(asked(rig)).toBe(2)
  rig.actor.send({type: 'profile.failed'})
  expect(profileFace(rig.actor.getSnapshot())).toBe('failed')
  rig.actor.send({type: 'retry.now'})
  expect(asked(rig)).toBe(3)
})

test('a profile that is known stays on the screen while it cannot be read again', () => {
  const rig = start()
  rig.actor.send({type: 'profile.arrived'})
  rig.actor.send({type: 'profile.failed'})
  expect(profileFace(rig.actor.getSnapshot())).toBe('known')
})

test('signing out forgets the profile', () => {
  const rig = start()
  rig.actor.send({type: 'profile.arrived'})
  rig.actor.send({type: 'profile.forget'})
  expect(rig.value()).toBe('notCalled')
  expect(profileFace(rig.actor.getSnapshot())).toBe('loading')
  expect(rig.told).toEqual([{type: 'forgetProfile', params: undefined}])
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
