import {expect, test} from 'vitest'
import type {DifficultyLevel} from '../../../domain/question/results.ts'
import {thermometerOf} from '../../../domain/question/thermometer.ts'

const of = (easy: number, medium: number, hard: number, unknown: number): DifficultyLevel[] => [
  ...Array.from({length: easy}, () => 'easy' as const),
  ...Array.from({length: medium}, () => 'medium' as const),
  ...Array.from({length: hard}, () => 'hard' as const),
  ...Array.from({length: unknown}, () => 'unknown' as const),
]

test.each([
  ['only easy ones', of(1, 0, 0, 0), 1, 'easy'],
  ['only medium ones', of(0, 1, 0, 0), 7, 'extreme'],
  ['only hard ones', of(0, 0, 1, 0), 10, 'extreme'],
  ['only unclassified ones', of(0, 0, 0, 1), 3.84, 'medium'],
  ['just below 3', of(68, 32, 0, 0), 2.92, 'easy'],
  ['3 exactly', of(2, 1, 0, 0), 3, 'medium'],
  ['just below 4', of(51, 49, 0, 0), 3.94, 'medium'],
  ['4 exactly', of(1, 1, 0, 0), 4, 'hard'],
  ['just below 5', of(34, 65, 0, 0), 4.939393939393939, 'hard'],
  ['5 exactly', of(1, 2, 0, 0), 5, 'extreme'],
] as const)('a set of %s', (_name, levels, value, heat) => {
  const found = thermometerOf(levels)
  expect(found?.value).toBeCloseTo(value, 10)
  expect(found?.heat).toBe(heat)
})

test('no questions have no temperature', () => {
  expect(thermometerOf([])).toBe(null)
})
