import fc from 'fast-check'
import {expect, test} from 'vitest'
import {calibratedDifficulty} from '../../../domain/question/calibration.ts'
import type {Difficulty} from '../../../domain/question/results.ts'

test.each<[Difficulty | null, number, number, Difficulty | null]>([
  ['hard', 29, 29, null],
  ['easy', 0, 0, null],
  // (30 + 8) of 50
  ['hard', 30, 30, 'easy'],
  // (19 + 16) of 50 are 70 %, (18 + 16) are 68 %
  ['easy', 30, 19, 'easy'],
  ['easy', 30, 18, 'medium'],
  // (13 + 12) of 50 are half, (12 + 12) are less
  ['medium', 30, 13, 'medium'],
  ['medium', 30, 12, 'hard'],
  [null, 30, 13, 'medium'],
  // What was written counts for little against many answers.
  ['easy', 2_000, 800, 'hard'],
  ['hard', 2_000, 1_800, 'easy'],
])(
  'a question that was written as %s, with %i answers of which %i are right, is %s',
  (written, answers, right, expected) => {
    expect(calibratedDifficulty(written, {answers, right})).toBe(expected)
  },
)

test('more right answers never make a question harder', () => {
  const order = ['easy', 'medium', 'hard', null]
  fc.assert(
    fc.property(
      fc.constantFrom<Difficulty | null>('easy', 'medium', 'hard', null),
      fc.integer({min: 30, max: 500}),
      fc.integer({min: 0, max: 499}),
      (written, answers, right) => {
        const fewer = Math.min(right, answers - 1)
        const before = order.indexOf(calibratedDifficulty(written, {answers, right: fewer}))
        expect(order.indexOf(calibratedDifficulty(written, {answers, right: fewer + 1}))).toBeLessThanOrEqual(before)
      },
    ),
  )
})
