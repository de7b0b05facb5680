import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {outboxMachine} from '../../../machines/shared/outbox.machine.ts'
import {hasOthers, isAtRisk, refusedEntries, waitingEntries} from '../../../machines/shared/outbox.queue.ts'
import type {OutboxEntry} from '../../../machines/shared/outbox.types.ts'
import {outboxText, refusalReasons} from '../../text/question.ts'
import {Alert} from '../../ui/Alert.tsx'
import {Button} from '../../ui/Button.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof outboxMachine>
  readonly send: (event: EventFrom<typeof outboxMachine>) => void
}

function Refused({entry, send}: {entry: OutboxEntry; send: Props['send']}) {
  const reason = entry.refusal === null ? undefined : refusalReasons[entry.refusal]
  return (
    <li className={css({display: 'flex', gap: '3', alignItems: 'center', flexWrap: 'wrap'})}>
      <span>{reason ?? outboxText.refused(1, hasOthers([entry]))}</span>
      <Button variant="outline" size="sm" onClick={() => send({type: 'write.discard', key: entry.key})}>{outboxText.discard}</Button>
    </li>
  )
}

const RetryNow = ({send}: Pick<Props, 'send'>) => (
  <Button size="sm" variant="outline" onClick={() => send({type: 'retry.now'})}>{outboxText.retryNow}</Button>
)

function Hint({state, send}: Props) {
  const {context} = state
  if (isAtRisk(context)) {
    const actions = state.matches('backingOff') ? {actions: <RetryNow send={send} />} : {}
    return <Alert tone="error" role="alert" {...actions}>{outboxText.atRisk}</Alert>
  }
  if (state.matches('offline')) return <Alert tone="warning" role="status">{outboxText.offline}</Alert>
  if (state.matches('backingOff')) {
    return <Alert tone="warning" role="status" actions={<RetryNow send={send} />}>{outboxText.retrying}</Alert>
  }
  const isWaitingForLogin = state.matches('awaitingLogin') && waitingEntries(context).length > 0
  return isWaitingForLogin ? <Alert tone="warning" role="status">{outboxText.login}</Alert> : null
}

/** What the student must know about writes on their way: no network, no login, no storage, or refused (D-01, D-03). */
export function OutboxNoticesView({state, send}: Props) {
  const refused = refusedEntries(state.context)
  return (
    <>
      <Hint state={state} send={send} />
      {refused.length > 0 ? (
        <Alert tone="error" role="alert" title={outboxText.refused(refused.length, hasOthers(refused))}>
          <ul className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
            {refused.map((entry) => <Refused key={entry.key} entry={entry} send={send} />)}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}
