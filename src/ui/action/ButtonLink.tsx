import type {ComponentProps} from 'react'
import {cx} from 'styled-system/css'
import {button} from 'styled-system/recipes/button'

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly variant?: 'solid' | 'outline' | 'soft' | 'ghost'
  readonly size?: 'sm' | 'md' | 'lg'
  /** As wide as its container. */
  readonly wide?: boolean
  /** Opens another tab, which learns nothing of this one. */
  readonly newTab?: boolean
}

/** A link that looks like a button: it leads somewhere and does nothing else. */
export const ButtonLink = ({
  variant = 'solid',
  size = 'md',
  wide = false,
  newTab = false,
  className,
  ...rest
}: ButtonLinkProps) => (
  <a
    className={cx(button({variant, size, ...(wide && {wide})}), className)}
    {...(newTab && {target: '_blank', rel: 'noopener noreferrer'})}
    {...rest}
  />
)
