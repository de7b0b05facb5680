import {useMachine} from '@xstate/react'
import {useMemo} from 'react'
import {dataExportMachine} from '../../../machines/profile/dataExport.machine.ts'
import {downloadExportFor} from '../../services/profile/privacy.actors.ts'
import {exportText, requestFailureHints} from '../../text/profile/profile.ts'
import {notify} from '../../ui/status/notify.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {DataExportView} from './DataExportView.tsx'

/** The student's data as a file from the server (D-24). */
export function DataExport() {
  const {session} = useRoot()
  const {uid} = useStudentActors()
  const machine = useMemo(
    () =>
      dataExportMachine.provide({
        actors: {downloadExport: downloadExportFor(uid, () => session.send({type: 'session.expired'}))},
        actions: {
          notifyDone: () => notify({tone: 'success', title: exportText.done}),
          notifyFailure: (_, {failure}) =>
            notify({tone: 'error', title: exportText.failed, text: requestFailureHints[failure]}),
        },
      }),
    [session, uid],
  )
  const [state, send] = useMachine(machine)
  return <DataExportView state={state} send={send} />
}
