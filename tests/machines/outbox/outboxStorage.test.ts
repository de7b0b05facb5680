import {describe, expect, test} from 'vitest'
import {createActor, fromCallback, fromPromise} from 'xstate'
import {outboxMachine} from '../../../machines/outbox/outbox.machine.ts'
import {isAtRisk} from '../../../machines/outbox/outbox.queue.ts'
import {syncStatusOf} from '../../../machines/outbox/outbox.selectors.ts'
import type {
  Delivery,
  DeliveryInput,
  DeliveryOutcome,
  OutboxEvent,
  StoreCommand,
} from '../../../machines/outbox/outbox.types.ts'
import {answerEntry, outboxModel} from '../../models/outbox/outbox.model.ts'
import {settled, startHarness} from '../../support/harness.ts'
import {openOutbox} from './openOutbox.ts'

const confirmed: DeliveryOutcome = {kind: 'confirmed'}
const a1 = answerEntry('a1')
const a2 = answerEntry('a2')
const b1 = answerEntry('b1', 'lesson-2')

test('storage that cannot be opened leaves everything at risk and lets it be sent', async () => {
  const harness = startHarness(outboxModel, {owner: 'ana', isOnline: true})
  harness.actor.send({type: 'write.requested', entry: a1})
  harness.actor.send({type: 'store.refused'})
  await settled()
  expect(harness.value()).toBe('delivering')
  expect(isAtRisk(harness.actor.getSnapshot().context)).toBe(true)
})

test('storage that fails outright leaves everything at risk and lets it be sent', async () => {
  const entryStore = fromCallback<StoreCommand, undefined>(() => {
    throw new Error('storage is forbidden here')
  })
  const sent: string[] = []
  const deliver = fromPromise<readonly Delivery[], DeliveryInput>(({input}) => {
    sent.push(...input.entries.map(({key}) => key))
    return new Promise(() => undefined)
  })
  const actor = createActor(outboxMachine.provide({actors: {entryStore, deliver}}), {
    input: {owner: 'ana', isOnline: true},
  }).start()
  actor.send({type: 'write.requested', entry: a1})
  await settled()
  expect(isAtRisk(actor.getSnapshot().context)).toBe(true)
  expect(sent).toEqual(['a1'])
})

describe('storage that takes nothing', () => {
  test('is known from the first answer on: the next ones do not wait for it', async () => {
    const {send, sent, syncStatus, context, reply} = await openOutbox()
    await send(
      {type: 'write.requested', entry: a1},
      {type: 'entry.unkept', key: 'a1'},
      {type: 'write.requested', entry: a2},
    )
    expect(syncStatus('a2')).toBe('tab')
    expect(context()).toMatchObject({isShut: true, unkept: ['a1', 'a2']})
    await reply({key: 'a1', outcome: confirmed})
    expect(sent()).toEqual([['a1'], ['a2']])
  })

  test('is tried again with each answer, and open again once it takes one', async () => {
    const {send, context, harness} = await openOutbox([], null)
    await send({type: 'store.refused'}, {type: 'write.requested', entry: a1}, {type: 'entry.kept', key: 'a1'})
    expect(harness.received.at(-1)?.event).toEqual({type: 'entry.append', entry: a1})
    expect(context()).toMatchObject({isShut: false, kept: ['a1'], unkept: []})
  })

  test('that has lost what it kept is given everything again, in its order', async () => {
    const {send, context, harness, syncStatus} = await openOutbox([a1, a2, b1], null)
    await send({type: 'store.refused'})
    expect(harness.received.map(({event}) => event)).toEqual(
      [a1, a2, b1].map((entry) => ({type: 'entry.append', entry})),
    )
    expect(['a1', 'a2', 'b1'].map(syncStatus)).toEqual(['tab', 'tab', 'tab'])
    // Another tab reads what is left before everything is there again.
    await send({type: 'store.changed', entries: []})
    expect(context().entries).toEqual([a1, a2, b1])
    await send(...[a1, a2, b1].map(({key}): OutboxEvent => ({type: 'entry.kept', key})))
    expect(context()).toMatchObject({kept: ['a1', 'a2', 'b1'], unkept: [], isShut: false})
  })

  test('that opens later brings what it keeps', async () => {
    const {send, context} = await openOutbox([], null)
    await send({type: 'store.refused'}, {type: 'write.requested', entry: a2}, {type: 'store.opened', entries: [a1]})
    expect(context().entries).toEqual([a1, a2])
  })
})

test('what the device noted is seen before its store is open, and sent once the store has it', async () => {
  const harness = startHarness(outboxModel, {owner: 'ana', isOnline: true})
  harness.actor.send({type: 'store.logged', entries: [a1]})
  expect(syncStatusOf(harness.actor.getSnapshot(), 'a1')).toBe('device')
  expect(harness.value()).toBe('opening')
  harness.actor.send({type: 'store.opened', entries: [a1, a2]})
  expect(harness.actor.getSnapshot().context.entries).toEqual([a1, a2])
  expect(harness.value()).toBe('delivering')
})

test('what the device noted is sent from this tab where its store stays closed', async () => {
  const harness = startHarness(outboxModel, {owner: 'ana', isOnline: true})
  harness.actor.send({type: 'store.logged', entries: [a1]})
  harness.actor.send({type: 'store.refused'})
  expect(harness.actor.getSnapshot().context.unkept).toEqual(['a1'])
  expect(harness.value()).toBe('delivering')
})
