import type {ReactNode} from 'react'
import type {SnapshotFrom} from 'xstate'
import type {sessionMachine} from '../../../machines/access/session.machine.ts'
import {isAtWork, writesLeftBehind} from '../../../machines/access/session.selectors.ts'
import {accessText} from '../../text/access/access.ts'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof sessionMachine>
  /** What a visitor sees. */
  readonly visitor: ReactNode
  /** What the signed-in student sees. */
  readonly student: ReactNode
  /** The dialog that renews an expired login in place. */
  readonly renewal: ReactNode
  /** The dialog that asks before a sign-out that leaves writes on the device. */
  readonly leaving: ReactNode
}

/**
 * What each state of the session shows: the visitor's screens, or the student's with a dialog over them (F-002). The
 * student's screens stay mounted while a login is renewed.
 */
export function SessionView({state, visitor, student, renewal, leaving}: Props) {
  if (state.matches('signedOut')) return visitor
  if (!isAtWork(state))
    return <LoadingLogo label={state.matches('signingOut') ? accessText.leaving : accessText.restoring} />
  return (
    <>
      {student}
      {state.matches({expired: 'asking'}) ? renewal : null}
      {writesLeftBehind(state) === null ? null : leaving}
    </>
  )
}
