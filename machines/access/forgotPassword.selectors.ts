import type {SnapshotFrom} from 'xstate'
import type {forgotPasswordMachine, ForgotPasswordResult} from './forgotPassword.machine.ts'

type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>

const results = ['sent', 'notFound', 'failed'] as const

/** How the last request ended; null while nothing is to be told. */
export const shownResult = (state: ForgotPasswordSnapshot): ForgotPasswordResult | null =>
  results.find((result) => state.matches(result)) ?? null

/** Where the mail went, for as long as its sending is on the screen. */
export const mailedTo = (state: ForgotPasswordSnapshot): string | null =>
  state.matches('sent') ? state.context.email : null

/** True once an answer has been awaited for seconds. */
export const isSlow = (state: ForgotPasswordSnapshot): boolean => state.matches({submitting: 'slow'})
