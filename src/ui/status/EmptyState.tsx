import type {ReactNode} from 'react'
import {emptyState} from 'styled-system/recipes/empty-state'

type Art = 'calendar' | 'search' | 'done' | 'offline'

const accent = 'var(--colors-brand-mark)'
const paper = 'var(--colors-surface-raised)'

/** Lines of a picture, filled with paper or not, in the colour of the text or of the brand. */
const pens = {
  sheet: {fill: paper, stroke: 'currentColor'},
  line: {fill: 'none', stroke: 'currentColor'},
  lens: {fill: paper, stroke: accent},
  mark: {fill: 'none', stroke: accent},
}

const arts: Record<Art, readonly (readonly [pen: keyof typeof pens, path: string])[]> = {
  calendar: [
    ['sheet', 'M52 28h56a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z'],
    ['line', 'M44 46h72M62 20v14M98 20v14'],
    ['mark', 'm68 68 8 8 16-17'],
  ],
  search: [
    ['sheet', 'M52 22h38l18 18v48a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6Z'],
    ['line', 'M90 22v18h18M58 52h26M58 64h16'],
    ['lens', 'M87 76a13 13 0 1 1 26 0 13 13 0 1 1-26 0Zm23 10 12 12'],
  ],
  done: [
    ['sheet', 'M80 34c-12-8-26-10-38-10v58c12 0 26 2 38 10 12-8 26-10 38-10V24c-12 0-26 2-38 10Z'],
    ['line', 'M80 34v58M52 40c6 .4 12 1.4 18 3.4M52 54c6 .4 12 1.4 18 3.4'],
    ['mark', 'm90 58 7 7 13-14'],
  ],
  offline: [
    ['sheet', 'M54 84a18 18 0 0 1-2-35.9 26 26 0 0 1 50-3.6A20 20 0 0 1 106 84H54Z'],
    ['mark', 'm70 58 20 16M90 58 70 74'],
  ],
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
        <ellipse cx="80" cy="60" rx="74" ry="48" fill="var(--colors-brand-subtle)" />
        {arts[art].map(([pen, d]) => (
          <path key={pen} {...pens[pen]} d={d} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
        ))}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
