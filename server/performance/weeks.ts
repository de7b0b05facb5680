import {countTrophies, type Tier, weekTargetsOf, type WeekTargets} from '../../domain/performance/goals.ts'
import type {DateRange} from '../../domain/performance/ranges.ts'
import {dayStatus, isOfScope, nothingDone, weekCountsOf, weekTrophy} from '../../domain/performance/week.ts'
import {type Week, weekOf, weeksBeginningIn, weeksBetween} from '../../domain/performance/weeks.ts'
import {weekFormOf} from '../../domain/profile/weekGoals.ts'
import {addDays, type CalendarDate, calendarDateOf, defaultTimeZone, studyDayOf} from '../../domain/shared/studyDay.ts'
import {weekdayOf} from '../../domain/shared/weekday.ts'
import type {
  AchievementByDay,
  Course,
  TrophiesInRange,
  WeeklyAchievement,
  WeeklyProgress,
} from '../../schema/generated/resolvers.ts'
import {sql} from 'kysely'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {findCourses} from '../profile/course.repository.ts'
import {findPlannedDays, findWeekActivities, type WeekActivities} from './days.repository.ts'
import {todayOf} from './input.ts'

/** A week of a student with all that its trophy depends on. */
type StudentWeek = {readonly week: Week; readonly done: WeekActivities | undefined; readonly targets: WeekTargets}

/** The day, in the student's zone, on which the account was made. */
export const createdOn = ({createdAt}: StoredProfile, {timeZone}: RequestContext): CalendarDate =>
  studyDayOf(createdAt.getTime(), timeZone)

/**
 * The weeks between two dates, each under the goals of the course whose lessons it has, else of the current course: a
 * trophy stays when the student changes course.
 */
async function findStudentWeeks(
  {services}: RequestContext,
  profile: StoredProfile,
  weeks: readonly Week[],
): Promise<StudentWeek[]> {
  const [first, last] = [weeks[0]?.start, weeks.at(-1)?.end]
  if (first === undefined || last === undefined) return []
  const done = await findWeekActivities(services.database, profile.id, {first, last})
  const current = profile.courses[0]?.courseId
  const ids = [...new Set([current, ...done.map(({courseId}) => courseId)])].filter((id) => typeof id === 'string')
  const courses = await findCourses(services, ids)
  const targets = new Map(courses.map(({_id, courseWeekGoals}) => [_id, weekTargetsOf(courseWeekGoals)]))
  const byWeek = new Map(done.map((week) => [week.week, week]))
  return weeks.map((week) => {
    const activities = byWeek.get(week.start)
    const ofWeek = targets.get(activities?.courseId ?? '') ?? targets.get(current ?? '')
    return {week, done: activities, targets: ofWeek ?? weekTargetsOf({})}
  })
}

const countsOf = ({done}: StudentWeek, {studyWeek}: StoredProfile) =>
  weekCountsOf(done ?? nothingDone, weekFormOf(studyWeek))

const trophyOf = (week: StudentWeek, profile: StoredProfile): Tier | null =>
  weekTrophy(countsOf(week, profile), week.targets)

/** The newest phase of a course that had started by the end of a day. */
const phaseOf = ({phases}: Course, date: CalendarDate): number =>
  phases.filter(({startsAt}) => calendarDateOf(Date.parse(startsAt), defaultTimeZone) <= date).at(-1)?.phase ??
  phases[0]?.phase ??
  0

/**
 * The week of a date.
 *
 * @throws DomainError BAD_INPUT for a week to come, NOT_FOUND without a course
 */
export async function weeklyAchievement(
  context: RequestContext,
  profile: StoredProfile,
  date: CalendarDate,
): Promise<WeeklyAchievement> {
  if (weekOf(date).start > todayOf(context)) throw new DomainError('BAD_INPUT', 'The week is to come.')
  const [week] = await findStudentWeeks(context, profile, [weekOf(date)])
  const [course] = await findCourses(
    context.services,
    [week?.done?.courseId ?? profile.courses[0]?.courseId].filter((id) => typeof id === 'string'),
  )
  if (week === undefined || course === undefined) throw new DomainError('NOT_FOUND')
  const trophy = trophyOf(week, profile)
  const {start, end} = week.week
  return {
    _id: `${profile.id}:${start}`,
    profile: profile.id,
    courseId: course._id,
    phase: phaseOf(course, end),
    calendarDateStart: start,
    calendarDateEnd: end,
    hasTrophy: trophy !== null,
    trophy,
    ...countsOf(week, profile),
    goals: week.targets,
  }
}

/** Trophies of the weeks that begin in a range. */
export async function trophiesInRange(
  context: RequestContext,
  profile: StoredProfile,
  {first, last}: DateRange,
): Promise<TrophiesInRange> {
  const weeks = await findStudentWeeks(context, profile, weeksBeginningIn(first, last))
  return countTrophies(weeks.map((week) => trophyOf(week, profile)))
}

/** When the first phase of a course begins that has a lesson which is no pre-course; null without one. */
async function courseBeginning({services}: RequestContext, course: Course): Promise<CalendarDate | null> {
  const {rows} = await sql<{phase: number | null}>`
    select min(phase)::integer as phase from lesson where course_id = ${course._id} and not is_pre_course`.execute(
    services.database.db,
  )
  const begins = course.phases.find(({phase}) => phase === rows[0]?.phase)?.startsAt
  return begins === undefined ? null : calendarDateOf(Date.parse(begins), defaultTimeZone)
}

const scopes = ['course', 'general', 'preCourse'] as const
const scopeTitles = {general: 'Geral', preCourse: 'Pré-curso'} as const

/** Trophies since the account was made, by scope. */
export async function weeklyProgress(context: RequestContext, profile: StoredProfile): Promise<WeeklyProgress[]> {
  const [course] = await findCourses(
    context.services,
    profile.courses.slice(0, 1).map(({courseId}) => courseId),
  )
  if (course === undefined) return []
  const [weeks, begins] = await Promise.all([
    findStudentWeeks(context, profile, weeksBetween(createdOn(profile, context), todayOf(context))),
    courseBeginning(context, course),
  ])
  const ofWeeks = weeks.map((week) => trophyOf(week, profile))
  return scopes.flatMap((scope) => {
    const trophies = weeks.flatMap(({week}, place) => {
      const trophy = ofWeeks[place]
      return trophy !== undefined && isOfScope(week.start, scope, begins) ? [trophy] : []
    })
    if (trophies.length === 0) return []
    const {trophyPoints, maxTrophyPoints, ...amounts} = countTrophies(trophies)
    const title = scope === 'course' ? course.title : scopeTitles[scope]
    return [{_id: `${profile.id}:${scope}`, scope, title, progress: trophyPoints, total: maxTrophyPoints, ...amounts}]
  })
}

const isPlanned = ({studyWeek}: StoredProfile, date: CalendarDate): boolean =>
  Object.values(studyWeek[weekdayOf(date)]).some(Boolean)

/** How the days of the week of a date went (G-08). A day that was never opened is missed when the typical week has something. */
export async function achievements(
  context: RequestContext,
  profile: StoredProfile,
  date: CalendarDate,
  phase: number | null,
): Promise<AchievementByDay[]> {
  const {start, end} = weekOf(date)
  const today = todayOf(context)
  const days = await findPlannedDays(context.services.database, profile.id, {first: start, last: end}, phase)
  const byDate = new Map(days.map((day) => [day.calendarDate, day]))
  const first = createdOn(profile, context)
  return Array.from({length: 7}, (_, index) => addDays(start, index)).flatMap((day) => {
    const isMissed = phase === null && day >= first && isPlanned(profile, day)
    const planned = byDate.get(day) ?? {planned: isMissed ? 1 : 0, finished: 0}
    const status = dayStatus(planned, day, today)
    return status === null ? [] : [{calendarDate: day, status}]
  })
}
