import {scaleLinear} from 'd3-scale'
import {line as lineOf} from 'd3-shape'
import {sideTitle} from './axes.ts'
import type {PartographFigure} from './record.schema.ts'
import {
  alarm,
  element,
  figure,
  gridLine,
  group,
  line,
  path,
  seriesColour,
  sheet,
  sheetWidth,
  softInk,
  words,
} from './svg.ts'

const hours = 12
const left = 62
const right = sheetWidth - 58
const plot = {top: 22, bottom: 352}
const rows = {top: 404, height: 20, count: 6}
/** An hour a centimetre from the first reading of the active phase on; the line of action is four hours to its right. */
const actionAfter = 4

/**
 * The partograph as the Ministry of Health prints it: dilation and station over the hours, lines of alert and of action,
 * and the contractions of ten minutes below.
 */
export function drawPartograph({
  startsAt,
  dilation,
  station,
  contractions,
}: Omit<PartographFigure, 'alt' | 'kind'>): string {
  const across = scaleLinear().domain([0, hours]).range([left, right])
  const up = scaleLinear().domain([0, 10]).range([plot.bottom, plot.top])
  const head = scaleLinear()
    .domain([3, -3])
    .range([up(1), up(7)])
  const clock = Array.from({length: hours + 1}, (_, hour) => hour)
  const levels = Array.from({length: 11}, (_, level) => level)
  const [first, opening] = dilation[0] ?? [0, 4]
  const alertEnd = first + 10 - opening
  const slope = (from: number, to: number, name: string, colour: string) => {
    const end = Math.min(to, hours)
    return [
      line(across(from), up(opening), across(end), up(opening + end - from), {
        stroke: colour,
        'stroke-width': 2,
        'stroke-dasharray': '8 5',
      }),
      words(across(from) + 6, up(opening) + 18, name, {fill: colour, 'font-size': 14}),
    ]
  }
  return sheet(rows.top + rows.count * rows.height + 46, [
    ...clock.map((hour) => line(across(hour), plot.top, across(hour), plot.bottom, {stroke: gridLine})),
    ...levels.map((level) => line(left, up(level), right, up(level), {stroke: gridLine})),
    ...levels.map((level) => words(left - 8, up(level) + 5.5, figure(level), {'text-anchor': 'end', fill: softInk})),
    ...[-3, -2, -1, 0, 1, 2, 3].map((level) =>
      words(right + 8, head(level) + 5.5, level > 0 ? `+${level}` : figure(level), {fill: softInk}),
    ),
    ...clock.map((hour) =>
      words(across(hour), plot.bottom + 20, figure((startsAt + hour) % 24), {'text-anchor': 'middle', fill: softInk}),
    ),
    words((left + right) / 2, plot.bottom + 42, 'Hora', {'text-anchor': 'middle', 'font-weight': 600}),
    sideTitle(18, (plot.top + plot.bottom) / 2, 'Dilatação (cm)'),
    sideTitle(sheetWidth - 12, (plot.top + plot.bottom) / 2, 'Altura (De Lee)'),
    line(left, plot.top, left, plot.bottom, {'stroke-width': 1.5}),
    line(left, plot.bottom, right, plot.bottom, {'stroke-width': 1.5}),
    ...slope(first, alertEnd, 'alerta', softInk),
    ...slope(first + actionAfter, alertEnd + actionAfter, 'ação', alarm),
    trace(dilation, across, up, triangle, seriesColour(0)),
    trace(station, across, head, circle, seriesColour(1)),
    ...boxes(contractions, across),
    ...key(rows.top + rows.count * rows.height + 24, station.length > 0),
  ])
}

type Scale = (value: number) => number
type Sign = (x: number, y: number, colour: string) => string

const triangle: Sign = (x, y, colour) =>
  element('path', {d: `M${x} ${y - 7}l7 12h-14z`, fill: colour, stroke: '#ffffff', 'stroke-width': 1})
const circle: Sign = (cx, cy, colour) =>
  element('circle', {cx, cy, r: 6, fill: '#ffffff', stroke: colour, 'stroke-width': 2.5})

function trace(
  readings: readonly (readonly [number, number])[],
  x: Scale,
  y: Scale,
  sign: Sign,
  colour: string,
): string {
  const placed = readings.map(([hour, value]): [number, number] => [x(hour), y(value)])
  return group(
    {},
    path(lineOf()(placed) ?? '', {stroke: colour, 'stroke-width': 2.5}),
    ...placed.map(([px, py]) => sign(px, py, colour)),
  )
}

/** Contractions of ten minutes, a square for each, at the half hour in which they were counted. */
function boxes(contractions: PartographFigure['contractions'], across: Scale): readonly string[] {
  if (contractions.length === 0) return []
  const width = (across(1) - across(0)) / 2
  const bottom = rows.top + rows.count * rows.height
  return [
    ...Array.from({length: rows.count + 1}, (_, row) =>
      line(left, rows.top + row * rows.height, right, rows.top + row * rows.height, {stroke: gridLine}),
    ),
    words(left - 8, bottom - rows.height * 2, 'Contr.', {'text-anchor': 'end', 'font-size': 13, fill: softInk}),
    words(left - 8, bottom - rows.height * 2 + 15, '10 min', {'text-anchor': 'end', 'font-size': 13, fill: softInk}),
    ...contractions.flatMap(([hour, count]) =>
      Array.from({length: count}, (_, row) =>
        element('rect', {
          x: Math.min(across(hour), right - width),
          y: bottom - (row + 1) * rows.height + 1,
          width,
          height: rows.height - 2,
          fill: '#4a5568',
        }),
      ),
    ),
  ]
}

const key = (y: number, hasStation: boolean): readonly string[] => [
  triangle(left + 8, y, seriesColour(0)),
  words(left + 22, y + 5.5, 'dilatação'),
  ...(hasStation ? [circle(left + 138, y, seriesColour(1)), words(left + 152, y + 5.5, 'altura da apresentação')] : []),
]
