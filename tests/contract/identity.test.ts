import type {Page} from 'playwright'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import {startBackend} from './support/backend.ts'
import type {Backend} from './support/backend.ts'
import {closeBrowser, loadSdk, openPage} from './support/browser.ts'

const ana = {email: 'ana@exemplo.com', password: 'segredo1'}

let backend: Backend
let page: Page

beforeAll(async () => {
  backend = await startBackend()
})

afterAll(async () => {
  await closeBrowser()
  await backend.close()
})

beforeEach(async () => {
  const {db} = backend.database
  await db.deleteFrom('identity_user').execute()
  await db.deleteFrom('identity_failure').execute()
  await db.deleteFrom('mail_outbox').execute()
  await createUser(db, {...ana, displayName: 'Ana Souza', uid: 'ana'}, backend.clock.now)
  page = await openPage(backend.origin)
})

afterEach(async () => {
  await page.context().close()
})

function signIn(credentials: {email: string; password: string}): Promise<string> {
  return page.evaluate(
    ({email, password}) =>
      window.sdk.outcome(window.sdk.auth.signInWithEmailAndPassword(window.sdk.session, email, password)),
    credentials,
  )
}

/** One call without a browser: the body of the answer, or the code of the refusal. */
async function callIdentity(path: string, body: object): Promise<object> {
  const {app} = backend
  const response = await app.inject({method: 'POST', url: path, payload: body})
  const answer: {error?: {message: string}} = response.json()
  return answer.error === undefined ? answer : {error: answer.error.message}
}

function currentUser() {
  return page.evaluate(async () => {
    await window.sdk.session.authStateReady()
    const user = window.sdk.session.currentUser
    return user === null
      ? null
      : {uid: user.uid, email: user.email, name: user.displayName, verified: user.emailVerified, anonymous: user.isAnonymous}
  })
}

async function lastMailedCode(): Promise<string> {
  const mail = await backend.database.db
    .selectFrom('mail_outbox')
    .select('link')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(mail.link).searchParams.get('oobCode') ?? ''
}

describe('signing in', () => {
  test('the right e-mail and password open the account', async () => {
    expect(await signIn(ana)).toBe('ok')
    expect(await currentUser()).toEqual({
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
    expect(await signIn(credentials)).toBe(code)
    expect(await currentUser()).toBeNull()
  })

  test('the e-mail is the same in capitals and with spaces around it', async () => {
    expect(await signIn({...ana, email: ' ANA@Exemplo.com '})).toBe('ok')
  })

  test('a disabled account is told so', async () => {
    await backend.database.db.updateTable('identity_user').set({disabled: true}).execute()
    expect(await signIn(ana)).toBe('auth/user-disabled')
  })

  test('after ten failures the right password has to wait for fifteen minutes', async () => {
    const wrong = {...ana, password: 'segredo2'}
    for (let failure = 1; failure <= 10; failure += 1) expect(await signIn(wrong)).toBe('auth/wrong-password')
    expect(await signIn(ana)).toBe('auth/too-many-requests')
    backend.clock.advance(15 * 60_000 - 1)
    expect(await signIn(ana)).toBe('auth/too-many-requests')
    backend.clock.advance(1)
    expect(await signIn(ana)).toBe('ok')
  })

  test('a success forgets the failures before it', async () => {
    const wrong = {...ana, password: 'segredo2'}
    for (let failure = 1; failure <= 9; failure += 1) await signIn(wrong)
    expect(await signIn(ana)).toBe('ok')
    expect(await signIn(wrong)).toBe('auth/wrong-password')
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
    expect(await currentUser()).toMatchObject({email: 'bia@exemplo.com', name: null})
  })

  test.each([
    ['an e-mail in use', ana, 'auth/email-already-in-use'],
    ['a password of seven characters', {email: 'bia@exemplo.com', password: 'pitanga'}, 'auth/weak-password'],
    ['a password of the most used', {email: 'bia@exemplo.com', password: 'Iloveyou'}, 'auth/weak-password'],
    ['the address as password', {email: 'bia.reis@exemplo.com', password: 'bia.reis@exemplo.com'}, 'auth/weak-password'],
    ['an e-mail badly formed', {email: 'bia@', password: 'segredo1'}, 'auth/invalid-email'],
  ])('%s is refused by its own code', async (_name, credentials, code) => {
    expect(await signUp(credentials)).toBe(code)
  })
})

describe('the session', () => {
  test('is there after a reload', async () => {
    await signIn(ana)
    await loadSdk(page, backend.origin)
    expect(await currentUser()).toMatchObject({uid: 'ana'})
  })

  test('survives a server that fails while the page loads', async () => {
    await signIn(ana)
    await page.route('**/accounts:lookup**', (route) => route.fulfill({status: 503, json: {status: 'unavailable'}}))
    await loadSdk(page, backend.origin)
    expect(await currentUser()).toMatchObject({uid: 'ana'})
  })

  test('gets a new identity token when it asks for one', async () => {
    await signIn(ana)
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
    await signIn(ana)
    const stolen = await page.evaluate(() => window.sdk.session.currentUser?.refreshToken ?? '')
    expect(await callIdentity('/securetoken.googleapis.com/v1/token', {grant_type: 'refresh_token', refresh_token: stolen})).toEqual({
      error: 'TOKEN_EXPIRED',
    })
    const refreshed = await page.evaluate(() =>
      window.sdk.outcome(window.sdk.session.currentUser?.getIdToken(true) ?? Promise.resolve()),
    )
    expect(refreshed).toBe('auth/user-token-expired')
  })

  test('ends on every device when the password changes on one', async () => {
    await signIn(ana)
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
    expect(await currentUser()).toBeNull()
  })

  test('ends at sign-out', async () => {
    await signIn(ana)
    await page.evaluate(() => window.sdk.auth.signOut(window.sdk.session))
    await loadSdk(page, backend.origin)
    expect(await currentUser()).toBeNull()
  })
})

describe('mails', () => {
  test('a forgotten password is replaced with the code of the mail, once', async () => {
    const reset = await page.evaluate(
      (email) => window.sdk.outcome(window.sdk.auth.sendPasswordResetEmail(window.sdk.session, email)),
      ana.email,
    )
    expect(reset).toBe('ok')
    const code = await lastMailedCode()
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
    expect(steps).toEqual(['ana@exemplo.com', 'auth/weak-password', 'auth/weak-password', 'auth/weak-password', 'ok', 'auth/invalid-action-code'])
    expect(await signIn(ana)).toBe('auth/wrong-password')
    expect(await signIn({...ana, password: 'segredo-novo'})).toBe('ok')
  })

  test('a reset code is too old after an hour', async () => {
    await page.evaluate((email) => window.sdk.auth.sendPasswordResetEmail(window.sdk.session, email), ana.email)
    backend.clock.advance(3_600_000)
    const outcome = await page.evaluate(
      (code) => window.sdk.outcome(window.sdk.auth.confirmPasswordReset(window.sdk.session, code, 'segredo-novo')),
      await lastMailedCode(),
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
    await signIn(ana)
    await page.evaluate(async (origin) => {
      const {auth, session} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      await auth.sendEmailVerification(session.currentUser, {url: `${origin}/confirmEmail`})
    }, 'http://127.0.0.1')
    const applied = await page.evaluate(async (code) => {
      const {auth, session, outcome} = window.sdk
      const first = await outcome(auth.applyActionCode(session, code))
      await session.currentUser?.reload()
      return [first, session.currentUser?.emailVerified, await outcome(auth.applyActionCode(session, code))]
    }, await lastMailedCode())
    expect(applied).toEqual(['ok', true, 'auth/invalid-action-code'])
  })

  test('a mail never leads to a foreign site', async () => {
    await signIn(ana)
    const outcome = await page.evaluate(async () => {
      const {auth, session} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      return window.sdk.outcome(auth.sendEmailVerification(session.currentUser, {url: 'https://evil.example/'}))
    })
    expect(outcome).toBe('auth/unauthorized-continue-uri')
  })
})

describe('changing the account', () => {
  test('an old sign-in has to prove itself again before a new password', async () => {
    await signIn(ana)
    backend.clock.advance(5 * 60_000 + 1_000)
    const steps = await page.evaluate(async ({email, password}) => {
      const {auth, session, outcome} = window.sdk
      const user = session.currentUser
      if (user === null) throw new Error('nobody is signed in')
      const wrong = auth.EmailAuthProvider.credential(email, 'segredo2')
      const right = auth.EmailAuthProvider.credential(email, password)
      return [
        await outcome(auth.updatePassword(user, 'segredo-novo')),
        await outcome(auth.reauthenticateWithCredential(user, wrong)),
        await outcome(auth.reauthenticateWithCredential(user, right)),
        await outcome(auth.updatePassword(user, 'segredo-novo')),
        await outcome(user.getIdToken(true)),
      ]
    }, ana)
    expect(steps).toEqual(['auth/requires-recent-login', 'auth/wrong-password', 'ok', 'ok', 'ok'])
    expect(await signIn({...ana, password: 'segredo-novo'})).toBe('ok')
  })

  test.each(['pitanga', 'iloveyou', 'anasouza99'])('the new password "%s" is refused, and the old one stays', async (password) => {
    await signIn(ana)
    const outcome = await page.evaluate((next) => {
      const {auth, session, outcome: tell} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      return tell(auth.updatePassword(session.currentUser, next))
    }, password)
    expect(outcome).toBe('auth/weak-password')
    expect(await signIn(ana)).toBe('ok')
  })

  test('ten wrong old passwords lock the change as they lock the login', async () => {
    await signIn(ana)
    const outcomes = await page.evaluate(async ({email, password}) => {
      const {auth, session, outcome} = window.sdk
      const user = session.currentUser
      if (user === null) throw new Error('nobody is signed in')
      const found: string[] = []
      for (let turn = 0; turn < 10; turn += 1) {
        found.push(await outcome(auth.reauthenticateWithCredential(user, auth.EmailAuthProvider.credential(email, 'errada'))))
      }
      found.push(await outcome(auth.reauthenticateWithCredential(user, auth.EmailAuthProvider.credential(email, password))))
      return found
    }, ana)
    expect(outcomes).toEqual([...Array.from({length: 10}, () => 'auth/wrong-password'), 'auth/too-many-requests'])
  })

  test('a new name is in the next identity token', async () => {
    await signIn(ana)
    const name = await page.evaluate(async () => {
      const {auth, session} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      await auth.updateProfile(session.currentUser, {displayName: 'Ana S.'})
      return (await session.currentUser.getIdTokenResult(true)).claims.name
    })
    expect(name).toBe('Ana S.')
  })

  test('another address is taken with a recent sign-in, and told when somebody has it', async () => {
    await createUser(backend.database.db, {email: 'bia@exemplo.com', password: 'segredo1', uid: 'bia'}, backend.clock.now)
    await signIn(ana)
    const outcomes = await page.evaluate(async () => {
      const {auth, session, outcome} = window.sdk
      const user = session.currentUser
      if (user === null) throw new Error('nobody is signed in')
      return [
        await outcome(auth.updateEmail(user, 'bia@exemplo.com')),
        await outcome(auth.updateEmail(user, 'ana@')),
        await outcome(auth.updateEmail(user, 'Ana.Nova@exemplo.com')),
        user.email,
        await outcome(user.getIdToken(true)),
      ]
    })
    expect(outcomes).toEqual(['auth/email-already-in-use', 'auth/invalid-email', 'ok', 'ana.nova@exemplo.com', 'ok'])
    expect(await signIn(ana)).toBe('auth/user-not-found')
    expect(await signIn({...ana, email: 'ana.nova@exemplo.com'})).toBe('ok')
    backend.clock.advance(5 * 60_000 + 1_000)
    const late = await page.evaluate(() => {
      const {auth, session, outcome: tell} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      return tell(auth.updateEmail(session.currentUser, 'ana@exemplo.com'))
    })
    expect(late).toBe('auth/requires-recent-login')
  })

  test('another address is taken by the link of a mail to it, and given back by one to the former', async () => {
    await signIn(ana)
    const asked = await page.evaluate(() => {
      const {auth, session, outcome: tell} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      return tell(auth.verifyBeforeUpdateEmail(session.currentUser, 'ana.nova@exemplo.com'))
    })
    expect(asked).toBe('ok')
    expect(await signIn({...ana, email: 'ana.nova@exemplo.com'})).toBe('auth/user-not-found')
    const follow = (code: string) =>
      page.evaluate(async (oobCode) => {
        const {auth, session, outcome: tell} = window.sdk
        const {operation, data} = await auth.checkActionCode(session, oobCode)
        return [operation, data.email, data.previousEmail ?? null, await tell(auth.applyActionCode(session, oobCode))]
      }, code)
    expect(await follow(await lastMailedCode())).toEqual([
      'VERIFY_AND_CHANGE_EMAIL',
      'ana.nova@exemplo.com',
      'ana@exemplo.com',
      'ok',
    ])
    expect(await signIn({...ana, email: 'ana.nova@exemplo.com'})).toBe('ok')
    expect((await currentUser())?.verified).toBe(true)
    const recovery = await backend.database.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'link'])
      .where('kind', '=', 'RECOVER_EMAIL')
      .executeTakeFirstOrThrow()
    expect(recovery.recipient).toBe('ana@exemplo.com')
    expect((await follow(new URL(recovery.link).searchParams.get('oobCode') ?? '')).slice(0, 2)).toEqual([
      'RECOVER_EMAIL',
      'ana@exemplo.com',
    ])
    expect(await signIn(ana)).toBe('ok')
  })

  test('the ways to sign in with an address are told', async () => {
    const methods = await page.evaluate(async () => {
      const {auth, session} = window.sdk
      const of = (email: string) => auth.fetchSignInMethodsForEmail(session, email)
      return [await of('ANA@exemplo.com'), await of('ninguem@exemplo.com')]
    })
    expect(methods).toEqual([['password'], []])
  })

  test('a deleted account is gone', async () => {
    await signIn(ana)
    const outcome = await page.evaluate(() =>
      window.sdk.outcome(window.sdk.session.currentUser?.delete() ?? Promise.resolve()),
    )
    expect(outcome).toBe('ok')
    expect(await signIn(ana)).toBe('auth/user-not-found')
  })
})
