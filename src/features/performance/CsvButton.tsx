import {css} from 'styled-system/css'
import type {CsvCell} from '../../../domain/shared/csv.ts'
import {performanceText} from '../../text/performance/performance.ts'
import {Button} from '../../ui/action/Button.tsx'
import {DownloadIcon} from '../../ui/icon/playerIcons.tsx'

/** A table that can be downloaded. */
export type CsvTable = {
  /** Of the file, without its ending. */
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

export type Download = (table: CsvTable) => void

type Props = {
  /** What is downloaded, for those who hear it. */
  readonly of: string
  readonly table: () => CsvTable
  readonly download: Download
}

/** Downloads what stands beside it. */
export const CsvButton = ({of, table, download}: Props) => (
  <Button
    variant="ghost"
    size="sm"
    icon={<DownloadIcon />}
    aria-label={`${performanceText.download}: ${of}`}
    onClick={() => download(table())}
  >
    {performanceText.download}
  </Button>
)

/** The same as the last line of a part: below its text, and at the foot of a part that is as high as the one beside it. */
export const CsvRow = (props: Props) => (
  <div className={css({marginTop: 'auto', marginInlineStart: '[-0.75rem]', _print: {display: 'none'}})}>
    <CsvButton {...props} />
  </div>
)
