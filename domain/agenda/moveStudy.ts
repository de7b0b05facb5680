import type {ErrorCode} from '../shared/errors.ts'
import {addDays, type CalendarDate} from '../shared/studyDay.ts'
import {weekdayOf, type Weekday} from '../shared/weekday.ts'
import type {StudyDayPlan} from './agenda.types.ts'
import {mondayOf} from './weekView.ts'

/** What decides about a move, as it is on the study day `today`. */
export type StudyWeekState = {
  readonly today: CalendarDate
  readonly week: Readonly<Record<Weekday, StudyDayPlan>>
  /** Days of this week to which studies were moved. */
  readonly taken: readonly CalendarDate[]
  /** Days after `today` whose agenda is composed already, as it is for the next day after midnight. */
  readonly composed: readonly CalendarDate[]
}

/** The study of today that is to be moved; undefined when today has no such study. */
export type PlannedStudy = {readonly isFinished: boolean; readonly movedTo: CalendarDate | null} | undefined

/**
 * The days to which today's study may be moved: from tomorrow to the Sunday of this week, those of which the student's
 * typical week has no theoretical study, to which nothing was moved and which are not composed yet. The agenda of a day
 * to come does not exist, so her typical week is what says that nothing is planned there.
 */
export function freeStudyDays({today, week, taken, composed}: StudyWeekState): CalendarDate[] {
  const sunday = addDays(mondayOf(today), 6)
  return Array.from({length: 6}, (_, index) => addDays(today, index + 1)).filter(
    (date) =>
      date <= sunday && !week[weekdayOf(date)].theoreticalStudy && !taken.includes(date) && !composed.includes(date),
  )
}

/**
 * Why a study may not be moved; null when it may. A day gives away one study, so that a second one is refused until the
 * first is taken back; what is finished stays where it is, and what is not planned for today is nothing to move.
 */
export function moveRefusal(
  state: StudyWeekState,
  {study, hasMoved, to}: {readonly study: PlannedStudy; readonly hasMoved: boolean; readonly to: CalendarDate},
): ErrorCode | null {
  if (study === undefined) return 'NOT_FOUND'
  if (hasMoved || study.movedTo !== null) return 'STUDY_ALREADY_MOVED'
  if (study.isFinished) return 'OUTSIDE_EDITING_WINDOW'
  return freeStudyDays(state).includes(to) ? null : 'OUTSIDE_EDITING_WINDOW'
}

/** Why a move may not be taken back; null when it may: as long as the day it went to is not composed. */
export function undoRefusal(
  movedTo: CalendarDate | null,
  {composed}: Pick<StudyWeekState, 'composed'>,
): ErrorCode | null {
  if (movedTo === null) return 'NOT_FOUND'
  return composed.includes(movedTo) ? 'OUTSIDE_EDITING_WINDOW' : null
}
