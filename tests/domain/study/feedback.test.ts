import {describe, expect, test} from 'vitest'
import {
  contentTypes,
  dislikeRate,
  likeRate,
  longestReport,
  rateOfStars,
  reasonsFor,
  stars,
  starsOfRate,
} from '../../../domain/study/feedback.ts'

describe('stars and rates', () => {
  test('are 0.2 apart, from 0.2 to 1', () => {
    expect(stars.map(rateOfStars)).toEqual([0.2, 0.4, 0.6, 0.8, 1])
  })

  test('come back as the stars they were', () => {
    expect(stars.map((count) => starsOfRate(rateOfStars(count)))).toEqual([...stars])
  })

  test.each([
    [null, null],
    [0, 1],
    [0.1, 1],
    [0.5, 3],
    [1.4, 5],
  ])('a stored %s shows %s', (rate, shown) => {
    expect(starsOfRate(rate)).toBe(shown)
  })
})

test('a report has five reasons for flashcards, ten for comments and six otherwise, each list without repeats', () => {
  expect(contentTypes.map((type) => [type, reasonsFor(type).length, new Set(reasonsFor(type)).size])).toEqual([
    ['question', 6, 6],
    ['video', 6, 6],
    ['text', 6, 6],
    ['mindmap', 6, 6],
    ['flashcard', 5, 5],
    ['comment', 10, 10],
  ])
})

test('a favourite is rated 1 or 0.2, and a report has two thousand characters at most', () => {
  expect([likeRate, dislikeRate, longestReport]).toEqual([1, 0.2, 2_000])
})
