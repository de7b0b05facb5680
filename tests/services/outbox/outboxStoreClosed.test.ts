import {IDBFactory, IDBKeyRange, IDBDatabase as FakeDatabase} from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import {beforeEach, expect, test, vi} from 'vitest'
import {createActor, fromPromise} from 'xstate'
import {outboxMachine} from '../../../machines/outbox/outbox.machine.ts'
import {isAtRisk} from '../../../machines/outbox/outbox.queue.ts'
import {syncStatusOf} from '../../../machines/outbox/outbox.selectors.ts'
import type {Delivery, DeliveryInput, OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {answerEntry} from '../../models/outbox/outbox.model.ts'

/**
 * The outbox over its real store, in a page that was loaded just now. `sent` are the keys that reached the server, which
 * takes everything while `isUp`.
 */
async function openPage() {
  vi.resetModules()
  const {entryStore, hasEntry, readEntries} = await import('../../../src/services/outbox/outboxStore.ts')
  const {doorState} = await import('../../../src/services/platform/doors.ts')
  const server = {isUp: false}
  const sent: string[] = []
  const one = async ({key}: OutboxEntry, isKept: boolean): Promise<Delivery> => {
    if (isKept && !(await hasEntry(key))) return {key, outcome: {kind: 'gone'}}
    if (!server.isUp) return {key, outcome: {kind: 'unreachable'}}
    sent.push(key)
    return {key, outcome: {kind: 'confirmed'}}
  }
  const deliver = fromPromise<readonly Delivery[], DeliveryInput>(({input}) =>
    Promise.all(input.entries.map((entry) => one(entry, !input.unkept.includes(entry.key)))),
  )
  const actor = createActor(outboxMachine.provide({actors: {entryStore, deliver}}), {
    input: {owner: 'ana', isOnline: true},
  }).start()
  pages.push(() => actor.stop())
  return {
    sent,
    doorState,
    readEntries,
    write: (...keys: string[]) => {
      for (const key of keys) actor.send({type: 'write.requested', entry: answerEntry(key)})
    },
    state: () => actor.getSnapshot(),
    syncStatus: (key: string) => syncStatusOf(actor.getSnapshot(), key),
    until: (isSo: () => void) => vi.waitFor(isSo, {interval: 1}),
    recover: () => {
      server.isUp = true
      actor.send({type: 'retry.now'})
    },
  }
}

const closed = (error: () => never | undefined) => ({open: error, deleteDatabase: error})
const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const rejecting = () => {
  const request: {
    error: DOMException
    addEventListener: (type: string, listener: () => void) => void
    removeEventListener: () => void
  } = {
    error: new DOMException('denied', 'UnknownError'),
    addEventListener: (type, listener) => void (type === 'error' && queueMicrotask(listener)),
    removeEventListener: () => undefined,
  }
  return Object.setPrototypeOf(request, IDBOpenDBRequest.prototype)
}

const pages: (() => void)[] = []
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  return () => {
    for (const close of pages.splice(0)) close()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

test.each<[string, unknown]>([
  ['is missing', undefined],
  ['throws', closed(refuse)],
  ['refuses', {open: rejecting, deleteDatabase: rejecting}],
])('a database that %s: answers are sent from memory, and said to be in this tab only', async (_how, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const page = await openPage()
  await page.until(() => expect(page.state().context.isShut).toBe(true))
  page.write('a1', 'a2')
  expect(page.syncStatus('a2')).toBe('tab')
  expect(isAtRisk(page.state().context)).toBe(true)
  await page.until(() => expect(page.state().matches('backingOff')).toBe(true))
  page.recover()
  await page.until(() => expect(page.sent).toEqual(['a1', 'a2']))
  await page.until(() => expect(isAtRisk(page.state().context)).toBe(false))
  expect(page.doorState('indexedDB')).toBe('closed')
})

test('a database that does not answer holds nothing up, and is used once it does', async () => {
  // Another page does not let go of its connection, so that a deletion waits, and behind it all who open.
  const other = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('aristo-outbox', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('entries').createIndex('at', 'at')
    request.onsuccess = () => resolve(request.result)
  })
  indexedDB.deleteDatabase('aristo-outbox')
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  const page = await openPage()
  page.write('a1')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(page.state().matches('opening')).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(page.state().context).toMatchObject({isShut: true, unkept: ['a1']})
  page.recover()
  vi.useRealTimers()
  await page.until(() => expect(page.sent).toEqual(['a1']))
  other.close()
  page.write('a2')
  await page.until(() => expect(page.state().context.isShut).toBe(false))
  await page.until(() => expect(page.sent).toEqual(['a1', 'a2']))
  await vi.waitFor(async () => expect(await page.readEntries()).toEqual([]), {interval: 1})
})

test('a device that is full later keeps what it has, and sends the rest from memory', async () => {
  const page = await openPage()
  page.write('a1')
  await page.until(() => expect(page.syncStatus('a1')).toBe('device'))
  await page.until(() => expect(page.state().context.kept).toEqual(['a1']))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  page.write('a2')
  await page.until(() => expect(page.syncStatus('a2')).toBe('tab'))
  expect(page.syncStatus('a1')).toBe('device')
  put.mockRestore()
  page.write('a3')
  await page.until(() =>
    expect(page.state().context).toMatchObject({kept: ['a1', 'a3'], unkept: ['a2'], isShut: false}),
  )
  page.recover()
  await page.until(() => expect(page.sent).toEqual(['a1', 'a2', 'a3']))
})

test('a database that is deleted while the page is open loses nothing: its entries are kept again, and sent', async () => {
  const page = await openPage()
  page.write('a1', 'a2')
  await page.until(() => expect(page.state().context.kept).toEqual(['a1', 'a2']))
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('aristo-outbox').onsuccess = resolve
  })
  await page.until(() => expect(page.state().context).toMatchObject({kept: ['a1', 'a2'], unkept: []}))
  expect((await page.readEntries()).map(({key}) => key)).toEqual(['a1', 'a2'])
  page.recover()
  await page.until(() => expect(page.sent).toEqual(['a1', 'a2']))
})

test('a delivery that finds the database deleted does not take its entry for delivered', async () => {
  const page = await openPage()
  page.write('a1')
  await page.until(() => expect(page.state().context.kept).toEqual(['a1']))
  // Deletion and delivery at once: whichever comes first, the answer arrives.
  indexedDB.deleteDatabase('aristo-outbox')
  page.recover()
  await page.until(() => expect(page.syncStatus('a1')).toBe('saved'))
  expect(page.sent).toEqual(['a1'])
})

test('a connection that the browser closes is opened again', async () => {
  const close = vi.spyOn(FakeDatabase.prototype, 'addEventListener')
  const page = await openPage()
  page.write('a1')
  await page.until(() => expect(page.state().context.kept).toEqual(['a1']))
  const [terminated] = close.mock.calls
    .filter(([type]) => type === 'close')
    .map(([, listener]) => listener as () => void)
  terminated?.()
  await page.until(() => expect(page.state().context).toMatchObject({kept: ['a1'], unkept: []}))
  expect((await page.readEntries()).map(({key}) => key)).toEqual(['a1'])
  page.write('a2')
  await page.until(() => expect(page.state().context.kept).toEqual(['a1', 'a2']))
})

test('a database that is deleted and then refused leaves everything in memory, and says so', async () => {
  const page = await openPage()
  page.write('a1')
  await page.until(() => expect(page.state().context.kept).toEqual(['a1']))
  const {deleteDatabase} = indexedDB
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse)
  deleteDatabase.call(indexedDB, 'aristo-outbox')
  await page.until(() => expect(page.syncStatus('a1')).toBe('tab'))
  expect(page.doorState('indexedDB')).toBe('lost')
  page.recover()
  await page.until(() => expect(page.sent).toEqual(['a1']))
})

test('without database and channel to other tabs together answers are sent all the same', async () => {
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('BroadcastChannel', undefined)
  const page = await openPage()
  page.recover()
  page.write('a1')
  await page.until(() => expect(page.syncStatus('a1')).toBe('saved'))
  expect(page.sent).toEqual(['a1'])
})
