import type {WeekForm} from '../profile/weekGoals.ts'
import {addDays, type CalendarDate} from '../shared/studyDay.ts'
import {doneForTrophy, type Tier, totalsOf, trophyOf, type WeekCounts, type WeekTargets} from './goals.ts'

/** What a student finished in a week. */
export type WeekActivities = {
  readonly studies: number
  readonly reviews: number
  readonly extraReviews: number
  readonly smartQuestions: number
  readonly smartFlashcards: number
  readonly exams: number
}

export const nothingDone: WeekActivities = {
  studies: 0,
  reviews: 0,
  extraReviews: 0,
  smartQuestions: 0,
  smartFlashcards: 0,
  exams: 0,
}

/** The counts of a week as the wire has them: done of what the typical week plans (spec 3§3). */
export function weekCountsOf(done: WeekActivities, week: WeekForm): WeekCounts {
  const totals = totalsOf(week)
  return {
    theoreticalStudy: {done: done.studies, total: totals.theoreticalStudy},
    theoreticalReview: {done: done.reviews, total: totals.theoreticalReview},
    extraTheoreticalReview: done.extraReviews,
    exams: {done: done.exams, total: totals.exam},
    smartReview: {questions: done.smartQuestions, flashcards: done.smartFlashcards, total: totals.smartReview},
  }
}

/** The trophy of a week: the one function that every number of trophies comes from. */
export const weekTrophy = (counts: WeekCounts, targets: WeekTargets): Tier | null =>
  trophyOf(doneForTrophy(counts), targets)

export type DayStatus = 'done' | 'partial' | 'missed'

/** How a day with something planned went (G-08); null for one without, and for a day on which nothing is done yet. */
export function dayStatus(
  {planned, finished}: {readonly planned: number; readonly finished: number},
  date: CalendarDate,
  today: CalendarDate,
): DayStatus | null {
  if (planned === 0) return null
  if (finished >= planned) return 'done'
  if (finished > 0) return 'partial'
  return date < today ? 'missed' : null
}

/** The weeks of a scope: those that end before the course proper begins, the others, or all of them (spec 3§2.1). */
export function isOfScope(
  monday: CalendarDate,
  scope: 'course' | 'general' | 'preCourse',
  courseBegins: CalendarDate | null,
): boolean {
  if (scope === 'general') return true
  const isBefore = courseBegins !== null && addDays(monday, 6) < courseBegins
  return scope === 'preCourse' ? isBefore : !isBefore
}
