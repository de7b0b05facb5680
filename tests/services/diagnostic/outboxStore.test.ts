import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {createActor, setup} from 'xstate'
import type {OutboxEntry, StoreCommand, StoreEvent} from '../../../machines/outbox/outbox.types.ts'

const name = 'aristo.diagnosticOutbox'

const markEntry = (key: string, questionId = 'q1', selected = 0): OutboxEntry<'updateDiagnosticExamPreChoice'> => ({
  operation: 'updateDiagnosticExamPreChoice',
  input: {_id: 'exam', preChoice: {questionId, selected, dateNow: '2026-11-25T12:00:00.000Z'}},
  key,
  lane: 'exam',
  owner: 'diagnostic',
  requestedAt: 1,
  attempts: 0,
  refusal: null,
})

let disk: Map<string, string>
let isFull: boolean
let listeners: Set<(event: {key: string | null}) => void>

beforeEach(() => {
  disk = new Map()
  isFull = false
  listeners = new Set()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      disk.set(key, text)
    },
    removeItem: (key: string) => void disk.delete(key),
  })
  vi.stubGlobal('addEventListener', (_type: string, listen: (event: {key: string | null}) => void) =>
    listeners.add(listen),
  )
  vi.stubGlobal('removeEventListener', (_type: string, listen: (event: {key: string | null}) => void) =>
    listeners.delete(listen),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** The store as a page has it that was loaded just now. */
async function load() {
  vi.resetModules()
  const {diagnosticEntryStore, waitingWrites} = await import('../../../src/services/diagnostic/outbox.ts')
  const said: StoreEvent[] = []
  const parent = createActor(
    setup({
      types: {} as {events: StoreEvent | {type: 'command'; command: StoreCommand}},
      actors: {store: diagnosticEntryStore},
    }).createMachine({
      invoke: {id: 'store', src: 'store', input: undefined},
      on: {
        command: {actions: ({self, event}) => self.getSnapshot().children.store?.send(event.command)},
        '*': {actions: ({event}) => void (event.type === 'command' || said.push(event))},
      },
    }),
  ).start()
  return {
    said,
    waiting: () => waitingWrites().map(({key, refusal}) => [key, refusal]),
    command: (command: StoreCommand) => parent.send({type: 'command', command}),
    close: () => parent.stop(),
  }
}

const append = (key: string): StoreCommand => ({type: 'entry.append', entry: markEntry(key)})

test('a mark is on the device in the moment it is made, in its order, and a page that is loaded finds it', async () => {
  const page = await load()
  for (const key of ['one', 'two', 'three']) page.command(append(key))
  page.command({type: 'entry.replace', entry: {...markEntry('one'), attempts: 1, refusal: 'BAD_INPUT'}})
  page.command({type: 'entry.remove', key: 'two'})
  expect(page.said.map((event) => [event.type, 'key' in event ? event.key : null])).toEqual([
    ['store.opened', null],
    ['entry.kept', 'one'],
    ['entry.kept', 'two'],
    ['entry.kept', 'three'],
  ])
  page.close()

  const next = await load()
  expect(next.waiting()).toEqual([
    ['one', 'BAD_INPUT'],
    ['three', null],
  ])
  const [opened] = next.said
  expect(opened?.type === 'store.opened' && opened.entries.map(({key}) => key)).toEqual(['one', 'three'])
  next.close()
})

test('what a full device does not take is said to live in this tab, is sent from there, and is kept again once there is room', async () => {
  const page = await load()
  page.command(append('kept'))
  isFull = true
  page.command(append('unkept'))
  expect(page.said.at(-1)).toEqual({type: 'entry.unkept', key: 'unkept'})
  expect(page.waiting()).toEqual([
    ['kept', null],
    ['unkept', null],
  ])
  isFull = false
  page.command(append('later'))
  expect(page.said.at(-1)).toEqual({type: 'entry.kept', key: 'later'})
  page.close()
  const next = await load()
  expect(next.waiting().map(([key]) => key)).toEqual(['kept', 'unkept', 'later'])
  next.close()
})

test.each([
  ['a text that is none', '{"version":1,"value":[{'],
  ['an older version', JSON.stringify({version: 0, value: [markEntry('old')]})],
  ['an entry of another shape', JSON.stringify({version: 1, value: [{...markEntry('odd'), owner: 'ana'}]})],
])('%s reads as nothing, and the next mark is kept', async (_what, text) => {
  disk.set(name, text)
  const page = await load()
  expect(page.waiting()).toEqual([])
  page.command(append('new'))
  expect(page.waiting()).toEqual([['new', null]])
  page.close()
})

test('hears of what another tab wrote, and of nothing else; a closed page hears nothing', async () => {
  const page = await load()
  disk.set(name, JSON.stringify({version: 1, value: [markEntry('elsewhere')]}))
  for (const listen of listeners) listen({key: 'aristo.diagnostic'})
  expect(page.said).toHaveLength(1)
  for (const listen of listeners) listen({key: name})
  const heard = page.said.at(-1)
  expect(heard?.type === 'store.changed' && heard.entries.map(({key}) => key)).toEqual(['elsewhere'])
  page.close()
  expect(listeners.size).toBe(0)
})

test('keeps no write of a student', async () => {
  const page = await load()
  page.command({
    type: 'entry.append',
    entry: {...markEntry('x'), operation: 'finishTheoreticalStudy', input: {lesson: 'l'}},
  })
  expect(page.waiting()).toEqual([])
  page.close()
})
