import type {EventFrom, SnapshotFrom} from 'xstate'
import type {dayRolloverMachine} from '../../../machines/agenda/dayRollover.machine.ts'
import {reloadReason} from '../../../machines/agenda/dayRollover.selectors.ts'
import {dayRolloverText} from '../../text/agenda/dayRollover.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof dayRolloverMachine>
  readonly send: (event: EventFrom<typeof dayRolloverMachine>) => void
}

/** Offers the reload of a new day or version while work is unsaved; never interrupts (F-035, D-06). */
export function DayRolloverView({state, send}: Props) {
  if (state.matches('reloading')) return <LoadingLogo label={dayRolloverText.reloading} />
  if (!state.matches('offering')) return null
  return (
    <Alert
      tone="info"
      role="status"
      layout="banner"
      title={reloadReason(state) === 'newDay' ? dayRolloverText.newDay : dayRolloverText.newVersion}
      actions={
        <Button size="sm" onClick={() => send({type: 'reload.accept'})}>
          {dayRolloverText.reload}
        </Button>
      }
    >
      {dayRolloverText.newDayHint}
    </Alert>
  )
}
