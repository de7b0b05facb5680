/** @jsxRuntime classic */
// Storybook bundles its manager with the classic runtime, on a React of its own.
import React from 'react'
import type {MouseEvent, ReactNode} from 'react'
import type {Link} from './links.ts'

type Props = {link: Link | null; label: string; current?: boolean; children: ReactNode}

/** A real link, so that it opens in a new tab too; a plain click stays inside Storybook. */
export function StateLink({link, label, current = false, children}: Props) {
  if (!link)
    return (
      <g aria-label={label} role="img">
        {children}
      </g>
    )
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    link.open()
  }
  return (
    <a href={link.href} onClick={onClick} aria-label={label} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
