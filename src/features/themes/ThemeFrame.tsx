import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {themeText} from '../../text/themes/themes.ts'

type Props = {
  /** Of all rows, drawn or not yet. */
  readonly count: number
  readonly heads: ReactNode
  readonly children: ReactNode
}

/** The table of themes; on phones its rows are cards, and it stays a table for assistive technology. */
export const ThemeFrame = ({count, heads, children}: Props) => (
  <div role="table" aria-label={themeText.table} aria-rowcount={count + 1} className={tableStyle}>
    {heads}
    <div role="rowgroup" className={bodyStyle}>
      {children}
    </div>
  </div>
)

const tableStyle = css({width: 'full', md: {display: 'table', borderCollapse: 'collapse'}})
const bodyStyle = css({md: {display: 'table-row-group'}, mdDown: {display: 'flex', flexDirection: 'column', gap: '3'}})
