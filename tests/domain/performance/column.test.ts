import {expect, test} from 'vitest'
import {columnOf, numbersOf} from '../../../domain/performance/column.ts'
import {seededRandom} from '../../../domain/shared/seededRandom.ts'

test.each([
  ['nothing', [], ''],
  ['only zeros', [0, 0, 0], ''],
  ['one number', [7], '7'],
  ['zeros between and after', [0, 3, 0, 0, 12, 0], ',3,,,12'],
  ['places that were never set', [undefined, 5, undefined, 6, undefined], ',5,,6'],
] as const)('%s', (_what, numbers, column) => {
  expect(columnOf(numbers)).toBe(column)
})

test('an array with holes is a column as well', () => {
  const numbers: number[] = []
  numbers[3] = 4
  numbers[1] = 2
  expect(columnOf(numbers)).toBe(',2,,4')
})

test('a column of nothing has no numbers', () => {
  expect(numbersOf('')).toEqual([])
})

test('numbers are read as they were written, without the zeros at their end', () => {
  const random = seededRandom(17)
  for (let turn = 0; turn < 200; turn += 1) {
    const numbers = Array.from({length: Math.floor(random() * 400)}, () => Math.max(0, Math.floor(random() * 150) - 60))
    const last = numbers.findLastIndex((each) => each > 0)
    expect(numbersOf(columnOf(numbers))).toEqual(numbers.slice(0, last + 1))
  }
})
