import {css} from 'styled-system/css'
import type {Weekday} from '../../../domain/shared/weekday.ts'
import type {ShownDay} from '../../../machines/profile/weekGoals.selectors.ts'
import {weekdayNames} from '../../text/shared/days.ts'
import {CheckIcon} from '../../ui/icon/icons.tsx'

type Props = {
  readonly days: readonly ShownDay[]
  /** Nothing may change for now; the days keep their focus. */
  readonly isLocked: boolean
  readonly onToggle: (day: Weekday) => void
}

/** The seven days of one activity; on shows a check mark, so that colour is not all there is to see. */
export function WeekDays({days, isLocked, onToggle}: Props) {
  return (
    <div className={daysStyle}>
      {days.map(({day, isOn}) => (
        <button
          key={day}
          type="button"
          className={dayStyle}
          aria-pressed={isOn}
          aria-disabled={isLocked || undefined}
          onClick={() => {
            if (!isLocked) onToggle(day)
          }}
        >
          <span aria-hidden="true">{weekdayNames[day].short}</span>
          <span className="visuallyHidden">{weekdayNames[day].long}</span>
          <span className={markStyle}>{isOn ? <CheckIcon strokeWidth={2.5} /> : null}</span>
        </button>
      ))}
    </div>
  )
}

const daysStyle = css({display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: {base: '1', sm: '2'}})
const dayStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minHeight: '14',
  minWidth: '0',
  paddingBlock: '1.5',
  borderRadius: 'md',
  border: 'control',
  bg: 'surface.raised',
  color: 'text.default',
  textStyle: 'caption',
  cursor: 'pointer',
  transitionProperty: '[background-color, border-color, color]',
  transitionDuration: 'fast',
  _hover: {bg: 'surface.hover'},
  '&[aria-pressed=true]': {
    bg: 'brand.solid',
    borderColor: 'brand.solid',
    color: 'brand.onSolid',
    _hover: {bg: 'brand.solidHover'},
  },
  '&[aria-disabled=true]': {cursor: 'progress'},
})
const markStyle = css({display: 'inline-flex', width: '4', height: '4', '& svg': {width: 'full', height: 'full'}})
