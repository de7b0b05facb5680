import {Suspense} from 'react'
import {isReportOpen} from '../../../../machines/study/report.selectors.ts'
import {reportText} from '../../../text/study/feedback.ts'
import {WarningIcon} from '../../../ui/icon/basicIcons.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import type {ReportProps} from './ReportDialog.tsx'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'

const ReportDialog = lazyNamed(() => import('./ReportDialog.tsx'), 'ReportDialog')

/** Reporting a problem of a content, in every state of its chart (F-085). */
export function ReportView({state, send, title}: ReportProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<WarningIcon size={20} />}
        aria-haspopup="dialog"
        onClick={() => send({type: 'report.open'})}
      >
        {reportText.open}
      </Button>
      {isReportOpen(state) ? (
        <Suspense fallback={null}>
          <ReportDialog state={state} send={send} title={title} />
        </Suspense>
      ) : null}
    </>
  )
}
