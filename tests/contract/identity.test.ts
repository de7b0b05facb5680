import type {Page} from 'playwright'
import {describe, expect, test} from 'vitest'
import {ana, currentUser, lastMailedCode, onFreshAccount, signIn} from './support/account.ts'
import type {Backend} from './support/backend.ts'
import {loadSdk, openPage} from './support/browser.ts'

let backend: Backend
let page: Page

onFreshAccount((opened) => ({backend, page} = opened))

/** One call without a browser: the body of the answer, or the code of the refusal. */
async function callIdentity(path: string, body: object): Promise<object> {
  const {app} = backend
  const response = await app.inject({method: 'POST', url: path, payload: body})
  const answer: {error?: {message: string}} = response.json()
  return answer.error === undefined ? answer : {error: answer.error.message}
}

describe('signing in', () => {
  test('the right e-mail and password open the account', async () => {
    expect(await signIn(page, ana)).toBe('ok')
    expect(await currentUser(page)).toEqual({
      uid: 'ana',
      email: 'ana@exemplo.com',
      name: 'Ana Souza',
      verified: false,
      anonymous: false,
    })
  })

  test.each([
    ['an e-mail without an at sign', {email: 'ana', password: 'segredo1'}, 'auth/invalid-email'],
    ['an e-mail nobody registered', {email: 'bia@exemplo.com', password: 'segredo1'}, 'auth/user-not-found'],
    ['another password', {...ana, password: 'segredo2'}, 'auth/wrong-password'],
    ['an empty password', {...ana, password: ''}, 'auth/missing-password'],
  ])('%s is refused by its own code', async (_name, credentials, code) => {
    expect(await signIn(page, credentials)).toBe(code)
    expect(await currentUser(page)).toBeNull()
  })

  test('the e-mail is the same in capitals and with spaces around it', async () => {
    expect(await signIn(page, {...ana, email: ' ANA@Exemplo.com '})).toBe('ok')
  })

  test('a disabled account is told so', async () => {
    await backend.database.db.updateTable('identity_user').set({disabled: true}).execute()
    expect(await signIn(page, ana)).toBe('auth/user-disabled')
  })

  test('after ten failures the right password has to wait for fifteen minutes', async () => {
    const wrong = {...ana, password: 'segredo2'}
    for (let failure = 1; failure <= 10; failure += 1) expect(await signIn(page, wrong)).toBe('auth/wrong-password')
    expect(await signIn(page, ana)).toBe('auth/too-many-requests')
    backend.clock.advance(15 * 60_000 - 1)
    expect(await signIn(page, ana)).toBe('auth/too-many-requests')
    backend.clock.advance(1)
    expect(await signIn(page, ana)).toBe('ok')
  })

  test('a success forgets the failures before it', async () => {
    const wrong = {...ana, password: 'segredo2'}
    for (let failure = 1; failure <= 9; failure += 1) await signIn(page, wrong)
    expect(await signIn(page, ana)).toBe('ok')
    expect(await signIn(page, wrong)).toBe('auth/wrong-password')
  })
})

describe('signing up', () => {
  function signUp(credentials: {email: string; password: string}): Promise<string> {
    return page.evaluate(
      ({email, password}) =>
        window.sdk.outcome(window.sdk.auth.createUserWithEmailAndPassword(window.sdk.session, email, password)),
      credentials,
    )
  }

  test('a new account is signed in at once', async () => {
    expect(await signUp({email: 'Bia@exemplo.com', password: 'segredo1'})).toBe('ok')
    expect(await currentUser(page)).toMatchObject({email: 'bia@exemplo.com', name: null})
  })

  test.each([
    ['an e-mail in use', ana, 'auth/email-already-in-use'],
    ['a password of seven characters', {email: 'bia@exemplo.com', password: 'pitanga'}, 'auth/weak-password'],
    ['a password of the most used', {email: 'bia@exemplo.com', password: 'Iloveyou'}, 'auth/weak-password'],
    [
      'the address as password',
      {email: 'bia.reis@exemplo.com', password: 'bia.reis@exemplo.com'},
      'auth/weak-password',
    ],
    ['an e-mail badly formed', {email: 'bia@', password: 'segredo1'}, 'auth/invalid-email'],
  ])('%s is refused by its own code', async (_name, credentials, code) => {
    expect(await signUp(credentials)).toBe(code)
  })
})

describe('the session', () => {
  test('is there after a reload', async () => {
    await signIn(page, ana)
    await loadSdk(page, backend.origin)
    expect(await currentUser(page)).toMatchObject({uid: 'ana'})
  })

  test('survives a server that fails while the page loads', async () => {
    await signIn(page, ana)
    await page.route('**/accounts:lookup**', (route) => route.fulfill({status: 503, json: {status: 'unavailable'}}))
    await loadSdk(page, backend.origin)
    expect(await currentUser(page)).toMatchObject({uid: 'ana'})
  })

  test('gets a new identity token when it asks for one', async () => {
    await signIn(page, ana)
    const tokens = await page.evaluate(async () => {
      const user = window.sdk.session.currentUser
      return [await user?.getIdToken(), await user?.getIdToken(true)]
    })
    backend.clock.advance(1_000)
    const third = await page.evaluate(() => window.sdk.session.currentUser?.getIdToken(true))
    expect(third).toEqual(expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/))
    expect(tokens).not.toContain(third)
  })

  test('is refused, and ends, when its refresh token is used outside of the browser that it belongs to', async () => {
    await signIn(page, ana)
    const stolen = await page.evaluate(() => window.sdk.session.currentUser?.refreshToken ?? '')
    expect(
      await callIdentity('/securetoken.googleapis.com/v1/token', {grant_type: 'refresh_token', refresh_token: stolen}),
    ).toEqual({
      error: 'TOKEN_EXPIRED',
    })
    const refreshed = await page.evaluate(() =>
      window.sdk.outcome(window.sdk.session.currentUser?.getIdToken(true) ?? Promise.resolve()),
    )
    expect(refreshed).toBe('auth/user-token-expired')
  })

  test('ends on every device when the password changes on one', async () => {
    await signIn(page, ana)
    const other = await openPage(backend.origin)
    backend.clock.advance(2_000)
    const changed = await other.evaluate(async ({email, password}) => {
      const {auth, session, outcome} = window.sdk
      const {user} = await auth.signInWithEmailAndPassword(session, email, password)
      return [await outcome(auth.updatePassword(user, 'segredo-novo')), await outcome(user.getIdToken(true))]
    }, ana)
    await other.context().close()
    expect(changed).toEqual(['ok', 'ok'])
    const refreshed = await page.evaluate(() =>
      window.sdk.outcome(window.sdk.session.currentUser?.getIdToken(true) ?? Promise.resolve()),
    )
    expect(refreshed).toBe('auth/user-token-expired')
    expect(await currentUser(page)).toBeNull()
  })

  test('ends at sign-out', async () => {
    await signIn(page, ana)
    await page.evaluate(() => window.sdk.auth.signOut(window.sdk.session))
    await loadSdk(page, backend.origin)
    expect(await currentUser(page)).toBeNull()
  })
})

describe('mails', () => {
  test('a forgotten password is replaced with the code of the mail, once', async () => {
    const reset = await page.evaluate(
      (email) => window.sdk.outcome(window.sdk.auth.sendPasswordResetEmail(window.sdk.session, email)),
      ana.email,
    )
    expect(reset).toBe('ok')
    const code = await lastMailedCode(backend)
    const steps = await page.evaluate(async (oobCode) => {
      const {auth, session, outcome} = window.sdk
      return [
        await auth.verifyPasswordResetCode(session, oobCode),
        await outcome(auth.confirmPasswordReset(session, oobCode, 'pitanga')),
        await outcome(auth.confirmPasswordReset(session, oobCode, 'iloveyou')),
        await outcome(auth.confirmPasswordReset(session, oobCode, 'ana-souza')),
        await outcome(auth.confirmPasswordReset(session, oobCode, 'segredo-novo')),
        await outcome(auth.confirmPasswordReset(session, oobCode, 'segredo-mais-novo')),
      ]
    }, code)
    expect(steps).toEqual([
      'ana@exemplo.com',
      'auth/weak-password',
      'auth/weak-password',
      'auth/weak-password',
      'ok',
      'auth/invalid-action-code',
    ])
    expect(await signIn(page, ana)).toBe('auth/wrong-password')
    expect(await signIn(page, {...ana, password: 'segredo-novo'})).toBe('ok')
  })

  test('a reset code is too old after an hour', async () => {
    await page.evaluate((email) => window.sdk.auth.sendPasswordResetEmail(window.sdk.session, email), ana.email)
    backend.clock.advance(3_600_000)
    const outcome = await page.evaluate(
      (code) => window.sdk.outcome(window.sdk.auth.confirmPasswordReset(window.sdk.session, code, 'segredo-novo')),
      await lastMailedCode(backend),
    )
    expect(outcome).toBe('auth/expired-action-code')
  })

  test('nobody is mailed at an unknown address', async () => {
    const outcome = await page.evaluate(() =>
      window.sdk.outcome(window.sdk.auth.sendPasswordResetEmail(window.sdk.session, 'bia@exemplo.com')),
    )
    expect(outcome).toBe('auth/user-not-found')
    expect(await backend.database.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
  })

  test('the sixth mail within fifteen minutes is refused', async () => {
    const outcomes = await page.evaluate(async (email) => {
      const found: string[] = []
      const {auth, session, outcome} = window.sdk
      for (let mail = 0; mail < 6; mail += 1) found.push(await outcome(auth.sendPasswordResetEmail(session, email)))
      return found
    }, ana.email)
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'auth/too-many-requests'])
  })

  test('the code of the verification mail verifies the address', async () => {
    await signIn(page, ana)
    await page.evaluate(async (origin) => {
      const {auth, session} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      await auth.sendEmailVerification(session.currentUser, {url: `${origin}/confirmEmail`})
    }, 'http://127.0.0.1')
    const applied = await page.evaluate(
      async (code) => {
        const {auth, session, outcome} = window.sdk
        const first = await outcome(auth.applyActionCode(session, code))
        await session.currentUser?.reload()
        return [first, session.currentUser?.emailVerified, await outcome(auth.applyActionCode(session, code))]
      },
      await lastMailedCode(backend),
    )
    expect(applied).toEqual(['ok', true, 'auth/invalid-action-code'])
  })

  test('a mail never leads to a foreign site', async () => {
    await signIn(page, ana)
    const outcome = await page.evaluate(async () => {
      const {auth, session} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      return window.sdk.outcome(auth.sendEmailVerification(session.currentUser, {url: 'https://evil.example/'}))
    })
    expect(outcome).toBe('auth/unauthorized-continue-uri')
  })
})
