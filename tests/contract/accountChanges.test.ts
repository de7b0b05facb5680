import type {Page} from 'playwright'
import {describe, expect, test} from 'vitest'
import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import {ana, currentUser, lastMailedCode, onFreshAccount, signIn} from './support/account.ts'
import type {Backend} from './support/backend.ts'

let backend: Backend
let page: Page

onFreshAccount((opened) => ({backend, page} = opened))

describe('changing the account', () => {
  test('an old sign-in has to prove itself again before a new password', async () => {
    await signIn(page, ana)
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
    expect(await signIn(page, {...ana, password: 'segredo-novo'})).toBe('ok')
  })

  test.each(['pitanga', 'iloveyou', 'anasouza99'])(
    'the new password "%s" is refused, and the old one stays',
    async (password) => {
      await signIn(page, ana)
      const outcome = await page.evaluate((next) => {
        const {auth, session, outcome: tell} = window.sdk
        if (session.currentUser === null) throw new Error('nobody is signed in')
        return tell(auth.updatePassword(session.currentUser, next))
      }, password)
      expect(outcome).toBe('auth/weak-password')
      expect(await signIn(page, ana)).toBe('ok')
    },
  )

  test('ten wrong old passwords lock the change as they lock the login', async () => {
    await signIn(page, ana)
    const outcomes = await page.evaluate(async ({email, password}) => {
      const {auth, session, outcome} = window.sdk
      const user = session.currentUser
      if (user === null) throw new Error('nobody is signed in')
      const found: string[] = []
      for (let turn = 0; turn < 10; turn += 1) {
        found.push(
          await outcome(auth.reauthenticateWithCredential(user, auth.EmailAuthProvider.credential(email, 'errada'))),
        )
      }
      found.push(
        await outcome(auth.reauthenticateWithCredential(user, auth.EmailAuthProvider.credential(email, password))),
      )
      return found
    }, ana)
    expect(outcomes).toEqual([...Array.from({length: 10}, () => 'auth/wrong-password'), 'auth/too-many-requests'])
  })

  test('a new name is in the next identity token', async () => {
    await signIn(page, ana)
    const name = await page.evaluate(async () => {
      const {auth, session} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      await auth.updateProfile(session.currentUser, {displayName: 'Ana S.'})
      return (await session.currentUser.getIdTokenResult(true)).claims.name
    })
    expect(name).toBe('Ana S.')
  })

  test('another address is taken with a recent sign-in, and told when somebody has it', async () => {
    await createUser(
      backend.database.db,
      {email: 'bia@exemplo.com', password: 'segredo1', uid: 'bia'},
      backend.clock.now,
    )
    await signIn(page, ana)
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
    expect(await signIn(page, ana)).toBe('auth/user-not-found')
    expect(await signIn(page, {...ana, email: 'ana.nova@exemplo.com'})).toBe('ok')
    backend.clock.advance(5 * 60_000 + 1_000)
    const late = await page.evaluate(() => {
      const {auth, session, outcome: tell} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      return tell(auth.updateEmail(session.currentUser, 'ana@exemplo.com'))
    })
    expect(late).toBe('auth/requires-recent-login')
  })

  test('another address is taken by the link of a mail to it, and given back by one to the former', async () => {
    await signIn(page, ana)
    const asked = await page.evaluate(() => {
      const {auth, session, outcome: tell} = window.sdk
      if (session.currentUser === null) throw new Error('nobody is signed in')
      return tell(auth.verifyBeforeUpdateEmail(session.currentUser, 'ana.nova@exemplo.com'))
    })
    expect(asked).toBe('ok')
    expect(await signIn(page, {...ana, email: 'ana.nova@exemplo.com'})).toBe('auth/user-not-found')
    const follow = (code: string) =>
      page.evaluate(async (oobCode) => {
        const {auth, session, outcome: tell} = window.sdk
        const {operation, data} = await auth.checkActionCode(session, oobCode)
        return [operation, data.email, data.previousEmail ?? null, await tell(auth.applyActionCode(session, oobCode))]
      }, code)
    expect(await follow(await lastMailedCode(backend))).toEqual([
      'VERIFY_AND_CHANGE_EMAIL',
      'ana.nova@exemplo.com',
      'ana@exemplo.com',
      'ok',
    ])
    expect(await signIn(page, {...ana, email: 'ana.nova@exemplo.com'})).toBe('ok')
    expect((await currentUser(page))?.verified).toBe(true)
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
    expect(await signIn(page, ana)).toBe('ok')
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
    await signIn(page, ana)
    const outcome = await page.evaluate(() =>
      window.sdk.outcome(window.sdk.session.currentUser?.delete() ?? Promise.resolve()),
    )
    expect(outcome).toBe('ok')
    expect(await signIn(page, ana)).toBe('auth/user-not-found')
  })
})
