import type {ComponentProps} from 'react'
import {cx} from 'styled-system/css'
import {textLink} from 'styled-system/recipes/text-link'

/** Looks of a link. A router's own link component takes the class from `textLink()` instead. */
export interface TextLinkProps extends ComponentProps<'a'> {
  readonly variant?: 'inline' | 'standalone' | 'quiet'
}

export const TextLink = ({variant = 'inline', className, ...rest}: TextLinkProps) => (
  <a className={cx(textLink({variant}), className)} {...rest} />
)
