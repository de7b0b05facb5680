import type {Page} from 'playwright'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {weaknessInMessage} from '../../domain/access/passwordPolicy.ts'
import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import {type Backend, startBackend} from './support/backend.ts'
import {closeBrowser, openPage} from './support/browser.ts'

describe('the rules of new passwords', () => {
  let backend: Backend
  let page: Page
  beforeAll(async () => {
    backend = await startBackend()
    page = await openPage(backend.origin)
  })
  afterAll(async () => {
    await page.context().close()
    await closeBrowser()
    await backend.close()
  })

  const signIn = (credentials: {email: string; password: string}) =>
    page.evaluate(
      ({email, password}) =>
        window.sdk.outcome(window.sdk.auth.signInWithEmailAndPassword(window.sdk.session, email, password)),
      credentials,
    )

  test('a password of before the rules, six characters long, keeps opening its account', async () => {
    await createUser(
      backend.database.db,
      {email: 'caio@exemplo.com', password: 'abc123', uid: 'caio'},
      backend.clock.now,
    )
    expect(await signIn({email: 'caio@exemplo.com', password: 'abc123'})).toBe('ok')
  })

  test('the SDK is told why a password is weak', async () => {
    const messages = await page.evaluate(async () => {
      const {auth, session} = window.sdk
      const told: string[] = []
      for (const password of ['pitanga', 'iloveyou', 'biareis1']) {
        await auth
          .createUserWithEmailAndPassword(session, 'biareis@exemplo.com', password)
          .catch((error: Error) => told.push(error.message))
      }
      return told
    })
    expect(messages.map(weaknessInMessage)).toEqual(['short', 'common', 'personal'])
    expect(messages[0]).toContain('at least 8 characters')
  })
})
