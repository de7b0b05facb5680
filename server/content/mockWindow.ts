import {sql} from 'kysely'
import {defaultTimeZone} from '../../domain/shared/studyDay.ts'

/** The instant so many hours after the opening of the mock exam in `m`, of the course in `c`. */
const hoursAfter = (column: string) => sql`opening.at + make_interval(hours => ${sql.ref(`m.${column}`)})`

/**
 * Joins the opening of the mock exam in `m`: midnight of Brasília of a day of its course, so that a course that was
 * imported in the afternoon does not open its mock exams in the afternoon (spec 2§3).
 */
export const openingOfMock = sql`
  join course c on c.id = m.course_id
  cross join lateral (
    select (date_trunc('day', c.started_at at time zone ${sql.lit(defaultTimeZone)})
      + make_interval(days => m.opens_after_days)) at time zone ${sql.lit(defaultTimeZone)} as at
  ) opening`

/** Instants of the window of the mock exam in `m`; wants `openingOfMock`. */
export const mockInstants = {
  opensAt: sql<Date>`opening.at`,
  lastStartAt: sql<Date>`${hoursAfter('last_start_after_hours')}`,
  closesAt: sql<Date>`${hoursAfter('closes_after_hours')}`,
  answersAt: sql<Date>`${hoursAfter('answers_after_hours')}`,
  rankingAt: sql<Date>`${hoursAfter('ranking_after_hours')}`,
}
