import {useSelector} from '@xstate/react'
import {saveSetAside} from '../../services/outbox/setAsideFile.ts'
import {noticeText} from '../../text/outbox/outboxNotices.ts'
import {notify} from '../../ui/status/notify.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {OutboxNoticesView} from './OutboxNoticesView.tsx'

/** What the student must know about writes on their way, in the shell; nothing as a rule, so that its code comes after the screen. */
export function OutboxNotices() {
  const {outbox} = useStudentActors()
  const {now} = useRoot()
  return (
    <OutboxNoticesView
      state={useSelector(outbox, (snapshot) => snapshot)}
      send={outbox.send}
      onSave={(entry) => {
        try {
          saveSetAside(entry, now())
        } catch {
          notify({tone: 'error', title: noticeText.copyFailed})
        }
      }}
    />
  )
}
