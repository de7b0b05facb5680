import {
  circleOf,
  doneForTrophy,
  fragmentsOf,
  goalKinds,
  shareOf,
  tierInProgress,
  trophyOf,
} from '../../../domain/performance/goals.ts'
import type {CsvCell} from '../../../domain/shared/csv.ts'
import {weekdayOf} from '../../../domain/shared/weekday.ts'
import type {LoadedGoals} from '../../../machines/performance/weeklyGoals.types.ts'
import type {WeeklyAchievement} from '../../../machines/performance/weeklyTrophy.types.ts'
import {weekdayNames} from '../../text/shared/days.ts'
import {fullDate, spanText} from '../../text/performance/performance.ts'
import {
  dayStatusNames,
  goalsText,
  kindNames,
  scopeNames,
  targetWords,
  tierNames,
  trophyWords,
} from '../../text/performance/weeklyGoals.ts'
import type {CsvTable} from './CsvButton.tsx'

type Row = readonly CsvCell[]

function weekRows(week: WeeklyAchievement): readonly Row[] {
  const done = doneForTrophy(week)
  const won = trophyOf(done, week.goals)
  const target = tierInProgress(won)
  const parts = circleOf(week)
  const fragments = goalsText.fragmentsOf(tierNames[target])
  return [
    [
      goalsText.goals,
      spanText(week.calendarDateStart, week.calendarDateEnd),
      ...none(6),
      `${trophyWords(won)}. ${targetWords(target, won)}`,
    ],
    ...goalKinds.flatMap((kind): Row[] => {
      const goal = week.goals[kind]
      return goal === null
        ? []
        : [[goalsText.goals, kindNames[kind], done[kind], null, goal.bronze, goal.silver, goal.gold, null, null]]
    }),
    ...parts.map(({kind, done: did, total}): Row => [goalsText.circle, kindNames[kind], did, total, ...none(5)]),
    [goalsText.circle, goalsText.shareOfWeek, 100 * shareOf(parts), 100, ...none(5)],
    ...fragmentsOf(done, week.goals, target).map(({kind, done: did, target: goal, missing}): Row => [
      fragments,
      kindNames[kind],
      did,
      goal,
      ...none(3),
      missing,
      missing === 0 ? goalsText.nothingMissing : null,
    ]),
  ]
}

const none = (amount: number): null[] => Array.from({length: amount}, () => null)

/** All that the page of the weekly goals shows: the week with its goals, circle and fragments, the scopes, the days. */
export const goalsTable = (goals: LoadedGoals, week: WeeklyAchievement): CsvTable => ({
  name: `metas-semanais-${week.calendarDateStart}`,
  head: [
    goalsText.part,
    goalsText.activity,
    goalsText.done,
    goalsText.ofTotal,
    tierNames.bronze,
    tierNames.silver,
    tierNames.gold,
    goalsText.missing,
    goalsText.status,
  ],
  rows: [
    ...weekRows(week),
    ...goals.scopes.map(({scope, title, bronze, silver, gold, progress, total}): Row => [
      `${goalsText.trophies}: ${goalsText.pointsLabel}`,
      `${scopeNames[scope]}: ${title}`,
      progress,
      total,
      bronze,
      silver,
      gold,
      null,
      null,
    ]),
    ...goals.days.map(({date, status}): Row => [
      goalsText.days,
      `${weekdayNames[weekdayOf(date)].long}, ${fullDate(date)}`,
      ...none(6),
      dayStatusNames[status],
    ]),
  ],
})
