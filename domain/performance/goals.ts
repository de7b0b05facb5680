import type {StudyKind} from '../agenda/agenda.types.ts'
import {boundsOf, type CourseWeekGoals, daysChosen, isHidden, type WeekForm, weekKinds} from '../profile/weekGoals.ts'

/** The tiers of a trophy, the lowest first (spec 3§4). */
export const tiers = ['bronze', 'silver', 'gold'] as const
export type Tier = (typeof tiers)[number]

/** How many activities of a kind a week needs for each tier. */
export type GoalTargets = Readonly<Record<Tier, number>>

/** The kinds of a week by their names in the achievement (spec 3§3; C-20). */
export const goalKinds = ['theoreticalStudy', 'theoreticalReview', 'smartReview', 'exam'] as const
export type GoalKind = (typeof goalKinds)[number]

/** Null for a kind that the course does not have. */
export type WeekTargets = Readonly<Record<GoalKind, GoalTargets | null>>

/** What was done of each kind in a week. */
export type WeekDone = Readonly<Record<GoalKind, number>>

const studyKindOf = (kind: GoalKind): StudyKind => (kind === 'exam' ? 'examAndMocks' : kind)

/** Bronze is the least that the course allows, gold the most, silver the rounded middle (G-07). */
export function targetsOf(goals: CourseWeekGoals, kind: GoalKind): GoalTargets | null {
  const studyKind = studyKindOf(kind)
  if (isHidden(goals, studyKind)) return null
  const {min, max} = boundsOf(goals, studyKind)
  return {bronze: min, silver: Math.round((min + max) / 2), gold: max}
}

/** The targets of a week in a course. */
export const weekTargetsOf = (goals: CourseWeekGoals): WeekTargets => ({
  theoreticalStudy: targetsOf(goals, 'theoreticalStudy'),
  theoreticalReview: targetsOf(goals, 'theoreticalReview'),
  smartReview: targetsOf(goals, 'smartReview'),
  exam: targetsOf(goals, 'exam'),
})

/** How many days of each kind the student's typical week has: the goals follow it. */
export function totalsOf(week: WeekForm): WeekDone {
  const [theoreticalStudy = 0, theoreticalReview = 0, smartReview = 0, exam = 0] = weekKinds.map((kind) =>
    daysChosen(week, kind),
  )
  return {theoreticalStudy, theoreticalReview, smartReview, exam}
}

/** What the wire tells of a week (spec 3§3). */
export type WeekCounts = {
  readonly theoreticalStudy: {readonly done: number; readonly total: number}
  readonly theoreticalReview: {readonly done: number; readonly total: number}
  readonly extraTheoreticalReview: number
  readonly exams: {readonly done: number; readonly total: number}
  readonly smartReview: {readonly questions: number; readonly flashcards: number; readonly total: number}
}

const isReached = (done: WeekDone, targets: WeekTargets, tier: Tier): boolean =>
  goalKinds.every((kind) => done[kind] >= (targets[kind]?.[tier] ?? 0))

/**
 * What counts for the trophy: reviews with the extra ones, and a smart review only with both its questions and its
 * flashcards (spec 3§4). Not capped: the targets may lie above the typical week.
 */
export const doneForTrophy = (counts: WeekCounts): WeekDone => ({
  theoreticalStudy: counts.theoreticalStudy.done,
  theoreticalReview: counts.theoreticalReview.done + counts.extraTheoreticalReview,
  smartReview: Math.min(counts.smartReview.questions, counts.smartReview.flashcards),
  exam: counts.exams.done,
})

/** The trophy that a week is worth: the highest tier of which every activity has its target; at most one (spec 3§4). */
export function trophyOf(done: WeekDone, targets: WeekTargets): Tier | null {
  if (goalKinds.every((kind) => done[kind] === 0)) return null
  return tiers.findLast((tier) => isReached(done, targets, tier)) ?? null
}

/** The tier a week works towards: the one above its trophy, and gold when nothing is above (C-65). */
export function tierInProgress(trophy: Tier | null): Tier {
  if (trophy === null) return 'bronze'
  return trophy === 'bronze' ? 'silver' : 'gold'
}

/** Points of a trophy (spec 3§9). */
export const trophyPoints: Readonly<Record<Tier, number>> = {bronze: 1, silver: 2, gold: 3}

export type TrophyCounts = {
  readonly bronze: number
  readonly silver: number
  readonly gold: number
  readonly trophyPoints: number
  readonly maxTrophyPoints: number
}

/** Trophies of some weeks, one entry for each week (G-07). */
export function countTrophies(weeks: readonly (Tier | null)[]): TrophyCounts {
  const amount = (tier: Tier) => weeks.filter((trophy) => trophy === tier).length
  const counts = {bronze: amount('bronze'), silver: amount('silver'), gold: amount('gold')}
  return {
    ...counts,
    trophyPoints: tiers.reduce((sum, tier) => sum + counts[tier] * trophyPoints[tier], 0),
    maxTrophyPoints: weeks.length * trophyPoints.gold,
  }
}

/** One arc of the week circle. */
export type CirclePart = {readonly kind: GoalKind; readonly done: number; readonly total: number}

/**
 * Done of total for each activity of the week circle: capped at the total, reviews with extra ones, a smart review as the
 * least of its questions, flashcards and total (spec 3§4).
 */
export function circleOf(counts: WeekCounts): CirclePart[] {
  const done = doneForTrophy(counts)
  const totals: WeekDone = {
    theoreticalStudy: counts.theoreticalStudy.total,
    theoreticalReview: counts.theoreticalReview.total,
    smartReview: counts.smartReview.total,
    exam: counts.exams.total,
  }
  return goalKinds.map((kind) => ({kind, done: Math.min(done[kind], totals[kind]), total: totals[kind]}))
}

/** Share, 0 to 1, of the week: progress is weighted by achieved over total (spec 3§5); 0 without anything planned. */
export function shareOf(parts: readonly Pick<CirclePart, 'done' | 'total'>[]): number {
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  return total === 0 ? 0 : parts.reduce((sum, part) => sum + part.done, 0) / total
}

/** Tiers that stand at one place of a goal's bar. */
export type Marker = {readonly at: number; readonly tiers: readonly Tier[]}

/** The markers of a goal, the lowest first; tiers with equal targets are one (spec 3§4). */
export function markersOf(targets: GoalTargets): Marker[] {
  return [...Map.groupBy(tiers, (tier) => targets[tier])]
    .map(([at, group]) => ({at, tiers: group}))
    .toSorted((one, other) => one.at - other.at)
}

/** The fragments that a trophy still needs: of each activity what is missing to the target of a tier. */
export type Fragment = {
  readonly kind: GoalKind
  readonly done: number
  readonly target: number
  readonly missing: number
}

/** The fragments table of a week for a tier, without the activities that the course does not have. */
export function fragmentsOf(done: WeekDone, targets: WeekTargets, tier: Tier): Fragment[] {
  return goalKinds.flatMap((kind) => {
    const target = targets[kind]?.[tier]
    return target === undefined
      ? []
      : [{kind, done: Math.min(done[kind], target), target, missing: Math.max(0, target - done[kind])}]
  })
}
