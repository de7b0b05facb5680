import {expect, test} from 'vitest'
import {pushModel} from '../../models/notifications/push.model.ts'
import {startHarness} from '../../support/harness.ts'

const fails = (name: string) => ({type: `xstate.error.actor.${name}`, error: new Error('500')}) as never
const answers = (name: string, output?: unknown) => ({type: `xstate.done.actor.${name}`, output}) as never

test('a token of the address is registered for the student, and removed when she signs out', async () => {
  const harness = startHarness(pushModel, {uid: 'ana', canAsk: false, registered: null})
  expect(harness.value()).toBe('unsupported')
  harness.actor.send({type: 'token.found', token: 'abc'})
  await harness.dispatch(answers('registerToken'))
  expect(harness.value()).toBe('registered')
  harness.actor.send({type: 'session.ending'})
  await harness.dispatch(answers('removeToken'))
  expect(harness.requests).toEqual([
    {name: 'registerToken', input: {uid: 'ana', token: 'abc'}},
    {name: 'removeToken', input: {uid: 'ana', token: 'abc'}},
  ])
  expect(harness.effects).toEqual([
    {type: 'keepRegistered', params: {token: 'abc'}},
    {type: 'keepRegistered', params: {token: null}},
  ])
})

test('a registration that fails is tried once more; then only the log hears of it', async () => {
  const harness = startHarness(pushModel, {uid: 'ana', canAsk: true, registered: null})
  harness.actor.send({type: 'token.found', token: 'abc'})
  await harness.dispatch(fails('registerToken'))
  expect([harness.value(), harness.requests.length]).toEqual(['registering', 2])
  await harness.dispatch(fails('registerToken'))
  expect([harness.value(), harness.requests.length]).toEqual(['failed', 2])
  expect(harness.effects.map(({type}) => type)).toEqual(['logFailure', 'logFailure'])
})

test('the browser is asked after a gesture only', () => {
  const harness = startHarness(pushModel, {uid: 'ana', canAsk: true, registered: null})
  expect(harness.requests).toEqual([])
  harness.actor.send({type: 'device.enable'})
  expect(harness.requests.map(({name}) => name)).toEqual(['askDevice'])
})

test('a browser that refuses registers nothing', async () => {
  const harness = startHarness(pushModel, {uid: 'ana', canAsk: true, registered: null})
  harness.actor.send({type: 'device.enable'})
  await harness.dispatch(answers('askDevice', {token: null}))
  expect([harness.value(), harness.requests.length]).toEqual(['denied', 1])
})

test('the token registered before is not registered again', () => {
  const harness = startHarness(pushModel, {uid: 'ana', canAsk: true, registered: 'abc'})
  harness.actor.send({type: 'token.found', token: 'abc'})
  expect([harness.value(), harness.requests]).toEqual(['registered', []])
})
