import type {ComponentType, ReactNode} from 'react'

export interface LinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly 'aria-current'?: 'page' | undefined
  readonly 'aria-label'?: string | undefined
}

/** What draws a link: `a`, or the router's own component. */
export type LinkAs = 'a' | ComponentType<LinkProps>
