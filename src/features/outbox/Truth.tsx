import type {WriteTruth} from '../../../machines/outbox/outbox.types.ts'
import {truthNames} from '../../text/outbox/outbox.ts'
import {Badge} from '../../ui/status/Badge.tsx'
import {WarningIcon} from '../../ui/icon/basicIcons.tsx'
import {CheckIcon, CloudIcon, DeviceIcon} from '../../ui/icon/icons.tsx'

const looks = {
  device: {tone: 'warning', icon: <DeviceIcon />},
  tab: {tone: 'wrong', icon: <WarningIcon />},
  sending: {tone: 'info', icon: <CloudIcon />},
  saved: {tone: 'right', icon: <CheckIcon />},
  refused: {tone: 'wrong', icon: <WarningIcon />},
} as const

/** The truth about one answer: on this device or in this tab only, on its way, saved or not saved (D-03). */
export function Truth({truth}: {readonly truth: WriteTruth}) {
  return (
    <Badge tone={looks[truth].tone} icon={looks[truth].icon}>
      {truthNames[truth]}
    </Badge>
  )
}
