import type {ReactNode} from 'react'
import {emptyState} from 'styled-system/recipes/empty-state'

type Art = 'calendar' | 'search' | 'done' | 'offline'

const ink = {fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round'} as const
const ground = 'var(--colors-brand-subtle)'
const accent = 'var(--colors-brand-mark)'
const paper = 'var(--colors-surface-raised)'

const arts: Record<Art, ReactNode> = {
  calendar: (
    <>
      <rect {...ink} fill={paper} x="44" y="28" width="72" height="64" rx="8" />
      <path {...ink} d="M44 46h72M62 20v14M98 20v14" />
      <path {...ink} stroke={accent} d="m68 68 8 8 16-17" />
    </>
  ),
  search: (
    <>
      <path {...ink} fill={paper} d="M52 22h38l18 18v48a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6Z" />
      <path {...ink} d="M90 22v18h18M58 52h26M58 64h16" />
      <circle {...ink} fill={paper} stroke={accent} cx="100" cy="76" r="13" />
      <path {...ink} stroke={accent} d="m110 86 12 12" />
    </>
  ),
  done: (
    <>
      <path {...ink} fill={paper} d="M80 34c-12-8-26-10-38-10v58c12 0 26 2 38 10 12-8 26-10 38-10V24c-12 0-26 2-38 10Z" />
      <path {...ink} d="M80 34v58M52 40c6 .4 12 1.4 18 3.4M52 54c6 .4 12 1.4 18 3.4" />
      <path {...ink} stroke={accent} d="m90 58 7 7 13-14" />
    </>
  ),
  offline: (
    <>
      <path {...ink} fill={paper} d="M54 84a18 18 0 0 1-2-35.9 26 26 0 0 1 50-3.6A20 20 0 0 1 106 84H54Z" />
      <path {...ink} stroke={accent} d="m70 58 20 16M90 58 70 74" />
    </>
  ),
}

export interface EmptyStateProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly art?: Art
  /** Level of the title among the page's headings. */
  readonly level?: 1 | 2 | 3
  readonly role?: 'alert' | 'status'
}

/** A place with nothing in it yet, or that could not be shown: says why, and what to do about it. */
export const EmptyState = ({title, children, actions, art = 'calendar', level = 2, role}: EmptyStateProps) => {
  const styles = emptyState()
  const Title = `h${level}` as const
  return (
    <div className={styles.root} role={role}>
      <svg viewBox="0 0 160 112" className={styles.art} aria-hidden="true" focusable="false">
        <ellipse cx="80" cy="60" rx="74" ry="48" fill={ground} />
        {arts[art]}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
