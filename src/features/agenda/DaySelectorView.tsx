import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {DaySlot} from '../../../domain/agenda/weekView.ts'
import {weekdayOf} from '../../../domain/shared/weekday.ts'
import type {daySelectorMachine} from '../../../machines/agenda/daySelector.machine.ts'
import {pickerRange, selectedDay, shownDays} from '../../../machines/agenda/daySelector.selectors.ts'
import {afterDayNumber, daySelectorText, longDate, monthOf, weekdayNames} from '../../text/shared/days.ts'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {ChevronLeftIcon, ChevronRightIcon} from '../../ui/icon/icons.tsx'
import {CalendarIcon} from '../../ui/icon/lateIcons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const DatePickerDialog = lazyNamed(() => import('../../ui/form/DatePickerDialog.tsx'), 'DatePickerDialog')

type Props = {
  readonly state: SnapshotFrom<typeof daySelectorMachine>
  readonly send: (event: EventFrom<typeof daySelectorMachine>) => void
}

/** What a day's button says after its short weekday and number: the rest of the date, and what it means. */
function restOfName({date, isToday, isOpen}: DaySlot): string {
  const parts = [afterDayNumber(date)]
  if (isToday) parts.push(weekdayNames[weekdayOf(date)].long)
  if (!isOpen) parts.push(daySelectorText.closedDay)
  return parts.join(', ')
}

function Day({slot, onPick}: {slot: DaySlot; onPick: (date: string) => void}) {
  return (
    <button
      type="button"
      className={css(dayStyle, slot.isSelected && selectedStyle)}
      aria-pressed={slot.isSelected}
      disabled={!slot.isOpen}
      onClick={() => onPick(slot.date)}
    >
      <span className={css({textStyle: 'caption'})}>
        {slot.isToday ? daySelectorText.today : weekdayNames[weekdayOf(slot.date)].short}
      </span>{' '}
      <span className={css({fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums'})}>
        {Number(slot.date.slice(6, 8))}
      </span>
      <span className="visuallyHidden">{restOfName(slot)}</span>
    </button>
  )
}

/** The week view and its date picker (F-032). */
export function DaySelectorView({state, send}: Props) {
  const days = shownDays(state)
  const range = pickerRange(state)
  return (
    <section data-tour="agenda" aria-label={daySelectorText.label} className={rootStyle}>
      <IconButton
        label={daySelectorText.previous}
        icon={<ChevronLeftIcon />}
        disabled={!state.can({type: 'page.previous'})}
        onClick={() => send({type: 'page.previous'})}
      />
      <div className={daysStyle} role="group" aria-label={monthOf(selectedDay(state))}>
        {days.map((slot) => (
          <Day key={slot.date} slot={slot} onPick={(date) => send({type: 'day.select', date})} />
        ))}
      </div>
      <IconButton
        label={daySelectorText.next}
        icon={<ChevronRightIcon />}
        disabled={!state.can({type: 'page.next'})}
        onClick={() => send({type: 'page.next'})}
      />
      <IconButton
        label={daySelectorText.pick}
        icon={<CalendarIcon />}
        aria-haspopup="dialog"
        onClick={() => send({type: 'picker.open'})}
      />
      {state.matches('pickingDate') ? (
        <Suspense fallback={null}>
          <DatePickerDialog
            title={daySelectorText.dialog}
            closeLabel={daySelectorText.close}
            previousLabel={daySelectorText.previousMonth}
            nextLabel={daySelectorText.nextMonth}
            viewLabel={daySelectorText.months}
            dayLabel={longDate}
            value={selectedDay(state)}
            first={range.first}
            last={range.last}
            onPick={(date) => send({type: 'picker.pick', date})}
            onClose={() => send({type: 'picker.close'})}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

const rootStyle = css({display: 'flex', alignItems: 'center', gap: '1', minWidth: '0', maxWidth: {md: '[44rem]'}})
const daysStyle = css({
  position: 'relative',
  display: 'flex',
  gap: '1',
  flex: '1',
  minWidth: '0',
  overflowX: 'auto',
  padding: '1',
  scrollbarWidth: '[none]',
})
const dayStyle = css.raw({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  flex: '1',
  maxWidth: '16',
  marginInline: 'auto',
  minWidth: '11',
  minHeight: '14',
  borderRadius: 'md',
  color: 'text.default',
  cursor: 'pointer',
  _hover: {bg: 'surface.hover'},
  _disabled: {color: 'text.muted', opacity: '0.6', cursor: 'not-allowed', bg: 'transparent'},
})
const selectedStyle = css.raw({bg: 'brand.solid', color: 'brand.onSolid', _hover: {bg: 'brand.solidHover'}})
