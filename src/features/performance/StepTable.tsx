import {useState} from 'react'
import {css} from 'styled-system/css'
import {canGrow, canShrink, grown, rowsShown, shrunk, tableStep} from '../../../domain/performance/themes.ts'
import {performanceText} from '../../text/performance/performance.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ChartTable, type ChartTableProps} from '../../ui/charts/ChartTable.tsx'

/** A table of five rows at first, which grows and shrinks by five (spec 3§2.1, 3§9). */
export function StepTable({caption, columns, rows}: ChartTableProps) {
  const [shown, setShown] = useState(tableStep)
  const count = rowsShown(shown, rows.length)
  return (
    <>
      <ChartTable caption={caption} columns={columns} rows={rows.slice(0, count)} />
      {canGrow(count, rows.length) || canShrink(count) ? (
        <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
          {canGrow(count, rows.length) ? (
            <Button
              variant="soft"
              size="sm"
              aria-label={`${performanceText.showMore}: ${caption}`}
              onClick={() => setShown(grown(count, rows.length))}
            >
              {performanceText.showMore}
            </Button>
          ) : null}
          {canShrink(count) ? (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`${performanceText.showLess}: ${caption}`}
              onClick={() => setShown(shrunk(count, rows.length))}
            >
              {performanceText.showLess}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
