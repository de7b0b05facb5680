import 'fake-indexeddb/auto'
import {Client} from '@urql/core'
import {beforeEach, expect, test, vi} from 'vitest'
import {createActor, setup} from 'xstate'
import type {OutboxEntry, StudentOperation} from '../../../machines/outbox/outbox.types.ts'
import {deliver} from '../../../src/app/deliver.ts'
import {entryStore, isUnshared} from '../../../src/services/outbox/outboxStore.ts'
import {postExchange} from '../../../src/services/platform/postExchange.ts'
import {answerEntry} from '../../models/outbox/outbox.model.ts'
import {storageArea} from '../../support/storageArea.ts'

/** Names of the locks that were asked for; each is another tab's until the test hands it over. */
let asked: string[]
let handOver: () => void

beforeEach(() => {
  asked = []
  const free = Promise.withResolvers<void>()
  handOver = free.resolve
  vi.stubGlobal('localStorage', storageArea().storage)
  vi.stubGlobal('sessionStorage', storageArea().storage)
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (name: string, _options: unknown, work: () => Promise<unknown>) => {
        asked.push(name)
        return free.promise.then(work)
      },
    },
  })
  return () => vi.unstubAllGlobals()
})

function openTab() {
  const sent: string[] = []
  const client = new Client({
    url: 'http://127.0.0.1/graphql',
    preferGetMethod: false,
    exchanges: [postExchange],
    fetch: (_url, init) => {
      const {variables}: {variables: {idempotencyKey: string}} = JSON.parse(String(init?.body))
      sent.push(variables.idempotencyKey)
      return Promise.resolve(Response.json({data: {createOneAnswer: {__typename: 'Question'}}}))
    },
  })
  const listener = setup({actors: {entryStore}}).createMachine({
    invoke: {id: 'store', src: 'entryStore', input: undefined},
  })
  const actor = createActor(listener).start()
  return {
    sent,
    answer: (key: string) => {
      const entry = answerEntry(key)
      actor.getSnapshot().children['store']?.send({type: 'entry.append', entry})
      return entry
    },
    deliver: (...entries: readonly OutboxEntry[]) =>
      // All of them are writes of students.
      deliver(
        client,
        {entries: entries as readonly OutboxEntry<StudentOperation>[], unkept: []},
        new AbortController().signal,
      ),
    close: () => actor.stop(),
  }
}

const confirmed = (key: string) => ({key, outcome: {kind: 'confirmed'}})

test('an answer that no other tab knows leaves within the call, whoever has the lock, which it asks for all the same', async () => {
  const tab = openTab()
  const delivered = tab.deliver(tab.answer('new'))
  expect(tab.sent).toEqual(['new'])
  expect(asked).toEqual(['aristo-outbox'])
  expect(await delivered).toEqual([confirmed('new')])
  tab.close()
})

test('an answer that another tab may be sending waits for the lock, and what goes with it does as well', async () => {
  const tab = openTab()
  const entry = tab.answer('known')
  await vi.waitFor(() => expect(isUnshared('known')).toBe(false), {interval: 1})
  const delivered = tab.deliver(entry, tab.answer('new beside it'))
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(tab.sent).toEqual([])
  handOver()
  expect(await delivered).toEqual([confirmed('known'), confirmed('new beside it')])
  tab.close()
})
