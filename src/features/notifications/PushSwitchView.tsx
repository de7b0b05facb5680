import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {pushMachine} from '../../../machines/notifications/push.machine.ts'
import {isOn, offersSwitch} from '../../../machines/notifications/push.selectors.ts'
import {pushText} from '../../text/notifications/notifications.ts'
import {Switch} from '../../ui/form/Switch.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof pushMachine>
  readonly send: (event: EventFrom<typeof pushMachine>) => void
}

function hintOf(state: Props['state']): string | undefined {
  if (state.matches('denied')) return pushText.denied
  if (state.matches('failed')) return pushText.failed
  return state.hasTag('pending') ? pushText.pending : undefined
}

/** Whether this device gets messages; where it cannot, a sentence says so (spec 1§7). */
export function PushSwitchView({state, send}: Props) {
  if (!offersSwitch(state))
    return <p className={css({textStyle: 'small', color: 'text.muted'})}>{pushText.unsupported}</p>
  const hint = hintOf(state)
  return (
    <Switch
      label={pushText.label}
      checked={isOn(state)}
      disabled={state.hasTag('pending')}
      onChange={(on) => send({type: on ? 'device.enable' : 'device.disable'})}
      {...(hint !== undefined && {hint})}
    />
  )
}
