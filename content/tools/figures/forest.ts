import {scaleLinear, scaleLog} from 'd3-scale'
import type {ForestFigure} from './chart.schema.ts'
import {
  element,
  figure,
  gridLine,
  ink,
  line,
  path,
  seriesColour,
  sheet,
  sheetWidth,
  softInk,
  words,
  wrapped,
} from './svg.ts'

type Forest = Omit<ForestFigure, 'alt' | 'kind'>
type Study = Forest['studies'][number]

const rowHeight = 34
const top = 46
const plot = {left: 176, right: 400}

/** The name of a row that sums the others up: it is drawn as a diamond. */
const isSum = ({name}: Study) => /^(?:total|combinad[oa]|global|resultado|efeito|metanálise|resumo|geral)/i.test(name)

/** The studies of a meta-analysis with their confidence intervals. */
export function drawForest({studies, measure, none}: Forest): string {
  const {across, ticks} = scaleFor(studies, none)
  const bottom = top + studies.length * rowHeight + 6
  const digits = Math.max(
    ...studies
      .flatMap(({value, from, to}) => [value, from, to])
      .map((value) => String(value).split('.')[1]?.length ?? 0),
  )
  const format = (value: number) => value.toFixed(Math.min(3, digits)).replace('.', ',')
  const heaviest = Math.max(1, ...studies.map(({weight}) => weight ?? 1))
  return sheet(bottom + 62, [
    words(16, 28, 'Estudo', {'font-weight': 600}),
    words(sheetWidth - 14, 28, measure, {'font-weight': 600, 'text-anchor': 'end'}),
    ...ticks.flatMap((tick) => [
      line(across(tick), top - 6, across(tick), bottom, {stroke: gridLine}),
      words(across(tick), bottom + 21, figure(tick), {'text-anchor': 'middle', fill: softInk, 'font-size': 15}),
    ]),
    line(across(none), top - 8, across(none), bottom, {'stroke-width': 1.5}),
    line(plot.left, bottom, plot.right, bottom, {'stroke-width': 1.5}),
    ...studies.flatMap((study, at) =>
      row(study, {y: top + at * rowHeight + rowHeight / 2, weight: (study.weight ?? 1) / heaviest, across, format}),
    ),
    words((plot.left + plot.right) / 2, bottom + 48, 'linha vertical: ausência de efeito', {
      'text-anchor': 'middle',
      fill: softInk,
      'font-size': 15,
    }),
  ])
}

interface RowLook {
  readonly y: number
  /** From 0 to 1, against the heaviest study. */
  readonly weight: number
  readonly across: (value: number) => number
  readonly format: (value: number) => string
}

function row(study: Study, {y, weight, across, format}: RowLook): readonly string[] {
  const {name, value, from, to} = study
  const [left, middle, right] = [across(from), across(value), across(to)]
  const half = 4.5 + 4.5 * Math.sqrt(weight)
  const mark = isSum(study)
    ? [path(`M${left},${y} L${middle},${y - 9} L${right},${y} L${middle},${y + 9} Z`, {fill: ink})]
    : [
        line(left, y, right, y, {'stroke-width': 2}),
        line(left, y - 5, left, y + 5, {'stroke-width': 2}),
        line(right, y - 5, right, y + 5, {'stroke-width': 2}),
        element('rect', {x: middle - half, y: y - half, width: 2 * half, height: 2 * half, fill: seriesColour(0)}),
      ]
  const numbers = `${format(value)} (${format(from)}–${format(to)})`
  const lines = wrapped(name, plot.left - 26, 15).slice(0, 2)
  return [
    ...lines.map((text, at) =>
      words(16, y + 5 + (at - (lines.length - 1) / 2) * 16, text, {
        'font-size': 15,
        'font-weight': isSum(study) ? 600 : undefined,
      }),
    ),
    ...mark,
    words(sheetWidth - 14, y + 5.5, numbers, {
      'text-anchor': 'end',
      'font-size': 15,
      'font-weight': isSum(study) ? 600 : undefined,
    }),
  ]
}

/** Ratios are on a logarithmic scale, so that half and double stand as far from one. */
function scaleFor(studies: readonly Study[], none: number) {
  const ends = [none, ...studies.flatMap(({from, to}) => [from, to])]
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const range = [plot.left + 6, plot.right - 6]
  if (none <= 0 || least <= 0) {
    const across = scaleLinear().domain([least, most]).nice(4).range(range)
    return {across: (value: number) => across(value), ticks: across.ticks(4)}
  }
  const across = scaleLog()
    .domain([least / 1.15, most * 1.15])
    .range(range)
  const ticks = [0.1, 0.2, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 10, 20, 50].filter(
    (tick) => tick >= least / 1.15 && tick <= most * 1.15,
  )
  const apart = ticks.filter(
    (tick) =>
      tick === none ||
      ticks.every(
        (other) => other === tick || Math.abs(across(other) - across(tick)) > 30 || (other !== none && other > tick),
      ),
  )
  return {across: (value: number) => across(value), ticks: apart}
}
