import {IDBFactory} from 'fake-indexeddb'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {askForDay, type Boot} from '../../src/services/platform/boot.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const page: {aristoBoot?: Boot} = {}
let kept: Map<string, string>
let asked: {url: string; init: RequestInit}[]
let reply: () => Response | Promise<Response>

const day = {profile: {uid: 'ana'}, findBurgerMenuItems: [], dayOpening: {agenda: {_id: 'agenda'}, questions: []}}

const session = (value: unknown, version = 1) => kept.set('aristo.session', JSON.stringify({version, value}))
const access = (value: unknown) => kept.set('aristo.account.accessOpen', JSON.stringify({version: 1, value}))

type Login = {uid: string; accessToken: string; expirationTime: number}
const ana: Login = {uid: 'ana', accessToken: 'token-of-ana', expirationTime: now + 1_800_000}

/** Keeps logins as the identity SDK does. */
const keep = (logins: readonly Login[], store = 'firebaseLocalStorage') =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(store, {keyPath: 'fbase_key'})
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, 'readwrite')
      for (const {uid, accessToken, expirationTime} of logins)
        writing.objectStore(store).put({
          fbase_key: `firebase:authUser:key:${uid}`,
          value: {uid, stsTokenManager: {accessToken, expirationTime, refreshToken: 'again'}},
        })
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })

beforeEach(() => {
  kept = new Map()
  asked = []
  reply = () => Response.json({data: day}, {headers: {'x-server-now': '1700000000000'}})
  delete page.aristoBoot
  vi.useFakeTimers({toFake: ['Date'], now})
  vi.stubGlobal('window', page)
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', {getItem: (name: string) => kept.get(name) ?? null})
  vi.stubGlobal('location', new URL('http://aristo.test/agenda'))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({url, init})
    return reply()
  })
  session({uid: 'ana', email: null})
  access(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the page asks for, after it has looked at the device. */
async function opened() {
  askForDay('build')
  const reply = await page.aristoBoot?.reply
  return {asked, reply}
}

test('a student who was let in last time asks for the day once, with the token of the device', async () => {
  await keep([{...ana, uid: 'bia', accessToken: 'token-of-bia'}, ana])
  const {reply} = await opened()
  expect(asked).toEqual([
    {
      url: '/graphql',
      init: {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: 'Bearer token-of-ana',
          'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
        body: '{"variables":{"address":"/agenda"},"extensions":{"persistedQuery":{"sha256Hash":"build.DayOpening"}}}',
      },
    },
  ])
  expect(page.aristoBoot).toMatchObject({uid: 'ana', build: 'build'})
  expect(reply).toEqual({day, time: [1_700_000_000_000, expect.any(Number), expect.any(Number)]})
})

test.each(['/agenda?date=20261119', '/agenda/simulado?date=20261119&a=tentativa&id=q21', '/desempenho/geral'])(
  'the server is told the address of the page: %s',
  async (address) => {
    vi.stubGlobal('location', new URL(address, 'http://aristo.test'))
    await keep([ana])
    await opened()
    expect(JSON.parse(String(asked[0]?.init.body)).variables).toEqual({address})
  },
)

test.each([
  ['nobody was signed in', () => kept.delete('aristo.session')],
  ['somebody signed out', () => session(null)],
  ['the session is of another version of the product', () => session({uid: 'ana'}, 2)],
  ['what is stored is broken', () => kept.set('aristo.session', '{"version":1,')],
  ['the student was not let in last time', () => access(false)],
  ['it was never said whether the student is let in', () => kept.delete('aristo.account.accessOpen')],
  ['the browser lets nothing be read', () => vi.stubGlobal('localStorage', undefined)],
])('nothing is asked for where %s', async (_name, make) => {
  await keep([ana])
  make()
  await opened()
  expect([asked, page.aristoBoot]).toEqual([[], undefined])
})

test.each([
  ['ended', {expirationTime: now - 1}],
  ['ends in a moment', {expirationTime: now + 30_000}],
  ['is of another account', {uid: 'bia'}],
  ['has no end', {expirationTime: Number.NaN}],
])('a token that %s is not sent', async (_name, change) => {
  await keep([{...ana, ...change}])
  expect(await opened()).toEqual({asked: [], reply: null})
})

test('its token serves until it ends, or its owner signs out or another one signs in', async () => {
  await keep([ana])
  askForDay('build')
  expect(page.aristoBoot?.token()).toBeNull()
  await page.aristoBoot?.reply
  expect(page.aristoBoot?.token()).toBe('token-of-ana')
  session({uid: 'bia', email: null})
  expect(page.aristoBoot?.token()).toBeNull()
  session(null)
  expect(page.aristoBoot?.token()).toBeNull()
  kept.set('aristo.session', '{"version":1,')
  expect(page.aristoBoot?.token()).toBeNull()
  session({uid: 'ana', email: null})
  expect(page.aristoBoot?.token()).toBe('token-of-ana')
  vi.setSystemTime(ana.expirationTime - 30_000)
  expect(page.aristoBoot?.token()).toBeNull()
})

test('by a clock that is a day ahead the token has ended; by one that is a day behind the server is asked', async () => {
  await keep([ana])
  vi.setSystemTime(now + 86_400_000)
  expect(await opened()).toEqual({asked: [], reply: null})
  vi.setSystemTime(now - 86_400_000)
  await opened()
  expect(asked).toHaveLength(1)
})

test('a device without the database of logins gets none from here', async () => {
  expect(await opened()).toEqual({asked: [], reply: null})
  expect(await indexedDB.databases()).toEqual([])
})

test('a database of another shape is left alone', async () => {
  await keep([ana], 'other')
  expect(await opened()).toEqual({asked: [], reply: null})
})

test.each([
  ['of another account', Response.json({data: {...day, profile: {uid: 'bia'}}})],
  ['that refuses the token', Response.json({errors: [{message: 'UNAUTHENTICATED'}]}, {status: 401})],
  ['that refuses a blocked student', Response.json({data: null, errors: [{message: 'FORBIDDEN'}]})],
  ['that refuses a part', Response.json({data: day, errors: [{message: 'FORBIDDEN'}]})],
  ['that is no JSON', new Response('<html>')],
  ['of another shape', Response.json({data: {profile: day.profile}})],
  ['without a day', Response.json({data: {...day, dayOpening: {}}})],
])('a reply %s counts as none', async (_name, given) => {
  await keep([ana])
  reply = () => given
  expect((await opened()).reply).toBeNull()
})

test('a reply that does not come is not waited for', async () => {
  await keep([ana])
  vi.useFakeTimers({toFake: ['Date', 'setTimeout'], now})
  reply = () => new Promise(() => undefined)
  const opening = opened()
  await vi.advanceTimersByTimeAsync(8_000)
  expect((await opening).reply).toBeNull()
})

test.each([
  ['has no databases', () => vi.stubGlobal('indexedDB', undefined)],
  ['is without a network', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
])('a device that %s opens as before', async (_name, make) => {
  await keep([ana])
  make()
  expect((await opened()).reply).toBeNull()
})
