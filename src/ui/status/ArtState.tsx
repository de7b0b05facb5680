import type {ReactNode} from 'react'
import {emptyState} from 'styled-system/recipes/empty-state'

const accent = 'var(--colors-brand-mark)'
const paper = 'var(--colors-surface-raised)'

/** Lines of a picture, filled with paper or not, in the colour of the text or of the brand. */
const pens = {
  sheet: {fill: paper, stroke: 'currentColor'},
  line: {fill: 'none', stroke: 'currentColor'},
  lens: {fill: paper, stroke: accent},
  mark: {fill: 'none', stroke: accent},
}

/** A picture, line by line. */
export type Art = readonly (readonly [pen: keyof typeof pens, path: string])[]

/** A sheet of paper under a lens: what was looked for is not there. */
export const searchArt: Art = [
  ['sheet', 'M52 22h38l18 18v48a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6Z'],
  ['line', 'M90 22v18h18M58 52h26M58 64h16'],
  ['lens', 'M87 76a13 13 0 1 1 26 0 13 13 0 1 1-26 0Zm23 10 12 12'],
]

/** A cloud with a cross: without network, or broken. */
export const offlineArt: Art = [
  ['sheet', 'M54 84a18 18 0 0 1-2-35.9 26 26 0 0 1 50-3.6A20 20 0 0 1 106 84H54Z'],
  ['mark', 'm70 58 20 16M90 58 70 74'],
]

export interface ArtStateProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly art: Art
  /** Level of the title among the page's headings. */
  readonly level?: 1 | 2 | 3
  readonly role?: 'alert' | 'status'
}

/** A picture and words in the place of what could not be shown; the first screens load its pictures alone (`EmptyState` has all). */
export const ArtState = ({title, children, actions, art, level = 2, role}: ArtStateProps) => {
  const styles = emptyState()
  const Title = `h${level}` as const
  return (
    <div className={styles.root} role={role}>
      <svg viewBox="0 0 160 112" className={styles.art} aria-hidden="true" focusable="false">
        <ellipse cx="80" cy="60" rx="74" ry="48" fill="var(--colors-brand-subtle)" />
        {art.map(([pen, d]) => (
          <path key={pen} {...pens[pen]} d={d} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
        ))}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
