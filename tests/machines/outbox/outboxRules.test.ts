import {describe, expect, test} from 'vitest'
import {hasUnsaved, isAtRisk, isSetAside, refusedEntries} from '../../../machines/outbox/outbox.queue.ts'
import type {DeliveryOutcome, OutboxEntry, OutboxEvent} from '../../../machines/outbox/outbox.types.ts'
import {answerEntry, outboxModel} from '../../models/outbox/outbox.model.ts'
import {startHarness} from '../../support/harness.ts'
import {openOutbox} from './openOutbox.ts'

const confirmed: DeliveryOutcome = {kind: 'confirmed'}
const refused: DeliveryOutcome = {kind: 'refused', code: 'OUTSIDE_EDITING_WINDOW'}
const a1 = answerEntry('a1')
const a2 = answerEntry('a2')
const b1 = answerEntry('b1', 'lesson-2')

describe('sending', () => {
  test('nothing is sent before the device has kept it', async () => {
    const {send, sent, syncStatus} = await openOutbox()
    await send({type: 'write.requested', entry: a1})
    expect(sent()).toEqual([])
    expect(syncStatus('a1')).toBe('device')
    await send({type: 'entry.kept', key: 'a1'})
    expect(sent()).toEqual([['a1']])
    expect(syncStatus('a1')).toBe('sending')
  })

  test('what the device cannot keep is sent all the same, and is at risk until it arrives', async () => {
    const {send, sent, reply, context} = await openOutbox()
    await send({type: 'write.requested', entry: a1}, {type: 'entry.unkept', key: 'a1'})
    expect(sent()).toEqual([['a1']])
    expect(isAtRisk(context())).toBe(true)
    await reply({key: 'a1', outcome: confirmed})
    expect(isAtRisk(context())).toBe(false)
  })

  test('one answer of a lesson is sent at a time, in the order of answering; lessons do not wait for each other', async () => {
    const {write, reply, sent} = await openOutbox()
    await write(a1, a2, b1)
    expect(sent()).toEqual([['a1']])
    await reply({key: 'a1', outcome: confirmed})
    expect(sent()).toEqual([['a1'], ['a2', 'b1']])
  })

  test('an entry that is not kept yet holds back the later ones of its lesson', async () => {
    const {send, sent} = await openOutbox()
    await send(
      {type: 'write.requested', entry: a1},
      {type: 'write.requested', entry: a2},
      {type: 'entry.kept', key: 'a2'},
    )
    expect(sent()).toEqual([])
  })

  test('what another student of this device left is not sent', async () => {
    const {sent, send} = await openOutbox([{...a1, owner: 'bento'}])
    expect(sent()).toEqual([])
    await send({type: 'owner.changed', owner: 'bento'})
    expect(sent()).toEqual([['a1']])
  })

  test('nothing is sent while signed out or offline, and everything afterwards', async () => {
    const {harness, send, write, sent} = await openOutbox([], null)
    await write(a1)
    expect(harness.value()).toBe('awaitingLogin')
    await send({type: 'network.lost'}, {type: 'owner.changed', owner: 'ana'})
    expect(harness.value()).toBe('offline')
    expect(sent()).toEqual([])
    await send({type: 'network.restored'})
    expect(sent()).toEqual([['a1']])
  })

  test('what was kept before a crash is sent when the outbox opens again', async () => {
    const {sent, syncStatus} = await openOutbox([a1, a2])
    expect(sent()).toEqual([['a1']])
    expect(syncStatus('a2')).toBe('device')
  })

  test('a write asked for twice under one key is there once', async () => {
    const {write, context} = await openOutbox()
    await write(a1, a1)
    expect(context().entries).toEqual([a1])
  })
})

describe('replies', () => {
  test('a confirmed entry leaves the device, is told to the other tabs and to the screen', async () => {
    const {harness, write, reply, facts, syncStatus, context} = await openOutbox()
    await write(a1)
    await reply({key: 'a1', outcome: confirmed})
    expect(context().entries).toEqual([])
    expect(hasUnsaved(context())).toBe(false)
    expect(syncStatus('a1')).toBe('saved')
    expect(facts).toEqual([{type: 'write.confirmed', key: 'a1'}])
    expect(harness.received.map(({event}) => event)).toEqual([
      {type: 'entry.append', entry: a1},
      {type: 'entry.remove', key: 'a1'},
      {type: 'delivery.tell', delivery: {key: 'a1', outcome: confirmed}},
    ])
  })

  test('a refused entry stays, marked, until the student discards it, and does not hold back the next', async () => {
    const {write, reply, sent, send, facts, syncStatus, context} = await openOutbox()
    await write(a1, a2)
    await reply({key: 'a1', outcome: refused})
    expect(syncStatus('a1')).toBe('refused')
    expect(refusedEntries(context())).toEqual([{...a1, refusal: 'OUTSIDE_EDITING_WINDOW'}])
    expect(facts).toEqual([{type: 'write.refused', key: 'a1', code: 'OUTSIDE_EDITING_WINDOW'}])
    expect(sent()).toEqual([['a1'], ['a2']])
    await send({type: 'write.discard', key: 'a1'})
    expect(refusedEntries(context())).toEqual([])
  })

  test('an entry on its way cannot be discarded', async () => {
    const {write, send, context} = await openOutbox()
    await write(a1)
    await send({type: 'write.discard', key: 'a1'})
    expect(context().entries).toEqual([a1])
  })

  test('the start of an exam that waits can be taken back, and is forgotten by the device', async () => {
    const {write, send, context, harness} = await openOutbox()
    await send({type: 'network.lost'})
    const {lane, owner, requestedAt, attempts, refusal} = a1
    const input = {activityId: 'exam-1', dateNow: '2026-11-22T16:00:00Z'}
    const start: OutboxEntry = {
      key: 'start',
      lane,
      owner,
      requestedAt,
      attempts,
      refusal,
      operation: 'startExam',
      input,
    }
    await write(start)
    await send({type: 'write.discard', key: 'start'})
    expect(context().entries).toEqual([])
    expect(harness.received.at(-1)).toEqual({name: 'entryStore', event: {type: 'entry.remove', key: 'start'}})
  })

  test('of a lane and another, each gets its own fate', async () => {
    const {write, reply, context, harness, facts} = await openOutbox()
    await write(a1, b1)
    await reply({key: 'a1', outcome: confirmed})
    await write(a2)
    await reply({key: 'b1', outcome: {kind: 'unreachable'}})
    expect(context().entries).toEqual([b1, a2])
    expect(harness.value()).toBe('backingOff')
    expect(facts).toEqual([{type: 'write.confirmed', key: 'a1'}])
  })

  test('a login that has ended waits for a new one and keeps everything', async () => {
    const {harness, write, reply, send, sent, context} = await openOutbox()
    await write(a1)
    await reply({key: 'a1', outcome: {kind: 'unauthenticated'}})
    expect(harness.value()).toBe('awaitingLogin')
    expect(context().entries).toEqual([a1])
    await send({type: 'owner.changed', owner: 'ana'})
    expect(sent()).toEqual([['a1'], ['a1']])
  })

  test('what another tab delivered leaves this one, and is told to the screen', async () => {
    const {send, facts, context} = await openOutbox([a1])
    await send({type: 'delivery.heard', delivery: {key: 'a1', outcome: confirmed}})
    expect(context().entries).toEqual([])
    expect(facts).toEqual([{type: 'write.confirmed', key: 'a1'}])
  })

  test('what another tab delivered first counts as saved', async () => {
    const {reply, write, facts} = await openOutbox()
    await write(a1)
    await reply({key: 'a1', outcome: {kind: 'gone'}})
    expect(facts).toEqual([{type: 'write.confirmed', key: 'a1'}])
  })

  test('what another tab wrote is sent from here too', async () => {
    const {send, sent} = await openOutbox()
    await send({type: 'store.changed', entries: [b1]})
    expect(sent()).toEqual([['b1']])
  })

  test('an entry the device could not keep stays before the later ones of its lesson when another tab writes', async () => {
    const {send, context} = await openOutbox([], null)
    await send(
      {type: 'write.requested', entry: a1},
      {type: 'entry.unkept', key: 'a1'},
      {type: 'write.requested', entry: a2},
      {type: 'entry.kept', key: 'a2'},
      {type: 'store.changed', entries: [b1, a2]},
    )
    expect(context().entries.map(({key}) => key)).toEqual(['b1', 'a1', 'a2'])
  })
})

describe('trying again', () => {
  const tick = (now: number): OutboxEvent => ({type: 'clock.ticked', now})

  test('waits 1, 2, 4 … up to 60 seconds between attempts', async () => {
    const {harness, write, fail, send} = await openOutbox()
    await write(a1)
    const waits: number[] = []
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await fail()
      await send(tick(1_000_000))
      waits.push((harness.actor.getSnapshot().context.retryAt ?? 0) - 1_000_000)
      await send({type: 'retry.now'})
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
  })

  test('tries when its time has come and not before', async () => {
    const {harness, write, fail, send, sent} = await openOutbox()
    await write(a1)
    await fail()
    await send(tick(5_000), tick(5_999))
    expect(harness.value()).toBe('backingOff')
    await send(tick(6_000))
    expect(sent()).toEqual([['a1'], ['a1']])
  })

  test('a reply begins the waiting from the start again', async () => {
    const {write, fail, reply, send, context} = await openOutbox()
    await write(a1)
    await fail()
    await send({type: 'retry.now'})
    await reply({key: 'a1', outcome: confirmed})
    expect(context()).toMatchObject({failures: 0, retryAt: null})
  })

  test('a network that comes back is tried at once', async () => {
    const {write, fail, send, sent} = await openOutbox()
    await write(a1)
    await fail()
    await send({type: 'network.lost'}, {type: 'network.restored'})
    expect(sent()).toEqual([['a1'], ['a1']])
  })

  test('the same key is sent again, so that the server can tell a repeat', async () => {
    const {harness, write, fail, send} = await openOutbox()
    await write(a1)
    await fail()
    await send({type: 'retry.now'})
    const inputs = harness.requests.filter(({name}) => name === 'deliver').map(({input}) => input)
    expect(inputs).toEqual([
      {entries: [a1], unkept: []},
      {entries: [a1], unkept: []},
    ])
  })
})

describe('a write that the server keeps failing at', () => {
  const aside: DeliveryOutcome = {kind: 'refused', code: 'INTERNAL'}
  const marks: OutboxEntry = {
    ...a1,
    operation: 'saveQuestionMarks',
    input: {
      question: 'q1',
      activity: 'lesson-1',
      struck: [],
      selected: -1,
      essay: 'draft',
      highlights: [],
      dateNow: '2026-11-21T12:00:00.000Z',
    },
  }

  test('is set aside: its lesson goes on, the device keeps it, the student may have it sent once more', async () => {
    const {write, reply, sent, send, harness, context} = await openOutbox()
    await write(a1, a2)
    await reply({key: 'a1', outcome: aside})
    const kept = {...a1, refusal: 'INTERNAL'}
    expect(refusedEntries(context())).toEqual([kept])
    expect(refusedEntries(context()).every(isSetAside)).toBe(true)
    expect(harness.received.map(({event}) => event)).toContainEqual({type: 'entry.replace', entry: kept})
    await reply({key: 'a2', outcome: confirmed})
    await send({type: 'write.requested', entry: a1})
    expect(sent()).toEqual([['a1'], ['a2'], ['a1']])
    await reply({key: 'a1', outcome: confirmed})
    expect(context().entries).toEqual([])
  })

  test('is set aside after a reload too, and does not hold up its lesson', async () => {
    const {sent, context} = await openOutbox([{...a1, refusal: 'INTERNAL'}, a2])
    expect(sent()).toEqual([['a2']])
    expect(refusedEntries(context()).map(({key}) => key)).toEqual(['a1'])
  })

  test('is not dropped where others of its kind are: a draft is kept like an answer', async () => {
    const {write, reply, context} = await openOutbox()
    await write(marks)
    await reply({key: 'a1', outcome: aside})
    expect(context().entries).toEqual([{...marks, refusal: 'INTERNAL'}])
  })
})

test('the network that comes back before the device has opened its store is there when it has', async () => {
  const harness = startHarness(outboxModel, {owner: 'ana', isOnline: false})
  harness.actor.send({type: 'network.restored'})
  harness.actor.send({type: 'store.opened', entries: [a1]})
  expect(harness.value()).toBe('delivering')
})

test('the network that comes back before the login is there after it', async () => {
  const {harness, send} = await openOutbox([a1], null)
  await send({type: 'network.lost'}, {type: 'network.restored'}, {type: 'owner.changed', owner: 'ana'})
  expect(harness.value()).toBe('delivering')
})
