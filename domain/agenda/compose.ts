import {addDays, type CalendarDate} from '../shared/studyDay.ts'
import {weekdayOf, type Weekday} from '../shared/weekday.ts'
import type {StudyDayPlan} from './agenda.types.ts'

/** A study must have been finished longer ago than this to be reviewed (G-03, spec 1§4). */
export const reviewAfterDays = 14

export type StudyCandidate = {
  readonly lessonId: string
  readonly phase: number
  /** Calendar date from which the lesson may be studied. */
  readonly releasedOn: CalendarDate
  readonly relevance: number
  readonly studyFinishedOn: CalendarDate | null
  readonly isReviewed: boolean
}

export type ComposedDay = {
  readonly theoreticalStudy: readonly string[]
  readonly theoreticalReview: readonly string[]
  readonly hasSmartReview: boolean
}

/** A study that the student moved from an earlier day to `to`. */
export type MovedLesson = {readonly lessonId: string; readonly to: CalendarDate}

/** What was moved to the day and is still to be studied. */
function arrivedOf(lessons: readonly StudyCandidate[], date: CalendarDate, moved: readonly MovedLesson[]): string[] {
  const open = new Set(lessons.filter(({studyFinishedOn}) => studyFinishedOn === null).map(({lessonId}) => lessonId))
  const arrived = moved.find(({lessonId, to}) => to === date && open.has(lessonId))
  return arrived ? [arrived.lessonId] : []
}

function studyOf(lessons: readonly StudyCandidate[], date: CalendarDate, moved: readonly MovedLesson[]): string[] {
  const released = lessons.filter((lesson) => lesson.releasedOn <= date)
  const highestPhase = Math.max(0, ...released.map((lesson) => lesson.phase))
  const waiting = new Set(moved.filter(({to}) => to > date).map(({lessonId}) => lessonId))
  const open = released.filter(
    (lesson) => lesson.studyFinishedOn === null && lesson.phase <= highestPhase && !waiting.has(lesson.lessonId),
  )
  const best = open.toSorted((a, b) => b.relevance - a.relevance || (a.lessonId < b.lessonId ? -1 : 1))[0]
  return best ? [best.lessonId] : []
}

function reviewOf(lessons: readonly StudyCandidate[], date: CalendarDate): string[] {
  const limit = addDays(date, -reviewAfterDays)
  const due = lessons.flatMap((lesson) =>
    lesson.studyFinishedOn !== null && lesson.studyFinishedOn < limit && !lesson.isReviewed
      ? [{lessonId: lesson.lessonId, finishedOn: lesson.studyFinishedOn}]
      : [],
  )
  const oldest = due.toSorted((a, b) =>
    a.finishedOn < b.finishedOn ? -1 : a.finishedOn > b.finishedOn ? 1 : a.lessonId < b.lessonId ? -1 : 1,
  )[0]
  return oldest ? [oldest.lessonId] : []
}

/**
 * Whether the theoretical review is all that the student does on that weekday: without a lesson to review such a day has
 * no agenda, and says so (NO_ELEGIBLE_LESSON_TO_REVIEW; G-03, spec 1§8).
 */
export function isReviewDay(date: CalendarDate, week: Readonly<Record<Weekday, StudyDayPlan>>): boolean {
  const {theoreticalStudy, theoreticalReview, smartReview, examAndMocks} = week[weekdayOf(date)]
  return theoreticalReview && !theoreticalStudy && !smartReview && !examAndMocks
}

/**
 * What goes on the agenda of a day, decided once, at its first request (G-01, G-03): one study (the most relevant
 * released lesson that is not finished), one review (the oldest study finished more than 14 days ago and not reviewed)
 * and the smart review, each only when the student's week has that kind on that weekday. A study that was moved to the
 * day is its study, whatever the week says; until then no other day chooses it (D-26).
 */
export function composeDay(
  date: CalendarDate,
  week: Readonly<Record<Weekday, StudyDayPlan>>,
  lessons: readonly StudyCandidate[],
  moved: readonly MovedLesson[] = [],
): ComposedDay {
  const plan = week[weekdayOf(date)]
  const arrived = arrivedOf(lessons, date, moved)
  return {
    theoreticalStudy: arrived.length > 0 || !plan.theoreticalStudy ? arrived : studyOf(lessons, date, moved),
    theoreticalReview: plan.theoreticalReview ? reviewOf(lessons, date) : [],
    hasSmartReview: plan.smartReview,
  }
}
