import {useRef} from 'react'
import type {ReactNode} from 'react'
import {Button} from '../action/Button.tsx'
import {Dialog} from './Dialog.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** The deed cannot be undone. */
  readonly danger?: boolean
  readonly pending?: boolean
}

/** Asks before a deed. The focus starts on "cancel": pressing Enter twice does no harm. */
export const ConfirmDialog = ({
  open,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  pending = false,
}: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      title={title}
      description={description}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
