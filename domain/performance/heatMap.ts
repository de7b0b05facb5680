import {mondayOf} from '../agenda/weekView.ts'
import {addDays, type CalendarDate} from '../shared/studyDay.ts'
import {daysBetween} from '../shared/weekday.ts'

/** A day of the map; `level` 0 has nothing, 4 is among the fullest quarter of the days with something. */
export type HeatCell = {
  readonly date: CalendarDate
  readonly amount: number
  readonly level: 0 | 1 | 2 | 3 | 4
  /** It lies outside of the range and only fills a week. */
  readonly isFilling: boolean
}

const levels = [1, 2, 3, 4] as const

function levelOf(amount: number, sorted: readonly number[]): HeatCell['level'] {
  if (amount === 0) return 0
  const below = sorted.findLastIndex((other) => other <= amount) + 1
  return levels[Math.max(0, Math.ceil((below / sorted.length) * levels.length) - 1)] ?? 4
}

/** Whole weeks, from Monday, of a range of days; the levels are quarters of the days with something. */
export function heatMap(
  amounts: ReadonlyMap<CalendarDate, number>,
  {first, last}: {readonly first: CalendarDate; readonly last: CalendarDate},
): HeatCell[][] {
  const from = mondayOf(first)
  const weeks = Math.max(0, Math.floor(daysBetween(from, mondayOf(last)) / 7) + 1)
  const sorted = [...amounts].flatMap(([date, amount]) => (amount > 0 && date >= first && date <= last ? amount : []))
  sorted.sort((one, other) => one - other)
  return Array.from({length: weeks}, (_week, week) =>
    Array.from({length: 7}, (_day, day) => {
      const date = addDays(from, week * 7 + day)
      const isFilling = date < first || date > last
      const amount = isFilling ? 0 : (amounts.get(date) ?? 0)
      return {date, amount, level: levelOf(amount, sorted), isFilling}
    }),
  )
}
