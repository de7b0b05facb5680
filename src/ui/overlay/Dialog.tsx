import {Dialog as Ark} from '@ark-ui/react/dialog'
import {Portal} from '@ark-ui/react/portal'
import type {ReactNode, RefObject} from 'react'
import {dialog} from 'styled-system/recipes/dialog'
import {IconButton} from '../action/IconButton.tsx'
import {CrossIcon} from '../icon/basicIcons.tsx'

export interface DialogProps {
  readonly open: boolean
  /** Escape, the cross, or a press outside (unless `role` is `alertdialog`). */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children?: ReactNode
  readonly footer?: ReactNode
  /** Text of the cross; without it there is none. */
  readonly closeLabel?: string
  /** `bottom` is the sheet of phones, `end` the drawer at the side, `full` covers the whole page. */
  readonly placement?: 'center' | 'bottom' | 'end' | 'full'
  readonly size?: 'md' | 'lg'
  /** `alertdialog` asks for an answer: a press outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog'
  /** Gets the focus on opening; otherwise the first control does. A function is called once the window has opened. */
  readonly initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
}

/** A window over the page that keeps the focus until it closes and gives it back. Load it lazily: it brings Ark UI along. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  closeLabel,
  placement = 'center',
  size = 'md',
  role = 'dialog',
  initialFocus,
}: DialogProps) => {
  const styles = dialog({placement, size})
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      lazyMount
      unmountOnExit
      {...(initialFocus !== undefined && {
        initialFocusEl: typeof initialFocus === 'function' ? initialFocus : () => initialFocus.current,
      })}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.header}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              {closeLabel !== undefined && (
                <Ark.CloseTrigger asChild>
                  <IconButton label={closeLabel} icon={<CrossIcon />} />
                </Ark.CloseTrigger>
              )}
            </div>
            <div className={styles.body}>
              {description !== undefined && (
                <Ark.Description className={styles.description}>{description}</Ark.Description>
              )}
              {children}
            </div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
