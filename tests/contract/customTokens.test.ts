import type {Page} from 'playwright'
import {describe, expect, test} from 'vitest'
import {createCustomToken} from '../../server/local-firebase/identity/customTokens.ts'
import {currentUser, onFreshAccount} from './support/account.ts'
import type {Backend} from './support/backend.ts'

let backend: Backend
let page: Page

onFreshAccount((opened) => ({backend, page} = opened))

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
    expect(await currentUser(page)).toMatchObject({uid: 'ana', email: 'ana@exemplo.com'})
    const claims = await page.evaluate(
      async () => (await window.sdk.session.currentUser?.getIdTokenResult(true))?.claims,
    )
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
