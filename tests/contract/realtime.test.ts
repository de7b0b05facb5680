import type {Page} from 'playwright'
import * as v from 'valibot'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import {readTree} from '../../server/local-firebase/realtime/store.ts'
import {startBackend} from './support/backend.ts'
import type {Backend} from './support/backend.ts'
import {closeBrowser, openPage} from './support/browser.ts'

const marks = v.record(v.string(), v.unknown())

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

/** One tab of a student: online now, gone with its connection. */
function goOnline(page: Page, uid: string, tab = 'aba'): Promise<void> {
  return page.evaluate(async (path) => {
    const {database, realtime} = window.sdk
    const own = database.ref(realtime, path)
    await database.onDisconnect(own).remove()
    await database.set(own, {state: 'online', since: database.serverTimestamp()})
  }, `presence/${uid}/${tab}`)
}

function goOffline(page: Page, uid: string, tab = 'aba'): Promise<void> {
  return page.evaluate((path) => {
    const {database, realtime} = window.sdk
    return database.remove(database.ref(realtime, path))
  }, `presence/${uid}/${tab}`)
}

describe('the online counter', () => {
  test('is seen by everybody as it moves', async () => {
    bia = await student('bia')
    await listen(bia, 'onlineCount')
    await goOnline(ana, 'ana')
    await seesAtLast(bia, 1)
    await goOnline(bia, 'bia')
    await seesAtLast(bia, 2)
    await goOffline(ana, 'ana')
    await seesAtLast(bia, 1)
    expect(await stored('/onlineCount')).toBe(1)
  })

  test('counts a student with many tabs once, until the last one closes', async () => {
    const second = await student('ana')
    bia = await student('bia')
    await listen(bia, 'onlineCount')
    await Promise.all([goOnline(ana, 'ana', 'um'), goOnline(second, 'ana', 'dois'), goOnline(second, 'ana', 'tres')])
    await seesAtLast(bia, 1)
    await second.close()
    await expect.poll(() => stored('/presence/ana')).toEqual({um: expect.anything()})
    expect(await stored('/onlineCount')).toBe(1)
    await ana.close()
    await seesAtLast(bia, 0)
  })

  test('counts three tabs of one student and one of another as two people, also after a tab was killed', async () => {
    const [second, third] = [await student('ana'), await student('ana')]
    bia = await student('bia')
    await listen(bia, 'onlineCount')
    await Promise.all([
      goOnline(ana, 'ana', 'um'),
      goOnline(second, 'ana', 'dois'),
      goOnline(third, 'ana', 'tres'),
      goOnline(bia, 'bia'),
    ])
    await seesAtLast(bia, 2)
    const crash = await third.context().newCDPSession(third)
    // The page is gone before it can answer.
    void crash.send('Page.crash').catch(() => undefined)
    await expect
      .poll(async () => Object.keys(v.parse(marks, await stored('/presence/ana'))).toSorted())
      .toEqual(['dois', 'um'])
    expect(await stored('/onlineCount')).toBe(2)
    await Promise.all([ana.close(), second.close()])
    await seesAtLast(bia, 1)
  })

  test.each([
    ['sets it', 7],
    ['adds one', {'.sv': {increment: 1}}],
  ])('is not moved by who %s', async (_name, value) => {
    const refusal = await ana.evaluate((sent) => {
      const {database, realtime, outcome} = window.sdk
      return outcome(database.set(database.ref(realtime, 'onlineCount'), sent))
    }, value)
    expect(refusal).toBe('PERMISSION_DENIED')
    expect((await stored('/onlineCount')) ?? 0).toBe(0)
  })

  test('refuses transactions at once', async () => {
    const refusal = await ana.evaluate(() => {
      const {database, realtime, outcome} = window.sdk
      const own = database.ref(realtime, 'presence/ana')
      return outcome(database.runTransaction(own, (before: unknown) => before ?? {}))
    })
    expect(refusal).toBe('Error: unavailable')
    expect(await stored('/presence')).toBeNull()
  })
})

describe('the own presence', () => {
  test('is stored with the time of the server', async () => {
    await goOnline(ana, 'ana')
    const tab = {aba: {state: 'online', since: backend.clock.now()}}
    expect(await stored('/presence/ana')).toEqual(tab)
    const shown = await ana.evaluate(async () => {
      const {database, realtime} = window.sdk
      return (await database.get(database.ref(realtime, 'presence/ana'))).val()
    })
    expect(shown).toEqual(tab)
  })

  test('goes and leaves the count when the tab closes', async () => {
    bia = await student('bia')
    await goOnline(bia, 'bia')
    await listen(bia, 'onlineCount')
    await goOnline(ana, 'ana')
    await seesAtLast(bia, 2)
    await ana.close()
    await seesAtLast(bia, 1)
    expect(await stored('/presence/ana')).toBeNull()
  })

  test('goes when the page goes offline by itself, and comes again', async () => {
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
    await goOnline(ana, 'ana', 'fica')
    await goOnline(ana, 'ana', 'vai')
    await ana.evaluate(async () => {
      const {database, realtime} = window.sdk
      await database.onDisconnect(database.ref(realtime, 'presence/ana/fica')).cancel()
    })
    await ana.close()
    await expect.poll(() => stored('/presence/ana')).toEqual({fica: expect.anything()})
    expect(await stored('/onlineCount')).toBe(1)
  })

  test('can be changed in part, now and at the end', async () => {
    const tab = await ana.evaluate(async () => {
      const {database, realtime} = window.sdk
      const own = database.ref(realtime, 'presence/ana/aba')
      await database.set(own, {state: 'online', since: 1})
      await database.update(own, {since: 2})
      await database.onDisconnect(own).update({since: 3})
      return (await database.get(own)).val()
    })
    expect(tab).toEqual({state: 'online', since: 2})
    await ana.evaluate(() => window.sdk.database.goOffline(window.sdk.realtime))
    await expect.poll(() => stored('/presence/ana/aba')).toEqual({state: 'online', since: 3})
  })

  test('may be read in order and in part', async () => {
    const seen = await ana.evaluate(async () => {
      const {database, realtime} = window.sdk
      const own = database.ref(realtime, 'presence/ana')
      const tab = (since: number) => ({state: 'online', since})
      await database.set(own, {a: tab(3), b: tab(1), c: tab(2)})
      const oldest = database.query(own, database.orderByChild('since'), database.limitToFirst(2))
      return new Promise((resolve) => {
        database.onValue(oldest, (snapshot) => resolve(snapshot.val()))
      })
    })
    expect(seen).toEqual({b: {state: 'online', since: 1}, c: {state: 'online', since: 2}})
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
        database.onValue(
          other,
          () => resolve('shown'),
          (error) => resolve(error.message),
        )
      })
    })
    expect(code).toContain('permission_denied')
  })

  test('a visitor sees and moves nothing', async () => {
    await ana.evaluate(() => window.sdk.auth.signOut(window.sdk.session))
    await expect(goOnline(ana, 'ana')).rejects.toThrow('PERMISSION_DENIED')
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
