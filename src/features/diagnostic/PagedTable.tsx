import {type ReactNode, useState} from 'react'
import {css, cx} from 'styled-system/css'
import {resultText as text} from '../../text/diagnostic/diagnostic.ts'
import {IconButton} from '../../ui/action/IconButton.tsx'

export type PagedTableProps = {
  readonly caption: string
  /** Of the column with the names. */
  readonly nameTitle: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly id: string
    readonly name: ReactNode
    readonly cells: readonly ReactNode[]
    /** Not shown on the screen yet; on paper it is. */
    readonly isFolded?: boolean
  }[]
  /** The row below all others. */
  readonly footer?: {readonly name: string; readonly cells: readonly ReactNode[]}
}

/**
 * A table whose columns stand beside one another on a wide screen and on paper; on a phone it shows one of them at a
 * time, with the ways to the others above it (spec 3§9; C-32).
 */
export function PagedTable({caption, nameTitle, columns, rows, footer}: PagedTableProps) {
  const [page, setPage] = useState(0)
  const cellClass = (index: number) => cx(cellStyle, index === page ? undefined : otherStyle)
  return (
    <div className={css({minWidth: '0'})}>
      <div className={pagerStyle}>
        <IconButton
          label={text.previous}
          icon={<span aria-hidden="true">‹</span>}
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        />
        <p role="status" className={css({textStyle: 'label', color: 'text.strong', textAlign: 'center'})}>
          {columns[page]}
          <span className={css({display: 'block', textStyle: 'caption', color: 'text.muted'})}>
            {text.of(page + 1, columns.length)}
          </span>
        </p>
        <IconButton
          label={text.next}
          icon={<span aria-hidden="true">›</span>}
          disabled={page === columns.length - 1}
          onClick={() => setPage(page + 1)}
        />
      </div>
      <table className={tableStyle}>
        <caption className="visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={nameStyle}>
              {nameTitle}
            </th>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={cellClass(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({id, name, cells, isFolded = false}) => (
            <tr key={id} className={isFolded ? foldedStyle : undefined}>
              <th scope="row" className={nameStyle}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={cellClass(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {footer ? (
          <tfoot>
            <tr>
              <th scope="row" className={nameStyle}>
                {footer.name}
              </th>
              {footer.cells.map((cell, index) => (
                <td key={columns[index]} className={cellClass(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}

const pagerStyle = css({
  display: {base: 'flex', md: 'none'},
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  paddingBottom: '2',
  _print: {display: 'none'},
})
const tableStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& th, & td': {paddingBlock: '2.5', borderBottom: 'subtle', verticalAlign: 'top'},
  '& thead th': {textStyle: 'caption', color: 'text.muted'},
  '& tfoot th, & tfoot td': {fontWeight: '[600]', color: 'text.strong', borderBottom: 'none'},
  '& tr': {breakInside: 'avoid'},
})
const nameStyle = css({
  textAlign: 'start',
  fontWeight: '[500]',
  minWidth: '[8rem]',
  color: 'text.strong',
  paddingInlineEnd: '3',
  overflowWrap: 'anywhere',
})
const cellStyle = css({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  paddingInlineStart: '3',
})
const otherStyle = css({mdDown: {'@media screen': {display: 'none'}}})
const foldedStyle = css({'@media screen': {display: 'none'}})
