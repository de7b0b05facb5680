import {expect, test} from 'vitest'
import type {DayRolloverEvent} from '../../../machines/agenda/dayRollover.types.ts'
import {dayRolloverModel} from '../../models/agenda/dayRollover.model.ts'
import {startHarness} from '../../support/harness.ts'

/** São Paulo is three hours behind UTC in 2026. */
const at = (day: number, hour: number, minute = 0, second = 0) => Date.UTC(2026, 10, day, hour + 3, minute, second)
const tick = (now: number): DayRolloverEvent => ({type: 'clock.ticked', now})
const yesterday: DayRolloverEvent = {type: 'agenda.shown', date: '20261120'}
const busy: DayRolloverEvent = {type: 'work.changed', isBusy: true}

function open(...events: DayRolloverEvent[]) {
  const harness = startHarness(dayRolloverModel, {timeZone: 'America/Sao_Paulo'})
  for (const event of events) harness.actor.send(event)
  const answer = (days: readonly string[]) =>
    harness.dispatch({type: 'xstate.done.actor.readLoginDays', output: days} as never)
  const fail = () => harness.dispatch({type: 'xstate.error.actor.readLoginDays', error: new Error('offline')} as never)
  return {harness, answer, fail, requests: () => harness.requests.length}
}

test('reloads after 4 a.m. when yesterday is on the screen and the student has not logged in today', async () => {
  const {harness, answer} = open(yesterday, tick(at(21, 4)))
  expect(harness.value()).toBe('asking')
  await answer(['20261120'])
  expect(harness.value()).toBe('reloading')
  expect(harness.effects).toEqual([{type: 'reload', params: {reason: 'newDay'}}])
})

test('does nothing before 4 a.m., on another screen, or with today on the screen', () => {
  expect(open(yesterday, tick(at(21, 3, 59, 59))).requests()).toBe(0)
  expect(open(yesterday, {type: 'agenda.shown', date: null}, tick(at(21, 4))).requests()).toBe(0)
  expect(open({type: 'agenda.shown', date: '20261121'}, tick(at(21, 4))).requests()).toBe(0)
})

test('a student who has logged in today is asked about once, and again on the next day', async () => {
  const {harness, answer, requests} = open(yesterday, tick(at(21, 4)))
  await answer(['20261120', '20261121'])
  expect(harness.value()).toBe('watching')
  harness.actor.send(tick(at(21, 4, 1)))
  expect(requests()).toBe(1)
  harness.actor.send({type: 'agenda.shown', date: '20261121'})
  harness.actor.send(tick(at(22, 4)))
  expect(requests()).toBe(2)
})

test('what is on its way to the server arrives first, then the product reloads', async () => {
  const {harness, answer} = open(yesterday, busy, tick(at(21, 4)))
  await answer([])
  expect(harness.value()).toBe('saving')
  harness.actor.send(busy)
  expect(harness.effects).toEqual([])
  harness.actor.send({type: 'work.changed', isBusy: false})
  expect(harness.effects).toEqual([{type: 'reload', params: {reason: 'newDay'}}])
})

test('never interrupts: while something is unsaved it offers the reload and waits for the student', async () => {
  const {harness, answer} = open(yesterday, busy, tick(at(21, 4)))
  await answer([])
  await harness.dispatch({type: 'xstate.after.savingTime.dayRollover.saving'})
  expect(harness.value()).toBe('offering')
  expect(harness.effects).toEqual([])
  harness.actor.send({type: 'work.changed', isBusy: false})
  expect(harness.value()).toBe('offering')
  harness.actor.send({type: 'reload.accept'})
  expect(harness.effects).toEqual([{type: 'reload', params: {reason: 'newDay'}}])
})

test('counts as unsaved what became so while the server was asked', async () => {
  const {harness, answer} = open(yesterday, tick(at(21, 4)))
  harness.actor.send(busy)
  await answer([])
  expect(harness.value()).toBe('saving')
})

test('asks the server again when it could not answer, no more often than every two seconds', async () => {
  const {harness, fail, requests} = open(yesterday, tick(at(21, 4)))
  await fail()
  harness.actor.send(tick(at(21, 4, 0, 1)))
  expect(requests()).toBe(1)
  harness.actor.send(tick(at(21, 4, 0, 2)))
  expect(requests()).toBe(2)
})

test('a new version of the product is offered, never forced', () => {
  const {harness} = open({type: 'version.available'})
  expect(harness.value()).toBe('offering')
  expect(harness.effects).toEqual([])
  harness.actor.send({type: 'reload.accept'})
  expect(harness.effects).toEqual([{type: 'reload', params: {reason: 'newVersion'}}])
})

test('a new version that comes while the server is asked about the day is offered afterwards', async () => {
  const {harness, answer} = open(yesterday, tick(at(21, 4)), {type: 'version.available'})
  expect(harness.value()).toBe('asking')
  await answer(['20261121'])
  expect(harness.value()).toBe('offering')
  harness.actor.send({type: 'reload.accept'})
  expect(harness.effects).toEqual([{type: 'reload', params: {reason: 'newVersion'}}])
})
