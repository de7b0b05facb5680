import type {Ecg12Figure} from './ecg12.schema.ts'
import {gain, paper, speed} from './paper.ts'
import {simplified, type Point} from './simplified.ts'
import {group, path, sheet, tenth, words} from './svg.ts'
import {seconds, twelveLeads, type Lead, type TwelveLeads} from './twelveLeads.ts'

/** All leads run at once: each row goes from lead to lead, the last one stays with DII. */
const rows: readonly (readonly Lead[])[] = [
  ['DI', 'aVR', 'V1', 'V4'],
  ['DII', 'aVL', 'V2', 'V5'],
  ['DIII', 'aVF', 'V3', 'V6'],
  ['DII', 'DII', 'DII', 'DII'],
]
const columns = 4
/** Units of the drawing a millimetre of paper. */
const scale = 2.7
const margin = 9
const header = 36
/** Millimetres of paper: the mark of 1 mV stands before the leads. */
const markAt = 1.5
const markWide = 5
const left = 8
const wide = left + seconds * speed + 2
const columnWide = (seconds * speed) / columns
/** Millimetres that a lead's name needs and where it begins in its column; so many stay free around it and between rows. */
const nameHigh = 6.5
const nameWide = 16.5
const nameLeft = 1.5
const clear = 2
/** Units of the drawing by which a line may miss a sample: a two hundredth of a millivolt. */
const tolerance = 0.14

/** A lead in its column, in millimetres from the left of its column and upwards from the line. */
interface Cell {
  readonly lead: Lead
  readonly left: number
  readonly points: readonly Point[]
}

interface Row {
  readonly cells: readonly Cell[]
  /** How far the names' feet stand above the line. */
  readonly nameFoot: number
}

/** The standard page: twelve leads of 2.5 seconds each above ten seconds of DII. */
export function drawEcg12(heart: Omit<Ecg12Figure, 'alt' | 'kind'>): string {
  const record = twelveLeads(heart)
  const placed = linesOf(rows.map((leads) => rowOf(record, leads)))
  const last = placed.at(-1)
  const high =
    last === undefined ? 0 : Math.ceil((last.line + Math.max(...last.row.cells.map(depthOf)) + clear) / 5) * 5
  return sheet(
    header + high * scale + margin,
    [
      words(margin + wide * scale, 25, '25 mm/s · 10 mm/mV', {'text-anchor': 'end', 'font-size': 19}),
      group(
        {transform: `translate(${margin} ${header})`},
        ...paper(wide, high, scale),
        group(
          {fill: 'none', stroke: '#111827', 'stroke-width': 1.6, 'stroke-linejoin': 'round'},
          ...placed.flatMap(({row, line}) => [calibration(line), ...row.cells.map((cell) => trace(cell, line))]),
        ),
        ...placed.flatMap(({row, line}) => names(row, line)),
      ),
    ],
    wide * scale + 2 * margin,
  )
}

function rowOf({perSecond, millivolts}: TwelveLeads, leads: readonly Lead[]): Row {
  const perColumn = (seconds * perSecond) / columns
  const cells = leads.map((lead, column) => ({
    lead,
    left: left + column * columnWide,
    points: millivolts[lead]
      .slice(column * perColumn, (column + 1) * perColumn + 1)
      .map((value, at): Point => [(at / perSecond) * speed, value * gain]),
  }))
  const below = cells.flatMap(({points}, column) => [
    heightOf(points.filter(([x]) => x <= nameLeft + nameWide + clear)),
    // The lead before may end beside the name.
    heightOf((cells[column - 1]?.points ?? []).filter(([x]) => x >= columnWide + nameLeft - clear)),
  ])
  return {cells, nameFoot: Math.max(2, ...below) + clear}
}

const heightOf = (points: readonly Point[]): number => Math.max(0, ...points.map(([, y]) => y))
const depthOf = ({points}: Cell): number => Math.max(0, ...points.map(([, y]) => -y))

/** Where the rows' lines lie from the top, so that no lead reaches into another or into its name. */
function linesOf(all: readonly Row[]): readonly {readonly row: Row; readonly line: number}[] {
  let above: readonly number[] = []
  let line = 0
  return all.map((row) => {
    const needed = row.cells.map(
      ({points}, column) => (above[column] ?? 0) + Math.max(heightOf(points), row.nameFoot + nameHigh),
    )
    line += Math.ceil((Math.max(...needed) + clear) / 5) * 5
    above = row.cells.map(depthOf)
    return {row, line}
  })
}

const calibration = (line: number): string =>
  path(
    `M${tenth((markAt - 1) * scale)},${tenth(line * scale)}h2.7v-${gain * scale}h${markWide * scale}v${gain * scale}h2.7`,
    {stroke: undefined, fill: undefined},
  )

/** A lead as short steps from one point to the next, of which only those stay that the eye needs. */
function trace({left: from, points}: Cell, line: number): string {
  const drawn = simplified(
    points.map(([x, y]): Point => [(from + x) * scale, (line - y) * scale]),
    tolerance,
  )
  const [start, ...steps] = drawn.map(([x, y]): Point => [tenth(x), tenth(y)])
  if (start === undefined) return ''
  let [x, y] = start
  const written = steps.map(([toX, toY]) => {
    const step = `l${tenth(toX - x)},${tenth(toY - y)}`
    ;[x, y] = [toX, toY]
    return step
  })
  return path(`M${start[0]},${start[1]}${written.join('')}`, {stroke: undefined, fill: undefined})
}

/** The name of each lead where it begins, with a stroke between two. */
function names({cells, nameFoot}: Row, line: number): readonly string[] {
  return cells
    .filter(({lead}, at) => lead !== cells[at - 1]?.lead)
    .flatMap((cell) => [
      words((cell.left + nameLeft) * scale, (line - nameFoot) * scale, cell.lead, {
        'font-size': 22,
        'font-weight': 700,
      }),
    ])
}
