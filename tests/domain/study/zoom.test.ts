import {describe, expect, test} from 'vitest'
import {clampReadingZoom, fitOf, fitted, held, nextReadingZoom, panned, zoomedAt} from '../../../domain/study/zoom.ts'

const frame = {width: 300, height: 200}

describe('a picture in its frame', () => {
  test.each([
    [
      {width: 900, height: 600},
      {width: 300, height: 200},
    ],
    [
      {width: 900, height: 300},
      {width: 300, height: 100},
    ],
    [
      {width: 300, height: 600},
      {width: 100, height: 200},
    ],
    [
      {width: 1, height: 1},
      {width: 200, height: 200},
    ],
    [{width: 0, height: 600}, frame],
    [{width: 900, height: 0}, frame],
    [{width: 0, height: 0}, frame],
  ])('of %o is %o', (picture, size) => {
    expect(fitOf(picture, frame)).toEqual(size)
  })

  test('never leaves an edge empty that it could fill, and stands in the middle where it cannot', () => {
    const wide = {width: 900, height: 300}
    expect(held({scale: 2, x: 999, y: 999}, wide, frame)).toEqual({scale: 2, x: 150, y: 0})
    expect(held({scale: 4, x: -999, y: -999}, wide, frame)).toEqual({scale: 4, x: -450, y: -100})
    expect(panned({scale: 4, x: 10, y: 20}, {x: -5, y: 7}, wide, frame)).toEqual({scale: 4, x: 5, y: 27})
    expect(held({scale: 1, x: 7, y: 7}, wide, frame)).toEqual(fitted)
  })

  test('is zoomed around a point, which stays where it is', () => {
    const picture = {width: 900, height: 600}
    const once = zoomedAt(fitted, 2, {x: 50, y: 40}, picture, frame)
    expect(once).toEqual({scale: 2, x: -50, y: -40})
    expect(zoomedAt(once, 2, {x: 10, y: 20}, picture, frame)).toEqual({scale: 4, x: -110, y: -100})
    expect(zoomedAt(once, 0.1, {x: 10, y: 20}, picture, frame).scale).toBe(1)
    expect(zoomedAt(once, 99, {x: -50, y: -40}, picture, frame).scale).toBe(8)
  })
})

test('the zooms of a page are steps up and down, and stay where they end', () => {
  const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
  expect(steps.map((zoom) => nextReadingZoom(zoom, 1))).toEqual([0.75, 1, 1.25, 1.5, 2, 3, 3])
  expect(steps.map((zoom) => nextReadingZoom(zoom, -1))).toEqual([0.5, 0.5, 0.75, 1, 1.25, 1.5, 2])
  expect([0.1, 1.1, 9].map(clampReadingZoom)).toEqual([0.5, 1.1, 3])
})
