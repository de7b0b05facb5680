import 'fake-indexeddb/auto'
import {openDB} from 'idb'
import {beforeEach, expect, test, vi} from 'vitest'
import {createActor, setup} from 'xstate'
import type {OutboxEntry, StoreCommand, StoreEvent} from '../../../machines/outbox/outbox.types.ts'
import {entryStore, hasEntry, isUnshared, readEntries} from '../../../src/services/outbox/outboxStore.ts'
import {answerEntry} from '../../models/outbox/outbox.model.ts'
import {storageArea} from '../../support/storageArea.ts'

let area: ReturnType<typeof storageArea>
beforeEach(() => {
  area = storageArea()
  vi.stubGlobal('localStorage', area.storage)
})

const logName = (key: string) => `aristo.outbox.1.${key}`

/** One tab's storage: what it says, and a way to wait until it has said something. */
function openTab() {
  const said: StoreEvent[] = []
  const waiting: {isIt: (event: StoreEvent) => boolean; go: () => void}[] = []
  const listener = setup({
    types: {} as {events: StoreEvent},
    actors: {entryStore},
    actions: {
      keep: ({event}) => {
        said.push(event)
        for (const {isIt, go} of waiting) if (isIt(event)) go()
      },
    },
  }).createMachine({invoke: {id: 'store', src: 'entryStore', input: undefined}, on: {'*': {actions: 'keep'}}})
  const actor = createActor(listener).start()
  const until = (isIt: (event: StoreEvent) => boolean) =>
    said.some(isIt) ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({isIt, go: resolve}))
  return {
    said,
    until,
    command: (command: StoreCommand) => actor.getSnapshot().children.store?.send(command),
    append: async (entry: OutboxEntry) => {
      actor.getSnapshot().children.store?.send({type: 'entry.append', entry})
      await until((event) => event.type === 'entry.kept' && event.key === entry.key)
    },
    close: () => actor.stop(),
  }
}

/** What is noted at once reaches the database in its turn. */
const untilStored = (holds: () => Promise<void>) => vi.waitFor(holds, {interval: 1})

const keysKept = async () => (await readEntries()).map(({key}) => key)

test('entries keep the order of answering although the clock is set back, through marks and removal', async () => {
  const tab = openTab()
  await tab.append({...answerEntry('wrong-clock'), requestedAt: 9_000_000})
  await tab.append({...answerEntry('right-clock'), requestedAt: 5_000})
  await tab.append({...answerEntry('same-moment'), requestedAt: 5_000})
  expect(await keysKept()).toEqual(['wrong-clock', 'right-clock', 'same-moment'])

  tab.command({
    type: 'entry.replace',
    entry: {...answerEntry('wrong-clock'), requestedAt: 1, refusal: 'OUTSIDE_EDITING_WINDOW'},
  })
  await tab.append({...answerEntry('later'), requestedAt: 2})
  await untilStored(async () =>
    expect((await readEntries()).map(({key, refusal}) => [key, refusal])).toEqual([
      ['wrong-clock', 'OUTSIDE_EDITING_WINDOW'],
      ['right-clock', null],
      ['same-moment', null],
      ['later', null],
    ]),
  )

  tab.command({type: 'entry.remove', key: 'right-clock'})
  await tab.append({...answerEntry('last'), requestedAt: 3})
  await untilStored(async () => expect(await keysKept()).toEqual(['wrong-clock', 'same-moment', 'later', 'last']))
  expect(await hasEntry('right-clock')).toBe(false)
  tab.close()
})

test('a tab that opens later finds what was kept, and hears of what is written and delivered elsewhere', async () => {
  const first = openTab()
  await first.append(answerEntry('before'))
  const second = openTab()
  await second.until(({type}) => type === 'store.opened')
  const opened = second.said.find((event) => event.type === 'store.opened')
  expect(opened?.entries.map(({key}) => key)).toContain('before')

  await first.append(answerEntry('after'))
  await second.until((event) => event.type === 'store.changed' && event.entries.some(({key}) => key === 'after'))
  first.command({type: 'delivery.tell', delivery: {key: 'before', outcome: {kind: 'confirmed'}}})
  await second.until(({type}) => type === 'delivery.heard')
  expect(second.said.find(({type}) => type === 'delivery.heard')).toEqual({
    type: 'delivery.heard',
    delivery: {key: 'before', outcome: {kind: 'confirmed'}},
  })
  first.close()
  second.close()
})

test('a page that dies before its storage has committed loses nothing: the next one sees it first and stores it', async () => {
  const dying = openTab()
  dying.command({type: 'entry.append', entry: answerEntry('last-breath')})
  const noted = new Map(area.kept)
  await dying.until((event) => event.type === 'entry.kept')
  dying.command({type: 'entry.remove', key: 'last-breath'})
  await untilStored(async () => expect(await hasEntry('last-breath')).toBe(false))
  dying.close()

  for (const [name, text] of noted) area.kept.set(name, text)
  const next = openTab()
  expect(next.said).toEqual([{type: 'store.logged', entries: [answerEntry('last-breath')]}])
  await next.until(({type}) => type === 'store.opened')
  expect(await hasEntry('last-breath')).toBe(true)
  next.command({type: 'entry.remove', key: 'last-breath'})
  expect([...area.kept.keys()]).toEqual(['aristo.outboxPlace'])
  next.close()
})

test('what was noted tells of a refusal, in the order of answering; what nobody can read is left where it is', async () => {
  area.kept.set(logName('broken'), '{')
  area.kept.set(logName('placeless'), JSON.stringify({entry: answerEntry('placeless')}))
  area.kept.set(logName('odd'), JSON.stringify({entry: {key: 'odd'}, at: 1}))
  const first = openTab()
  expect(first.said).toEqual([])
  const byAnEarlierClock = {...answerEntry('by-an-earlier-clock'), requestedAt: 1}
  const refused = {...answerEntry('refused'), refusal: 'OUTSIDE_EDITING_WINDOW' as const}
  first.command({type: 'entry.append', entry: answerEntry('refused')})
  first.command({type: 'entry.append', entry: byAnEarlierClock})
  first.command({type: 'entry.replace', entry: refused})
  const second = openTab()
  expect(second.said).toEqual([{type: 'store.logged', entries: [refused, byAnEarlierClock]}])
  for (const name of ['broken', 'placeless', 'odd']) expect(area.kept.has(logName(name))).toBe(true)
  await second.until(({type}) => type === 'store.opened')
  first.close()
  second.close()
})

test('a place that is no number spoils none that is given after it', async () => {
  area.kept.set('aristo.outboxPlace', 'undefined')
  const tab = openTab()
  await tab.append({...answerEntry('after a broken place'), requestedAt: 9})
  expect(JSON.parse(area.kept.get(logName('after a broken place')) ?? '')).toMatchObject({at: 9})
  expect(await keysKept()).toContain('after a broken place')
  tab.close()
})

test('a full local storage leaves entries to the database, and notes none before those', async () => {
  area.state.fails = true
  const tab = openTab()
  await tab.append(answerEntry('unnoted'))
  expect(await keysKept()).toContain('unnoted')

  tab.command({type: 'entry.append', entry: answerEntry('unnoted too')})
  area.state.fails = false
  tab.command({type: 'entry.append', entry: answerEntry('behind it')})
  expect(area.kept.has(logName('behind it'))).toBe(false)
  await tab.append(answerEntry('after both'))
  expect(area.kept.has(logName('after both'))).toBe(false)
  await tab.append(answerEntry('noted again'))
  expect(area.kept.has(logName('noted again'))).toBe(true)
  const kept = await keysKept()
  const written = ['unnoted', 'unnoted too', 'behind it', 'after both', 'noted again']
  expect(kept.filter((key) => written.includes(key))).toEqual(written)
  tab.close()
})

const isKeptNow = ({said}: ReturnType<typeof openTab>, key: string) =>
  said.some((event) => event.type === 'entry.kept' && event.key === key)

test('an answer is kept as soon as it is noted, a mark of an exam when the database has it', async () => {
  const tab = openTab()
  await tab.until(({type}) => type === 'store.opened')
  tab.command({type: 'entry.append', entry: answerEntry('noted answer')})
  expect(isKeptNow(tab, 'noted answer')).toBe(true)
  expect(await hasEntry('noted answer')).toBe(true)
  const input = {activity: 'exam-1', question: 'question-1', selected: 1, dateNow: '2026-11-28T12:00:00.000Z'}
  const mark: OutboxEntry = {...answerEntry('noted mark'), operation: 'createOrUpdateOnePreChoice', input}
  tab.command({type: 'entry.append', entry: mark})
  expect(isKeptNow(tab, 'noted mark')).toBe(false)
  await tab.until((event) => event.type === 'entry.kept' && event.key === 'noted mark')
  expect(tab.said.filter((event) => event.type === 'entry.kept')).toHaveLength(2)
  tab.close()
})

test('while the database fails an answer is kept only once that has it', async () => {
  const tab = openTab()
  await tab.until(({type}) => type === 'store.opened')
  const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('the disk is full', 'QuotaExceededError')
  })
  tab.command({type: 'entry.append', entry: answerEntry('refused by the disk')})
  expect(isKeptNow(tab, 'refused by the disk')).toBe(true)
  await tab.until((event) => event.type === 'entry.unkept' && event.key === 'refused by the disk')
  failing.mockRestore()
  tab.command({type: 'entry.append', entry: answerEntry('the first after it')})
  expect(isKeptNow(tab, 'the first after it')).toBe(false)
  await tab.until((event) => event.type === 'entry.kept' && event.key === 'the first after it')
  tab.command({type: 'entry.append', entry: answerEntry('the second after it')})
  expect(isKeptNow(tab, 'the second after it')).toBe(true)
  tab.close()
})

test('another tab hears of an answer that is only noted, not of a mark of an exam', async () => {
  const tab = openTab()
  await tab.until(({type}) => type === 'store.opened')
  const noted = (key: string, operation: OutboxEntry['operation']) =>
    area.kept.set(logName(key), JSON.stringify({entry: {...answerEntry(key), operation}, at: 1}))
  noted('answer of another tab', 'createOneAnswer')
  noted('mark of another tab', 'createOrUpdateOnePreChoice')
  const keys = await keysKept()
  expect(keys).toContain('answer of another tab')
  expect(keys).not.toContain('mark of another tab')
  tab.close()
})

/** The keys that the database has, whatever the log says. */
async function readStored(): Promise<IDBValidKey[]> {
  const db = await openDB('aristo-outbox')
  const keys = await db.getAllKeys('entries')
  db.close()
  return keys
}

test('an answer is on its way into the database before anything else can happen, a reply included', async () => {
  const tab = openTab()
  await tab.append(answerEntry('so that the database is open'))
  await untilStored(async () => expect(await readStored()).toContain('so that the database is open'))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  tab.command({type: 'entry.append', entry: answerEntry('first into the database')})
  // No task runs between these: what waits for one, as a lock or a reply, comes later.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(put.mock.calls.map(([, key]) => key)).toEqual(['first into the database'])
  put.mockRestore()
  await untilStored(async () => expect(await readStored()).toContain('first into the database'))
  tab.close()
})

test('an answer is unshared from its note until the database has it, and never that of another page or what belongs to an exam', async () => {
  const tab = openTab()
  await tab.append(answerEntry('so that the database is open'))
  // What it says matters to nobody here, only what it is.
  const exam = {...answerEntry('of an exam'), operation: 'createOrUpdateOnePreChoice'} as unknown as OutboxEntry
  tab.command({type: 'entry.append', entry: answerEntry('new')})
  tab.command({type: 'entry.append', entry: exam})
  expect([isUnshared('new'), isUnshared('of an exam')]).toEqual([true, false])
  await untilStored(async () => expect(await readStored()).toEqual(expect.arrayContaining(['new', 'of an exam'])))
  await untilStored(async () => expect(isUnshared('new')).toBe(false))
  area.storage.setItem(logName('of the page before'), JSON.stringify({entry: answerEntry('of the page before'), at: 1}))
  tab.command({type: 'entry.append', entry: answerEntry('of the page before')})
  expect(isUnshared('of the page before')).toBe(false)
  tab.close()
})

test('an answer that the database refuses is not unshared any more', async () => {
  const tab = openTab()
  await tab.append(answerEntry('so that the database is open'))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  tab.command({type: 'entry.append', entry: answerEntry('too much')})
  expect(isUnshared('too much')).toBe(true)
  await tab.until((event) => event.type === 'entry.unkept' && event.key === 'too much')
  expect(isUnshared('too much')).toBe(false)
  put.mockRestore()
  tab.close()
})
