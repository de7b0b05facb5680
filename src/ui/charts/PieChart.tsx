import {useId, useState} from 'react'
import {chart} from 'styled-system/recipes/chart'
import {type Centre, CentreText} from './CentreText.tsx'
import {ChartFigure, EmptyChart} from './ChartFigure.tsx'
import {ChartReader} from './ChartReader.tsx'
import {ChartTable} from './ChartTable.tsx'
import {percentsOf, pieShapes} from './pie.ts'
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
    /** Further cells of its row in the table. */
    readonly cells?: readonly string[]
  }[]
  /** In the middle: what the slices are parts of. */
  readonly centre: Centre
  /** Heads of the table: what a slice is, its value, its share, and what its further cells are. */
  readonly columns: readonly [name: string, value: string, share: string, ...further: string[]]
  /** Of whole percents, which sum to 100. */
  readonly formatShare: (percent: number) => string
  /** As it is without one. */
  readonly formatValue?: (value: number) => string
  /** Names what reads the slices one by one; without it the table alone does. */
  readonly readerLabel?: string
  /** Said where there is nothing to draw. */
  readonly empty: string
}

const [width, height] = [280, 232]
const ring = {radius: 92, hole: 50, gap: 12}

/** Parts of a whole, clockwise in their order. Its table is its legend, so that every value can be read. */
export function PieChart({
  title,
  description,
  slices,
  centre,
  columns,
  formatShare,
  formatValue = String,
  readerLabel,
  empty,
}: PieChartProps) {
  const id = useId()
  const styles = chart()
  const [chosen, setChosen] = useState(0)
  const shapes = pieShapes(slices, ring)
  const percents = percentsOf(slices)
  const sliceOf = (shape: {readonly id: string}) => slices.find((slice) => slice.id === shape.id)
  const rows = slices.map(({id: key, label, value, series, cells = []}, index) => ({
    id: key,
    name: (
      <span className={styles.key}>
        <Swatch chartId={id} name={series} />
        {label}
      </span>
    ),
    cells: [formatValue(value), formatShare(percents[index] ?? 0), ...cells],
  }))
  const current = Math.min(chosen, slices.length - 1)
  const wordsOf = (place: number) => {
    const slice = slices[place]
    return slice === undefined
      ? ''
      : `${slice.label}: ${formatValue(slice.value)} (${formatShare(percents[place] ?? 0)})`
  }
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
          {shapes.map(({id: key, path}) =>
            readerLabel !== undefined && key === slices[current]?.id && shapes.length > 1 ? (
              <path key={key} className={styles.cursor} d={path} fill="none" />
            ) : null,
          )}
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
          <CentreText {...centre} size={24} />
        </>
      }
    >
      {readerLabel === undefined ? null : (
        <ChartReader label={readerLabel} count={slices.length} current={current} onRead={setChosen} wordsOf={wordsOf} />
      )}
      <ChartTable caption={title} columns={columns} rows={rows} />
    </ChartFigure>
  )
}
