import {expect, test} from 'vitest'
import {charactersLeft, essayGrades, isFilled, longestEssay, shortestEssay} from '../../../domain/question/essay.ts'

test('the limits and grades are those of the specification', () => {
  expect([longestEssay, shortestEssay, essayGrades]).toEqual([750, 3, {right: 0, wrong: 1}])
})

test.each([
  ['', false],
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['  sepse  ', true],
])('%j counts as written: %s', (essay, expected) => {
  expect(isFilled(essay)).toBe(expected)
})

test('what still fits is told in characters', () => {
  expect([charactersLeft(''), charactersLeft('sepse')]).toEqual([750, 745])
})
