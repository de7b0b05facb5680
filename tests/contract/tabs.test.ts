import type {Page} from 'playwright'
import {beforeEach, describe, expect, test} from 'vitest'
import {endSessions} from '../../server/local-firebase/identity/standingSessions.ts'
import {ana, onFreshAccount, signIn} from './support/account.ts'
import type {Backend} from './support/backend.ts'
import {loadSdk} from './support/browser.ts'

let backend: Backend
let page: Page

onFreshAccount((opened) => ({backend, page} = opened))

beforeEach(async () => {
  expect(await signIn(page, ana)).toBe('ok')
})

describe('the session of two tabs', () => {
  test('goes on when they refresh at the same moment, again and again', async () => {
    const second = await page.context().newPage()
    await loadSdk(second, backend.origin)
    const refresh = (tab: Page) =>
      tab.evaluate(async () => {
        await window.sdk.session.authStateReady()
        return window.sdk.outcome(
          window.sdk.session.currentUser?.getIdToken(true) ?? Promise.reject(new Error('nobody')),
        )
      })
    const outcomes: string[] = []
    for (let hour = 0; hour < 4; hour += 1) {
      backend.clock.advance(3_600_000)
      outcomes.push(...(await Promise.all([refresh(page), refresh(second), refresh(page)])))
    }
    expect(new Set(outcomes)).toEqual(new Set(['ok']))
  })

  describe("whose second one loads with a token which is good by its own clock and too old by the server's", () => {
    /** Loads a second tab; its token grows too old while its question about the account is on the way. */
    async function loadLate(whileOnTheWay: () => Promise<void>): Promise<Page> {
      const second = await page.context().newPage()
      const {promise: held, resolve: release} = Promise.withResolvers<void>()
      await second.route('**/accounts:lookup**', async (route) => {
        await held
        await route.continue()
      })
      const asked = second.waitForRequest('**/accounts:lookup**')
      await loadSdk(second, backend.origin)
      await asked
      backend.clock.advance(3_600_000)
      await whileOnTheWay()
      release()
      return second
    }

    const userOf = (tab: Page) =>
      tab.evaluate(async () => {
        await window.sdk.session.authStateReady()
        const {currentUser: user} = window.sdk.session
        return {
          uid: user?.uid,
          refreshed: await window.sdk.outcome(user?.getIdToken(true) ?? Promise.reject(new Error('nobody'))),
        }
      })

    test('goes on in all tabs', async () => {
      const second = await loadLate(async () => undefined)
      expect(await userOf(second)).toEqual({uid: 'ana', refreshed: 'ok'})
      await loadSdk(page, backend.origin)
      expect(await userOf(page)).toEqual({uid: 'ana', refreshed: 'ok'})
    })

    test('ends there when it was ended meanwhile', async () => {
      const second = await loadLate(async () => {
        await endSessions(backend.database.db, {uid: 'ana'}, backend.clock.now())
      })
      expect(await userOf(second)).toMatchObject({uid: undefined})
    })
  })
})
