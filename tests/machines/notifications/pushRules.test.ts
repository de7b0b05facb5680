import {expect, test} from 'vitest'
import {pushModel} from '../../models/notifications/push.model.ts'
import {startRig} from '../../support/rig.ts'

const fails = (name: string) => ({type: `xstate.error.actor.${name}`, error: new Error('500')}) as never
const answers = (name: string, output?: unknown) => ({type: `xstate.done.actor.${name}`, output}) as never

test('a token of the address is registered for the student, and removed when she signs out', async () => {
  const rig = startRig(pushModel, {uid: 'ana', canAsk: false, registered: null})
  expect(rig.value()).toBe('unsupported')
  rig.actor.send({type: 'token.found', token: 'abc'})
  await rig.happen(answers('registerToken'))
  expect(rig.value()).toBe('registered')
  rig.actor.send({type: 'session.ending'})
  await rig.happen(answers('removeToken'))
  expect(rig.asked).toEqual([
    {name: 'registerToken', input: {uid: 'ana', token: 'abc'}},
    {name: 'removeToken', input: {uid: 'ana', token: 'abc'}},
  ])
  expect(rig.told).toEqual([
    {type: 'keepRegistered', params: {token: 'abc'}},
    {type: 'keepRegistered', params: {token: null}},
  ])
})

test('a registration that fails is tried once more; then only the log hears of it', async () => {
  const rig = startRig(pushModel, {uid: 'ana', canAsk: true, registered: null})
  rig.actor.send({type: 'token.found', token: 'abc'})
  await rig.happen(fails('registerToken'))
  expect([rig.value(), rig.asked.length]).toEqual(['registering', 2])
  await rig.happen(fails('registerToken'))
  expect([rig.value(), rig.asked.length]).toEqual(['failed', 2])
  expect(rig.told.map(({type}) => type)).toEqual(['logFailure', 'logFailure'])
})

test('the browser is asked after a gesture only', () => {
  const rig = startRig(pushModel, {uid: 'ana', canAsk: true, registered: null})
  expect(rig.asked).toEqual([])
  rig.actor.send({type: 'device.enable'})
  expect(rig.asked.map(({name}) => name)).toEqual(['askDevice'])
})

test('a browser that refuses registers nothing', async () => {
  const rig = startRig(pushModel, {uid: 'ana', canAsk: true, registered: null})
  rig.actor.send({type: 'device.enable'})
  await rig.happen(answers('askDevice', {token: null}))
  expect([rig.value(), rig.asked.length]).toEqual(['denied', 1])
})

test('the token registered before is not registered again', () => {
  const rig = startRig(pushModel, {uid: 'ana', canAsk: true, registered: 'abc'})
  rig.actor.send({type: 'token.found', token: 'abc'})
  expect([rig.value(), rig.asked]).toEqual(['registered', []])
})
