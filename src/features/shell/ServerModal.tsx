import {useSelector} from '@xstate/react'
import {useStudentActors} from '../studentActors.ts'
import {ServerModalView} from './ServerModalView.tsx'

/** The operator's message of this visit (F-022). */
export function ServerModal() {
  const {serverModal} = useStudentActors()
  return <ServerModalView state={useSelector(serverModal, (snapshot) => snapshot)} send={serverModal.send} />
}
