import type {ReactNode} from 'react'
import type {SnapshotFrom} from 'xstate'
import type {outboxMachine} from '../../../machines/outbox/outbox.machine.ts'
import {hasOthers, isAtRisk, isSetAside, refusedEntries, waitingEntries} from '../../../machines/outbox/outbox.queue.ts'
import {outboxText, syncStatusNames} from '../../text/outbox/outbox.ts'
import {Badge} from '../../ui/status/Badge.tsx'
import {CheckIcon, CloudIcon, CloudOffIcon, DeviceIcon} from '../../ui/icon/icons.tsx'

type Props = {readonly state: SnapshotFrom<typeof outboxMachine>}

type Status = {readonly tone: 'neutral' | 'warning' | 'info' | 'right'; readonly icon: ReactNode; readonly text: string}

function statusOf(state: Props['state']): Status {
  const entries = waitingEntries(state.context)
  const waiting = entries.length
  const isOther = hasOthers(entries)
  if (state.matches('opening')) return {tone: 'neutral', icon: <DeviceIcon />, text: outboxText.opening}
  if (state.matches('offline')) {
    return {
      tone: 'warning',
      icon: <CloudOffIcon />,
      text:
        waiting > 0
          ? outboxText.waiting(waiting, isOther, isAtRisk(state.context) ? 'tab' : 'device')
          : outboxText.offlineShort,
    }
  }
  if (waiting === 0 && refusedEntries(state.context).some(isSetAside))
    return {tone: 'warning', icon: <DeviceIcon />, text: syncStatusNames.refused}
  if (waiting === 0) return {tone: 'right', icon: <CheckIcon />, text: outboxText.saved}
  if (state.matches('delivering'))
    return {tone: 'info', icon: <CloudIcon />, text: outboxText.sending(waiting, isOther)}
  return {
    tone: 'warning',
    icon: <DeviceIcon />,
    text: outboxText.waiting(waiting, isOther, isAtRisk(state.context) ? 'tab' : 'device'),
  }
}

/** One badge for all writes on their way to the server (D-03). */
export function OutboxStatusView({state}: Props) {
  const {tone, icon, text} = statusOf(state)
  return (
    <span role="status">
      <Badge tone={tone} icon={icon}>
        {text}
      </Badge>
    </span>
  )
}
