import {useSelector} from '@xstate/react'
import {dataExportMachine} from '../../../machines/profile/dataExport.machine.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {DataExportView} from './DataExportView.tsx'
import {useFlow} from '../useFlow.ts'
import {createDataExportImplementations} from './dataExport.implementations.ts'

/** The student's data as a file from the server (D-24). */
export function DataExport() {
  const {session} = useRoot()
  const {uid} = useStudentActors()
  const actor = useFlow(dataExportMachine, {
    implementations: createDataExportImplementations({session, uid}),
    input: () => undefined,
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const send = actor.send
  return <DataExportView state={state} send={send} />
}
