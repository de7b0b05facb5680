import type {SnapshotFrom} from 'xstate'
import type {emailVerificationMachine} from './emailVerification.machine.ts'

type EmailVerificationSnapshot = SnapshotFrom<typeof emailVerificationMachine>

export type Reminder = 'sent' | 'sending' | 'failed'

/** What the reminder says; null when there is nothing to remind of. */
export function shownReminder(state: EmailVerificationSnapshot): Reminder | null {
  if (state.matches('sent') || state.matches('rechecking')) return 'sent'
  if (state.matches('sending')) return 'sending'
  return state.matches('failed') ? 'failed' : null
}
