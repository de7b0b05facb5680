import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {externalAuthMachine} from '../../../machines/access/externalAuth.machine.ts'
import type {Newcomer} from '../../../machines/access/externalAuth.types.ts'
import {externalAuthText as text} from '../../text/access/recovery.ts'
import {sessionText} from '../../text/access/session.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof externalAuthMachine>
  readonly send: (event: EventFrom<typeof externalAuthMachine>) => void
}

/** Sign-in by a token: nothing to see but the way in, unless another account gives way, or nobody answers (F-024). */
export function ExternalAuthView({state, send}: Props) {
  const {newcomer} = state.context
  if (state.matches('asking') && newcomer !== null) return <Question newcomer={newcomer} send={send} />
  if (!state.hasTag('unreachable'))
    return <LoadingLogo label={state.hasTag('pending') ? text.signingIn : text.leaving} />
  const retry = <Button onClick={() => send({type: 'signIn.retry'})}>{text.tryAgain}</Button>
  return (
    <main>
      <EmptyState art="offline" level={1} role="alert" title={text.failed} actions={retry}>
        {text.failedText}
      </EmptyState>
    </main>
  )
}

function Question({newcomer: {email, present}, send}: {readonly newcomer: Newcomer; readonly send: Props['send']}) {
  const waiting = present?.waiting ?? 0
  const actions = (
    <>
      <Button onClick={() => send({type: 'switch.confirm'})}>{text.switch}</Button>
      <Button variant="outline" onClick={() => send({type: 'switch.cancel'})}>
        {text.stay}
      </Button>
    </>
  )
  return (
    <main>
      <EmptyState level={1} title={text.switchTitle(email ?? text.otherAccount)} actions={actions}>
        <div className={wordsStyle}>
          <p>{text.switchText(present?.email ?? text.otherAccount)}</p>
          {waiting === 0 ? null : (
            <Alert tone="warning" role="note">
              {sessionText.leaveText(waiting)}
            </Alert>
          )}
        </div>
      </EmptyState>
    </main>
  )
}

const wordsStyle = css({display: 'flex', flexDirection: 'column', gap: '4', '& [role=note]': {textAlign: 'start'}})
