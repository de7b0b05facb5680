import {useSelector} from '@xstate/react'
import {type Ref, useImperativeHandle} from 'react'
import type {ContentRef} from '../../../../domain/study/feedback.ts'
import {reportMachine} from '../../../../machines/study/report.machine.ts'
import {useStudentActors} from '../../studentActors.ts'
import {ReportView} from './ReportView.tsx'
import {useSend} from '../../useSend.ts'
import {useFlow} from '../../useFlow.ts'
import {createReportImplementations} from './report.implementations.ts'

/** Opens the report from elsewhere: a dislike does (C-50). */
export type ReportHandle = {readonly open: () => void}

type Props = ContentRef & {readonly title: string; readonly handle?: Ref<ReportHandle>}

/** The report of one content. One instance serves one content: give it a `key`. */
export function Report({document, type, title, handle}: Props) {
  const {client} = useStudentActors()
  const actor = useFlow(reportMachine, {
    implementations: createReportImplementations({client}),
    input: () => ({document, type}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  useImperativeHandle(handle, () => ({open: () => actor.send({type: 'report.open'})}), [actor])
  return <ReportView state={state} send={send} title={title} />
}
