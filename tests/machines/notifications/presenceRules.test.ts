import {expect, test} from 'vitest'
import {hasLeft, liveCount} from '../../../machines/notifications/presence.selectors.ts'
import {presenceModel} from '../../models/notifications/presence.model.ts'
import {startHarness} from '../../support/harness.ts'

const start = () => startHarness(presenceModel, {uid: 'ana'})

test('the number is shown while this tab is online and the number is known', () => {
  const {actor} = start()
  const shown = () => liveCount(actor.getSnapshot())
  actor.send({type: 'count.changed', count: 37})
  expect(shown()).toBeNull()
  actor.send({type: 'presence.online'})
  expect(shown()).toBe(37)
  actor.send({type: 'count.changed', count: null})
  expect(shown()).toBeNull()
  actor.send({type: 'count.changed', count: 38})
  actor.send({type: 'presence.lost'})
  expect(shown()).toBeNull()
})

test('signing out takes the mark away before it goes on', () => {
  const harness = start()
  harness.actor.send({type: 'presence.online'})
  harness.actor.send({type: 'session.ending'})
  expect(harness.received).toEqual([{name: 'follow', event: {type: 'presence.leave'}}])
  expect(hasLeft(harness.actor.getSnapshot())).toBe(false)
  harness.actor.send({type: 'presence.left'})
  expect(hasLeft(harness.actor.getSnapshot())).toBe(true)
})

test('signing out without a connection waits for nothing', () => {
  const harness = start()
  harness.actor.send({type: 'session.ending'})
  expect([hasLeft(harness.actor.getSnapshot()), harness.received]).toEqual([true, []])
})
