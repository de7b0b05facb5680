import type {EventFrom, SnapshotFrom} from 'xstate'
import type {partialStartMachine} from '../../../machines/diagnostic/partialStart.machine.ts'
import {examText, failureText, wizardText} from '../../text/diagnostic/diagnostic.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {DiagnosticFrame} from './DiagnosticFrame.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof partialStartMachine>
  readonly send: (event: EventFrom<typeof partialStartMachine>) => void
}

/** The start of a partial diagnostic in every state of its chart (F-135). */
export function PartialStartView({state, send}: Props) {
  const {failure} = state.context
  return (
    <DiagnosticFrame title={examText.partialTitle}>
      {state.matches('failed') ? (
        <Alert
          tone="error"
          role="alert"
          title={wizardText.createFailed}
          actions={
            <Button size="sm" variant="outline" onClick={() => send({type: 'start.retry'})}>
              {failureText.tryAgain}
            </Button>
          }
        >
          {failure === 'offline' ? failureText.offline : failureText.failedHint}
        </Alert>
      ) : (
        <Skeleton shape="text" lines={8} label={wizardText.starting} />
      )}
    </DiagnosticFrame>
  )
}
