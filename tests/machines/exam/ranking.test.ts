import {expect, test} from 'vitest'
import {minute, place, rankingAt, rankingModel, waitingMock} from '../../models/exam/ranking.model.ts'
import {type Harness, startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(rankingModel)

const tick = (harness: Harness<typeof rankingModel.machine>, now: number) =>
  harness.dispatch({type: 'clock.ticked', now})
const fail = (harness: Harness<typeof rankingModel.machine>, code: string) =>
  harness.dispatch({type: 'xstate.error.actor.rankMockExam', error: {code}})

test('the place is asked for at the ranking time, not a moment before, and once', async () => {
  const harness = startHarness(rankingModel, waitingMock)
  await tick(harness, rankingAt - 1)
  expect(harness.requests).toEqual([])
  await tick(harness, rankingAt)
  await tick(harness, rankingAt + 1_000)
  expect(harness.requests).toEqual([
    {name: 'rankMockExam', input: {activityId: 'mock-1', templateId: 'template-1', idempotencyKey: 'k1'}},
  ])
  await harness.dispatch({type: 'xstate.done.actor.rankMockExam', output: place})
  expect(harness.value()).toBe('ranked')
  expect(harness.context().ranking).toEqual(place)
})

test('an extra is never ranked, whatever the time and whatever it brings along', async () => {
  const harness = startHarness(rankingModel, {...waitingMock, isExtra: true, ranking: place})
  await tick(harness, rankingAt + minute)
  expect({value: harness.value(), requests: harness.requests}).toEqual({value: 'never', requests: []})
})

test.each([
  [0, [1, 2, 4, 8, 15, 15]],
  [0.5, [1.5, 3, 6, 12, 22.5, 22.5]],
])('failures make no storm: spread by %d, tries wait %j minutes', async (stagger, waits) => {
  const harness = startHarness(rankingModel, {...waitingMock, stagger})
  let now = rankingAt
  await tick(harness, now)
  for (const [index, wait] of waits.entries()) {
    await fail(harness, 'unreachable')
    await tick(harness, now)
    await tick(harness, now + wait * minute - 1)
    expect({wait, requests: harness.requests.length, value: harness.value()}).toEqual({
      wait,
      requests: index + 1,
      value: {pending: 'failed'},
    })
    now += wait * minute
    await tick(harness, now)
  }
  expect(new Set(harness.requests.map(({input}) => JSON.stringify(input))).size).toBe(1)
  expect(harness.value()).toBe('ranking')
})

test.each([
  ['RANKING_NOT_READY', {pending: 'preparing'}],
  ['unauthenticated', {pending: 'failed'}],
  ['unreachable', {pending: 'failed'}],
  ['EXAM_NOT_STARTED', 'unranked'],
  ['NOT_FOUND', 'unranked'],
])('a server that answers %s leads to %j', async (code, value) => {
  const harness = startHarness(rankingModel, waitingMock)
  await tick(harness, rankingAt)
  await fail(harness, code)
  expect(harness.value()).toEqual(value)
  await tick(harness, rankingAt)
  await tick(harness, rankingAt + 60 * minute)
  expect(harness.requests.length).toBe(value === 'unranked' ? 1 : 2)
})

test('a ranking from another tab ends the asking', async () => {
  const harness = startHarness(rankingModel, waitingMock)
  await tick(harness, rankingAt)
  await harness.dispatch({type: 'ranking.arrived', ranking: place})
  expect(harness.value()).toBe('ranked')
})
