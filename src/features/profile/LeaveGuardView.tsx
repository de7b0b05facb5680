import type {ReactNode} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {leaveGuardMachine} from '../../../machines/profile/leaveGuard.machine.ts'
import {isAsking} from '../../../machines/profile/leaveGuard.selectors.ts'
import {profileText} from '../../text/profile/profile.ts'
import {ConfirmDialog} from '../../ui/overlay/ConfirmDialog.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof leaveGuardMachine>
  readonly send: (event: EventFrom<typeof leaveGuardMachine>) => void
  readonly children?: ReactNode
}

/** The page with the question that stands before its ways out while something is not saved. */
export function LeaveGuardView({state, send, children}: Props) {
  return (
    <>
      {children}
      <ConfirmDialog
        open={isAsking(state)}
        title={profileText.leaveTitle}
        description={profileText.leaveText}
        confirmLabel={profileText.leave}
        cancelLabel={profileText.stay}
        danger
        onConfirm={() => send({type: 'leave.confirm'})}
        onCancel={() => send({type: 'leave.stay'})}
      />
    </>
  )
}
