import {useId} from 'react'
import {chart} from 'styled-system/recipes/chart'
import {ChartFigure, EmptyChart} from './ChartFigure.tsx'
import {ChartFold} from './ChartFold.tsx'
import {ChartTable} from './ChartTable.tsx'
import {radarShape} from './radar.ts'

export interface RadarChartProps {
  readonly title: string
  /** What the drawing shows, in a sentence, for those who do not see it. */
  readonly description: string
  readonly axes: readonly {
    readonly id: string
    readonly label: string
    /** A few letters for the rim. */
    readonly short: string
    /** 0 to 100. */
    readonly value: number
  }[]
  /** Heads of the table: what an axis is, its value. */
  readonly columns: readonly [name: string, value: string]
  readonly formatValue: (value: number) => string
  /** On what opens the table. */
  readonly tableLabel: string
  /** Said where there is nothing to draw. */
  readonly empty: string
}

const [width, height] = [280, 290]
const room = {radius: 92, gap: 10, half: 16}

function Scale({shape}: {readonly shape: ReturnType<typeof radarShape>}) {
  const styles = chart()
  return (
    <g className={styles.scale} fill="none" stroke="currentColor">
      {shape.ticks.map(({value, radius}) => (
        <circle
          key={value}
          r={radius}
          strokeWidth={value === 100 ? 1.2 : 0.8}
          strokeDasharray={value === 100 ? undefined : '2 3'}
        />
      ))}
      {shape.axes.map(({end}) => (
        <line key={`${end.x} ${end.y}`} x2={end.x} y2={end.y} strokeWidth="0.8" />
      ))}
    </g>
  )
}

function Values({shape}: {readonly shape: ReturnType<typeof radarShape>}) {
  const styles = chart({series: 'one'})
  return (
    <g className={styles.series} fill="currentColor" stroke="currentColor">
      {shape.outline === null ? (
        shape.axes.map(({end, point}) => (
          <line key={`${end.x} ${end.y}`} x2={point.x} y2={point.y} strokeWidth="6" strokeLinecap="round" />
        ))
      ) : (
        <path d={shape.outline} fillOpacity="0.22" strokeWidth="2.5" strokeLinejoin="round" />
      )}
      {shape.axes.map(({end, point}) => (
        <circle key={`${end.x} ${end.y}`} cx={point.x} cy={point.y} r="4" />
      ))}
    </g>
  )
}

/** Values of 0 to 100 on axes around a middle. Each axis has its value written beside it, and all stand in a table. */
export function RadarChart({title, description, axes, columns, formatValue, tableLabel, empty}: RadarChartProps) {
  const id = useId()
  const styles = chart()
  if (axes.length === 0) return <EmptyChart title={title}>{empty}</EmptyChart>
  const shape = radarShape(
    axes.map(({value}) => value),
    room,
  )
  return (
    <ChartFigure
      id={id}
      title={title}
      description={description}
      size={[width, height]}
      drawing={
        <>
          <Scale shape={shape} />
          <Values shape={shape} />
          {shape.ticks.map(({value, radius}) => (
            <text key={value} className={styles.number} x="-5" y={-radius} textAnchor="end" dominantBaseline="central">
              {value}
            </text>
          ))}
          {axes.map(({id: key, short, value}, index) => {
            const label = shape.axes[index]?.label
            return label ? (
              <text key={key} className={styles.strong} textAnchor={label.anchor}>
                <tspan x={label.x} y={label.y - 3}>
                  {short}
                </tspan>
                <tspan x={label.x} y={label.y + 14} fontWeight="400">
                  {formatValue(value)}
                </tspan>
              </text>
            ) : null
          })}
        </>
      }
    >
      <ChartFold label={tableLabel}>
        <ChartTable
          caption={title}
          columns={columns}
          rows={axes.map(({id: key, label, value}) => ({id: key, name: label, cells: [formatValue(value)]}))}
        />
      </ChartFold>
    </ChartFigure>
  )
}
