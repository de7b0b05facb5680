import type {Page} from 'playwright'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import {readTree} from '../../server/local-firebase/realtime/store.ts'
import {startBackend} from './support/backend.ts'
import type {Backend} from './support/backend.ts'
import {closeBrowser, openPage} from './support/browser.ts'

let backend: Backend
let ana: Page
let bia: Page
let opened: Page[] = []

beforeAll(async () => {
  backend = await startBackend()
  const {db} = backend.database
  for (const uid of ['ana', 'bia']) {
    await createUser(db, {email: `${uid}@exemplo.com`, password: 'segredo1', uid}, backend.clock.now)
  }
})

afterAll(async () => {
  await closeBrowser()
  await backend.close()
})

beforeEach(async () => {
  await backend.database.db.deleteFrom('realtime_node').execute()
  await backend.database.db.deleteFrom('realtime_disconnect').execute()
  ana = await student('ana')
})

afterEach(async () => {
  await Promise.all(opened.map((page) => page.context().close()))
  opened = []
})

async function student(uid: string, origin = backend.origin): Promise<Page> {
  const page = await openPage(origin)
  opened.push(page)
  await page.evaluate(
    (email) => window.sdk.auth.signInWithEmailAndPassword(window.sdk.session, email, 'segredo1'),
    `${uid}@exemplo.com`,
  )
  return page
}

/** Gathers what a page is shown at a path, in `window.seen`. */
async function listen(page: Page, path: string): Promise<void> {
  await page.evaluate(async (at) => {
    const {database, realtime} = window.sdk
    const seen: unknown[] = []
    Object.assign(window, {seen})
    await new Promise<void>((resolve) => {
      database.onValue(database.ref(realtime, at), (snapshot) => {
        seen.push(snapshot.val())
        resolve()
      })
    })
  }, path)
}

async function seesAtLast(page: Page, value: unknown): Promise<void> {
  await page.waitForFunction((wanted) => {
    const seen: unknown = Reflect.get(window, 'seen')
    return Array.isArray(seen) && JSON.stringify(seen.at(-1)) === wanted
  }, JSON.stringify(value))
}

function stored(path: string) {
  return readTree(backend.database.db, path)
}

function increment(page: Page, by: number): Promise<string> {
  return page.evaluate((step) => {
    const {database, realtime, outcome} = window.sdk
    return outcome(database.set(database.ref(realtime, 'onlineCount'), database.increment(step)))
  }, by)
}

/** Leaves `offline` and one less online for the end of the connection, then says `online`. */
function goOnline(page: Page, uid: string): Promise<void> {
  return page.evaluate(async (id) => {
    const {database, realtime} = window.sdk
    const status = database.ref(realtime, `presence/${id}`)
    const count = database.ref(realtime, 'onlineCount')
    await database.onDisconnect(status).set({state: 'offline', changedAt: database.serverTimestamp()})
    await database.onDisconnect(count).set(database.increment(-1))
    await database.set(status, {state: 'online', changedAt: database.serverTimestamp()})
    await database.set(count, database.increment(1))
  }, uid)
}

describe('the online counter', () => {
  test('is seen by everybody as it moves', async () => {
    bia = await student('bia')
    await listen(bia, 'onlineCount')
    await seesAtLast(bia, null)
    expect(await increment(ana, 1)).toBe('ok')
    await seesAtLast(bia, 1)
    expect(await increment(bia, 1)).toBe('ok')
    await seesAtLast(bia, 2)
    expect(await stored('/onlineCount')).toBe(2)
  })

  test('counts each of many moves at the same moment', async () => {
    bia = await student('bia')
    const many = (page: Page) => page.evaluate(() => {
      const {database, realtime} = window.sdk
      const count = database.ref(realtime, 'onlineCount')
      return Promise.all(Array.from({length: 20}, () => database.set(count, database.increment(1)))).then(() => {})
    })
    await Promise.all([many(ana), many(bia)])
    expect(await stored('/onlineCount')).toBe(40)
  })

  test.each([
    ['jumps', 2],
    ['goes below zero', -1],
  ])('is not moved by who %s', async (_name, step) => {
    expect(await increment(ana, step)).toBe('PERMISSION_DENIED')
    expect(await stored('/onlineCount')).toBeNull()
  })

  test('refuses transactions at once', async () => {
    const refusal = await ana.evaluate(() => {
      const {database, realtime, outcome} = window.sdk
      const count = database.ref(realtime, 'onlineCount')
      return outcome(database.runTransaction(count, (before: number | null) => (before ?? 0) + 1))
    })
    expect(refusal).toBe('Error: unavailable')
    expect(await stored('/onlineCount')).toBeNull()
  })
})

describe('the own status', () => {
  test('is stored with the time of the server', async () => {
    await goOnline(ana, 'ana')
    expect(await stored('/presence/ana')).toEqual({state: 'online', changedAt: backend.clock.now()})
    const shown = await ana.evaluate(async () => {
      const {database, realtime} = window.sdk
      return (await database.get(database.ref(realtime, 'presence/ana'))).val()
    })
    expect(shown).toEqual({state: 'online', changedAt: backend.clock.now()})
  })

  test('becomes offline and leaves the count when the tab closes', async () => {
    bia = await student('bia')
    await goOnline(bia, 'bia')
    await listen(bia, 'onlineCount')
    await goOnline(ana, 'ana')
    await seesAtLast(bia, 2)
    await ana.close()
    await seesAtLast(bia, 1)
    expect(await stored('/presence/ana')).toEqual({state: 'offline', changedAt: backend.clock.now()})
  })

  test('becomes offline when the page goes offline by itself, and online again', async () => {
    bia = await student('bia')
    await goOnline(bia, 'bia')
    await listen(bia, 'onlineCount')
    await goOnline(ana, 'ana')
    await seesAtLast(bia, 2)
    await ana.evaluate(() => window.sdk.database.goOffline(window.sdk.realtime))
    await seesAtLast(bia, 1)
    await ana.evaluate(() => window.sdk.database.goOnline(window.sdk.realtime))
    await goOnline(ana, 'ana')
    await seesAtLast(bia, 2)
  })

  test('stays when what was left for the end was cancelled', async () => {
    bia = await student('bia')
    await goOnline(ana, 'ana')
    await ana.evaluate(async () => {
      const {database, realtime} = window.sdk
      await database.onDisconnect(database.ref(realtime, 'presence/ana')).cancel()
    })
    await listen(bia, 'onlineCount')
    await ana.close()
    await seesAtLast(bia, 0)
    expect(await stored('/presence/ana')).toMatchObject({state: 'online'})
  })

  test('can be changed in part, now and at the end', async () => {
    const status = await ana.evaluate(async () => {
      const {database, realtime} = window.sdk
      const own = database.ref(realtime, 'presence/ana')
      await database.set(own, {state: 'online', device: 'web'})
      await database.update(own, {state: 'busy'})
      await database.onDisconnect(own).update({state: 'offline'})
      return (await database.get(own)).val()
    })
    expect(status).toEqual({state: 'busy', device: 'web'})
    await ana.evaluate(() => window.sdk.database.goOffline(window.sdk.realtime))
    await expect.poll(() => stored('/presence/ana')).toEqual({state: 'offline', device: 'web'})
  })

  test('may be read in order and in part', async () => {
    const seen = await ana.evaluate(async () => {
      const {database, realtime} = window.sdk
      const own = database.ref(realtime, 'presence/ana')
      await database.set(own, {a: 3, b: 1, c: 2})
      const smallest = database.query(own, database.orderByValue(), database.limitToFirst(2))
      return new Promise((resolve) => {
        database.onValue(smallest, (snapshot) => resolve(snapshot.val()))
      })
    })
    expect(seen).toEqual({b: 1, c: 2})
  })
})

describe('what is denied', () => {
  test.each(['presence/bia', 'presence', 'elsewhere', 'presence/ana/a/b'])('writing at %s', async (path) => {
    const outcome = await ana.evaluate((at) => {
      const {database, realtime, outcome: tell} = window.sdk
      return tell(database.set(database.ref(realtime, at), 'online'))
    }, path)
    expect(outcome).toBe('PERMISSION_DENIED')
    expect(await stored('/presence')).toBeNull()
  })

  test('listening to another student', async () => {
    const code = await ana.evaluate(() => {
      const {database, realtime} = window.sdk
      return new Promise<string>((resolve) => {
        const other = database.ref(realtime, 'presence/bia')
        database.onValue(other, () => resolve('shown'), (error) => resolve(error.message))
      })
    })
    expect(code).toContain('permission_denied')
  })

  test('a visitor sees and moves nothing', async () => {
    await ana.evaluate(() => window.sdk.auth.signOut(window.sdk.session))
    expect(await increment(ana, 1)).toBe('PERMISSION_DENIED')
  })
})

describe('the connection', () => {
  test('tells the page that it stands and that it is gone', async () => {
    await listen(ana, '.info/connected')
    await seesAtLast(ana, true)
    await ana.evaluate(() => window.sdk.database.goOffline(window.sdk.realtime))
    await seesAtLast(ana, false)
    await ana.evaluate(() => window.sdk.database.goOnline(window.sdk.realtime))
    await seesAtLast(ana, true)
  })

  test('carries a message of many frames, and refuses one that is too large for a status', async () => {
    const outcome = await ana.evaluate(() => {
      const {database, realtime, outcome: tell} = window.sdk
      return tell(database.set(database.ref(realtime, 'presence/ana'), 'x'.repeat(60_000)))
    })
    expect(outcome).toBe('PERMISSION_DENIED')
  })
})
