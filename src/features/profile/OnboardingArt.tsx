import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {LogoMark} from '../../ui/content/Logo.tsx'

const ink = {fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round'} as const
const brand = 'var(--colors-brand-solid)'
const accent = 'var(--colors-brand-mark)'
const paper = 'var(--colors-surface-raised)'

/** A week that is filled, and a check mark: the plan is ready. */
const plan = (
  <>
    <rect x="56" y="30" width="128" height="112" rx="16" fill={paper} stroke={brand} strokeWidth="3" />
    <path {...ink} d="M56 60h128M88 18v24M152 18v24" stroke={brand} strokeWidth="3" />
    {[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) => (
        <circle
          key={`${row} ${column}`}
          cx={78 + column * 28}
          cy={80 + row * 22}
          r="7"
          fill={row + column > 4 ? 'var(--colors-brand-border)' : brand}
        />
      )),
    )}
    <circle cx="178" cy="138" r="26" fill={accent} />
    <path {...ink} d="m166 139 8 8 16-18" stroke={paper} strokeWidth="5" />
  </>
)

/** A line that rises, with a flag at its end. */
const ready = (
  <>
    <path {...ink} d="M44 142c34 0 26-40 58-40s22-38 54-38 28-24 40-36" stroke={brand} strokeWidth="4" />
    <circle cx="44" cy="142" r="9" fill={brand} />
    <circle cx="102" cy="102" r="9" fill={brand} />
    <path {...ink} d="M196 74V20l30 12-30 12" stroke={accent} strokeWidth="5" fill={accent} />
  </>
)

const arts = {plan, ready}

/** The drawings of the onboarding's pages; decoration. */
export function OnboardingArt({art}: {readonly art: 'welcome' | keyof typeof arts}): ReactNode {
  if (art === 'welcome')
    return (
      <span className={markStyle}>
        <LogoMark className={css({width: 'full', height: 'full'})} />
      </span>
    )
  return (
    <svg viewBox="0 0 240 168" className={artStyle} aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="92" rx="116" ry="74" fill="var(--colors-brand-subtle)" />
      {arts[art]}
    </svg>
  )
}

const artStyle = css({width: '[min(17rem, 70vw)]', height: 'auto'})
const markStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: '40',
  height: '40',
  padding: '8',
  borderRadius: 'full',
  bg: 'brand.subtle',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'brand.border',
})
