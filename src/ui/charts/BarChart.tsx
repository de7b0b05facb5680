import {scaleLinear} from 'd3-scale'
import {type ReactNode, useId, useState} from 'react'
import {chart} from 'styled-system/recipes/chart'
import {EmptyChart} from './ChartFigure.tsx'
import {ChartReader} from './ChartReader.tsx'
import {ChartFold} from './ChartFold.tsx'
import {ChartTable} from './ChartTable.tsx'
import {fitted} from './fitted.ts'
import {PlotFigure} from './PlotFigure.tsx'
import {patternOf, Patterns, type SeriesName, Swatch} from './Series.tsx'

export interface BarChartProps {
  readonly title: string
  readonly description: string
  readonly series: readonly {readonly id: string; readonly label: string; readonly look: SeriesName}[]
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    /** In the order of the series; null where there is none. */
    readonly values: readonly (number | null)[]
    /** A value to reach, drawn as a line across the bars. */
    readonly mark?: number
  }[]
  /** The end of the scale; without one the greatest value, rounded up. */
  readonly most?: number
  readonly formatValue: (value: number) => string
  /** What a row says in words. */
  readonly wordsOf: (row: number) => string
  readonly readerLabel: string
  /** Heads of the table: what a row is, each series. */
  readonly columns: readonly string[]
  /** On what opens the table. */
  readonly tableLabel: string
  readonly empty: string
  /** Above its table. */
  readonly children?: ReactNode
}

const bar = 16
const between = 5
const head = 22
const after = 18
/** Right of the bars: what they measure. */
const valueRoom = 52

const rowHeight = (series: number): number => head + series * (bar + between) + after

type Values = {
  readonly chartId: string
  readonly row: BarChartProps['rows'][number]
  readonly top: number
  readonly width: number
  readonly scale: (value: number) => number
}

function Row({
  row,
  top,
  series,
  scale,
  chartId,
  formatValue,
  width,
}: Values & Pick<BarChartProps, 'series' | 'formatValue'>) {
  const styles = chart()
  const bars = top + head
  return (
    <g>
      <text className={styles.strong} x="0" y={top + 13}>
        {fitted(row.label, width)}
      </text>
      {series.map(({id, look}, index) => {
        const value = row.values[index]
        const y = bars + index * (bar + between)
        if (value === null || value === undefined) return null
        const length = Math.max(scale(value), 1.5)
        return (
          <g key={id}>
            <rect
              className={chart({series: look}).series}
              x="0.5"
              y={y + 0.5}
              width={length}
              height={bar - 1}
              rx="2"
              fill={patternOf(chartId, look)}
              stroke="currentColor"
            />
            <text className={styles.number} x={width} y={y + bar / 2} textAnchor="end" dominantBaseline="central">
              {formatValue(value)}
            </text>
          </g>
        )
      })}
      {row.mark === undefined ? null : (
        <line
          className={styles.target}
          x1={Math.min(scale(row.mark), width)}
          x2={Math.min(scale(row.mark), width)}
          y1={bars - 3}
          y2={bars + series.length * (bar + between) - between + 3}
        />
      )}
    </g>
  )
}

/** Values beside each other, a row for each thing and a bar for each series, told apart by pattern and order. */
export function BarChart(props: BarChartProps) {
  const {title, description, series, rows, formatValue, wordsOf, readerLabel, columns, tableLabel, empty, children} =
    props
  const id = useId()
  const styles = chart()
  const [chosen, setChosen] = useState(0)
  if (rows.length === 0) return <EmptyChart title={title}>{empty}</EmptyChart>
  const current = Math.min(chosen, rows.length - 1)
  const height = rowHeight(series.length)
  const greatest = Math.max(1, ...rows.flatMap(({values, mark}) => [...values.map((value) => value ?? 0), mark ?? 0]))
  return (
    <PlotFigure
      id={id}
      title={title}
      description={description}
      heightOf={() => rows.length * height - after + 4}
      onPoint={(_, y) => setChosen(Math.min(rows.length - 1, Math.max(0, Math.floor(y / height))))}
      legend={
        series.length < 2 ? undefined : (
          <ul className={styles.legend}>
            {series.map(({id: key, label, look}) => (
              <li key={key} className={styles.key}>
                <Swatch chartId={id} name={look} />
                {label}
              </li>
            ))}
          </ul>
        )
      }
      renderDrawing={(width) => {
        const scale = scaleLinear()
          .domain([0, props.most ?? greatest])
          .range([0, Math.max(width - valueRoom, 40)])
          .clamp(true)
        return (
          <>
            <Patterns chartId={id} names={series.map(({look}) => look)} />
            {rows.map((row, index) => (
              <Row
                key={row.id}
                row={row}
                top={index * height}
                width={width}
                series={series}
                scale={scale}
                chartId={id}
                formatValue={formatValue}
              />
            ))}
          </>
        )
      }}
    >
      <ChartReader label={readerLabel} count={rows.length} current={current} onRead={setChosen} wordsOf={wordsOf} />
      {children}
      <ChartFold label={tableLabel}>
        <ChartTable
          caption={title}
          columns={columns}
          rows={rows.map(({id: key, label, values}) => ({
            id: key,
            name: label,
            cells: series.map((_, index) => {
              const value = values[index]
              return value === null || value === undefined ? '–' : formatValue(value)
            }),
          }))}
        />
      </ChartFold>
    </PlotFigure>
  )
}
