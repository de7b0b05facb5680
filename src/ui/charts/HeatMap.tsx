import {type ReactNode, useId, useState} from 'react'
import {chart} from 'styled-system/recipes/chart'
import {dayAt, type HeatLevel, heatShape} from './calendarHeat.ts'
import {EmptyChart} from './ChartFigure.tsx'
import {ChartReader} from './ChartReader.tsx'
import {PlotFigure} from './PlotFigure.tsx'

export interface HeatMapProps {
  readonly title: string
  readonly description: string
  /** One by one, the first of them a Monday. */
  readonly days: readonly {
    readonly id: string
    readonly level: HeatLevel
    /** The name of a month, on its first day. */
    readonly month?: string
  }[]
  readonly wordsOf: (day: number) => string
  readonly readerLabel: string
  /** Beside the samples of its levels. */
  readonly less: string
  readonly more: string
  readonly empty: string
  /** Its table. */
  readonly children: ReactNode
}

/** The more, the larger and darker: read in grey, and without seeing colours. */
const sides: Readonly<Record<HeatLevel, number>> = {0: 1, 1: 0.42, 2: 0.62, 3: 0.82, 4: 1}

function Day({
  level,
  size,
  x,
  y,
}: {
  readonly level: HeatLevel
  readonly size: number
  readonly x: number
  readonly y: number
}) {
  const styles = chart({series: 'one'})
  const side = sides[level] * size
  const inset = (size - side) / 2
  return (
    <>
      <rect className={styles.blank} x={x + 0.5} y={y + 0.5} width={size - 1} height={size - 1} rx="2.5" />
      {level === 0 ? null : (
        <g className={styles.series}>
          <rect x={x + inset} y={y + inset} width={side} height={side} rx={level < 3 ? 1.5 : 2.5} fill="currentColor" />
        </g>
      )}
    </>
  )
}

function Levels({less, more}: Pick<HeatMapProps, 'less' | 'more'>) {
  const styles = chart()
  return (
    <p className={styles.levels} aria-hidden="true">
      {less}
      <svg viewBox="0 0 76 14" width="76" height="14" focusable="false">
        {([0, 1, 2, 3, 4] as const).map((level) => (
          <Day key={level} level={level} size={12} x={level * 16} y={1} />
        ))}
      </svg>
      {more}
    </p>
  )
}

/** A value for each day, in columns of weeks. */
export function HeatMap({title, description, days, wordsOf, readerLabel, less, more, empty, children}: HeatMapProps) {
  const id = useId()
  const styles = chart()
  const [chosen, setChosen] = useState<number | null>(null)
  if (days.length === 0) return <EmptyChart title={title}>{empty}</EmptyChart>
  const current = Math.min(chosen ?? days.length - 1, days.length - 1)
  const shapeAt = (width: number) => heatShape(days.length, width, (index) => days[index]?.month !== undefined)
  return (
    <PlotFigure
      id={id}
      title={title}
      description={description}
      heightOf={(width) => shapeAt(width).height}
      onPoint={(x, y, width) => {
        const day = dayAt(shapeAt(width), x, y)
        if (day !== null) setChosen(day)
      }}
      renderDrawing={(width) => {
        const shape = shapeAt(width)
        const read = shape.cells[current]
        return (
          <>
            {shape.months.map(({index, x, y}) => (
              <text key={index} className={styles.number} x={x} y={y}>
                {days[index]?.month}
              </text>
            ))}
            {shape.cells.map(({x, y}, index) => (
              <Day key={days[index]?.id} level={days[index]?.level ?? 0} size={shape.size} x={x} y={y} />
            ))}
            {read ? (
              <rect
                className={styles.cursor}
                fill="none"
                x={read.x - 1}
                y={read.y - 1}
                width={shape.size + 2}
                height={shape.size + 2}
                rx="3.5"
              />
            ) : null}
          </>
        )
      }}
    >
      <Levels less={less} more={more} />
      <ChartReader label={readerLabel} count={days.length} current={current} onRead={setChosen} wordsOf={wordsOf} />
      {children}
    </PlotFigure>
  )
}
