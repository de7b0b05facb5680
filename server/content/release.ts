import {sql} from 'kysely'
import {defaultTimeZone} from '../../domain/shared/studyDay.ts'

/**
 * `enableAfterOf` of `domain/themes/release` for the lesson in `l` with its course in `c` and its phase in `f`: midnight
 * of Brasília, so that a lesson is not released at the hour at which its course was imported (C-41).
 */
export const enableAfterColumn = sql<Date>`((date_trunc('day', c.started_at at time zone ${sql.lit(defaultTimeZone)})
  + make_interval(days => f.starts_after_days + l.release_after_days)) at time zone 'UTC' + interval '3 hours')`
