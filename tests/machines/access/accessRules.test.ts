import {expect, test} from 'vitest'
import {createActor, type EventObject, fromCallback} from 'xstate'
import {sessionMachine} from '../../../machines/access/session.machine.ts'
import {isAtWork, sendingOwner, sessionUser, writesLeftBehind} from '../../../machines/access/session.selectors.ts'
import {loginModel} from '../../models/access/login.model.ts'
import {sessionModel} from '../../models/access/session.model.ts'
import {settled, startHarness} from '../../support/harness.ts'

const ana = {uid: 'ana', email: 'ana@exemplo.com.br'}
const submit = {type: 'login.submit', email: 'ana@exemplo.com.br', password: 'segredo-da-ana'} as const

test('the password is handed to the provider and forgotten when it has answered', async () => {
  const harness = startHarness(loginModel)
  harness.actor.send(submit)
  expect(harness.requests).toEqual([{name: 'signIn', input: {email: 'ana@exemplo.com.br', password: 'segredo-da-ana'}}])
  await harness.dispatch({type: 'xstate.error.actor.signIn', error: {code: 'auth/wrong-password'}} as never)
  expect(JSON.stringify(harness.context())).not.toContain('segredo')
  expect(harness.effects).toEqual([{type: 'notifyFailure', params: {failure: 'wrong-password'}}])
})

test('the password is forgotten after a successful login too', async () => {
  const harness = startHarness(loginModel)
  harness.actor.send(submit)
  await harness.dispatch({type: 'xstate.done.actor.signIn', output: undefined} as never)
  expect(harness.value()).toBe('signedIn')
  expect(JSON.stringify(harness.context())).not.toContain('segredo')
})

test('fifty clicks on "Entrar" are one login', () => {
  const harness = startHarness(loginModel)
  for (let click = 0; click < 50; click += 1) harness.actor.send(submit)
  expect(harness.requests).toHaveLength(1)
})

test('signing out clears what was cached and goes home; failing to sign out changes nothing', async () => {
  const harness = startHarness(sessionModel)
  harness.actor.send({type: 'user.changed', user: ana})
  harness.actor.send({type: 'session.signOut', waiting: 0})
  await harness.dispatch({type: 'xstate.error.actor.signOut', error: new Error('offline')} as never)
  expect(harness.value()).toEqual({signedIn: 'studying'})
  expect(harness.effects.map(({type}) => type)).toEqual(['notifySignOutFailed'])
  harness.effects.length = 0
  harness.actor.send({type: 'session.signOut', waiting: 0})
  await harness.dispatch({type: 'xstate.done.actor.signOut', output: undefined} as never)
  expect(harness.value()).toBe('signedOut')
  expect(harness.effects.map(({type}) => type)).toEqual(['clearCaches', 'goHome'])
})

test('the next student of a device never sees what the first one left', () => {
  const harness = startHarness(sessionModel)
  harness.actor.send({type: 'user.changed', user: ana})
  harness.actor.send({type: 'user.changed', user: {uid: 'bento', email: null}})
  expect(harness.effects.map(({type}) => type)).toEqual(['clearCaches', 'notifySwitched', 'goHome'])
})

test('leaving with answers on the device asks first; staying changes nothing', () => {
  const {actor, requests} = startHarness(sessionModel)
  actor.send({type: 'user.changed', user: ana})
  actor.send({type: 'session.signOut', waiting: 3})
  expect(writesLeftBehind(actor.getSnapshot())).toBe(3)
  actor.send({type: 'signOut.cancel'})
  expect(writesLeftBehind(actor.getSnapshot())).toBeNull()
  expect(requests.map(({name}) => name)).toEqual(['watchUser'])
  actor.send({type: 'session.signOut', waiting: 3})
  actor.send({type: 'signOut.confirm'})
  expect(requests.map(({name}) => name)).toEqual(['watchUser', 'signOut'])
})

test('a login that ended by itself keeps the screen, and the same login again goes on from there', () => {
  const {actor, effects} = startHarness(sessionModel)
  actor.send({type: 'user.changed', user: ana})
  actor.send({type: 'session.expired'})
  expect(isAtWork(actor.getSnapshot())).toBe(true)
  actor.send({type: 'user.changed', user: ana})
  expect(actor.getSnapshot().value).toEqual({signedIn: 'studying'})
  expect(effects).toEqual([])
})

test('the login of another account where one had expired starts anew, and says so', () => {
  const {actor, effects} = startHarness(sessionModel)
  const bento = {uid: 'bento', email: 'bento@exemplo.com.br'}
  actor.send({type: 'user.changed', user: ana})
  actor.send({type: 'session.expired'})
  actor.send({type: 'user.changed', user: bento})
  expect(sessionUser(actor.getSnapshot())).toEqual(bento)
  expect(effects).toEqual([
    {type: 'clearCaches', params: undefined},
    {type: 'notifySwitched', params: {user: bento}},
    {type: 'goHome', params: undefined},
  ])
})

test('a login that ended shows the student as before, but sends nothing in her name', () => {
  const {actor} = startHarness(sessionModel)
  actor.send({type: 'user.changed', user: ana})
  expect(sendingOwner(actor.getSnapshot())).toBe('ana')
  actor.send({type: 'session.expired'})
  expect(sessionUser(actor.getSnapshot())).toEqual(ana)
  expect(sendingOwner(actor.getSnapshot())).toBeNull()
})

test('a provider that cannot even be watched leaves the student signed out, not waiting for ever', async () => {
  const watchUser = fromCallback<EventObject, undefined>(() => {
    throw new Error('no provider')
  })
  const actor = createActor(sessionMachine.provide({actors: {watchUser}})).start()
  await settled()
  expect(actor.getSnapshot().value).toBe('signedOut')
})
