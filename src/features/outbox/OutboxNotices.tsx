import {useSelector} from '@xstate/react'
import {useStudentActors} from '../studentActors.ts'
import {OutboxNoticesView} from './OutboxNoticesView.tsx'

/** What the student must know about writes on their way, in the shell; nothing as a rule, so that its code comes after the screen. */
export function OutboxNotices() {
  const {outbox} = useStudentActors()
  return <OutboxNoticesView state={useSelector(outbox, (snapshot) => snapshot)} send={outbox.send} />
}
