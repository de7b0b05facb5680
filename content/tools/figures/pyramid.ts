import {scaleLinear} from 'd3-scale'
import type {PyramidFigure} from './chart.schema.ts'
import {element, figure, gridLine, line, seriesColour, sheet, sheetWidth, softInk, words} from './svg.ts'

const rowHeight = 23
const top = 44
const middle = sheetWidth / 2
/** Half of the room for the ages between both sides. */
const gap = 38
const reach = middle - gap - 22

/** The pyramid of a population: men on the left, women on the right, the youngest below. */
export function drawPyramid({ages, men, women}: Omit<PyramidFigure, 'alt' | 'kind'>): string {
  const across = scaleLinear()
    .domain([0, Math.max(...men, ...women)])
    .nice(4)
    .range([0, reach])
  const ticks = across.ticks(4)
  const bottom = top + ages.length * rowHeight
  const row = (at: number) => bottom - (at + 1) * rowHeight
  const side = (values: readonly number[], sign: -1 | 1, colour: string) =>
    values.map((value, at) => {
      const width = across(value)
      const x = sign < 0 ? middle - gap - width : middle + gap
      return element('rect', {x, y: row(at) + 1.5, width, height: rowHeight - 3, fill: colour})
    })
  return sheet(bottom + 62, [
    words(middle - gap - reach / 2, 28, 'Homens', {'text-anchor': 'middle', 'font-weight': 600}),
    words(middle + gap + reach / 2, 28, 'Mulheres', {'text-anchor': 'middle', 'font-weight': 600}),
    ...ticks.flatMap((tick) =>
      [-1, 1].flatMap((sign) => {
        const x = middle + sign * (gap + across(tick))
        return [
          line(x, top - 4, x, bottom, {stroke: gridLine}),
          words(x, bottom + 20, figure(tick), {'text-anchor': 'middle', fill: softInk}),
        ]
      }),
    ),
    ...side(men, -1, seriesColour(0)),
    ...side(women, 1, seriesColour(1)),
    ...ages.map((age, at) =>
      words(middle, row(at) + rowHeight / 2 + 5, age, {'text-anchor': 'middle', 'font-size': 15}),
    ),
    words(middle, bottom + 46, 'Percentual da população, por faixa etária (anos)', {
      'text-anchor': 'middle',
      'font-weight': 600,
    }),
  ])
}
