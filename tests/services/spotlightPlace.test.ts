import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {around, cardPlace} from '../../src/ui/overlay/spotlightPlace.ts'

const card = {width: 384, height: 200}
const desk = {width: 1_280, height: 800}
const phone = {width: 360, height: 740}
const slim = {width: 328, height: 220}

describe('the card of the tour stands', () => {
  test.each([
    ['in the middle when there is nothing to explain', null, card, desk, {left: 448, top: 300}],
    ['below a bar at the top', {left: 100, top: 60, width: 600, height: 80}, card, desk, {left: 208, top: 154}],
    [
      'above a bar at the bottom of a phone',
      {left: 0, top: 680, width: 360, height: 60},
      slim,
      phone,
      {left: 16, top: 446},
    ],
    ['beside a rail at the edge', {left: 0, top: 0, width: 60, height: 800}, card, desk, {left: 74, top: 16}],
    [
      'at the bottom over a part that fills a phone',
      {left: 0, top: 0, width: 360, height: 740},
      slim,
      phone,
      {left: 16, top: 504},
    ],
  ] as const)('%s', (_name, target, size, window, expected) => {
    expect(cardPlace(target, size, window)).toEqual(expected)
  })

  test('never beyond the window, wherever its target is', () => {
    const side = fc.integer({min: -500, max: 2_000})
    const length = fc.integer({min: 0, max: 2_000})
    const box = fc.option(fc.record({left: side, top: side, width: length, height: length}))
    fc.assert(
      fc.property(box, fc.constantFrom(desk, phone), (target, window) => {
        const size = window === desk ? card : slim
        const {left, top} = cardPlace(target, size, window)
        expect(
          left >= 16 && top >= 16 && left + size.width <= window.width - 16 && top + size.height <= window.height - 16,
        ).toBe(true)
      }),
    )
  })
})

test('parts of one name are highlighted together', () => {
  expect(around([])).toBeNull()
  expect(
    around([
      {left: 10, top: 20, width: 100, height: 30},
      {left: 50, top: 80, width: 200, height: 40},
    ]),
  ).toEqual({left: 10, top: 20, width: 240, height: 100})
})
