import {useState} from 'react'
import {canGrow, canShrink, grown, rowsShown, shrunk, tableStep} from '../../../domain/performance/themes.ts'
import {performanceText} from '../../text/performance/performance.ts'
import {ChartTable, type ChartTableProps} from '../../ui/charts/ChartTable.tsx'
import {StepButtons} from '../../ui/charts/StepButtons.tsx'

const words = {more: performanceText.showMore, less: performanceText.showLess}

/** A table of five rows at first, which grows and shrinks by five (spec 3§2.1, 3§9). */
export function StepTable({caption, columns, rows}: ChartTableProps) {
  const [shown, setShown] = useState(tableStep)
  const count = rowsShown(shown, rows.length)
  return (
    <>
      <ChartTable caption={caption} columns={columns} rows={rows.slice(0, count)} />
      <StepButtons
        caption={caption}
        words={words}
        onMore={canGrow(count, rows.length) ? () => setShown(grown(count, rows.length)) : null}
        onLess={canShrink(count) ? () => setShown(shrunk(count, rows.length)) : null}
      />
    </>
  )
}
