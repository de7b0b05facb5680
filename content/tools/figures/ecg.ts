import {line as lineOf} from 'd3-shape'
import type {EcgFigure} from './ecg.schema.ts'
import {heartSignal} from './heartbeat.ts'
import {gain, paper, speed} from './paper.ts'
import {group, path, sheet, tenth, words} from './svg.ts'

const longestRow = 8
const rowHeight = 40
/** Where the line lies in its row, from the top. */
const rowLine = 25
const width = 640
const margin = 12
const header = 34

/** A strip on millimetre paper; a long one goes on in a second row. */
export function drawEcg({rhythm, rate, lead, seconds}: Omit<EcgFigure, 'alt' | 'kind'>): string {
  const rows = seconds > longestRow ? 2 : 1
  const perRow = seconds / rows
  const scale = (width - 2 * margin) / (perRow * speed)
  const signal = heartSignal(rhythm, rate, seconds)
  const height = rows * rowHeight * scale
  return sheet(
    header + height + margin,
    [
      words(margin + 2, 24, lead, {'font-weight': 700, 'font-size': 20}),
      words(width - margin, 23, '25 mm/s · 10 mm/mV', {'text-anchor': 'end', 'font-size': 17}),
      group(
        {transform: `translate(${margin} ${header})`},
        ...paper(perRow * speed, rows * rowHeight, scale),
        ...traces(signal, rows, perRow, scale),
      ),
    ],
    width,
  )
}

/** A point each 4 ms, as recorders take them. */
function traces(signal: (t: number) => number, rows: number, perRow: number, scale: number): readonly string[] {
  const count = Math.round(perRow * 250)
  return Array.from({length: rows}, (_, row) => {
    const points = Array.from({length: count + 1}, (__, at): [number, number] => {
      const t = at / 250
      const millivolts = Math.max(-1.45, Math.min(2.4, signal(row * perRow + t)))
      return [tenth(t * speed * scale), tenth((row * rowHeight + rowLine - millivolts * gain) * scale)]
    })
    return path(lineOf()(points) ?? '', {stroke: '#111827', 'stroke-width': 1.9, 'stroke-linejoin': 'round'})
  })
}
