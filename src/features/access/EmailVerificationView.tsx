import type {EventFrom, SnapshotFrom} from 'xstate'
import type {emailVerificationMachine} from '../../../machines/access/emailVerification.machine.ts'
import {shownReminder} from '../../../machines/access/emailVerification.selectors.ts'
import {verificationText as text} from '../../text/access/recovery.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof emailVerificationMachine>
  readonly send: (event: EventFrom<typeof emailVerificationMachine>) => void
  readonly email: string
}

/** Reminds of a mail whose link nobody has opened yet, and sends another (F-007). Nothing when there is nothing to do. */
export function EmailVerificationView({state, send, email}: Props) {
  const reminder = shownReminder(state)
  if (reminder === null) return null
  const isSending = reminder === 'sending'
  return (
    <Alert
      tone={reminder === 'failed' ? 'error' : 'warning'}
      role={reminder === 'failed' ? 'alert' : 'note'}
      title={text.title}
      actions={
        <>
          <Button variant="outline" size="sm" pending={isSending} onClick={() => send({type: 'mail.send'})}>
            {isSending ? text.sending : text.send}
          </Button>
          {isSending ? null : (
            <Button variant="ghost" size="sm" onClick={() => send({type: 'reminder.dismiss'})}>
              {text.dismiss}
            </Button>
          )}
        </>
      }
    >
      {reminder === 'failed' ? text.failed : text.sent(email)}
    </Alert>
  )
}
