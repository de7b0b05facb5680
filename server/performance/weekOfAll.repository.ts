import {sql} from 'kysely'
import {addDays} from '../../domain/shared/studyDay.ts'
import type {Database} from '../kernel/database/database.ts'
import {tagColumns} from './counts.repository.ts'
import type {Tag} from './tables.ts'

type Stored = Pick<Database, 'db'>

export type WeekOfAll = {
  readonly week: string
  readonly correct: number
  readonly wrong: number
  readonly students: number
}

/** Means are told from so many students on: of fewer they would tell of one. */
export const leastStudents = 5

const hour = 3_600_000

/** How long the sums of a week stand: the newest two move all day, an older one by corrections alone. */
const life = {newest: hour, older: 168 * hour}

/** Any fixed number: one process makes them at a time. */
const lock = 7_310_017

/**
 * Answers of all students in the weeks of a tag (G-09), from the days of each. They are kept, because the days of a
 * week of many students are many rows, and made anew when they are an hour old, of weeks before the last a week old; while one process
 * makes them the others read what stands. `weeks` are Mondays, the oldest first.
 */
export async function findWeeksOfAll(
  {db}: Stored,
  tag: Tag,
  weeks: readonly string[],
  now: number,
): Promise<WeekOfAll[]> {
  const read = () =>
    db
      .selectFrom('week_of_all')
      .select(['week', 'right_count', 'wrong_count', 'students', 'made_at'])
      .where('tag', '=', tag)
      .where('week', 'in', weeks)
      .execute()
  const known = await read()
  const made = new Map(known.map(({week, made_at}) => [week, made_at.getTime()]))
  const newest = addDays(weeks.at(-1) ?? '19700101', -7)
  const old = weeks.filter((week) => now - (made.get(week) ?? 0) > (week >= newest ? life.newest : life.older))
  if (old.length > 0) await makeAnew({db}, tag, old, now)
  const rows = old.length > 0 ? await read() : known
  return rows.map(({week, right_count, wrong_count, students}) => ({
    week,
    correct: Number(right_count),
    wrong: Number(wrong_count),
    students,
  }))
}

async function makeAnew({db}: Stored, tag: Tag, weeks: readonly string[], now: number): Promise<void> {
  const {right, wrong} = tagColumns(tag)
  await db.transaction().execute(async (tx) => {
    const {rows} = await sql<{free: boolean}>`select pg_try_advisory_xact_lock(${lock}::bigint) as free`.execute(tx)
    if (rows[0]?.free !== true) return
    await sql`
      insert into week_of_all (tag, week, right_count, wrong_count, students, made_at)
      select ${tag}, w.week, coalesce(a."right", 0), coalesce(a.wrong, 0), coalesce(a.students, 0), ${new Date(now)}::timestamptz
      from unnest(${[...weeks]}::text[], ${weeks.map((week) => addDays(week, 6))}::text[]) w (week, sunday)
      cross join lateral (
        select sum(s."right") as "right", sum(s.wrong) as wrong, count(*)::integer as students
        from (
          select sum(${right}) as "right", sum(${wrong}) as wrong from study_day
          where calendar_date between w.week and w.sunday and ${right} + ${wrong} > 0 group by profile_id
        ) s
      ) a
      order by w.week
      on conflict (tag, week) do update set right_count = excluded.right_count, wrong_count = excluded.wrong_count,
        students = excluded.students, made_at = excluded.made_at`.execute(tx)
  })
}
