import {useState} from 'react'
import {css} from 'styled-system/css'
import {canGrow, canShrink, grown, rowsShown, shrunk, tableStep} from '../../../domain/performance/themes.ts'
import {resultText as text} from '../../text/diagnostic/diagnostic.ts'
import {StepButtons} from '../../ui/charts/StepButtons.tsx'
import {PagedTable, type PagedTableProps} from './PagedTable.tsx'

/** A table of five rows at first, which grows and shrinks by five (spec 3§2.1, 3§9); on paper it is whole. */
export function ThemeTable({rows, caption, ...rest}: PagedTableProps) {
  const [wanted, setWanted] = useState(tableStep)
  const count = rowsShown(wanted, rows.length)
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})}>
      <PagedTable {...rest} caption={caption} rows={rows.map((row, index) => ({...row, isFolded: index >= count}))} />
      <StepButtons
        caption={caption}
        words={text}
        onMore={canGrow(count, rows.length) ? () => setWanted(grown(count, rows.length)) : null}
        onLess={canShrink(count) ? () => setWanted(shrunk(count, rows.length)) : null}
      />
    </div>
  )
}
