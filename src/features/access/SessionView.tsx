import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {sessionMachine} from '../../../machines/access/session.machine.ts'
import {accessText} from '../../text/access.ts'
import {Alert} from '../../ui/Alert.tsx'
import {Button} from '../../ui/Button.tsx'
import {LoadingLogo} from '../../ui/LoadingLogo.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof sessionMachine>
  readonly send: (event: EventFrom<typeof sessionMachine>) => void
  /** What a visitor sees. */
  readonly visitor: ReactNode
  /** What the signed-in student sees. */
  readonly student: ReactNode
  /** The form that renews an expired login in place. */
  readonly renewal: ReactNode
}

/** What each state of the session shows: the visitor's screens, the student's, or the login again in place (F-002). */
export function SessionView({state, send, visitor, student, renewal}: Props) {
  if (state.matches('signedOut')) return visitor
  if (state.matches('signedIn')) return student
  if (state.matches('expired')) {
    return (
      <main className={pageStyle}>
        <Alert
          tone="warning"
          role="alert"
          title={accessText.expiredTitle}
          actions={<Button variant="ghost" size="sm" onClick={() => send({type: 'session.signOut'})}>{accessText.leave}</Button>}
        >
          {accessText.expiredText}
        </Alert>
        {renewal}
      </main>
    )
  }
  return <LoadingLogo label={state.matches('signingOut') ? accessText.leaving : accessText.restoring} />
}

const pageStyle = css({
  display: 'flex', flexDirection: 'column', gap: '6', maxWidth: 'form', marginInline: 'auto', paddingInline: 'gutter', paddingBlock: '10',
})
