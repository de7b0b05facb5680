import {expect, test} from 'vitest'
import {toggleStroke, withoutStroke} from '../../../domain/question/strokes.ts'

test('a choice is struck out in the order of the choices, and its stroke is taken back by the next press', () => {
  expect(toggleStroke([0, 3], 2)).toEqual([0, 2, 3])
  expect(toggleStroke([0, 2, 3], 2)).toEqual([0, 3])
})

test('the stroke of a choice that is not struck out cannot be taken back', () => {
  expect(withoutStroke([0, 3], 3)).toEqual([0])
  expect(withoutStroke([0], 3)).toEqual([0])
})
