import {type ReactNode, useId} from 'react'
import {css} from 'styled-system/css'
import {StarIcon} from '../icon/icons.tsx'

const counts = [1, 2, 3, 4, 5] as const
export type StarCount = (typeof counts)[number]

export type StarChoiceProps = {
  readonly legend: ReactNode
  /** The words of a number of stars. */
  readonly labelOf: (count: StarCount) => string
  readonly value: StarCount | null
  readonly onPick: (count: StarCount) => void
  readonly disabled?: boolean
  /** What was chosen is on its way. */
  readonly pending?: boolean
}

/** Five radio buttons under five stars: arrow keys and assistive technology find one choice of five. */
export function StarChoice({legend, labelOf, value, onPick, disabled = false, pending = false}: StarChoiceProps) {
  const name = useId()
  return (
    <fieldset className={css({display: 'flex', alignItems: 'center', gap: '2'})} aria-busy={pending || undefined}>
      <legend className={css({float: 'start', textStyle: 'small', color: 'text.muted', paddingInlineEnd: '2'})}>
        {legend}
      </legend>
      <span className={css({display: 'inline-flex'})}>
        {counts.map((count) => (
          <label key={count} title={labelOf(count)} className={starStyle}>
            <input
              type="radio"
              name={name}
              value={count}
              className={radioStyle}
              aria-label={labelOf(count)}
              checked={count === value}
              disabled={disabled}
              onChange={() => onPick(count)}
            />
            <StarIcon size={24} className={css(blankStyle, value !== null && count <= value && filledStyle)} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}

const starStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '9',
  minHeight: 'touch',
  cursor: 'pointer',
  borderRadius: 'sm',
  '&:has(:disabled)': {cursor: 'default', opacity: '0.6'},
  '&:has(:focus-visible)': {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[-2px]'},
  _hover: {bg: 'surface.hover'},
})
const radioStyle = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  margin: '0',
  opacity: '0',
  cursor: 'inherit',
})
const blankStyle = css.raw({color: 'text.muted'})
const filledStyle = css.raw({color: 'warning.text', fill: 'warning.text'})
