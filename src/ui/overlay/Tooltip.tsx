import {Portal} from '@ark-ui/react/portal'
import {Tooltip as Ark} from '@ark-ui/react/tooltip'
import type {ReactElement, ReactNode} from 'react'
import {tooltip} from 'styled-system/recipes/tooltip'

export interface TooltipProps {
  readonly content: ReactNode
  /** One control that can take the focus. */
  readonly children: ReactElement
  readonly placement?: 'top' | 'bottom' | 'left' | 'right'
}

/** More words for a control, on hover and focus; never the only place where something is said. */
export const Tooltip = ({content, children, placement = 'top'}: TooltipProps) => (
  <Ark.Root openDelay={350} closeDelay={80} lazyMount unmountOnExit positioning={{placement, gutter: 6}}>
    <Ark.Trigger asChild>{children}</Ark.Trigger>
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={tooltip()}>{content}</Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
)
