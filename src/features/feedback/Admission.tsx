import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {calendarDateOf} from '../../../domain/shared/studyDay.ts'
import {admissionMachine} from '../../../machines/feedback/admission.machine.ts'
import {isAdmissionBegun} from '../../../machines/feedback/admission.selectors.ts'
import {timeZone} from '../../services/platform/device.ts'
import {useSyncStatus} from '../outbox/useWrites.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {AdmissionView} from './AdmissionView.tsx'
import {createAdmissionImplementations} from './feedback.implementations.ts'

/** Telling of an admission, on the profile (F-114). */
export function Admission({onEdits}: {readonly onEdits: (isEdited: boolean) => void}) {
  const {now} = useRoot()
  const actor = useFlow(admissionMachine, {
    implementations: createAdmissionImplementations(useStudentActors()),
    input: () => ({year: Number(calendarDateOf(now(), timeZone).slice(0, 4))}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const syncStatus = useSyncStatus(state.context.writeKey)
  const isEdited = isAdmissionBegun(state)
  useEffect(() => onEdits(isEdited), [onEdits, isEdited])
  return <AdmissionView state={state} send={send} syncStatus={syncStatus} />
}
