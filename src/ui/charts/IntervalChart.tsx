import {scaleLinear} from 'd3-scale'
import {type ReactNode, useId, useState} from 'react'
import {chart} from 'styled-system/recipes/chart'
import {EmptyChart} from './ChartFigure.tsx'
import {ChartReader} from './ChartReader.tsx'
import {fitted} from './fitted.ts'
import {PlotFigure} from './PlotFigure.tsx'

export interface IntervalRow {
  readonly id: string
  readonly label: string
  /** 0 to 100. */
  readonly value: number
  readonly low: number
  readonly high: number
  /** A value to reach, 0 to 100. */
  readonly mark?: number
}

export interface IntervalChartProps {
  readonly title: string
  readonly description: string
  readonly rows: readonly IntervalRow[]
  readonly formatValue: (value: number) => string
  readonly wordsOf: (row: number) => string
  readonly readerLabel: string
  readonly empty: string
  readonly children?: ReactNode
}

const height = 58
const axis = 26
const side = 10

function Row({
  row,
  top,
  width,
  scale,
  isRead,
}: {
  readonly row: IntervalRow
  readonly top: number
  readonly width: number
  readonly scale: (value: number) => number
  readonly isRead: boolean
}) {
  const styles = chart()
  const y = top + 36
  const markAt = scale(row.mark ?? 0)
  return (
    <g>
      <text className={styles.strong} x={side} y={top + 14}>
        {fitted(row.label, width - 2 * side)}
      </text>
      <g className={chart({series: 'one'}).series}>
        <rect
          x={scale(row.low)}
          y={y - 7}
          width={Math.max(scale(row.high) - scale(row.low), 2)}
          height="14"
          rx="7"
          fill="currentColor"
          fillOpacity={isRead ? 0.34 : 0.22}
          stroke="currentColor"
          strokeWidth="1.25"
        />
        <circle cx={scale(row.value)} cy={y} r="6" fill="currentColor" />
      </g>
      {row.mark === undefined ? null : (
        <line className={styles.target} x1={markAt} x2={markAt} y1={y - 13} y2={y + 13} />
      )}
    </g>
  )
}

/** Estimates with the range they may lie in, each on the same scale of 0 to 100, and what is to be reached. */
export function IntervalChart({
  title,
  description,
  rows,
  formatValue,
  wordsOf,
  readerLabel,
  empty,
  children,
}: IntervalChartProps) {
  const id = useId()
  const styles = chart()
  const [chosen, setChosen] = useState(0)
  if (rows.length === 0) return <EmptyChart title={title}>{empty}</EmptyChart>
  const current = Math.min(chosen, rows.length - 1)
  const bottom = rows.length * height
  return (
    <PlotFigure
      id={id}
      title={title}
      description={description}
      heightOf={() => bottom + axis}
      onPoint={(_, y) => setChosen(Math.min(rows.length - 1, Math.max(0, Math.floor(y / height))))}
      renderDrawing={(width) => {
        const scale = scaleLinear()
          .domain([0, 100])
          .range([side, width - side])
          .clamp(true)
        return (
          <>
            <g className={styles.scale} stroke="currentColor">
              {[0, 25, 50, 75, 100].map((value) => (
                <line
                  key={value}
                  x1={scale(value)}
                  x2={scale(value)}
                  y1="22"
                  y2={bottom}
                  strokeWidth="0.8"
                  strokeDasharray="2 4"
                />
              ))}
            </g>
            {[0, 25, 50, 75, 100].map((value) => (
              <text
                key={value}
                className={styles.number}
                x={scale(value)}
                y={bottom + 18}
                textAnchor={value === 0 ? 'start' : value === 100 ? 'end' : 'middle'}
              >
                {formatValue(value)}
              </text>
            ))}
            {rows.map((row, index) => (
              <Row key={row.id} row={row} top={index * height} scale={scale} width={width} isRead={index === current} />
            ))}
          </>
        )
      }}
    >
      <ChartReader label={readerLabel} count={rows.length} current={current} onRead={setChosen} wordsOf={wordsOf} />
      {children}
    </PlotFigure>
  )
}
