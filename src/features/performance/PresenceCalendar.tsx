import {css} from 'styled-system/css'
import {type PresenceCell, presenceCells} from '../../../domain/performance/presence.ts'
import type {Month} from '../../../domain/performance/ranges.ts'
import {daysFromMonday} from '../../../domain/profile/weekGoals.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {weekdayNames} from '../../text/shared/days.ts'
import {fullDate} from '../../text/performance/performance.ts'
import {blockNames, monthName, presenceState, presenceWords, reportText} from '../../text/performance/reportCard.ts'
import {CheckIcon} from '../../ui/icon/icons.tsx'

function Cell({cell}: {readonly cell: PresenceCell}) {
  const day = Number(cell.date.slice(6))
  if (!cell.isOfMonth) return <td className={outsideStyle} aria-hidden="true" />
  return (
    <td
      className={cellStyle}
      data-present={(cell.isPresent && !cell.isFuture) || undefined}
      data-future={cell.isFuture || undefined}
      aria-label={`${fullDate(cell.date)}: ${presenceState(cell)}`}
      {...(cell.isToday && {'aria-current': 'date'})}
    >
      <span className={dayStyle}>{day}</span>
      {cell.isPresent && !cell.isFuture ? <CheckIcon size={14} /> : null}
    </td>
  )
}

type Props = {readonly month: Month; readonly dates: readonly CalendarDate[]; readonly today: CalendarDate}

/** The days of a month with presence, in weeks from Monday: 28, 35 or 42 cells (spec 3§2.1, 3§9). */
export function PresenceCalendar({month, dates, today}: Props) {
  const cells = presenceCells(month, dates, today)
  const weeks = Array.from({length: cells.length / 7}, (_, week) => cells.slice(7 * week, 7 * week + 7))
  const lived = cells.filter(({isOfMonth, isFuture}) => isOfMonth && !isFuture)
  return (
    <>
      <p className={css({textStyle: 'body', color: 'text.default'})}>
        {`${reportText.presence}: ${presenceWords(lived.filter(({isPresent}) => isPresent).length, lived.length)}`}
      </p>
      <table className={tableStyle}>
        <caption className="visuallyHidden">{`${blockNames.frequency}: ${monthName(month)}`}</caption>
        <thead>
          <tr>
            {daysFromMonday.map((day) => (
              <th key={day} scope="col" abbr={weekdayNames[day].long} className={headStyle}>
                {weekdayNames[day].short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((cell) => (
                <Cell key={cell.date} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const tableStyle = css({
  width: 'full',
  maxWidth: '96',
  borderCollapse: 'separate',
  borderSpacing: '[3px]',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
})
const headStyle = css({textStyle: 'caption', color: 'text.muted', textAlign: 'center'})
const cellStyle = css({
  position: 'relative',
  height: '9',
  textAlign: 'center',
  verticalAlign: 'middle',
  border: 'subtle',
  borderRadius: 'sm',
  color: 'text.muted',
  '&[data-present]': {bg: 'brand.subtle', color: 'brand.text', borderColor: 'brand.text', fontWeight: 'semibold'},
  printColorAdjust: 'exact',
  '&[data-future]': {borderStyle: 'dashed'},
  '&[aria-current]': {outline: '[2px solid {colors.text.strong}]', outlineOffset: '[-1px]'},
  '& > svg': {position: 'absolute', insetInlineEnd: '0.5', bottom: '0.5'},
})
const dayStyle = css({textStyle: 'small'})
const outsideStyle = css({height: '9'})
