import {type RawBuilder, sql} from 'kysely'
import type {DateRange} from '../../domain/performance/ranges.ts'
import type {Database} from '../kernel/database/database.ts'

type Stored = Pick<Database, 'db'>

/** What a day counts, in the order of its packed form (migration 291). */
const dayKeys = [
  /** Days since 1970-01-01. */
  'dayNumber',
  'questions',
  'correct',
  'flashcards',
  /** Answers whose time is known, their seconds, and those beside a median. */
  'timed',
  'seconds',
  'compared',
  'comparedSeconds',
  'comparedMedian',
] as const

/** Days by columns: a place in all of them is one day. */
export type StudyDays = Readonly<Record<(typeof dayKeys)[number], readonly number[]>>

/**
 * Hundreds of rows of a query as one text, which takes less than half the time of rows, of a list of texts, or of JSON: rows and
 * their columns are parted by tabs. `rowsOf` reads it. Ordering it takes a fifth of its time again, so it is in no order.
 */
const asText = (columns: readonly RawBuilder<unknown>[]) =>
  sql<string | null>`string_agg(concat_ws(chr(9), ${sql.join(columns)}), chr(9))`

/** Reads rows of so many columns; a query without rows has null. */
function rowsOf<Row>(
  text: string | null | undefined,
  columns: number,
  read: (fields: readonly string[], at: number) => Row,
): Row[] {
  if (text === null || text === undefined) return []
  const fields = text.split('\t')
  return Array.from({length: fields.length / columns}, (_, row) => read(fields, row * columns))
}

/** The columns of a text of whole numbers, row by row, parted by tabs: a third of the time that pieces of text take. */
function columnsOf(text: string, amount: number): number[][] {
  const columns: number[][] = Array.from({length: amount}, () => [])
  let number = 0
  let column = 0
  for (let at = 0; at <= text.length; at += 1) {
    const digit = at < text.length ? text.charCodeAt(at) - 48 : -1
    if (digit >= 0) number = number * 10 + digit
    else {
      columns[column]?.push(number)
      column = (column + 1) % amount
      number = 0
    }
  }
  return columns
}

/** Days of some ranges with an answer or a grade, each once, in no order. */
export async function findDays({db}: Stored, profileId: string, ranges: readonly DateRange[]): Promise<StudyDays> {
  const isWithin = sql.join(
    ranges.map(({first, last}) => sql`calendar_date between ${first} and ${last}`),
    sql` or `,
  )
  const {rows} = await sql<{days: string | null}>`
    select string_agg(packed, chr(9)) as days from study_day
    where profile_id = ${profileId} and (${isWithin}) and questions + hits + misses > 0`.execute(db)
  const text = rows[0]?.days
  const columns = text ? columnsOf(text, dayKeys.length) : []
  const column = (key: (typeof dayKeys)[number]) => columns[dayKeys.indexOf(key)] ?? []
  return {
    dayNumber: column('dayNumber'),
    questions: column('questions'),
    correct: column('correct'),
    flashcards: column('flashcards'),
    timed: column('timed'),
    seconds: column('seconds'),
    compared: column('compared'),
    comparedSeconds: column('comparedSeconds'),
    comparedMedian: column('comparedMedian'),
  }
}

export async function countCards(
  {db}: Stored,
  profileId: string,
  {first, last}: DateRange,
): Promise<{hits: number; misses: number}> {
  const {rows} = await sql<{hits: number; misses: number}>`
    select coalesce(sum(hits), 0)::integer as hits, coalesce(sum(misses), 0)::integer as misses
    from study_day where profile_id = ${profileId} and calendar_date between ${first} and ${last}`.execute(db)
  return rows[0] ?? {hits: 0, misses: 0}
}

/** Finished exams of a range, extra ones too. */
export async function countExams({db}: Stored, profileId: string, {first, last}: DateRange): Promise<number> {
  const {rows} = await sql<{exams: number}>`
    select coalesce(sum(all_exams), 0)::integer as exams
    from study_day where profile_id = ${profileId} and calendar_date between ${first} and ${last}`.execute(db)
  return rows[0]?.exams ?? 0
}

/** Study days of a range with a login record. */
export async function findPresence({db}: Stored, profileId: string, {first, last}: DateRange): Promise<string[]> {
  const {rows} = await sql<{days: string | null}>`
    select ${asText([sql`study_day`])} as days from login_record
    where profile_id = ${profileId} and study_day between ${first} and ${last}`.execute(db)
  return rowsOf(rows[0]?.days, 1, (fields, at) => fields[at] ?? '').toSorted()
}

/** What was finished in one week. */
export type WeekActivities = {
  /** The Monday. */
  readonly week: string
  readonly studies: number
  readonly reviews: number
  readonly extraReviews: number
  readonly smartQuestions: number
  readonly smartFlashcards: number
  readonly exams: number
  /** The course of its lessons; null without one. */
  readonly courseId: string | null
}

const weekColumns = [
  sql`week`,
  sql`studies`,
  sql`reviews`,
  sql`extra_reviews`,
  sql`smart_questions`,
  sql`smart_flashcards`,
  sql`exams`,
  // Null would be left out.
  sql`coalesce(course_id, '')`,
]

/** The weeks with something, from the Monday `first` to the Sunday `last`, in no order. */
export async function findWeekActivities(
  {db}: Stored,
  profileId: string,
  {first, last}: DateRange,
): Promise<WeekActivities[]> {
  const {rows} = await sql<{weeks: string | null}>`
    select ${asText(weekColumns)} as weeks from study_week
    where profile_id = ${profileId} and week between ${first} and ${last}
      and studies + reviews + extra_reviews + smart_questions + smart_flashcards + exams > 0`.execute(db)
  return rowsOf(rows[0]?.weeks, weekColumns.length, (fields, at) => ({
    week: fields[at] ?? '',
    studies: Number(fields[at + 1]),
    reviews: Number(fields[at + 2]),
    extraReviews: Number(fields[at + 3]),
    smartQuestions: Number(fields[at + 4]),
    smartFlashcards: Number(fields[at + 5]),
    exams: Number(fields[at + 6]),
    courseId: fields[at + 7] || null,
  }))
}

/** What stood on a day of the agenda and what of it is finished. */
export type PlannedDay = {readonly calendarDate: string; readonly planned: number; readonly finished: number}

/** The days of a week that have an agenda; with a phase only the lessons of that phase count. */
export async function findPlannedDays(
  {db}: Stored,
  profileId: string,
  {first, last}: DateRange,
  phase: number | null,
): Promise<PlannedDay[]> {
  const {rows} = await sql<PlannedDay>`
    select a.calendar_date as "calendarDate", (l.planned + o.planned)::integer as planned,
      (l.finished + o.finished)::integer as finished
    from agenda a
    cross join lateral (
      select count(*) as planned, count(al.finished_at) as finished
      from agenda_lesson al join lesson n on n.id = al.lesson_id
      where al.agenda_id = a.id and al.moved_to is null and coalesce(n.phase = ${phase}::integer, true)
    ) l
    cross join lateral (
      select count(*) filter (where part.is_there) as planned, count(*) filter (where part.is_there and part.is_done) as finished
      from (values
        (a.has_smart_review, a.smart_review_finished_at is not null),
        (coalesce(a.exam_id, a.mock_exam_id, a.smart_exam_activity_id) is not null, exists (
          select from exam_activity x where x.profile_id = a.profile_id and x.calendar_date = a.calendar_date
            and not x.is_extra and x.finished_at is not null
        ))
      ) part (is_there, is_done)
      where ${phase}::integer is null
    ) o
    where a.profile_id = ${profileId} and a.kind = 'day' and a.calendar_date between ${first}::char(8) and ${last}::char(8)
    order by a.calendar_date`.execute(db)
  return rows
}
