import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {Card} from '../../ui/content/Card.tsx'

type Props = {
  readonly href: string
  readonly title: string
  /** Level of the title, below the heading of its list. */
  readonly level?: 2 | 3
  readonly glyph?: ReactNode
  /** Opens another tab, and says so in these words. */
  readonly newTab?: string
  readonly children: ReactNode
}

/** A card whose whole face is one link. */
export function LinkCard({href, title, level = 3, glyph, newTab, children}: Props) {
  const Heading = `h${level}` as const
  return (
    <Card as="li" interactive padding="sm" className={cardStyle}>
      {glyph === undefined ? null : (
        <span className={glyphStyle} aria-hidden="true">
          {glyph}
        </span>
      )}
      <div className={css({display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', flex: '1'})}>
        <Heading className={css({textStyle: 'label', overflowWrap: 'anywhere', textWrap: 'balance'})}>
          <a
            href={href}
            className={linkStyle}
            {...(newTab !== undefined && {target: '_blank', rel: 'noopener noreferrer'})}
          >
            {title}
            {newTab === undefined ? null : <span className="visuallyHidden"> ({newTab})</span>}
          </a>
        </Heading>
        {children}
      </div>
    </Card>
  )
}

/** A line below the title of a card. */
export const CardLine = ({children}: {readonly children: ReactNode}) => (
  <p className={css({textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere'})}>{children}</p>
)

const cardStyle = css({
  position: 'relative',
  display: 'flex',
  gap: '3',
  alignItems: 'flex-start',
  height: 'full',
  '&:has(a:focus-visible)': {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[-2px]'},
})
const linkStyle = css({
  color: 'text.strong',
  outline: 'none',
  _hover: {textDecoration: 'underline'},
  _after: {content: '""', position: 'absolute', inset: '0', borderRadius: 'lg'},
})
const glyphStyle = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '10',
  height: '10',
  borderRadius: 'md',
  bg: 'brand.subtle',
  color: 'brand.text',
})
