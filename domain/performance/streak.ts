export type Streak = {
  /** Days, free ones between study included; 0 once it is broken. */
  readonly current: number
  readonly longest: number
  /** The free day of this week is used. */
  readonly isFreeDayUsed: boolean
}

/** Free days of a week (from Monday) that do not end a streak. */
const freeDaysAWeek = 1

type Run = {
  readonly length: number
  /** Days of it after its last day with study: they count only when study follows. */
  readonly pending: number
  readonly usedInWeek: number
}

/** Day 0 was a Thursday. */
const isMonday = (dayNumber: number): boolean => (dayNumber + 3) % 7 === 0

const none: Run = {length: 0, pending: 0, usedInWeek: 0}

function next(run: Run, isStudied: boolean, isNewWeek: boolean): Run {
  const used = isNewWeek ? 0 : run.usedInWeek
  if (isStudied) return {length: run.length + run.pending + 1, pending: 0, usedInWeek: used}
  if (run.length === 0 || used >= freeDaysAWeek) return none
  return {length: run.length, pending: run.pending + 1, usedInWeek: used + 1}
}

/**
 * Days in a row with study. One day of each week may be free: it keeps the streak, and counts in it once study follows.
 * Today is open as long as it lasts: without study yet it neither ends the streak nor uses the free day.
 * Days are numbers since 1970-01-01, in any order; those after today do not count.
 */
export function streakOf(studied: readonly number[], today: number): Streak {
  const days = new Set(studied)
  let run = none
  let longest = 0
  for (let day = Math.min(today + 1, ...studied); day <= today; day += 1) {
    if (day === today && !days.has(day)) {
      if (isMonday(day)) run = {...run, usedInWeek: 0}
      break
    }
    run = next(run, days.has(day), isMonday(day))
    longest = Math.max(longest, run.length)
  }
  return {current: run.length, longest, isFreeDayUsed: run.length > 0 && run.usedInWeek >= freeDaysAWeek}
}
