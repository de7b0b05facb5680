import {sessionText} from '../../text/session.ts'
import {ConfirmDialog} from '../../ui/ConfirmDialog.tsx'

type Props = {readonly waiting: number; readonly onConfirm: () => void; readonly onCancel: () => void}

/** Says how many writes wait on this device before the student leaves; nothing of them is lost (D-01). */
export function SignOutDialog({waiting, onConfirm, onCancel}: Props) {
  return (
    <ConfirmDialog
      open
      title={sessionText.leaveTitle}
      description={sessionText.leaveText(waiting)}
      confirmLabel={sessionText.leave}
      cancelLabel={sessionText.stay}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
