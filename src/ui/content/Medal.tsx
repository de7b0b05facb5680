import {css} from 'styled-system/css'

export type MedalTier = 'bronze' | 'silver' | 'gold'

type Props = {
  readonly tier: MedalTier
  /** One letter, so that nobody has to tell medals by their colour. */
  readonly letter: string
  /** In pixels. */
  readonly size?: number
  /** Not won yet: an outline. */
  readonly isOpen?: boolean
}

const inks = {
  bronze: css({color: 'medal.bronze'}),
  silver: css({color: 'medal.silver'}),
  gold: css({color: 'medal.gold'}),
} as const

/** The medal of a tier; decoration beside words that name it. */
export const Medal = ({tier, letter, size = 28, isOpen = false}: Props) => (
  <svg
    viewBox="0 0 28 28"
    width={size}
    height={size}
    className={`${inks[tier]} ${medalStyle}`}
    aria-hidden="true"
    focusable="false"
  >
    <circle
      cx="14"
      cy="14"
      r="12"
      fill={isOpen ? 'var(--colors-surface-raised)' : 'currentColor'}
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray={isOpen ? '3 3' : undefined}
    />
    <text
      x="14"
      y="14.5"
      textAnchor="middle"
      dominantBaseline="central"
      fontSize="13"
      fontWeight="700"
      fill={isOpen ? 'currentColor' : 'var(--colors-surface-raised)'}
    >
      {letter}
    </text>
  </svg>
)

const medalStyle = css({flexShrink: '0', fontFamily: 'sans', forcedColorAdjust: 'auto'})
