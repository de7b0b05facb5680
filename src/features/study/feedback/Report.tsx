import {useActorRef, useSelector} from '@xstate/react'
import {type Ref, useImperativeHandle, useMemo} from 'react'
import type {ContentRef} from '../../../../domain/study/feedback.ts'
import {reportMachine} from '../../../../machines/study/report.machine.ts'
import {sendReportWith} from '../../../services/study/feedback.actors.ts'
import {feedbackHints, reasonNames, reportText} from '../../../text/study/feedback.ts'
import {notify} from '../../../ui/status/notify.ts'
import {useStudentActors} from '../../studentActors.ts'
import {ReportView} from './ReportView.tsx'
import {useSend} from '../../useSend.ts'

/** Opens the report from elsewhere: a dislike does (C-50). */
export type ReportHandle = {readonly open: () => void}

type Props = ContentRef & {readonly title: string; readonly handle?: Ref<ReportHandle>}

/** The report of one content. One instance serves one content: give it a `key`. */
export function Report({document, type, title, handle}: Props) {
  const {client} = useStudentActors()
  const machine = useMemo(
    () =>
      reportMachine.provide({
        actors: {sendReport: sendReportWith(client(), (reason) => reasonNames[reason])},
        actions: {
          notifySent: () => notify({tone: 'success', title: reportText.sentTitle, text: reportText.sentText}),
          notifyFailure: (_, {failure}) =>
            notify({tone: 'error', title: reportText.failed, text: feedbackHints[failure]}),
        },
      }),
    [client],
  )
  const actor = useActorRef(machine, {input: {document, type}})
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  useImperativeHandle(handle, () => ({open: () => actor.send({type: 'report.open'})}), [actor])
  return <ReportView state={state} send={send} title={title} />
}
