import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {Instant} from '../../../../domain/shared/studyDay.ts'
import type {examPrintMachine} from '../../../../machines/exam/examPrint.machine.ts'
import {openedPart, printFailure} from '../../../../machines/exam/examPrint.selectors.ts'
import type {PrintedPart} from '../../../../machines/exam/examPrint.types.ts'
import {examPrintFailures, examPrintText} from '../../../text/exam/examPrint.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {ButtonLink} from '../../../ui/action/ButtonLink.tsx'
import {PrinterIcon} from '../../../ui/icon/printerIcon.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof examPrintMachine>
  readonly send: (event: EventFrom<typeof examPrintMachine>) => void
  readonly now: () => Instant
  /** Addresses of what is opened in another tab, for a browser that did not open it. */
  readonly paths: Readonly<Record<PrintedPart, string>>
}

function Told({state, paths}: Pick<Props, 'state' | 'paths'>) {
  const opened = openedPart(state)
  const failure = printFailure(state)
  if (opened !== null) {
    return (
      <Alert tone="success" role="status" title={examPrintText.opened[opened]}>
        <span className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1'})}>
          {examPrintText.openedHint}
          <ButtonLink href={paths[opened]} newTab variant="outline" size="sm">
            {examPrintText.open[opened]}
          </ButtonLink>
        </span>
      </Alert>
    )
  }
  if (!state.matches('failed') || failure === null) return null
  return (
    <Alert tone="error" role="alert" title={examPrintText.failed}>
      {examPrintFailures[failure]}
    </Alert>
  )
}

/** An exam and its answer sheet on paper, in every state of the chart. */
export function ExamPrintView({state, send, now, paths}: Props) {
  const isPreparing = state.matches('preparing')
  const words = state.matches('failed') ? examPrintText.tryAgain : examPrintText.exam
  return (
    <div
      role="group"
      aria-label={examPrintText.label}
      className={css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})}
    >
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
        {state.matches('blocked') ? null : (
          <Button
            variant="ghost"
            size="sm"
            icon={<PrinterIcon />}
            pending={isPreparing}
            onClick={() => send({type: 'exam.print', now: now()})}
          >
            {isPreparing ? examPrintText.preparing : words}
          </Button>
        )}
        <Button variant="ghost" size="sm" icon={<PrinterIcon />} onClick={() => send({type: 'sheet.print'})}>
          {examPrintText.sheet}
        </Button>
      </div>
      <Told state={state} paths={paths} />
      {state.matches('blocked') ? (
        <p data-print-notice="" role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
          {`${examPrintText.blocked} ${examPrintText.blockedHint}`}
        </p>
      ) : null}
    </div>
  )
}
