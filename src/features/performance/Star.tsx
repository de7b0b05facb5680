import {useId} from 'react'
import {css} from 'styled-system/css'
import {reportText} from '../../text/performance/reportCard.ts'

const outline =
  'M16 3.5l3.9 8.1 8.9 1.2-6.500 6.200 1.600 8.800L16 23.500l-7.900 4.300 1.600-8.800-6.500-6.200 8.900-1.200z'
const colours = ['#c0392b', '#d98324', '#d4b021', '#2f8f4e', '#2d6fb0', '#7a4fa3'] as const

/** The rainbow star of a block: full once it is won, an outline before; its words say the same (spec 3§9). */
export function Star({isWon, size = 28}: {readonly isWon: boolean; readonly size?: number}) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      role="img"
      aria-label={isWon ? reportText.starWon : reportText.starOpen}
      className={css({flexShrink: '0', color: 'text.muted', forcedColorAdjust: 'auto'})}
    >
      {isWon ? (
        <defs>
          <linearGradient id={id} x1="0" x2="1" y1="0" y2="1">
            {colours.map((colour, index) => (
              <stop key={colour} offset={index / (colours.length - 1)} stopColor={colour} />
            ))}
          </linearGradient>
        </defs>
      ) : null}
      <path
        d={outline}
        fill={isWon ? `url(#${id})` : 'none'}
        stroke={isWon ? 'var(--colors-text-strong)' : 'currentColor'}
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeDasharray={isWon ? undefined : '2.5 2.5'}
      />
    </svg>
  )
}
