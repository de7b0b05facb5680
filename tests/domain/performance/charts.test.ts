import {describe, expect, test} from 'vitest'
import {dayAt, heatShape} from '../../../src/ui/charts/calendarHeat.ts'
import {fitted} from '../../../src/ui/charts/fitted.ts'
import {lineShape, nearest} from '../../../src/ui/charts/line.ts'
import {ringShapes} from '../../../src/ui/charts/ring.ts'

const room = {width: 340, height: 120, left: 40, right: 0, top: 10, bottom: 10}

describe('a line', () => {
  test('stands on its scale, interrupted where there is no value, and never leaves it', () => {
    const {lines, xs, ticks} = lineShape([[0, null, 100, 140]], room)
    expect(xs).toEqual([40, 140, 240, 340])
    expect(lines[0]?.points).toEqual([{x: 40, y: 110}, null, {x: 240, y: 10}, {x: 340, y: 10}])
    expect(lines[0]?.path.match(/M/gu)?.length).toBe(2)
    expect(ticks.map(({value}) => value)).toEqual([0, 25, 50, 75, 100])
  })

  test('names as many points as have room, the last one always', () => {
    const values = [Array.from({length: 12}, () => 50)]
    expect(lineShape(values, room).named).toEqual([2, 5, 8, 11])
    expect(lineShape(values, {...room, width: 280}).named).toEqual([3, 7, 11])
    expect(lineShape(values, {...room, width: 1_200}).named.length).toBe(12)
  })

  test('of other units has another end', () => {
    expect(lineShape([[60]], room, 120).lines[0]?.points).toEqual([{x: 190, y: 60}])
  })

  test('is read at the nearest point', () => {
    expect([nearest([0, 10, 20], 14), nearest([0, 10, 20], 16), nearest([], 3)]).toEqual([1, 2, 0])
  })
})

describe('a heat map', () => {
  const never = () => false

  test('is one strip where there is room, and more where there is not, with every day in its own place', () => {
    const wide = heatShape(365, 1_100, never)
    const narrow = heatShape(365, 320, never)
    for (const {cells, size} of [wide, narrow]) {
      expect(new Set(cells.map(({x, y}) => `${x} ${y}`)).size).toBe(365)
      expect(size).toBeGreaterThanOrEqual(11)
    }
    expect(Math.max(...narrow.cells.map(({x}) => x)) + narrow.size).toBeLessThanOrEqual(320)
    expect(narrow.height).toBeGreaterThan(2 * wide.height)
  })

  test('finds the day below a point, and none beside them', () => {
    const shape = heatShape(14, 320, never)
    const eighth = shape.cells[7] ?? {x: 0, y: 0}
    expect([dayAt(shape, eighth.x + 2, eighth.y + 2), dayAt(shape, 319, 2)]).toEqual([7, null])
  })
})

test('a ring gives each part its share and fills it as far as it is done', () => {
  const shapes = ringShapes(
    [
      {id: 'a', done: 0, total: 2},
      {id: 'none', done: 3, total: 0},
      {id: 'b', done: 9, total: 2},
    ],
    {radius: 10, hole: 5},
  )
  expect(shapes.map(({id}) => id)).toEqual(['a', 'b'])
  expect(shapes[0]?.fill).toBe('')
  expect(shapes[1]?.fill).toBe(shapes[1]?.track)
})

test('a label that does not fit is cut', () => {
  expect([fitted('Cirurgia', 200), fitted('Hospital Universitário de Aurora', 120)]).toEqual([
    'Cirurgia',
    'Hospital Unive…',
  ])
})
