import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {printPageMachine} from '../../../../machines/question/printPage.machine.ts'
import {printSheet} from '../../../../machines/question/printPage.selectors.ts'
import {printPageText} from '../../../text/question/print.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {ButtonLink} from '../../../ui/action/ButtonLink.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {PrinterIcon} from '../../../ui/icon/printerIcon.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {Paper} from './Paper.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof printPageMachine>
  readonly send: (event: EventFrom<typeof printPageMachine>) => void
  /** The student's own words for an instant, such as `21/11/2026`. */
  readonly dateText: (instant: number) => string
}

function Nothing({state}: Pick<Props, 'state'>) {
  const isEmpty = state.matches('empty')
  return (
    <EmptyState
      art="search"
      level={1}
      title={isEmpty ? printPageText.empty : printPageText.unreadable}
      actions={
        <ButtonLink href="/" variant="outline">
          {printPageText.goHome}
        </ButtonLink>
      }
      {...(!isEmpty && {role: 'alert' as const})}
    >
      {isEmpty ? printPageText.emptyHint : printPageText.unreadableHint}
    </EmptyState>
  )
}

/** `/impressao`: the paper and the way to the printer, in every state of its chart. */
export function PrintPageView({state, send, dateText}: Props) {
  const sheet = printSheet(state)
  if (state.matches('reading')) return <Skeleton shape="text" lines={8} label={printPageText.reading} />
  if (!sheet) return <Nothing state={state} />
  return (
    <div className={pageStyle}>
      <div className={toolbarStyle}>
        <Button size="lg" icon={<PrinterIcon />} onClick={() => send({type: 'print.start'})}>
          {printPageText.print}
        </Button>
        <p className={hintStyle}>{printPageText.phoneHint}</p>
      </div>
      <Paper sheet={sheet} dateText={dateText} />
    </div>
  )
}

const pageStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  maxWidth: '[50rem]',
  marginInline: 'auto',
  width: 'full',
  minWidth: '0',
  _print: {maxWidth: 'none', gap: '0'},
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
const hintStyle = css({textStyle: 'small', color: 'text.muted', flex: '1', minWidth: '48', md: {display: 'none'}})
