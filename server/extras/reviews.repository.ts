import {sql} from 'kysely'
import {addDays, calendarDateOf} from '../../domain/shared/studyDay.ts'
import {reviewAfterDays} from '../../domain/agenda/compose.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Creator} from './guard.ts'

type Stored = Pick<Database, 'db'>

/** The lessons that stand on the student's agenda of the day; they are left to it. */
export async function lessonsOfDay({db}: Stored, {profileId, calendarDate}: Creator): Promise<string[]> {
  const {rows} = await sql<{id: string}>`
    select l.lesson_id as id from agenda a join agenda_lesson l on l.agenda_id = a.id
    where a.profile_id = ${profileId} and a.calendar_date = ${calendarDate} and a.kind = 'day'`.execute(db)
  return rows.map(({id}) => id)
}

/**
 * The oldest study of the course that was finished more than two weeks ago and not reviewed since, and that does not stand
 * on today's agenda (G-03); undefined when there is none.
 */
export async function findOldestStudy(
  database: Stored,
  creator: Creator,
  timeZone: string,
): Promise<string | undefined> {
  const without = await lessonsOfDay(database, creator)
  const {rows} = await sql<{id: string; finishedAt: Date}>`
    select p.lesson_id as id, p.study_finished_at as "finishedAt"
    from lesson_progress p join lesson l on l.id = p.lesson_id
    where p.profile_id = ${creator.profileId} and l.course_id = ${creator.courseId} and p.study_finished_at is not null
      and p.review_finished_at is null and p.lesson_id <> all(${without}::text[])
    order by p.study_finished_at, p.lesson_id limit 1`.execute(database.db)
  const [oldest] = rows
  if (oldest === undefined) return undefined
  const limit = addDays(creator.calendarDate, -reviewAfterDays)
  return calendarDateOf(oldest.finishedAt.getTime(), timeZone) < limit ? oldest.id : undefined
}
