import type {EventFrom, SnapshotFrom} from 'xstate'
import type {externalAuthMachine} from '../../../machines/access/externalAuth.machine.ts'
import {externalAuthText as text} from '../../text/recovery.ts'
import {Button} from '../../ui/Button.tsx'
import {EmptyState} from '../../ui/EmptyState.tsx'
import {LoadingLogo} from '../../ui/LoadingLogo.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof externalAuthMachine>
  readonly send: (event: EventFrom<typeof externalAuthMachine>) => void
}

/** Sign-in by a token: nothing to see but the way in, unless nobody answers (F-024). */
export function ExternalAuthView({state, send}: Props) {
  if (!state.matches('unreachable')) return <LoadingLogo label={state.hasTag('pending') ? text.signingIn : text.leaving} />
  const retry = <Button onClick={() => send({type: 'signIn.retry'})}>{text.tryAgain}</Button>
  return (
    <main>
      <EmptyState art="offline" level={1} role="alert" title={text.failed} actions={retry}>{text.failedText}</EmptyState>
    </main>
  )
}
