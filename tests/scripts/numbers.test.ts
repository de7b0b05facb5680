import {expect, test} from 'vitest'
import {judge, median, percentile} from '../bench/numbers.ts'

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
})

test('a percentile is a value that was measured', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5)
  expect(percentile([7], 0.95)).toBe(7)
})

test('a ratio holds up to its goal, and a rate from its goal on', () => {
  const figure = {name: 'a', unit: 'ms', limit: 100}
  expect(judge({...figure, figure: 140, most: 1.4})).toEqual({ratio: 1.4, holds: true})
  expect(judge({...figure, figure: 141, most: 1.4})).toEqual({ratio: 1.41, holds: false})
  expect(judge({...figure, figure: 49, least: 0.5})).toEqual({ratio: 0.49, holds: false})
})
