import type {ReactNode} from 'react'
import {chart} from 'styled-system/recipes/chart'

/** Six looks, each of a colour and a pattern, so that nobody has to tell them by colour, nor a printer in grey. */
export const seriesNames = ['one', 'two', 'three', 'four', 'five', 'six'] as const
export type SeriesName = (typeof seriesNames)[number]

const line = {stroke: 'currentColor', strokeWidth: 1.6, fill: 'none'} as const

/** What is drawn over the colour, in tiles of 8 × 8. */
const marks: Record<SeriesName, ReactNode> = {
  one: null,
  two: <path {...line} d="M-2 2 2-2M0 8 8 0M6 10l4-4" />,
  three: <circle cx="4" cy="4" r="1.5" fill="currentColor" />,
  four: <path {...line} d="M0 2h8M0 6h8" />,
  five: <path {...line} d="M-2 6l4 4M0 0l8 8M6-2l4 4" />,
  six: <path {...line} strokeWidth={1.2} d="M0 4h8M4 0v8" />,
}

/** The address of a pattern of this chart. */
export const patternOf = (chartId: string, name: SeriesName): string => `url(#${chartId}-${name})`

/** The patterns that a chart's shapes are filled with; ids are unique to the chart. */
export function Patterns({chartId, names}: {readonly chartId: string; readonly names: readonly SeriesName[]}) {
  return (
    <defs>
      {names.map((name) => {
        const styles = chart({series: name})
        return (
          <pattern key={name} id={`${chartId}-${name}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect className={styles.series} width="8" height="8" fill="currentColor" />
            <g className={styles.ground}>{marks[name]}</g>
          </pattern>
        )
      })}
    </defs>
  )
}

/** A sample of a series, for the words that name it. Drawn and not painted as a background, which printers leave out. */
export function Swatch({chartId, name}: {readonly chartId: string; readonly name: SeriesName}) {
  return (
    <svg className={chart().swatch} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <rect width="16" height="16" rx="3" fill={patternOf(chartId, name)} />
    </svg>
  )
}
