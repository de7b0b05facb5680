import {type Kysely, type RawBuilder, sql} from 'kysely'
import type {ExamReason} from '../../domain/agenda/composeExam.ts'
import {calendarDateOf} from '../../domain/shared/studyDay.ts'
import {daysBetween} from '../../domain/shared/weekday.ts'
import type {SelectionReason} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import type {SelectionReasonKind} from './tables.ts'

type Stored = Pick<Database, 'db'>

/** Why a lesson was chosen, as it is recorded with the choice (D-26). */
export type RecordedReason = {
  readonly lessonId: string
  readonly kind: SelectionReasonKind
  readonly relevance: number
  readonly institutions: number | null
  readonly lastSeenDays: number | null
  readonly answered: number
  readonly correct: number
}

/** What the student has done with the questions and flashcards of a theme so far. */
export type ThemeMemory = {
  readonly lessonId: string
  readonly lastSeenAt: Date | null
  /** Questions that were answered, and those of them that were right the last time. */
  readonly answered: number
  readonly correct: number
}

/** What the student remembers of the lessons, in their order; an exam whose keys are held has left no trace in it (D-10). */
export async function findThemeMemories(
  {db}: Stored,
  profileId: string,
  lessonIds: readonly string[],
): Promise<ThemeMemory[]> {
  if (lessonIds.length === 0) return []
  const ids = [...lessonIds]
  const {rows} = await sql<ThemeMemory>`
    select wanted.id as "lessonId", greatest(questions.seen, cards.seen) as "lastSeenAt",
      coalesce(questions.answered, 0) as answered, coalesce(questions.correct, 0) as correct
    from unnest(${ids}::text[]) with ordinality as wanted (id, place)
    left join (
      select q.lesson_id, max(k.last_review) as seen, count(*)::integer as answered,
        (count(*) filter (where k.last_outcome = 1))::integer as correct
      from question_card k join question q on q.id = k.question_id and q.lesson_id = any(${ids}::text[])
      where k.profile_id = ${profileId} group by q.lesson_id
    ) questions on questions.lesson_id = wanted.id
    left join (
      select f.lesson_id, max(k.last_review) as seen
      from flashcard_card k join flashcard f on f.id = k.flashcard_id and f.lesson_id = any(${ids}::text[])
      where k.profile_id = ${profileId} group by f.lesson_id
    ) cards on cards.lesson_id = wanted.id
    order by wanted.place`.execute(db)
  return rows
}

/** Whole days from the day on which something was seen to `date`, in the student's zone; null for never. */
export const daysSince = (seenAt: Date | null, date: string, timeZone: string): number | null =>
  seenAt === null ? null : Math.max(0, daysBetween(calendarDateOf(seenAt.getTime(), timeZone), date))

/** SQL that records reasons for the activity whose id `made` returns. */
export const insertReasons = (reasons: readonly RecordedReason[]): RawBuilder<unknown> => sql`
  insert into selection_reason (activity_id, lesson_id, position, kind, relevance, institutions, last_seen_days, answered,
    correct)
  select made.id, x."lessonId", x.place - 1, x.kind, x.relevance, x.institutions, x."lastSeenDays", x.answered, x.correct
  from made, rows from (jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb) as ("lessonId" text, kind text,
    relevance double precision, institutions smallint, "lastSeenDays" integer, answered integer, correct integer
  )) with ordinality as x ("lessonId", kind, relevance, institutions, "lastSeenDays", answered, correct, place)`

/** SQL that records why the exam stands on the day whose id `made` returns; nothing without an exam. */
export const insertExamReason = (reason: ExamReason | null): RawBuilder<unknown> => sql`
  insert into exam_reason (activity_id, kind, institution, target, institutions, among)
  select made.id, x.kind, x.institution, x.target, x.institutions, x.among
  from made, jsonb_to_recordset(${JSON.stringify(reason === null ? [] : [reason])}::jsonb) as x (
    kind text, institution text, target smallint, institutions smallint, among smallint
  )`

/** Records why lessons were chosen for an activity, in the transaction that makes it. */
export async function recordReasons(
  tx: Kysely<Tables>,
  activityId: string,
  reasons: readonly RecordedReason[],
): Promise<void> {
  await sql`with made as (select ${activityId}::text as id) ${insertReasons(reasons)}`.execute(tx)
}

/** What was recorded for one of the student's activities, in its order; undefined when she has no such activity. */
export async function findReasons(
  {db}: Stored,
  profileId: string,
  activityId: string,
): Promise<SelectionReason[] | undefined> {
  const {rows} = await sql<{readonly reasons: SelectionReason[]}>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('_id', a.id || ':' || r.lesson_id, 'kind', r.kind, 'lessonId', r.lesson_id,
        'questions', (
          select coalesce(jsonb_agg(q.question_id order by q.position), '[]')
          from agenda_question q join question k on k.id = q.question_id and k.lesson_id = r.lesson_id
          where q.agenda_id = a.id
        ),
        'relevance', r.relevance, 'institutions', r.institutions, 'lastSeenDays', r.last_seen_days,
        'answered', r.answered, 'correct', r.correct, 'movedFrom', (
          select o.calendar_date
          from agenda o join agenda_lesson ol on ol.agenda_id = o.id and ol.part = 'theoreticalStudy'
          where r.kind = 'moved' and o.profile_id = a.profile_id and o.kind = 'day' and ol.lesson_id = r.lesson_id
            and ol.moved_to = a.calendar_date
          order by o.calendar_date desc limit 1
        )) order by r.position)
      from selection_reason r where r.activity_id = a.id
        and not exists (
          select from agenda_lesson al
          where al.agenda_id = a.id and al.lesson_id = r.lesson_id and al.moved_to is not null
        )
    ), '[]') || coalesce((
      select jsonb_build_array(jsonb_build_object('_id', a.id || ':exam', 'kind', e.kind, 'questions', '[]'::jsonb,
        'institutions', e.institutions, 'institution', e.institution, 'target', e.target, 'among', e.among))
      from exam_reason e where e.activity_id = a.id
    ), '[]') as reasons
    from agenda a where a.id = ${activityId} and a.profile_id = ${profileId}`.execute(db)
  return rows[0]?.reasons
}
