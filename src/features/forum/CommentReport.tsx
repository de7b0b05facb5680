import {useSelector} from '@xstate/react'
import {reportMachine} from '../../../machines/study/report.machine.ts'
import {ReportView} from '../study/feedback/ReportView.tsx'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createCommentReportImplementations} from './monitor.implementations.ts'

type Props = {
  readonly commentId: string
  readonly title: string
  readonly open: Parameters<typeof createCommentReportImplementations>[0]
}

/** The report of one comment of a forum. One instance serves one comment: give it a `key`. */
export function CommentReport({commentId, title, open}: Props) {
  const actor = useFlow(reportMachine, {
    id: `report ${commentId}`,
    implementations: createCommentReportImplementations(open),
    input: () => ({document: commentId, type: 'comment' as const}),
  })
  const send = useSend(actor.send)
  return <ReportView state={useSelector(actor, (snapshot) => snapshot)} send={send} title={title} />
}
