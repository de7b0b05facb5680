import {useId} from 'react'
import {chart} from 'styled-system/recipes/chart'
import {type Centre, CentreText} from './CentreText.tsx'
import {ChartFigure, EmptyChart} from './ChartFigure.tsx'
import {ChartTable} from './ChartTable.tsx'
import {ringShapes} from './ring.ts'
import {patternOf, Patterns, type SeriesName, Swatch} from './Series.tsx'

export interface ProgressRingProps {
  readonly title: string
  readonly description: string
  readonly parts: readonly {
    readonly id: string
    readonly label: string
    readonly done: number
    readonly total: number
    readonly look: SeriesName
  }[]
  readonly centre: Centre
  /** Heads of the table: what a part is, what is done of it. */
  readonly columns: readonly [name: string, done: string]
  readonly formatDone: (done: number, total: number) => string
  readonly empty: string
}

const ring = {radius: 98, hole: 70}

/** How much of several things is done, each as long as its share of the whole. Its table is its legend. */
export function ProgressRing({title, description, parts, centre, columns, formatDone, empty}: ProgressRingProps) {
  const id = useId()
  const styles = chart()
  const shapes = ringShapes(parts, ring)
  if (shapes.length === 0) return <EmptyChart title={title}>{empty}</EmptyChart>
  return (
    <ChartFigure
      id={id}
      title={title}
      description={description}
      size={[232, 216]}
      drawing={
        <>
          <Patterns chartId={id} names={parts.map(({look}) => look)} />
          {shapes.map(({id: key, track, fill}) => {
            const look = parts.find((part) => part.id === key)?.look ?? 'one'
            return (
              <g key={key}>
                <path className={styles.blank} d={track} />
                {fill === '' ? null : (
                  <path
                    className={chart({series: look}).series}
                    d={fill}
                    fill={patternOf(id, look)}
                    stroke="currentColor"
                    strokeWidth="1"
                  />
                )}
              </g>
            )
          })}
          <CentreText {...centre} size={28} />
        </>
      }
    >
      <ChartTable
        caption={title}
        columns={columns}
        rows={parts.map(({id: key, label, done, total, look}) => ({
          id: key,
          name: (
            <span className={styles.key}>
              <Swatch chartId={id} name={look} />
              {label}
            </span>
          ),
          cells: [formatDone(done, total)],
        }))}
      />
    </ChartFigure>
  )
}
