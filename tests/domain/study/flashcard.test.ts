import {expect, test} from 'vitest'
import {autoAdvanceAfter, cardAnswerOf, deckResults, windowStartOf} from '../../../domain/study/flashcard.ts'

test('a deck counts what was answered, remembered and forgotten', () => {
  expect(deckResults([1, 0, 1, -1])).toEqual({total: 4, answered: 3, right: 2, wrong: 1, percent: 67})
  expect(deckResults([-1, -1])).toEqual({total: 2, answered: 0, right: 0, wrong: 0, percent: null})
})

test('the window of ten that holds a place', () => {
  expect([0, 9, 10, 25, -1].map(windowStartOf)).toEqual([0, 0, 10, 20, 0])
})

test('numbers of the wire that are no grade count as unanswered', () => {
  expect([1, 0, -1, 2, null, undefined].map(cardAnswerOf)).toEqual([1, 0, -1, -1, -1, -1])
})

test('shares are told in whole percent, and a graded card moves on after half a second', () => {
  expect([deckResults([1]).percent, deckResults([0]).percent, deckResults([1, 1, 0]).percent]).toEqual([100, 0, 67])
  expect(autoAdvanceAfter).toBe(500)
})
