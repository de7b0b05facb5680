import type {ReactNode} from 'react'
import {chart} from 'styled-system/recipes/chart'

/** What stands folded away below a chart, most often its table. */
export const ChartFold = ({label, children}: {readonly label: string; readonly children: ReactNode}) => (
  <details className={chart().toggle}>
    <summary>{label}</summary>
    {children}
  </details>
)
