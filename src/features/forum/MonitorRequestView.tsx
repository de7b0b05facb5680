import type {EventFrom, SnapshotFrom} from 'xstate'
import type {monitorRequestMachine} from '../../../machines/forum/monitorRequest.machine.ts'
import {monitorText} from '../../text/forum/monitor.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof monitorRequestMachine>
  readonly send: Send<EventFrom<typeof monitorRequestMachine>>
}

/** That a monitor was asked for, and how long one waits. */
export const MonitorAwaited = () => (
  <Alert tone="info" role="status">
    {monitorText.requested}
  </Alert>
)

/** Asking for a monitor, in every state of its chart (F-104). */
export function MonitorRequestView({state, send}: Props) {
  if (state.matches('requested')) return <MonitorAwaited />
  return (
    <>
      {state.context.failure === null ? null : (
        <Alert tone="error" role="alert" title={monitorText.requestFailed}>
          {monitorText.requestFailedHint}
        </Alert>
      )}
      <div>
        <Button
          variant="outline"
          size="sm"
          pending={state.matches('requesting')}
          onClick={() => send({type: 'monitor.request'})}
        >
          {monitorText.request}
        </Button>
      </div>
    </>
  )
}
