import {useId, useState} from 'react'
import {chart} from 'styled-system/recipes/chart'
import {EmptyChart} from './ChartFigure.tsx'
import {ChartReader} from './ChartReader.tsx'
import {ChartFold} from './ChartFold.tsx'
import {ChartTable} from './ChartTable.tsx'
import {type LineShape, lineShape, type LineValue, nearest} from './line.ts'
import {PlotFigure} from './PlotFigure.tsx'
import type {SeriesName} from './Series.tsx'

export interface LineSeries {
  readonly id: string
  readonly label: string
  readonly look: SeriesName
  /** A line to compare with: broken, with hollow points. */
  readonly isReference?: boolean
}

export interface LineChartProps {
  readonly title: string
  readonly description: string
  readonly series: readonly LineSeries[]
  /** The end of the scale; 100 without one. */
  readonly most?: number
  /** From left to right. `values` are of 0 to `most`, in the order of the series; null where there is none. */
  readonly points: readonly {
    readonly id: string
    /** Below the line, a few letters. */
    readonly short: string
    /** In the table and for who reads point by point. */
    readonly name: string
    readonly values: readonly LineValue[]
    /** Further cells of the table. */
    readonly cells?: readonly string[]
  }[]
  /** Heads of the table: a point, each series, what the cells are. */
  readonly columns: readonly string[]
  readonly formatValue: (value: LineValue) => string
  /** What a point says in words. */
  readonly wordsOf: (point: number) => string
  readonly readerLabel: string
  readonly tableLabel: string
  /** Said where there is nothing to draw. */
  readonly empty: string
}

const room = {left: 40, right: 14, top: 12, bottom: 28}

function Scale({shape, width}: {readonly shape: LineShape; readonly width: number}) {
  const styles = chart()
  return (
    <>
      <g className={styles.scale} stroke="currentColor">
        {shape.ticks.map(({value, y}) => (
          <line
            key={value}
            x1={room.left - 6}
            x2={width - room.right + 6}
            y1={y}
            y2={y}
            strokeWidth={value === 0 ? 1.2 : 0.8}
            strokeDasharray={value === 0 ? undefined : '2 4'}
          />
        ))}
      </g>
      {shape.ticks.map(({value, y}) => (
        <text
          key={value}
          className={styles.number}
          x={room.left - 10}
          y={y}
          textAnchor="end"
          dominantBaseline="central"
        >
          {value}
        </text>
      ))}
    </>
  )
}

function Line({series, line}: {readonly series: LineSeries; readonly line: LineShape['lines'][number]}) {
  const styles = chart({series: series.look})
  return (
    <g className={styles.series} stroke="currentColor">
      <path
        d={line.path}
        fill="none"
        strokeWidth={series.isReference ? 2 : 2.75}
        strokeDasharray={series.isReference ? '6 5' : undefined}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {line.points.map((point) =>
        point === null ? null : series.isReference ? (
          <rect
            key={point.x}
            className={chart().paper}
            x={point.x - 3}
            y={point.y - 3}
            width="6"
            height="6"
            strokeWidth="1.75"
          />
        ) : (
          <circle key={point.x} cx={point.x} cy={point.y} r="3.75" fill="currentColor" strokeWidth="0" />
        ),
      )}
    </g>
  )
}

/** A sample of a line, for the words that name it. */
const Key = ({series}: {readonly series: LineSeries}) => (
  <svg className={`${chart({series: series.look}).series} ${chart().keyLine}`} viewBox="0 0 28 12" aria-hidden="true">
    <line
      x1="2"
      x2="26"
      y1="6"
      y2="6"
      stroke="currentColor"
      strokeWidth={series.isReference ? 2 : 2.75}
      strokeDasharray={series.isReference ? '6 5' : undefined}
      strokeLinecap="round"
    />
    {series.isReference ? null : <circle cx="14" cy="6" r="3.75" fill="currentColor" />}
  </svg>
)

/** Lines over time, on a scale from 0. Told apart by their stroke and their points as well as by colour. */
export function LineChart(props: LineChartProps) {
  const {title, description, series, points, columns, formatValue, wordsOf, readerLabel, tableLabel, empty} = props
  const id = useId()
  const styles = chart()
  const [chosen, setChosen] = useState<number | null>(null)
  if (points.length === 0) return <EmptyChart title={title}>{empty}</EmptyChart>
  const current = Math.min(chosen ?? points.length - 1, points.length - 1)
  const shapeAt = (width: number, height: number) =>
    lineShape(
      series.map((_, index) => points.map(({values}) => values[index] ?? null)),
      {width, height, ...room},
      props.most,
    )
  return (
    <PlotFigure
      id={id}
      title={title}
      description={description}
      heightOf={(width) => Math.min(280, Math.max(190, width * 0.42))}
      onPoint={(x, _, width) => setChosen(nearest(shapeAt(width, 0).xs, x))}
      legend={
        <ul className={styles.legend}>
          {series.map((one) => (
            <li key={one.id} className={styles.key}>
              <Key series={one} />
              {one.label}
            </li>
          ))}
        </ul>
      }
      renderDrawing={(width, height) => {
        const shape = shapeAt(width, height)
        const x = shape.xs[current] ?? room.left
        return (
          <>
            <Scale shape={shape} width={width} />
            <line className={styles.cursor} x1={x} x2={x} y1={room.top - 6} y2={height - room.bottom} />
            {series.map((one, index) => {
              const line = shape.lines[index]
              return line === undefined ? null : <Line key={one.id} series={one} line={line} />
            })}
            {shape.named.map((index) => (
              <text
                key={index}
                className={styles.number}
                x={shape.xs[index]}
                y={height - 8}
                textAnchor={index === points.length - 1 && points.length > 1 ? 'end' : index === 0 ? 'start' : 'middle'}
              >
                {points[index]?.short}
              </text>
            ))}
          </>
        )
      }}
    >
      <ChartReader
        label={readerLabel}
        count={points.length}
        current={current}
        onRead={setChosen}
        wordsOf={wordsOf}
        inset={[room.left - 10, room.right - 10]}
      />
      <ChartFold label={tableLabel}>
        <ChartTable
          caption={title}
          columns={columns}
          rows={points.map(({id: key, name, values, cells = []}) => ({
            id: key,
            name,
            cells: [...series.map((_, index) => formatValue(values[index] ?? null)), ...cells],
          }))}
        />
      </ChartFold>
    </PlotFigure>
  )
}
