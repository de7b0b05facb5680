import {describe, expect, test} from 'vitest'
import {
  cupBounds,
  firstCup,
  isInFront,
  type KeptCup,
  standingsOf,
  teamsOf,
  withoutLastStep,
  withPoints,
} from '../../../domain/stage/cup.ts'

const cupOf = (...points: readonly number[]) => ({
  ...firstCup,
  teams: points.map((had, index) => ({name: `T${index}`, points: had})),
})

describe('the teams of a cup', () => {
  test('have names without needless spaces, and no points', () => {
    expect(teamsOf(['  Azul  marinho ', '', 'Verde'])).toEqual([
      {name: 'Azul marinho', points: 0},
      {name: 'Verde', points: 0},
    ])
  })

  test('have names that fit their panels', () => {
    expect(teamsOf(['x'.repeat(90), 'y'])?.map(({name}) => name.length)).toEqual([cupBounds.name, 1])
  })

  test.each([
    ['none', []],
    ['one', ['Azul', ' ']],
    ['seven', ['1', '2', '3', '4', '5', '6', '7']],
    ['two of one name', ['Ágata', 'ÁGATA ']],
    ['two that are the same once they are cut', [`${'x'.repeat(24)}a`, `${'x'.repeat(24)}b`]],
  ])('are not %s', (_what, names) => {
    expect(teamsOf(names)).toBeNull()
  })
})

test('points are given and taken, and nobody has fewer than none', () => {
  const given = withPoints(cupOf(0, 2), {team: 0, points: 3})
  expect(given.teams.map(({points}) => points)).toEqual([3, 2])
  const taken = withPoints(given, {team: 1, points: -5})
  expect(taken.teams.map(({points}) => points)).toEqual([3, 0])
  expect(taken.steps).toEqual([
    {team: 0, points: 3},
    {team: 1, points: -2},
  ])
  expect(withoutLastStep(withoutLastStep(taken))).toEqual(cupOf(0, 2))
})

test('what changes nothing is no step', () => {
  const cup = cupOf(0, 2)
  expect(withPoints(cup, {team: 0, points: -1})).toBe(cup)
  expect(withPoints(cup, {team: 2, points: 1})).toBe(cup)
  expect(withPoints(cup, {team: -1, points: 1})).toBe(cup)
  expect(withoutLastStep(cup)).toBe(cup)
})

test('the oldest steps are forgotten, the points stay', () => {
  let cup: KeptCup = cupOf(0)
  for (let step = 0; step < cupBounds.steps + 50; step += 1) cup = withPoints(cup, {team: 0, points: 1})
  expect([cup.steps.length, cup.teams[0]?.points]).toEqual([cupBounds.steps, cupBounds.steps + 50])
})

test('teams with the same points share a rank, and the next one is left out', () => {
  expect(standingsOf(cupOf(1, 4, 4, 0).teams).map(({name, rank}) => [name, rank])).toEqual([
    ['T1', 1],
    ['T2', 1],
    ['T0', 3],
    ['T3', 4],
  ])
})

test('nobody is in front before the first points; then all with the most are', () => {
  const inFront = (...points: readonly number[]) => {
    const {teams} = cupOf(...points)
    return teams.map((team) => isInFront(teams, team))
  }
  expect([inFront(0, 0), inFront(2, 2, 1), inFront(0, 1)]).toEqual([
    [false, false],
    [true, true, false],
    [false, true],
  ])
})
