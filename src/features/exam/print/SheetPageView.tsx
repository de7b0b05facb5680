import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {sheetPageMachine} from '../../../../machines/exam/sheetPage.machine.ts'
import {paperFailure, paperOf} from '../../../../machines/exam/sheetPage.selectors.ts'
import {sheetPageText} from '../../../text/exam/examPrint.ts'
import {printFailures} from '../../../text/question/print.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {ButtonLink} from '../../../ui/action/ButtonLink.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {PrinterIcon} from '../../../ui/icon/printerIcon.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {SheetPaper} from './SheetPaper.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof sheetPageMachine>
  readonly send: (event: EventFrom<typeof sheetPageMachine>) => void
  readonly studentName: string
  /** Address of the plain sheet. */
  readonly plainPath: string
}

/** `/gabarito`: the answer sheet and the way to the printer, in every state of its chart. */
export function SheetPageView({state, send, studentName, plainPath}: Props) {
  const paper = paperOf(state)
  const failure = paperFailure(state)
  if (state.matches('reading')) return <Skeleton shape="text" lines={8} label={sheetPageText.reading} />
  if (paper === null) {
    return (
      <EmptyState
        art="search"
        level={1}
        role="alert"
        title={sheetPageText.failed}
        actions={
          <>
            <Button onClick={() => send({type: 'sheet.retry'})}>{sheetPageText.tryAgain}</Button>
            <ButtonLink href={plainPath} variant="outline">
              {sheetPageText.openPlain}
            </ButtonLink>
          </>
        }
      >
        {failure === null ? null : printFailures[failure]}
      </EmptyState>
    )
  }
  return (
    <div className={pageStyle}>
      <div className={toolbarStyle}>
        <Button size="lg" icon={<PrinterIcon />} onClick={() => send({type: 'print.start'})}>
          {sheetPageText.print}
        </Button>
        <p className={css({textStyle: 'small', color: 'text.muted', flex: '[1 1 16rem]'})}>{sheetPageText.phoneHint}</p>
      </div>
      <SheetPaper paper={paper} studentName={studentName} />
    </div>
  )
}

const pageStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  maxWidth: '[60rem]',
  marginInline: 'auto',
  width: 'full',
  minWidth: '0',
  _print: {maxWidth: 'none', gap: '0', display: 'block'},
})
const toolbarStyle = css({
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  bg: 'surface.canvas',
  _print: {display: 'none'},
})
