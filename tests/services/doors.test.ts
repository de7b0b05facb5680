import * as v from 'valibot'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {storageArea} from '../support/storageArea.ts'

/** The page as it is after a load, in a browser whose doors are as the test has set them. */
async function load() {
  vi.resetModules()
  const [doors, storage, lock, workers] = await Promise.all([
    import('../../src/services/platform/doors.ts'),
    import('../../src/services/platform/storage.ts'),
    import('../../src/services/platform/lock.ts'),
    import('../../src/services/platform/serviceWorker.ts'),
  ])
  return {...doors, ...storage, ...lock, ...workers}
}

const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** A getter, as the browser's is: reading the name is what throws. */
const closeGlobal = (name: string, get: () => unknown = refuse) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, {configurable: true, get})
  undo.push(() => {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  })
}

const undo: (() => void)[] = []
beforeEach(() => {
  vi.stubGlobal('localStorage', storageArea().storage)
  vi.stubGlobal('sessionStorage', storageArea().storage)
  return () => {
    for (const one of undo.splice(0).toReversed()) one()
    vi.unstubAllGlobals()
  }
})

const text = v.nullable(v.string())

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (name) => {
  const storeOf = ({localStore, tabStore}: Awaited<ReturnType<typeof load>>, key = 'k') =>
    (name === 'localStorage' ? localStore : tabStore)<string | null>(key, 1, text, null)

  test('that cannot be read keeps in memory what is written, and is closed', async () => {
    closeGlobal(name)
    const page = await load()
    const store = storeOf(page)
    expect(store.read()).toBeNull()
    store.write('here')
    expect(store.read()).toBe('here')
    expect(storeOf(page).read()).toBe('here')
    expect(page.doorState(name)).toBe('closed')
  })

  test('that is missing does as well', async () => {
    closeGlobal(name, () => undefined)
    const page = await load()
    storeOf(page).write('here')
    expect([storeOf(page).read(), page.doorState(name)]).toEqual(['here', 'closed'])
  })

  test('that is full later is lost, keeps the newest in memory, and takes it when there is room', async () => {
    const {kept, state, storage} = storageArea()
    vi.stubGlobal(name, storage)
    const page = await load()
    const store = storeOf(page)
    store.write('first')
    state.fails = true
    store.write('second')
    expect(page.doorState(name)).toBe('lost')
    expect([store.read(), kept.get('aristo.k')]).toEqual(['second', '{"version":1,"value":"first"}'])
    state.fails = false
    store.write('third')
    expect([store.read(), page.doorState(name), kept.get('aristo.k')]).toEqual([
      'third',
      'open',
      '{"version":1,"value":"third"}',
    ])
  })

  test('what another tab has stored since is newer than what this one holds', async () => {
    const {kept, state, storage} = storageArea()
    vi.stubGlobal(name, storage)
    const store = storeOf(await load())
    state.fails = true
    store.write('held')
    kept.set('aristo.k', '{"version":1,"value":"other tab"}')
    expect(store.read()).toBe('other tab')
  })
})

test('what is held of an account is listed with what is stored, and forgotten at sign-out', async () => {
  const {kept, state, storage} = storageArea()
  vi.stubGlobal('localStorage', storage)
  const page = await load()
  page.accountStore('a', 1, text, null).write('stored')
  state.fails = true
  const store = page.accountStore('b', 1, text, null)
  store.write('held')
  expect(page.accountNames('').toSorted()).toEqual(['a', 'b'])
  page.forgetAccount()
  expect([page.accountNames(''), store.read(), kept.size]).toEqual([[], null, 0])
})

test('signing out forgets what is held where storage is closed altogether', async () => {
  closeGlobal('localStorage')
  const page = await load()
  const store = page.accountStore('b', 1, text, null)
  store.write('held')
  page.forgetAccount()
  expect(store.read()).toBeNull()
})

describe('the lock', () => {
  const never = new AbortController().signal
  const navigatorWith = (locks: unknown) => vi.stubGlobal('navigator', {locks})

  test.each([
    ['rejects', {request: () => Promise.reject(new DOMException('denied', 'SecurityError'))}],
    ['throws', {request: refuse}],
    ['is missing', undefined],
  ])('that %s lets the works of a tab go one after the other', async (_how, locks) => {
    navigatorWith(locks)
    const {withLock, doorState} = await load()
    const log: string[] = []
    const first = Promise.withResolvers<void>()
    const one = withLock(
      'outbox',
      async () => {
        log.push('one')
        await first.promise
        log.push('one is over')
        throw new Error('no network')
      },
      never,
    )
    const two = withLock('outbox', async () => log.push('two'), never)
    first.resolve()
    await expect(one).rejects.toThrow('no network')
    await two
    expect(log).toEqual(['one', 'one is over', 'two'])
    expect(doorState('locks')).toBe('closed')
  })

  test('that rejects later is lost, and the work is done', async () => {
    let isClosed = false
    navigatorWith({
      request: (_name: string, _options: unknown, work: () => unknown) =>
        isClosed ? Promise.reject(new Error('closed')) : Promise.resolve(work()),
    })
    const {withLock, doorState} = await load()
    expect(await withLock('outbox', async () => 1, never)).toBe(1)
    isClosed = true
    expect(await withLock('outbox', async () => 2, never)).toBe(2)
    expect(doorState('locks')).toBe('lost')
  })

  test('that is held by a work which does not wait for it is kept until that is done', async () => {
    navigatorWith(undefined)
    const {holdingLock, withLock} = await load()
    const log: string[] = []
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const one = withLock('outbox', () => first.promise, never)
    const two = holdingLock('outbox', () => second.promise.then(() => log.push('two is over')), never)
    const three = withLock('outbox', async () => log.push('three'), never)
    first.resolve()
    await one
    expect(log).toEqual([])
    second.resolve()
    await Promise.all([two, three])
    expect(log).toEqual(['two is over', 'three'])
  })

  test('is not asked for when the signal has come', async () => {
    const {holdingLock} = await load()
    const work = vi.fn(() => Promise.resolve())
    expect(() => holdingLock('outbox', work, AbortSignal.abort())).toThrow('aborted')
    expect(work).not.toHaveBeenCalled()
  })

  test('does a work that fails once, not twice', async () => {
    navigatorWith({request: (_name: string, _options: unknown, work: () => unknown) => Promise.resolve(work())})
    const {withLock} = await load()
    const work = vi.fn(() => Promise.reject(new Error('no network')))
    await expect(withLock('outbox', work, never)).rejects.toThrow('no network')
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('lets go of a work that is given up before its turn', async () => {
    navigatorWith(undefined)
    const {withLock} = await load()
    const given = new AbortController()
    const first = Promise.withResolvers<void>()
    const one = withLock('outbox', () => first.promise, never)
    const work = vi.fn(async () => undefined)
    const two = withLock('outbox', work, given.signal)
    given.abort()
    first.resolve()
    await one
    await expect(two).rejects.toThrow('aborted')
    expect(work).not.toHaveBeenCalled()
  })
})

test.each([
  ['throws', refuse],
  ['is missing', () => undefined],
])('a channel to other tabs that %s is one that nobody hears', async (_how, get) => {
  closeGlobal('BroadcastChannel', get)
  const {openChannel, doorState} = await load()
  const channel = openChannel('aristo-outbox')
  channel.onmessage = () => undefined
  channel.postMessage({kind: 'changed'})
  channel.close()
  expect(doorState('BroadcastChannel')).toBe('closed')
})

describe('service workers', () => {
  test.each([
    ['cannot be reached', Object.defineProperty({}, 'serviceWorker', {get: refuse})],
    ['are missing', {}],
    [
      'cannot be registered',
      {
        serviceWorker: {
          register: () => Promise.reject(new DOMException('denied', 'SecurityError')),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        },
      },
    ],
  ])('that %s leave the product a page', async (_how, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const {keepOnDevice, onWorkerMessage} = await load()
    await keepOnDevice(() => expect.unreachable())
    onWorkerMessage('NEWS', () => undefined)()
  })
})

test('all doors closed at once: nothing throws, and everything lives in memory', async () => {
  for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) closeGlobal(name)
  vi.stubGlobal('navigator', Object.defineProperties({}, {locks: {get: refuse}, serviceWorker: {get: refuse}}))
  const {localStore, tabStore, withLock, openChannel, keepOnDevice, accountNames} = await load()
  const stores = [localStore('a', 1, text, null), tabStore('a', 1, text, null)]
  for (const store of stores) store.write('here')
  expect(stores.map((store) => store.read())).toEqual(['here', 'here'])
  openChannel('x').postMessage('y')
  await keepOnDevice(() => undefined)
  expect([await withLock('outbox', async () => 'sent', new AbortController().signal), accountNames('')]).toEqual([
    'sent',
    [],
  ])
})
