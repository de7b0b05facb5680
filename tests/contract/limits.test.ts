import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import {failureWindow} from '../../server/local-firebase/identity/attempts.ts'
import {boundedPause, slownessOf} from '../../server/local-firebase/identity/slowdown.ts'
import {type Backend, startBackend} from './support/backend.ts'

const ana = {email: 'ana@exemplo.com', password: 'aurora-verde-7'}
const home = '198.51.100.7'

let backend: Backend
const pauses: number[] = []

beforeAll(async () => {
  backend = await startBackend({options: {pause: async (milliseconds) => void pauses.push(milliseconds)}})
})

afterAll(() => backend.close())

beforeEach(async () => {
  const {db} = backend.database
  await db.deleteFrom('identity_user').execute()
  await db.deleteFrom('identity_failure').execute()
  await db.deleteFrom('mail_outbox').execute()
  await createUser(db, {...ana, uid: 'ana'}, backend.clock.now)
  pauses.length = 0
})

/** Calls from another network than the last one. */
const networkNumber = (number: number) => `203.0.113.${number}`

/** One call of the identity service from a network; `ok` or the code of the refusal. */
async function call(operation: string, payload: object, remoteAddress = home): Promise<string> {
  const url = `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=local`
  const reply = await backend.app.inject({method: 'POST', url, payload, remoteAddress})
  const body: {error?: {message: string}} = reply.json()
  return body.error?.message.split(' ')[0] ?? 'ok'
}

const signIn = (credentials: {email: string; password: string}, from = home) =>
  call('signInWithPassword', credentials, from)
const reset = (email: string, from = home) => call('sendOobCode', {requestType: 'PASSWORD_RESET', email}, from)
const mails = () =>
  backend.database.db.selectFrom('mail_outbox').select(['recipient', 'link', 'body']).orderBy('created_at').execute()

async function failSignIns(amount: number, from: string, email = ana.email): Promise<string[]> {
  const codes: string[] = []
  for (let turn = 0; turn < amount; turn += 1) codes.push(await signIn({email, password: 'errada-errada'}, from))
  return codes
}

describe('somebody else who fails on purpose', () => {
  test('is stopped, and the student still gets in at once with the first ten failures', async () => {
    const stranger = networkNumber(1)
    expect(await failSignIns(11, stranger)).toEqual([
      ...Array.from({length: 10}, () => 'INVALID_PASSWORD'),
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    ])
    expect(await signIn(ana, stranger)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    pauses.length = 0
    expect(await signIn(ana)).toBe('ok')
    expect(pauses).toEqual([500])
  })

  test('from thirty networks makes the sign-in slow, never impossible', async () => {
    for (let number = 1; number <= 30; number += 1) await failSignIns(10, networkNumber(number))
    pauses.length = 0
    expect(await signIn(ana)).toBe('ok')
    expect(pauses).toEqual([5_000])
  })

  test('is not forgiven by a sign-in of the student', async () => {
    await failSignIns(10, networkNumber(1))
    expect(await signIn(ana)).toBe('ok')
    expect(await signIn(ana, networkNumber(1))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('takes neither the sign-in nor the recovery from those behind the same address', async () => {
    for (let number = 0; number < 12; number += 1) await failSignIns(10, home, `nome${number}@exemplo.com`)
    expect(await signIn(ana)).toBe('ok')
    expect(await reset(ana.email)).toBe('ok')
  })

  test('asks for mails from many networks, and the student still gets one', async () => {
    for (let number = 1; number <= 3; number += 1) {
      for (let turn = 0; turn < 6; turn += 1) await reset(ana.email, networkNumber(number))
    }
    // Five for the first network, then one for each.
    expect((await mails()).length).toBe(7)
    expect(await reset(ana.email)).toBe('ok')
    expect((await mails()).length).toBe(8)
  })

  test('slows nobody else: another account from the same networks waits for nothing', async () => {
    await createUser(
      backend.database.db,
      {email: 'bia@exemplo.com', password: ana.password, uid: 'bia'},
      backend.clock.now,
    )
    await failSignIns(10, networkNumber(1))
    pauses.length = 0
    expect(await signIn({email: 'bia@exemplo.com', password: ana.password})).toBe('ok')
    expect(pauses).toEqual([0])
  })

  test('is forgotten after fifteen minutes', async () => {
    await failSignIns(10, networkNumber(1))
    backend.clock.advance(failureWindow + 1)
    pauses.length = 0
    expect(await signIn(ana, networkNumber(1))).toBe('ok')
    expect(pauses).toEqual([0])
  })
})

describe('who tries which addresses have an account', () => {
  test('is told no difference any more after a hundred failed sign-ins', async () => {
    for (let number = 0; number < 100; number += 1) {
      expect(await signIn({email: `nome${number}@exemplo.com`, password: 'errada-errada'})).toBe('EMAIL_NOT_FOUND')
    }
    expect(await signIn({email: 'outra@exemplo.com', password: 'errada-errada'})).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(await signIn({...ana, password: 'errada-errada'})).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(await signIn({email: 'outra@exemplo.com', password: 'errada-errada'}, networkNumber(1))).toBe(
      'EMAIL_NOT_FOUND',
    )
  })

  test.each([
    ['a forgotten password', (email: string) => reset(email), 'EMAIL_NOT_FOUND', 60],
    [
      'the sign-in methods',
      (email: string) => call('createAuthUri', {identifier: email, continueUri: 'http://127.0.0.1'}),
      'ok',
      60,
    ],
    ['a new account', (email: string) => call('signUp', {email, password: '12345'}), 'WEAK_PASSWORD', 100],
  ])('is refused by %s before any answer, known or unknown', async (_name, ask, told, limit) => {
    for (let number = 0; number < limit; number += 1) expect(await ask(`nome${number}@exemplo.com`)).toBe(told)
    expect(await ask('outra@exemplo.com')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(await ask(ana.email)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('by changing an address of their own has six tries', async () => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'
    const reply = await backend.app.inject({method: 'POST', url, payload: ana, remoteAddress: home})
    const {idToken}: {idToken: string} = reply.json()
    await createUser(
      backend.database.db,
      {email: 'bia@exemplo.com', password: ana.password, uid: 'bia'},
      backend.clock.now,
    )
    const codes: string[] = []
    for (let turn = 0; turn < 6; turn += 1) codes.push(await call('update', {idToken, email: 'bia@exemplo.com'}))
    expect(codes).toEqual([...Array.from({length: 5}, () => 'EMAIL_EXISTS'), 'TOO_MANY_ATTEMPTS_TRY_LATER'])
  })
})

describe('a slow attempt', () => {
  test('waits half a second from the tenth failure of others on, five at most', () => {
    expect([0, 9, 10, 11, 19, 20, 1_000].map(slownessOf)).toEqual([0, 0, 500, 1_000, 5_000, 5_000, 5_000])
  })

  test('waits together with a bounded number of others; more go on at once', async () => {
    const ends: (() => void)[] = []
    const pause = boundedPause(() => new Promise<void>((resolve) => void ends.push(resolve)), 2)
    const waiting = [pause(500), pause(500)]
    await pause(500)
    expect(ends.length).toBe(2)
    for (const end of ends) end()
    await Promise.all(waiting)
    void pause(500)
    expect(ends.length).toBe(3)
  })
})

describe('what is missing has a code of its own', () => {
  test.each([
    ['signUp', {password: 'aurora-verde-7'}, 'MISSING_EMAIL'],
    ['signUp', {email: 'bia@exemplo.com'}, 'MISSING_PASSWORD'],
    ['signInWithPassword', {password: 'x'}, 'MISSING_EMAIL'],
    ['signInWithPassword', {email: '', password: 'x'}, 'INVALID_EMAIL'],
    ['signInWithPassword', {email: 'ana@exemplo.com'}, 'MISSING_PASSWORD'],
    ['signInWithCustomToken', {}, 'MISSING_CUSTOM_TOKEN'],
    ['lookup', {}, 'MISSING_ID_TOKEN'],
    ['lookup', {idToken: ''}, 'MISSING_ID_TOKEN'],
    ['delete', {}, 'MISSING_ID_TOKEN'],
    ['update', {displayName: 'Ana'}, 'INVALID_REQ_TYPE'],
    ['resetPassword', {}, 'MISSING_OOB_CODE'],
    ['resetPassword', {oobCode: ''}, 'MISSING_OOB_CODE'],
    ['sendOobCode', {}, 'MISSING_REQ_TYPE'],
    ['sendOobCode', {requestType: 'OOB_REQ_TYPE_UNSPECIFIED'}, 'MISSING_REQ_TYPE'],
    ['sendOobCode', {requestType: 'EMAIL_SIGNIN', email: 'ana@exemplo.com'}, 'OPERATION_NOT_ALLOWED'],
    ['sendOobCode', {requestType: 'PASSWORD_RESET'}, 'MISSING_EMAIL'],
    ['sendOobCode', {requestType: 'VERIFY_EMAIL'}, 'INVALID_ID_TOKEN'],
    ['sendOobCode', {requestType: 'VERIFY_AND_CHANGE_EMAIL'}, 'MISSING_NEW_EMAIL'],
    ['sendOobCode', {requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'bia@exemplo.com'}, 'MISSING_ID_TOKEN'],
    [
      'sendOobCode',
      {requestType: 'PASSWORD_RESET', email: 'ana@exemplo.com', continueUrl: 'x'},
      'INVALID_CONTINUE_URI',
    ],
    ['createAuthUri', {continueUri: 'http://127.0.0.1'}, 'MISSING_IDENTIFIER'],
    ['createAuthUri', {identifier: 'ana@exemplo.com'}, 'MISSING_CONTINUE_URI'],
    ['createAuthUri', {identifier: 'ana', continueUri: 'http://127.0.0.1'}, 'INVALID_IDENTIFIER'],
    ['createAuthUri', {identifier: 'ana@exemplo.com', continueUri: 'x'}, 'INVALID_CONTINUE_URI'],
  ])('%s %j: %s', async (operation, payload, code) => {
    expect(await call(operation, payload)).toBe(code)
  })

  test.each([
    [{}, 'MISSING_GRANT_TYPE'],
    [{grant_type: 'password'}, 'INVALID_GRANT_TYPE'],
    [{grant_type: 'refresh_token'}, 'MISSING_REFRESH_TOKEN'],
  ])('token %j: %s', async (payload, code) => {
    const reply = await backend.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=local',
      payload,
    })
    expect({status: reply.statusCode, message: reply.json().error.message}).toEqual({status: 400, message: code})
  })
})
