import {expect, test} from 'vitest'
import {signInMessages} from '../../../src/text/access/access.ts'
import {shownRefusal} from '../../../machines/access/renewal.selectors.ts'
import {renewalModel} from '../../models/access/renewal.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(renewalModel)

const email = 'ana@exemplo.com.br'

test.each([
  ['auth/invalid-email', 'E-mail incorreto'],
  ['auth/wrong-password', 'Senha incorreta'],
  ['auth/user-not-found', 'Usuario nao encontrado'],
  ['auth/too-many-requests', 'Muitas tentativas'],
  ['auth/invalid-credential', 'Login invalido'],
  ['auth/user-disabled', 'Login invalido'],
])('the provider says %s: the student reads "%s"', async (code, title) => {
  const harness = startHarness(renewalModel, {email})
  harness.actor.send({type: 'renewal.submit', password: 'segredo-da-ana'})
  await harness.dispatch({type: 'xstate.error.actor.signIn', error: {code}} as never)
  const failure = shownRefusal(harness.actor.getSnapshot())
  expect(failure && signInMessages[failure].title).toBe(title)
  expect(JSON.stringify(harness.context())).not.toContain('segredo')
})

test('the password goes to the provider with the e-mail of the account below, fifty clicks are one login', () => {
  const harness = startHarness(renewalModel, {email})
  for (let click = 0; click < 50; click += 1) harness.actor.send({type: 'renewal.submit', password: 'segredo-da-ana'})
  expect(harness.requests).toEqual([{name: 'signIn', input: {email, password: 'segredo-da-ana'}}])
})

test('a login that succeeds after a refused one tells of no refusal any more', async () => {
  const harness = startHarness(renewalModel, {email})
  harness.actor.send({type: 'renewal.submit', password: 'errada'})
  await harness.dispatch({type: 'xstate.error.actor.signIn', error: {code: 'auth/wrong-password'}} as never)
  harness.actor.send({type: 'renewal.submit', password: 'segredo-da-ana'})
  await harness.dispatch({type: 'xstate.done.actor.signIn'})
  expect(harness.context()).toEqual({
    email,
    failure: null,
    isUnreachable: false,
    isPasswordVisible: false,
    password: '',
  })
})
