import {lazy, Suspense} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {reportMachine} from '../../../../machines/study/report.machine.ts'
import {isReportOpen} from '../../../../machines/study/report.selectors.ts'
import {reportText} from '../../../text/feedback.ts'
import {WarningIcon} from '../../../ui/basicIcons.tsx'
import {Button} from '../../../ui/Button.tsx'

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((module) => ({default: module.ReportDialog})))

export type ReportProps = {
  readonly state: SnapshotFrom<typeof reportMachine>
  readonly send: (event: EventFrom<typeof reportMachine>) => void
  /** A fresh idempotency key for a report. */
  readonly newKey: () => string
  /** What the content is called. */
  readonly title: string
}

/** Reporting a problem of a content, in every state of its chart (F-085). */
export function ReportView({state, send, newKey, title}: ReportProps) {
  return (
    <>
      <Button variant="ghost" size="sm" icon={<WarningIcon size={20} />} aria-haspopup="dialog" onClick={() => send({type: 'report.open'})}>
        <span data-label="">{reportText.open}</span>
      </Button>
      {isReportOpen(state) ? (
        <Suspense fallback={null}><ReportDialog state={state} send={send} newKey={newKey} title={title} /></Suspense>
      ) : null}
    </>
  )
}
