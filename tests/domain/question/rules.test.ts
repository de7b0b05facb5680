import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {currentQuestion, neighbour} from '../../../domain/question/navigation.ts'
import {outcomeOf} from '../../../domain/question/outcome.ts'
import {sharesOf} from '../../../domain/question/percentages.ts'
import {percentagesOf} from '../../../domain/shared/percentages.ts'
import {type Graded, resultsOf} from '../../../domain/question/results.ts'

describe('the outcome of an answer', () => {
  test.each([
    ['the right choice', 2, 2, 1],
    ['a wrong choice', 0, 2, 0],
    ['no choice', -1, 2, -1],
    ['any choice of an annulled question', 4, -1, 1],
    ['no choice of an annulled question', -1, -1, -1],
    ['an essay graded "Acertei"', 0, 0, 1],
    ['an essay graded "Errei"', 1, 0, 0],
  ])('%s', (_what, choosen, correctChoice, outcome) => {
    expect(outcomeOf(choosen, correctChoice)).toBe(outcome)
  })
})

describe('whole percentages', () => {
  test.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
    [[5], [100]],
    [
      [2, 1],
      [67, 33],
    ],
    [
      [1, 2],
      [33, 67],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [17, 17, 17, 17, 16, 16],
    ],
    [
      [999, 1],
      [100, 0],
    ],
  ])('of %j are %j', (counts, percentages) => {
    expect(percentagesOf(counts)).toEqual(percentages)
  })

  test('are told from thirty answers on', () => {
    expect([sharesOf([20, 9]), sharesOf([20, 10])]).toEqual([null, [67, 33]])
  })

  test('sum to exactly 100, and each is less than one away from its share', () => {
    const counts = fc
      .array(fc.nat(1_000_000), {minLength: 1, maxLength: 8})
      .filter((all) => all.some((count) => count > 0))
    fc.assert(
      fc.property(counts, (all) => {
        const total = all.reduce((sum, count) => sum + count, 0)
        const found = percentagesOf(all)
        const isNear = found.every((share, index) => Math.abs(share - ((all[index] ?? 0) * 100) / total) < 1)
        return found.reduce((sum, share) => sum + share, 0) === 100 && isNear
      }),
    )
  })

  test('never give the rarer answer more than the commoner one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), {minLength: 2, maxLength: 5}), (counts) => {
        const found = percentagesOf(counts)
        return counts.every((a, i) => counts.every((b, j) => a <= b || (found[i] ?? 0) >= (found[j] ?? 0)))
      }),
    )
  })
})

describe('results', () => {
  test('count right, wrong and unanswered, in all and by difficulty', () => {
    const questions: Graded[] = [
      {difficulty: 'easy', outcome: 1},
      {difficulty: 'easy', outcome: 0},
      {difficulty: 'hard', outcome: 1},
      {difficulty: 'medium', outcome: -1},
      {difficulty: 'unknown', outcome: 1},
    ]
    expect(resultsOf(questions)).toEqual({
      total: 5,
      right: 3,
      wrong: 1,
      answered: 4,
      percent: 75,
      byDifficulty: {
        easy: {total: 2, right: 1, wrong: 1},
        medium: {total: 1, right: 0, wrong: 0},
        hard: {total: 1, right: 1, wrong: 0},
        unknown: {total: 1, right: 1, wrong: 0},
      },
    })
  })

  test('have no percentage before the first answer', () => {
    expect(resultsOf([{difficulty: 'easy', outcome: -1}])).toMatchObject({total: 1, answered: 0, percent: null})
    expect(resultsOf([])).toMatchObject({total: 0, answered: 0, percent: null})
  })

  test('round the percentage: two of three are 67', () => {
    expect(resultsOf([1, 1, 0].map((outcome) => ({difficulty: 'easy', outcome: outcome === 1 ? 1 : 0}))).percent).toBe(
      67,
    )
  })
})

describe('moving between questions', () => {
  const ids = ['q1', 'q2', 'q3']

  test.each([
    ['the question of the address', 'q3', ['q1'], 'q3'],
    ['the first one without an answer when the address names none', null, ['q1'], 'q2'],
    ['the first one without an answer when the address names a stranger', 'q9', [], 'q1'],
    ['the first one when all are answered', null, ['q1', 'q2', 'q3'], 'q1'],
  ])('opens %s', (_what, wanted, answered, expected) => {
    expect(currentQuestion(ids, wanted, new Set(answered))).toBe(expected)
  })

  test('opens nothing when there are no questions', () => {
    expect(currentQuestion([], 'q1', new Set())).toBeNull()
  })

  test.each([
    ['q1', 1, 'q2'],
    ['q3', 1, null],
    ['q1', -1, null],
    ['q2', -1, 'q1'],
    ['q9', 1, null],
    ['q9', -1, null],
  ] as const)('from %s by %i is %j', (from, step, to) => {
    expect(neighbour(ids, from, step)).toBe(to)
  })
})

test('what is missing to a hundred goes to the largest remainders, of equal ones to the first', () => {
  expect([
    percentagesOf([1, 1, 1]),
    percentagesOf([1, 2]),
    percentagesOf([2, 1]),
    percentagesOf([1, 1, 6]),
    percentagesOf([6, 1, 1]),
  ]).toEqual([
    [34, 33, 33],
    [33, 67],
    [67, 33],
    [13, 12, 75],
    [75, 13, 12],
  ])
})
