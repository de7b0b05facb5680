import {Dialog} from './Dialog.tsx'
import type {DialogProps} from './Dialog.tsx'

export interface DrawerProps extends Omit<DialogProps, 'placement' | 'role'> {
  readonly closeLabel: string
  /** `bottom` for phones, `end` for the side of a wide screen. */
  readonly side?: 'bottom' | 'end'
}

/** A panel that slides in over the page: navigator of questions, filters, menu of phones. */
export const Drawer = ({side = 'bottom', ...rest}: DrawerProps) => <Dialog placement={side} {...rest} />
