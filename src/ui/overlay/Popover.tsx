import {Popover as Ark} from '@ark-ui/react/popover'
import {Portal} from '@ark-ui/react/portal'
import type {ReactElement, ReactNode, RefObject} from 'react'
import {popover} from 'styled-system/recipes/popover'
import {IconButton} from '../action/IconButton.tsx'
import {CrossIcon} from '../icon/basicIcons.tsx'

export interface PopoverProps {
  readonly open: boolean
  readonly onOpen: () => void
  /** Escape, the cross, a press outside, or the trigger again. */
  readonly onClose: () => void
  /** One control that opens and closes it. */
  readonly trigger: ReactElement
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** Under the scrolling part. */
  readonly footer?: ReactNode
  /** Gets the focus on opening; otherwise the first control does. */
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/** A panel that hangs at its trigger; the page stays usable beside it. Load it lazily: it brings Ark UI along. */
export const Popover = ({
  open,
  onOpen,
  onClose,
  trigger,
  title,
  closeLabel,
  children,
  footer,
  initialFocus,
}: PopoverProps) => {
  const styles = popover()
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => (details.open ? onOpen() : onClose())}
      positioning={{placement: 'bottom-end', gutter: 8}}
      lazyMount
      unmountOnExit
      {...(initialFocus !== undefined && {initialFocusEl: () => initialFocus.current})}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} aria-label={title}>
            <div className={styles.header}>
              <Ark.Title asChild>
                <h2 className={styles.title}>{title}</h2>
              </Ark.Title>
              <Ark.CloseTrigger asChild aria-label={closeLabel}>
                <IconButton label={closeLabel} icon={<CrossIcon />} />
              </Ark.CloseTrigger>
            </div>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
