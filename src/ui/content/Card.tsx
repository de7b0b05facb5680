import type {HTMLAttributes} from 'react'
import {cx} from 'styled-system/css'
import {card} from 'styled-system/recipes/card'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'li'
  readonly elevation?: 'flat' | 'raised'
  readonly padding?: 'none' | 'sm' | 'md' | 'lg'
  /** Answers to the pointer: for cards that hold one link. */
  readonly interactive?: boolean
}

export const Card = ({
  as: Tag = 'div',
  elevation = 'flat',
  padding = 'md',
  interactive = false,
  className,
  ...rest
}: CardProps) => (
  <Tag className={cx(card({elevation, padding, ...(interactive && {interactive})}), className)} {...rest} />
)
