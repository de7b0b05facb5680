import type {ComponentProps, ReactNode} from 'react'
import {cx} from 'styled-system/css'
import {iconButton} from 'styled-system/recipes/icon-button'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The name of the control, read aloud and shown by the browser on hover. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'solid' | 'outline' | 'soft' | 'ghost' | 'danger'
  readonly size?: 'sm' | 'md'
  /** For toggles: whether it is on. */
  readonly pressed?: boolean
}

export const IconButton = ({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  pressed,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type={type}
    className={cx(iconButton({variant, size}), className)}
    aria-label={label}
    title={label}
    {...(pressed !== undefined && {'aria-pressed': pressed})}
    {...rest}
  >
    {icon}
  </button>
)
