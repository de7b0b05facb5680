import {useId} from 'react'
import {chart} from 'styled-system/recipes/chart'
import {ChartFigure, EmptyChart} from './ChartFigure.tsx'
import {ChartTable} from './ChartTable.tsx'
import {pieShapes, sharesOf} from './pie.ts'
import {patternOf, Patterns, type SeriesName, Swatch} from './Series.tsx'

export interface PieChartProps {
  readonly title: string
  /** What the drawing shows, in a sentence, for those who do not see it. */
  readonly description: string
  readonly slices: readonly {
    readonly id: string
    readonly label: string
    /** A few letters for the rim. */
    readonly short: string
    readonly value: number
    readonly series: SeriesName
  }[]
  /** In the middle: what the slices are parts of. */
  readonly centre: {readonly value: string; readonly unit: string}
  /** Heads of the table: what a slice is, its value, its share. */
  readonly columns: readonly [name: string, value: string, share: string]
  readonly formatShare: (share: number) => string
  /** Said where there is nothing to draw. */
  readonly empty: string
}

const [width, height] = [280, 232]
const ring = {radius: 92, hole: 50, gap: 12}

/** Parts of a whole, clockwise in their order. Its table is its legend, so that every value can be read. */
export function PieChart({title, description, slices, centre, columns, formatShare, empty}: PieChartProps) {
  const id = useId()
  const styles = chart()
  const shapes = pieShapes(slices, ring)
  const shares = sharesOf(slices)
  const sliceOf = (shape: {readonly id: string}) => slices.find((slice) => slice.id === shape.id)
  const rows = slices.map(({id: key, label, value, series}, index) => ({
    id: key,
    name: (
      <span className={styles.key}>
        <Swatch chartId={id} name={series} />
        {label}
      </span>
    ),
    cells: [String(value), formatShare(shares[index] ?? 0)],
  }))
  if (shapes.length === 0) return <EmptyChart title={title}>{empty}</EmptyChart>
  return (
    <ChartFigure
      id={id}
      title={title}
      description={description}
      size={[width, height]}
      drawing={
        <>
          <Patterns chartId={id} names={[...new Set(slices.map(({series}) => series))]} />
          {shapes.map((shape) => (
            <path
              key={shape.id}
              className={styles.ground}
              d={shape.path}
              fill={patternOf(id, sliceOf(shape)?.series ?? 'one')}
              stroke="currentColor"
              strokeWidth={shapes.length > 1 ? 2.5 : 0}
            />
          ))}
          {shapes.map(
            (shape) =>
              shape.label && (
                <text
                  key={shape.id}
                  className={styles.strong}
                  x={shape.label.x}
                  y={shape.label.y}
                  textAnchor={shape.label.anchor}
                  dominantBaseline="central"
                >
                  {sliceOf(shape)?.short}
                </text>
              ),
          )}
          <text className={styles.strong} style={{fontSize: '24px'}} textAnchor="middle" y="2">
            {centre.value}
          </text>
          <text className={styles.number} textAnchor="middle" y="22">
            {centre.unit}
          </text>
        </>
      }
    >
      <ChartTable caption={title} columns={columns} rows={rows} />
    </ChartFigure>
  )
}
