import {expect, test} from 'vitest'
import {hasLeft, liveCount} from '../../../machines/notifications/presence.selectors.ts'
import {presenceModel} from '../../models/notifications/presence.model.ts'
import {startRig} from '../../support/rig.ts'

const start = () => startRig(presenceModel, {uid: 'ana'})

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
  const rig = start()
  rig.actor.send({type: 'presence.online'})
  rig.actor.send({type: 'session.ending'})
  expect(rig.heard).toEqual([{name: 'follow', event: {type: 'presence.leave'}}])
  expect(hasLeft(rig.actor.getSnapshot())).toBe(false)
  rig.actor.send({type: 'presence.left'})
  expect(hasLeft(rig.actor.getSnapshot())).toBe(true)
})

test('signing out without a connection waits for nothing', () => {
  const rig = start()
  rig.actor.send({type: 'session.ending'})
  expect([hasLeft(rig.actor.getSnapshot()), rig.heard]).toEqual([true, []])
})
