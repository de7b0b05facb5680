import {sql} from 'kysely'
import type {DateRange} from '../../domain/performance/ranges.ts'
import type {Database} from '../kernel/database/database.ts'

type Stored = Pick<Database, 'db'>

export type StudyDay = {
  readonly calendarDate: string
  readonly questions: number
  readonly correct: number
  readonly flashcards: number
}

/** Days of some ranges with an answer or a grade, each once. */
export async function findDays({db}: Stored, profileId: string, ranges: readonly DateRange[]): Promise<StudyDay[]> {
  const isWithin = sql.join(
    ranges.map(({first, last}) => sql`calendar_date between ${first} and ${last}`),
    sql` or `,
  )
  const {rows} = await sql<StudyDay>`
    select calendar_date as "calendarDate", questions, correct, hits + misses as flashcards
    from study_day
    where profile_id = ${profileId} and (${isWithin}) and questions + hits + misses > 0
    order by calendar_date`.execute(db)
  return rows
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
  const rows = await db
    .selectFrom('login_record')
    .select('study_day')
    .where('profile_id', '=', profileId)
    .where('study_day', '>=', first)
    .where('study_day', '<=', last)
    .orderBy('study_day')
    .execute()
  return rows.map(({study_day}) => study_day)
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

/** The weeks with something, from the Monday `first` to the Sunday `last`. */
export async function findWeekActivities(
  {db}: Stored,
  profileId: string,
  {first, last}: DateRange,
): Promise<WeekActivities[]> {
  const {rows} = await sql<WeekActivities>`
    select to_char(date_trunc('week', to_date(calendar_date, 'YYYYMMDD')), 'YYYYMMDD') as week,
      sum(studies)::integer as studies, sum(reviews)::integer as reviews, sum(extra_reviews)::integer as "extraReviews",
      sum(smart_questions)::integer as "smartQuestions", sum(smart_flashcards)::integer as "smartFlashcards",
      sum(exams)::integer as exams, (array_agg(course_id order by calendar_date desc) filter (where course_id is not null))[1] as "courseId"
    from study_day where profile_id = ${profileId} and calendar_date between ${first} and ${last}
    group by 1 order by 1`.execute(db)
  return rows
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
