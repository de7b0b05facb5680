import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {syncStatusNames} from '../../text/outbox/outbox.ts'
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

/** Where one answer stands: on this device or in this tab only, on its way, saved or not saved (D-03). */
export function SyncStatusBadge({syncStatus}: {readonly syncStatus: SyncStatus}) {
  return (
    <Badge tone={looks[syncStatus].tone} icon={looks[syncStatus].icon}>
      {syncStatusNames[syncStatus]}
    </Badge>
  )
}
