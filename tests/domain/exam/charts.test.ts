import {describe, expect, test} from 'vitest'
import {percentsOf, pieShapes, sharesOf} from '../../../src/ui/charts/pie.ts'
import {radarShape} from '../../../src/ui/charts/radar.ts'

const ring = {radius: 100, hole: 50, gap: 10}
const room = {radius: 100, gap: 10, half: 14}

describe('a pie', () => {
  test('begins above, goes clockwise in the order of its values, and leaves out what is nothing', () => {
    expect(
      pieShapes(
        [
          {id: 'a', value: 1},
          {id: 'b', value: 0},
          {id: 'c', value: 3},
        ],
        ring,
      ),
    ).toEqual([
      {
        id: 'a',
        path: 'M0,-100A100,100,0,0,1,100,0L50,0A50,50,0,0,0,0,-50Z',
        share: 0.25,
        label: {x: 77.78, y: -77.78, anchor: 'start'},
      },
      {
        id: 'c',
        path: 'M100,0A100,100,0,1,1,0,-100L0,-50A50,50,0,1,0,50,0Z',
        share: 0.75,
        label: {x: -77.78, y: 77.78, anchor: 'end'},
      },
    ])
  })

  test('of one value is a whole ring', () => {
    expect(pieShapes([{id: 'a', value: 7}], ring)).toEqual([
      {
        id: 'a',
        share: 1,
        label: {x: 0, y: 110, anchor: 'middle'},
        path: 'M0,-100A100,100,0,1,1,0,100A100,100,0,1,1,0,-100M0,-50A50,50,0,1,0,0,50A50,50,0,1,0,0,-50Z',
      },
    ])
  })

  test('without anything to draw is empty, and every share is 0', () => {
    const nothing = [
      {id: 'a', value: 0},
      {id: 'b', value: Number.NaN},
      {id: 'c', value: -2},
    ]
    expect(pieShapes(nothing, ring)).toEqual([])
    expect(sharesOf(nothing)).toEqual([0, 0, 0])
  })

  test('names no slice so thin that its name would touch the next one', () => {
    const shapes = pieShapes(
      [
        {id: 'a', value: 96},
        {id: 'b', value: 4},
      ],
      ring,
    )
    expect(shapes.map(({id, label}) => [id, label !== null])).toEqual([
      ['a', true],
      ['b', false],
    ])
  })

  test('counts shares of the whole', () => {
    expect(
      sharesOf([
        {id: 'a', value: 20},
        {id: 'b', value: 60},
        {id: 'c', value: 0},
      ]),
    ).toEqual([0.25, 0.75, 0])
  })
})

describe('the percents of a pie', () => {
  test('sum to 100: 82.5% and 17.5% are not 83% and 18%', () => {
    const percents = percentsOf([
      {id: 'hits', value: 132},
      {id: 'misses', value: 28},
    ])
    expect(percents).toEqual([83, 17])
  })

  test('do not count what has no slice', () => {
    const percents = percentsOf([
      {id: 'a', value: 1},
      {id: 'b', value: Number.NaN},
      {id: 'c', value: -1},
      {id: 'd', value: 1},
      {id: 'e', value: 1},
    ])
    expect(percents).toEqual([34, 0, 0, 33, 33])
  })
})

describe('a radar', () => {
  test('has six ticks of 0 to 100, axes clockwise from above, and keeps values within its scale', () => {
    expect(radarShape([50, 120, -5, Number.NaN], room)).toEqual({
      ticks: [
        {value: 0, radius: 0},
        {value: 20, radius: 20},
        {value: 40, radius: 40},
        {value: 60, radius: 60},
        {value: 80, radius: 80},
        {value: 100, radius: 100},
      ],
      axes: [
        {end: {x: 0, y: -100}, point: {x: 0, y: -50}, label: {x: 0, y: -124, anchor: 'middle'}},
        {end: {x: 100, y: 0}, point: {x: 100, y: 0}, label: {x: 110, y: 0, anchor: 'start'}},
        {end: {x: 0, y: 100}, point: {x: 0, y: 0}, label: {x: 0, y: 124, anchor: 'middle'}},
        {end: {x: -100, y: 0}, point: {x: 0, y: 0}, label: {x: -110, y: 0, anchor: 'end'}},
      ],
      outline: 'M0,-50L100,0L0,0L0,0Z',
    })
  })

  test('of one area encloses nothing and has no outline', () => {
    expect(radarShape([40], room)).toEqual({
      ticks: [0, 20, 40, 60, 80, 100].map((value) => ({value, radius: value})),
      axes: [{end: {x: 0, y: -100}, point: {x: 0, y: -40}, label: {x: 0, y: -124, anchor: 'middle'}}],
      outline: null,
    })
  })

  test('of nothing has its scale only', () => {
    expect(radarShape([], room)).toEqual({
      ticks: [0, 20, 40, 60, 80, 100].map((value) => ({value, radius: value})),
      axes: [],
      outline: null,
    })
  })
})
