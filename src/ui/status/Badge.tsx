import type {ReactNode} from 'react'
import {badge} from 'styled-system/recipes/badge'

export interface BadgeProps {
  readonly tone?: 'neutral' | 'brand' | 'right' | 'wrong' | 'warning' | 'info'
  readonly icon?: ReactNode
  /** Always words: the colour only repeats what they say. */
  readonly children: ReactNode
}

export const Badge = ({tone = 'neutral', icon, children}: BadgeProps) => (
  <span className={badge({tone})}>
    {icon}
    {children}
  </span>
)
