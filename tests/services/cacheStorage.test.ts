import 'fake-indexeddb/auto'
import {Client, gql} from '@urql/core'
import {cacheExchange} from '@urql/exchange-graphcache'
import {openDB} from 'idb'
import {expect, test, vi} from 'vitest'
import {isReadableProfile} from '../../src/services/access/profile.feed.ts'
import {afterHydration} from '../../src/services/platform/afterHydration.ts'
import {cacheStorage, soundEntries} from '../../src/services/platform/cacheStorage.ts'
import {postExchange} from '../../src/services/platform/postExchange.ts'

test('what graphcache can read back stays, what would keep the cache from opening goes', () => {
  const sound = {
    'Query\tprofile': ':"Profile:1"',
    'Query\tquestionMany({"ids":["1"]})': ':["Question:1"]',
    'Profile:1\tname': '"Ana"',
    'Profile:1\ttrialEndsAt': 'null',
  }
  const broken: Record<string, unknown> = {
    'Profile:1\temail': '{"cut',
    'Query\tmenu': ':["MenuItem',
    'Query\tlist({"ids":[': ':[]',
    'Profile:1\troles': 7,
    'Profile:1\tgone': '',
  }
  expect(soundEntries({...sound, ...broken} as never)).toEqual(sound)
})

const profile = {
  uid: 'ana',
  name: 'Ana',
  email: 'a@b',
  isPremium: false,
  roles: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  courses: [],
}

test.each<[string, unknown, boolean]>([
  ['a profile of today', {profile, findBurgerMenuItems: []}, true],
  ['a profile without courses', {profile: {...profile, courses: undefined}, findBurgerMenuItems: []}, false],
  ['a profile whose course is a text', {profile: {...profile, courses: ['Extensivo']}, findBurgerMenuItems: []}, false],
  ['no menu', {profile}, false],
  ['a menu of an older shape', {profile, findBurgerMenuItems: [{name: 'Agenda'}]}, false],
  ['nothing', null, false],
])('%s is told apart', (_name, data, expected) => {
  expect(isReadableProfile(data)).toBe(expected)
})

const day = 86_400_000
const noon = Date.UTC(2026, 5, 1, 12)
const deviceOf = (uid: string, now: number) => cacheStorage(uid, {painted: () => Promise.resolve(), now: () => now})

test("two tabs of a student add to one another's entries, and an entry that is gone goes", async () => {
  const [one, other] = [deviceOf('ana', noon), deviceOf('ana', noon)]
  await one.writeData({'Profile:1.name': '"Ana"', 'Query.profile': ':"Profile:1"'})
  await other.writeData({'Question:1.body': '"?"', 'Question:2.body': '"?"'})
  await one.writeData({'Question:2.body': undefined})
  expect(await deviceOf('ana', noon).readData()).toEqual({
    'Profile:1.name': '"Ana"',
    'Query.profile': ':"Profile:1"',
    'Question:1.body': '"?"',
  })
})

test('what is broken or was not changed for thirty days is dropped, and stays dropped', async () => {
  await deviceOf('bia', noon).writeData({'Question:1.body': '"old"', 'Question:1.choices': '["cut'})
  await deviceOf('bia', noon + 30 * day).writeData({'Question:2.body': '"new"'})
  expect(await deviceOf('bia', noon + 30 * day).readData()).toEqual({
    'Question:1.body': '"old"',
    'Question:2.body': '"new"',
  })
  expect(await deviceOf('bia', noon + 31 * day).readData()).toEqual({'Question:2.body': '"new"'})
  expect(await deviceOf('bia', noon).readData()).toEqual({'Question:2.body': '"new"'})
})

test('the accounts of a device do not see one another, and one is cleared alone', async () => {
  const [ana, bia] = [deviceOf('carla', noon), deviceOf('dora', noon)]
  await Promise.all([ana.writeData({'Profile:1.name': '"C"'}), bia.writeData({'Profile:2.name': '"D"'})])
  await ana.clear()
  expect(await ana.readData()).toEqual({})
  expect(await bia.readData()).toEqual({'Profile:2.name': '"D"'})
})

test('a device whose storage cannot be read begins with nothing and is not waited for', async () => {
  const newer = await openDB('aristo-records-eva', 2)
  newer.close()
  const storage = deviceOf('eva', noon)
  expect(await storage.readData()).toEqual({})
  expect(await storage.writeData({'Profile:1.name': '"E"'})).toBeUndefined()
  await expect(storage.clear()).resolves.toBeUndefined()
})

test('a reply that is there at once is kept, because nothing is asked before the cache has read', async ({
  onTestFinished,
}) => {
  // Under the name of a test, graphcache writes nothing down.
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  const storage = deviceOf('fabi', noon)
  const reply = () => new Response(JSON.stringify({data: {me: {__typename: 'Me', id: '1', name: 'Fabi'}}}))
  const client = new Client({
    url: 'http://x/graphql',
    preferGetMethod: false,
    fetch: () => Promise.resolve(reply()),
    exchanges: [afterHydration(storage.hydrated), cacheExchange({storage}), postExchange],
  })
  await client
    .query(
      gql`
        {
          me {
            id
            name
          }
        }
      `,
      {},
    )
    .toPromise()
  await vi.waitFor(async () =>
    expect(await deviceOf('fabi', noon).readData()).toMatchObject({'Me:1.name': '"Fabi"', 'Query.me': ':"Me:1"'}),
  )
})

test('what the device keeps is shown while the network gives no word', async () => {
  await deviceOf('gil', noon).writeData({
    'Query.me': ':"Me:1"',
    'Me:1.__typename': '"Me"',
    'Me:1.id': '"1"',
    'Me:1.name': '"Gil"',
  })
  const storage = deviceOf('gil', noon)
  const client = new Client({
    url: 'http://x/graphql',
    preferGetMethod: false,
    fetch: () => new Promise(() => undefined),
    exchanges: [afterHydration(storage.hydrated), cacheExchange({storage}), postExchange],
  })
  const shown = vi.fn()
  client
    .query(
      gql`
        {
          me {
            id
            name
          }
        }
      `,
      {},
      {requestPolicy: 'cache-and-network'},
    )
    .subscribe(({data, stale}) => shown(data, stale))
  await vi.waitFor(() =>
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({me: expect.objectContaining({name: 'Gil'})}), true),
  )
})

test('a record is a row, however many fields it has, and goes with the last of them', async () => {
  const storage = deviceOf('gabi', noon)
  const rows = async () => {
    const database = await openDB('aristo-records-gabi', 1)
    const keys = await database.getAllKeys('records')
    database.close()
    return keys
  }
  await storage.writeData({
    'Question:1.body': '"?"',
    'Question:1.choices({"of":"1.2"})': '[]',
    'Query.profile': ':"Profile:1"',
    'Query.questionMany({"ids":["1.5"]})': ':[]',
  })
  expect(await rows()).toEqual(['Query.profile', 'Query.questionMany({"ids":["1.5"]})', 'Question:1'])
  expect(await deviceOf('gabi', noon).readData()).toMatchObject({
    'Question:1.choices({"of":"1.2"})': '[]',
    'Query.questionMany({"ids":["1.5"]})': ':[]',
  })
  await storage.writeData({
    'Question:1.body': undefined,
    'Question:1.choices({"of":"1.2"})': undefined,
    'Query.profile': undefined,
  })
  expect(await rows()).toEqual(['Query.questionMany({"ids":["1.5"]})'])
})

test('nothing is written before what is drawn is on the screen', async () => {
  const picture = Promise.withResolvers<void>()
  const written = cacheStorage('helo', {painted: () => picture.promise, now: () => noon}).writeData({
    'Profile:1.name': '"H"',
  })
  expect(await deviceOf('helo', noon).readData()).toEqual({})
  picture.resolve()
  await written
  expect(await deviceOf('helo', noon).readData()).toEqual({'Profile:1.name': '"H"'})
})

test('what was not written when the device was told to forget is not written after it', async () => {
  const picture = Promise.withResolvers<void>()
  const storage = cacheStorage('jade', {painted: () => picture.promise, now: () => noon})
  const written = storage.writeData({'Profile:1.name': '"J"'})
  await storage.clear()
  picture.resolve()
  await written
  expect(await deviceOf('jade', noon).readData()).toEqual({})
})

test('the stores of earlier versions are removed', async () => {
  for (const earlier of ['aristo-cache-iris', 'aristo-entries-iris']) (await openDB(earlier, 1)).close()
  deviceOf('iris', noon)
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).filter(({name}) => name?.endsWith('-iris')).map(({name}) => name)).toEqual([
      'aristo-records-iris',
    ]),
  )
})

test.each<[string, unknown]>([
  ['is missing', undefined],
  [
    'throws',
    {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      deleteDatabase: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    },
  ],
])('a database that %s: the cache works in memory, and nobody waits for it', async (_how, closed) => {
  vi.stubGlobal('indexedDB', closed)
  try {
    const device = deviceOf('closed', noon)
    expect(await device.readData()).toEqual({})
    await device.writeData({'Profile:1.name': '"Ana"'})
    await device.clear()
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a database that is deleted while the page is open is opened again', async () => {
  const device = deviceOf('eva', noon)
  await device.writeData({'Profile:1.name': '"Eva"'})
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('aristo-records-eva').onsuccess = resolve
  })
  await device.writeData({'Question:1.body': '"?"'})
  expect(await deviceOf('eva', noon).readData()).toEqual({'Question:1.body': '"?"'})
})
