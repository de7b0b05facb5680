import type {ComponentProps, ReactNode} from 'react'
import {cx} from 'styled-system/css'
import {button} from 'styled-system/recipes/button'
import {Spinner} from '../status/Spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'solid' | 'outline' | 'soft' | 'ghost' | 'danger'
  readonly size?: 'sm' | 'md' | 'lg'
  /** As wide as its container. */
  readonly wide?: boolean
  /** Work is under way: shows a spinner, tells assistive technology, and swallows clicks without losing focus. */
  readonly pending?: boolean
  /** Drawn before the text. */
  readonly icon?: ReactNode
  /** Drawn after the text. */
  readonly iconAfter?: ReactNode
}

export const Button = ({
  variant = 'solid',
  size = 'md',
  wide = false,
  pending = false,
  icon,
  iconAfter,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type={pending && type === 'submit' ? 'button' : type}
    className={cx(button({variant, size, ...(wide && {wide})}), className)}
    aria-busy={pending || undefined}
    aria-disabled={pending || undefined}
    onClick={pending ? undefined : onClick}
    {...rest}
  >
    {pending ? <Spinner size="sm" /> : icon}
    {children}
    {iconAfter}
  </button>
)
