import type {SnapshotFrom} from 'xstate'
import {
  circleOf,
  type CirclePart,
  doneForTrophy,
  type Fragment,
  fragmentsOf,
  type GoalKind,
  goalKinds,
  type Marker,
  markersOf,
  type Tier,
  tierInProgress,
  trophyOf,
} from '../../domain/performance/goals.ts'
import type {weeklyTrophyMachine} from './weeklyTrophy.machine.ts'

type WeeklyTrophySnapshot = SnapshotFrom<typeof weeklyTrophyMachine>

/** The tier that the week works towards. */
export const targetTier = ({context: {week}}: WeeklyTrophySnapshot): Tier =>
  tierInProgress(trophyOf(doneForTrophy(week), week.goals))

/** The trophy that the week has so far. */
export const wonTrophy = ({context: {week}}: WeeklyTrophySnapshot): Tier | null =>
  trophyOf(doneForTrophy(week), week.goals)

/** The arcs of the week circle. */
export const circleParts = ({context: {week}}: WeeklyTrophySnapshot): readonly CirclePart[] => circleOf(week)

/** What each activity still needs for the tier in progress. */
export const trophyFragments = (state: WeeklyTrophySnapshot): readonly Fragment[] =>
  fragmentsOf(doneForTrophy(state.context.week), state.context.week.goals, targetTier(state))

export type GoalBar = {
  readonly kind: GoalKind
  readonly done: number
  /** The end of the bar. */
  readonly most: number
  readonly markers: readonly Marker[]
}

/** The bar of each activity with its markers, without those that the course does not have. */
export const goalBars = ({context: {week}}: WeeklyTrophySnapshot): readonly GoalBar[] => {
  const done = doneForTrophy(week)
  return goalKinds.flatMap((kind) => {
    const targets = week.goals[kind]
    return targets === null
      ? []
      : [{kind, done: done[kind], most: Math.max(targets.gold, 1), markers: markersOf(targets)}]
  })
}

export const shownWeek = ({context: {week}}: WeeklyTrophySnapshot) => ({
  first: week.calendarDateStart,
  last: week.calendarDateEnd,
})
