import {scaleLinear, scaleLog} from 'd3-scale'
import {line as lineOf} from 'd3-shape'
import {sideTitle} from './axes.ts'
import {type AudiogramFigure, frequencies} from './record.schema.ts'
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

const left = 70
const right = sheetWidth - 24
const plot = {top: 40, bottom: 400}
const rightColour = alarm
const leftColour = seriesColour(0)

type Thresholds = AudiogramFigure['right']
type Sign = (x: number, y: number) => string

const stroke = (colour: string) => ({stroke: colour, 'stroke-width': 2.5})
const signs: Readonly<Record<'right' | 'left' | 'rightBone' | 'leftBone', Sign>> = {
  right: (cx, cy) => element('circle', {cx, cy, r: 7, fill: '#ffffff', ...stroke(rightColour)}),
  left: (x, y) => path(`M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`, stroke(leftColour)),
  rightBone: (x, y) => path(`M${x - 6} ${y - 7}l-8 7 8 7`, stroke(rightColour)),
  leftBone: (x, y) => path(`M${x + 6} ${y - 7}l8 7-8 7`, stroke(leftColour)),
}

/** Thresholds in decibels downwards over the frequencies; circles and red for the right ear, crosses and blue for the left. */
export function drawAudiogram({
  right: air,
  left: other,
  rightBone,
  leftBone,
}: Omit<AudiogramFigure, 'alt' | 'kind'>): string {
  const across = scaleLog()
    .base(2)
    .domain([250, 8_000])
    .range([left + 18, right - 18])
  const down = scaleLinear().domain([-10, 120]).range([plot.top, plot.bottom])
  const levels = Array.from({length: 14}, (_, at) => at * 10 - 10)
  const drawn = (thresholds: Thresholds, name: keyof typeof signs, colour: string, isJoined: boolean) => {
    const placed = thresholds.map(([frequency, level]): [number, number] => [across(frequency), down(level)])
    const joined = isJoined ? [path(lineOf()(placed) ?? '', {stroke: colour, 'stroke-width': 2})] : []
    return placed.length === 0 ? [] : [group({}, ...joined, ...placed.map(([x, y]) => signs[name](x, y)))]
  }
  const shown = [
    {name: 'direita, aérea', key: 'right' as const, given: air},
    {name: 'esquerda, aérea', key: 'left' as const, given: other},
    {name: 'direita, óssea', key: 'rightBone' as const, given: rightBone},
    {name: 'esquerda, óssea', key: 'leftBone' as const, given: leftBone},
  ].filter(({given}) => given.length > 0)
  return sheet(plot.bottom + 30 + Math.ceil(shown.length / 2) * 28, [
    words((left + right) / 2, 20, 'Frequência (kHz)', {'text-anchor': 'middle', 'font-weight': 600}),
    ...frequencies.flatMap((frequency) => [
      line(across(frequency), plot.top, across(frequency), plot.bottom, {stroke: gridLine}),
      words(across(frequency), plot.top - 6, figure(frequency / 1_000), {
        'text-anchor': 'middle',
        fill: softInk,
      }),
    ]),
    ...levels.flatMap((level) => [
      line(left, down(level), right, down(level), {stroke: level === 20 ? softInk : gridLine}),
      ...(level % 20 === 0
        ? [words(left - 8, down(level) + 5.5, figure(level), {'text-anchor': 'end', fill: softInk})]
        : []),
    ]),
    sideTitle(20, (plot.top + plot.bottom) / 2, 'Limiar auditivo (dB NA)'),
    ...drawn(rightBone, 'rightBone', rightColour, false),
    ...drawn(leftBone, 'leftBone', leftColour, false),
    ...drawn(air, 'right', rightColour, true),
    ...drawn(other, 'left', leftColour, true),
    ...shown.flatMap(({name, key}, at) => {
      const [x, y] = [left + 20 + (at % 2) * 230, plot.bottom + 28 + Math.floor(at / 2) * 28]
      return [signs[key](x, y), words(x + 22, y + 5.5, name)]
    }),
  ])
}
