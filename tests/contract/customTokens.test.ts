import type {Page} from 'playwright'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import {createCustomToken} from '../../server/local-firebase/identity/customTokens.ts'
import {startBackend} from './support/backend.ts'
import type {Backend} from './support/backend.ts'
import {closeBrowser, openPage} from './support/browser.ts'

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

function currentUser() {
  return page.evaluate(async () => {
    await window.sdk.session.authStateReady()
    const user = window.sdk.session.currentUser
    return user === null
      ? null
      : {uid: user.uid, email: user.email, name: user.displayName, verified: user.emailVerified, anonymous: user.isAnonymous}
  })
}

describe('a custom token', () => {
  const options = () => ({projectId: 'aristo-test', clock: backend.clock.now})

  function signInWith(token: string): Promise<string> {
    return page.evaluate(
      (given) => window.sdk.outcome(window.sdk.auth.signInWithCustomToken(window.sdk.session, given)),
      token,
    )
  }

  test('of our backend opens the account with its claims', async () => {
    const token = await createCustomToken(backend.database.db, 'ana', {oldVersion: true}, options())
    expect(await signInWith(token)).toBe('ok')
    expect(await currentUser()).toMatchObject({uid: 'ana', email: 'ana@exemplo.com'})
    const claims = await page.evaluate(async () => (await window.sdk.session.currentUser?.getIdTokenResult(true))?.claims)
    expect(claims).toMatchObject({oldVersion: true, sub: 'ana', firebase: {sign_in_provider: 'custom'}})
  })

  test('serves once, and proves no password: neither password nor account are touched by its session', async () => {
    const token = await createCustomToken(backend.database.db, 'ana', {}, options())
    expect(await signInWith(token)).toBe('ok')
    const outcomes = await page.evaluate(async () => {
      const {auth, session, outcome} = window.sdk
      const user = session.currentUser
      if (user === null) throw new Error('nobody is signed in')
      return [await outcome(auth.updatePassword(user, 'segredo-novo')), await outcome(user.delete())]
    })
    expect(outcomes).toEqual(['auth/requires-recent-login', 'auth/requires-recent-login'])
    expect(await signInWith(token)).toBe('auth/invalid-custom-token')
  })

  test('is refused when two minutes have passed', async () => {
    const token = await createCustomToken(backend.database.db, 'ana', {}, options())
    backend.clock.advance(2 * 60_000 + 1_000)
    expect(await signInWith(token)).toBe('auth/invalid-custom-token')
  })

  test('is refused when another project made it', async () => {
    const token = await createCustomToken(backend.database.db, 'ana', {}, {...options(), projectId: 'other'})
    expect(await signInWith(token)).toBe('auth/invalid-custom-token')
  })

  test('is refused when a letter of it was changed', async () => {
    const token = await createCustomToken(backend.database.db, 'ana', {}, options())
    const [header, , signature] = token.split('.')
    const payload = Buffer.from(JSON.stringify({uid: 'root'})).toString('base64url')
    expect(await signInWith([header, payload, signature].join('.'))).toBe('auth/invalid-custom-token')
  })
})
