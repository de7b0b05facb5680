import 'fake-indexeddb/auto'
import {expect, test} from 'vitest'
import {createActor, setup} from 'xstate'
import type {OutboxEntry, StoreCommand, StoreEvent} from '../../../machines/outbox/outbox.types.ts'
import {entryStore, hasEntry, readEntries} from '../../../src/services/outbox/outboxStore.ts'
import {answerEntry} from '../../models/outbox/outbox.model.ts'

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
  expect((await readEntries()).map(({key, refusal}) => [key, refusal])).toEqual([
    ['wrong-clock', 'OUTSIDE_EDITING_WINDOW'],
    ['right-clock', null],
    ['same-moment', null],
    ['later', null],
  ])

  tab.command({type: 'entry.remove', key: 'right-clock'})
  await tab.append({...answerEntry('last'), requestedAt: 3})
  expect(await keysKept()).toEqual(['wrong-clock', 'same-moment', 'later', 'last'])
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
