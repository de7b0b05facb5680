import {sessionText} from '../../text/access/session.ts'
import {ConfirmDialog} from '../../ui/overlay/ConfirmDialog.tsx'

type Props = {
  readonly waiting: number
  /** The browser keeps them; else they are in this tab only. */
  readonly isKept?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Says how many writes wait, and where, before the student leaves (D-01). */
export function SignOutDialog({waiting, isKept = true, onConfirm, onCancel}: Props) {
  return (
    <ConfirmDialog
      open
      title={sessionText.leaveTitle}
      description={isKept ? sessionText.leaveText(waiting) : sessionText.leaveTabText(waiting)}
      confirmLabel={sessionText.leave}
      cancelLabel={sessionText.stay}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
