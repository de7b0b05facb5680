import {curveMonotoneX, line as lineOf} from 'd3-shape'
import {horizontalAxis, scaleOf, stepsOf, verticalAxis} from './axes.ts'
import type {GrowthFigure} from './growth.schema.ts'
import {measureAt, standardAges} from './growthStandard.ts'
import {legend} from './legend.ts'
import {alarm, element, group, ink, line, path, seriesColour, sheet, sheetWidth, softInk, tenth, words} from './svg.ts'

type Growth = Omit<GrowthFigure, 'alt' | 'kind'>
type Place = (point: readonly [number, number]) => [number, number]

const frame = {left: 66, right: sheetWidth - 44, top: 44, bottom: 420}
const childColour = seriesColour(0)

/** The lines of the child health booklet and their colours: green in the middle, red at two, black at three. */
const zLines = [
  {z: 3, name: '+3', colour: ink, dash: '7 4'},
  {z: 2, name: '+2', colour: alarm, dash: undefined},
  {z: 0, name: '0', colour: '#00704f', dash: undefined},
  {z: -2, name: '−2', colour: alarm, dash: undefined},
  {z: -3, name: '−3', colour: ink, dash: '7 4'},
] as const

const titles = {
  weight: {name: 'Peso por idade', axis: 'Peso (kg)', steps: [1, 2]},
  length: {name: 'Comprimento por idade', axis: 'Comprimento (cm)', steps: [5, 5]},
  head: {name: 'Perímetro cefálico por idade', axis: 'Perímetro cefálico (cm)', steps: [2, 2]},
} as const
const whose = {male: 'meninos', female: 'meninas'} as const

/** A growth chart of the first two years by z-score, with the child's points joined. */
export function drawGrowth(growth: Growth): string {
  const {measure, sex, months, points} = growth
  const {name, axis} = titles[measure]
  const vertical = verticalRange(growth)
  const horizontal = {label: 'Idade (meses)', from: 0, to: months, step: months > 12 ? 2 : 1}
  const across = scaleOf(horizontal, frame.left, frame.right)
  const up = scaleOf(vertical, frame.bottom, frame.top)
  const place: Place = ([x, y]) => [tenth(across(x)), tenth(up(y))]
  const key = legend(
    [{name: 'criança', sign: (x, y) => line(x - 14, y, x + 14, y, childStroke) + dot([x, y])}],
    frame.left,
    frame.bottom + 60,
  )
  return sheet(frame.bottom + 70 + key.height, [
    words(frame.left, 26, `${name}, ${whose[sex]} (OMS)`, {'font-weight': 600}),
    words(sheetWidth - 10, 26, 'escore z', {'text-anchor': 'end', 'font-size': 15, fill: softInk}),
    ...horizontalAxis(frame, stepsOf(horizontal), across, horizontal.label),
    ...verticalAxis(frame, stepsOf(vertical), up, axis),
    ...zLines.flatMap(({z, name: sign, colour, dash}) => {
      const placed = standardAges
        .filter((age) => age <= months)
        .map((age) => place([age, measureAt(measure, sex, age, z)]))
      const end = up(measureAt(measure, sex, months, z))
      return [
        path(lineOf().curve(curveMonotoneX)(placed) ?? '', {
          stroke: colour,
          'stroke-width': 2,
          'stroke-dasharray': dash,
        }),
        words(frame.right + 6, end + 5.5, sign, {fill: colour, 'font-weight': 600}),
      ]
    }),
    group({}, path(lineOf()(points.map(place)) ?? '', childStroke), ...points.map((point) => dot(place(point)))),
    ...key.parts,
  ])
}

const childStroke = {stroke: childColour, 'stroke-width': 3, 'stroke-linejoin': 'round'}
const dot = ([cx, cy]: readonly [number, number]): string =>
  element('circle', {cx, cy, r: 6, fill: childColour, stroke: '#ffffff', 'stroke-width': 1.5})

/** The vertical axis holds the outer lines and every point, in whole steps. */
function verticalRange({measure, sex, months, points}: Growth) {
  const {steps} = titles[measure]
  const step = months > 6 ? steps[1] : steps[0]
  const least = Math.min(measureAt(measure, sex, 0, -3), ...points.map(([, value]) => value))
  const most = Math.max(measureAt(measure, sex, months, 3), ...points.map(([, value]) => value))
  return {label: titles[measure].axis, from: Math.floor(least / step) * step, to: Math.ceil(most / step) * step, step}
}
