import type {ReactNode} from 'react'
import {chart} from 'styled-system/recipes/chart'

export interface ChartTableProps {
  /** Names the table for those who hear it; the eye has the chart's title. */
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly {readonly id: string; readonly name: ReactNode; readonly cells: readonly string[]}[]
}

/** The figures of a chart in rows. */
export const ChartTable = ({caption, columns, rows}: ChartTableProps) => (
  <table className={chart().table}>
    <caption className="visuallyHidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({id, name, cells}) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
