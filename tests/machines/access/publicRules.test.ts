import {expect, test} from 'vitest'
import type {EventObject} from 'xstate'
import {badgeOf, greetingOf} from '../../../machines/access/publicShell.selectors.ts'
import {forgotPasswordMessages} from '../../../src/text/access/recovery.ts'
import {registrationRefusals} from '../../../src/text/access/registration.ts'
import {signInMessages} from '../../../src/text/access/access.ts'
import {welcomeOf, welcomeOfQuery} from '../../../src/features/access/welcome.ts'
import {externalAuthModel, otherApp} from '../../models/access/externalAuth.model.ts'
import {emailVerificationModel} from '../../models/access/emailVerification.model.ts'
import {publicShellModel} from '../../models/access/publicShell.model.ts'
import {registrationModel} from '../../models/access/registration.model.ts'
import {startHarness} from '../../support/harness.ts'

const form = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  password: 'segredo-da-ana',
  confirmation: 'segredo-da-ana',
  courseId: 'r1',
  hasAcceptedTerms: true,
}
const submit = (key: string, changes: Partial<typeof form> = {}) =>
  ({type: 'registration.submit', form: {...form, ...changes}, key}) as const
const done = (name: string, output?: unknown): EventObject =>
  ({type: `xstate.done.actor.${name}`, output}) as EventObject
const error = (name: string, code: string): EventObject =>
  ({type: `xstate.error.actor.${name}`, error: {code}}) as EventObject

test('what the documents say of each refusal, to the letter', () => {
  expect(signInMessages).toEqual({
    'invalid-email': {title: 'E-mail incorreto', text: 'Digite seu e-mail novamente.'},
    'wrong-password': {title: 'Senha incorreta', text: 'Digite sua senha novamente.'},
    'user-not-found': {title: 'Usuario nao encontrado', text: 'Tente novamente ou cadastre-se.'},
    'too-many-requests': {title: 'Muitas tentativas', text: 'Tente mais tarde ou redefina sua senha.'},
    other: {title: 'Login invalido', text: 'Tente novamente.'},
  })
  expect(forgotPasswordMessages.sent).toEqual({title: 'Sucesso!', text: 'Um código foi enviado para o seu e-mail.'})
  expect(forgotPasswordMessages.notFound).toEqual({
    title: 'E-mail nao encontrado',
    text: 'Verifique o e-mail ou cadastre-se.',
  })
  expect(forgotPasswordMessages.failed.title).toBe('Algo deu errado... Tente novamente mais tarde.')
  expect(Object.values(registrationRefusals).map(({title}) => title)).toEqual([
    'Incompatibilidade de senhas',
    'Nome incompativel',
    'Faltam dados',
    'E-mail em uso!',
    'Senha fraca!',
    'Senha fraca!',
    'Senha fraca!',
    'E-mail invalido!',
  ])
})

test('fifty clicks on "Criar conta" ask for one account', () => {
  const harness = startHarness(registrationModel)
  for (let click = 0; click < 50; click += 1) harness.actor.send(submit(`key-${click}`))
  expect(harness.requests).toEqual([
    {
      name: 'createAccount',
      input: {
        key: 'key-0',
        account: {name: 'Ana Souza', email: 'ana@exemplo.com.br', password: 'segredo-da-ana', courseId: 'r1'},
      },
    },
  ])
})

test('a reply that was lost is asked for under the same key, by the button of the error or by the form itself', async () => {
  const harness = startHarness(registrationModel)
  harness.actor.send(submit('first'))
  await harness.dispatch(error('createAccount', 'unreachable'))
  harness.actor.send({type: 'registration.retry'})
  await harness.dispatch(error('createAccount', 'INTERNAL'))
  harness.actor.send({type: 'field.change'})
  harness.actor.send(submit('second'))
  expect(harness.requests.map(({input}) => input)).toEqual([0, 1, 2].map(() => expect.objectContaining({key: 'first'})))
})

test('another account is another intent with a key of its own', async () => {
  const harness = startHarness(registrationModel)
  harness.actor.send(submit('first'))
  await harness.dispatch(error('createAccount', 'unreachable'))
  harness.actor.send(submit('second', {email: 'outra@exemplo.com.br'}))
  expect(harness.requests.at(-1)?.input).toEqual(expect.objectContaining({key: 'second'}))
})

test('the password is forgotten as soon as the server has answered', async () => {
  for (const answer of [done('createAccount'), error('createAccount', 'EMAIL_IN_USE')]) {
    const harness = startHarness(registrationModel)
    harness.actor.send(submit('key'))
    await harness.dispatch(answer)
    expect(JSON.stringify(harness.context())).not.toContain('segredo')
  }
})

test('a created account says so and leads to the login', async () => {
  const harness = startHarness(registrationModel)
  harness.actor.send(submit('key'))
  await harness.dispatch(done('createAccount'))
  expect(harness.effects.map(({type}) => type)).toEqual(['notifyCreated', 'leave'])
})

test('passwords that differ are told before anything is asked', () => {
  const harness = startHarness(registrationModel)
  harness.actor.send(submit('key', {confirmation: 'outra'}))
  expect(harness.requests).toEqual([])
  expect(harness.effects).toEqual([{type: 'notifyRefusal', params: {refusal: 'passwords-differ'}}])
})

/** A newcomer beside whom nobody is signed in. */
const alone = (email: string | null) => done('signInAside', {email, present: null})
const adopted = [alone('a@b'), done('adoptNewcomer')] as const

test.each([
  ['no token', null, [], '/'],
  ['a token that is not valid', 'token', [error('signInAside', 'auth/invalid-custom-token')], '/'],
  ['no experiment', 'token', [...adopted, done('readExperiment', null)], '/agenda'],
  ['our version', 'token', [...adopted, done('readExperiment', {state: 'react', address: otherApp})], '/agenda'],
  [
    'the external version',
    'token',
    [...adopted, done('readExperiment', {state: 'flutter', address: otherApp})],
    otherApp,
  ],
  [
    'the external version without an address',
    'token',
    [...adopted, done('readExperiment', {state: 'flutter', address: null})],
    '/agenda',
  ],
  ['an experiment that cannot be read', 'token', [...adopted, error('readExperiment', 'INTERNAL')], '/agenda'],
] as const)('external sign-in: %s', async (_name, token, replies, destination) => {
  const harness = startHarness(externalAuthModel, {token})
  for (const reply of replies) await harness.dispatch(reply)
  expect(harness.effects).toEqual([{type: 'leave', params: {destination}}])
  expect(JSON.stringify(harness.context())).not.toContain('"token":"token"')
})

test('external sign-in: a person without an e-mail is sent away and leads to the start', async () => {
  const harness = startHarness(externalAuthModel, {token: 'token'})
  await harness.dispatch(alone(null))
  expect(harness.effects.map(({type}) => type).toSorted()).toEqual(['dropNewcomer', 'leave'])
  expect(harness.context().destination).toBe('/')
})

test('the first sign-in sends the mail by itself, the next one on this device does not', async () => {
  const first = startHarness(emailVerificationModel)
  await first.dispatch(done('readVerification', {isConfirmed: false, wasSent: false}))
  expect(first.requests.map(({name}) => name)).toEqual(['readVerification', 'sendVerification'])
  const next = startHarness(emailVerificationModel)
  await next.dispatch(done('readVerification', {isConfirmed: false, wasSent: true}))
  expect(next.requests.map(({name}) => name)).toEqual(['readVerification'])
  expect(next.value()).toBe('sent')
})

test('a confirmed address is never reminded of', async () => {
  const harness = startHarness(emailVerificationModel)
  await harness.dispatch(done('readVerification', {isConfirmed: true, wasSent: true}))
  expect(harness.value()).toBe('confirmed')
})

const shell = (query: {revalidate?: string; course?: string}) =>
  startHarness(publicShellModel, {
    revalidate: query.revalidate ?? null,
    course: query.course ?? null,
    isMotionReduced: false,
  })

test.each([
  ['upap', 'Revalida UPAP'],
  ['normal', 'Revalida'],
])('revalidate=%s has its badge, its greeting and its subtitle', (revalidate, badge) => {
  const {actor} = shell({revalidate})
  const revalidateData = [{id: '1', type: revalidate, subtitle: 'Vamos juntos'}]
  actor.send({type: 'config.changed', config: {sinaremCourseId: '', revalidateData}})
  const state = actor.getSnapshot()
  expect(welcomeOf(greetingOf(state), badgeOf(state))).toEqual({
    greeting: 'Bem-vindo ao Revalida!',
    invitation: 'Vamos juntos',
    badge,
    course: null,
  })
  expect(welcomeOfQuery(`revalidate=${revalidate}&push=1`)).toEqual(
    expect.objectContaining({greeting: 'Bem-vindo ao Revalida!', badge}),
  )
})

test('the branded course changes logo and greeting once its name is known, beside any badge', async () => {
  const harness = shell({revalidate: 'upap', course: 'resident-exam'})
  harness.actor.send({type: 'config.changed', config: {sinaremCourseId: 'resident-exam', revalidateData: []}})
  await harness.dispatch(done('readResidentCourse', {title: 'Residentes em Prova'}))
  const state = harness.actor.getSnapshot()
  expect(welcomeOf(greetingOf(state), badgeOf(state))).toEqual(
    expect.objectContaining({
      greeting: 'Bem-vindo ao Residentes em Prova!',
      badge: 'Revalida UPAP',
      course: 'Residentes em Prova',
    }),
  )
})

test('any other value of revalidate is ignored', () => {
  const state = shell({revalidate: 'outra'}).actor.getSnapshot()
  expect(welcomeOf(greetingOf(state), badgeOf(state))).toEqual(
    expect.objectContaining({greeting: 'Bem-vindo!', badge: null}),
  )
})
