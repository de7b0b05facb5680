import {expect, test} from 'vitest'
import {minute, place, rankingAt, rankingModel, waitingMock} from '../../models/exam/ranking.model.ts'
import {type Rig, startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(rankingModel)

const tick = (rig: Rig<typeof rankingModel.machine>, now: number) => rig.happen({type: 'clock.ticked', now})
const fail = (rig: Rig<typeof rankingModel.machine>, code: string) =>
  rig.happen({type: 'xstate.error.actor.rankMockExam', error: {code}})

test('the place is asked for at the ranking time, not a moment before, and once', async () => {
  const rig = startRig(rankingModel, waitingMock)
  await tick(rig, rankingAt - 1)
  expect(rig.asked).toEqual([])
  await tick(rig, rankingAt)
  await tick(rig, rankingAt + 1_000)
  expect(rig.asked).toEqual([
    {name: 'rankMockExam', input: {activityId: 'mock-1', templateId: 'template-1', idempotencyKey: 'k1'}},
  ])
  await rig.happen({type: 'xstate.done.actor.rankMockExam', output: place})
  expect(rig.value()).toBe('ranked')
  expect(rig.context().ranking).toEqual(place)
})

test('an extra is never ranked, whatever the time and whatever it brings along', async () => {
  const rig = startRig(rankingModel, {...waitingMock, isExtra: true, ranking: place})
  await tick(rig, rankingAt + minute)
  expect({value: rig.value(), asked: rig.asked}).toEqual({value: 'never', asked: []})
})

test.each([
  [0, [1, 2, 4, 8, 15, 15]],
  [0.5, [1.5, 3, 6, 12, 22.5, 22.5]],
])('failures make no storm: spread by %d, tries wait %j minutes', async (stagger, waits) => {
  const rig = startRig(rankingModel, {...waitingMock, stagger})
  let now = rankingAt
  await tick(rig, now)
  for (const [index, wait] of waits.entries()) {
    await fail(rig, 'unreachable')
    await tick(rig, now)
    await tick(rig, now + wait * minute - 1)
    expect({wait, asked: rig.asked.length, value: rig.value()}).toEqual({
      wait,
      asked: index + 1,
      value: {pending: 'failed'},
    })
    now += wait * minute
    await tick(rig, now)
  }
  expect(new Set(rig.asked.map(({input}) => JSON.stringify(input))).size).toBe(1)
  expect(rig.value()).toBe('ranking')
})

test.each([
  ['RANKING_NOT_READY', {pending: 'preparing'}],
  ['unauthenticated', {pending: 'failed'}],
  ['unreachable', {pending: 'failed'}],
  ['EXAM_NOT_STARTED', 'unranked'],
  ['NOT_FOUND', 'unranked'],
])('a server that answers %s leads to %j', async (code, value) => {
  const rig = startRig(rankingModel, waitingMock)
  await tick(rig, rankingAt)
  await fail(rig, code)
  expect(rig.value()).toEqual(value)
  await tick(rig, rankingAt)
  await tick(rig, rankingAt + 60 * minute)
  expect(rig.asked.length).toBe(value === 'unranked' ? 1 : 2)
})

test('a ranking from another tab ends the asking', async () => {
  const rig = startRig(rankingModel, waitingMock)
  await tick(rig, rankingAt)
  await rig.happen({type: 'ranking.arrived', ranking: place})
  expect(rig.value()).toBe('ranked')
})
