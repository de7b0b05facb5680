import {type Kysely, sql} from 'kysely'
import type {ActivityKind} from '../agenda/tables.ts'
import {isDone, lockAgenda} from '../agenda/smartFinish.repository.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {extraFinishedAt} from './make.repository.ts'
import type {ExtraKind} from './tables.ts'

type Stored = Pick<Database, 'db'>

/** How far a student is with an extra; deleted ones too, because writes may still be on their way. */
export type ExtraProgress = {
  readonly kind: ExtraKind | Exclude<ActivityKind, 'day' | 'extra'>
  readonly calendarDate: string
  readonly lessonId: string | null
  readonly isFinished: boolean
  readonly isDeleted: boolean
  readonly questions: number
  readonly answered: number
  /** Questions and flashcards of which nothing is left to do, and how many there are. */
  readonly done: number
  readonly total: number
}

/** One of the student's extras; undefined for any other activity. */
export async function findExtraProgress(
  {db}: Stored,
  profileId: string,
  id: string,
): Promise<ExtraProgress | undefined> {
  const {rows} = await sql<ExtraProgress>`
    select coalesce(x.kind, e.kind) as kind, a.calendar_date as "calendarDate", al.lesson_id as "lessonId",
      case when e.id is null then ${extraFinishedAt} else e.finished_at end is not null as "isFinished",
      coalesce(x.deleted_at, e.deleted_at) is not null as "isDeleted", questions.total as questions, questions.answered,
      questions.done + cards.answered as done, questions.total + cards.total as total
    from agenda a
    left join extra_activity x on x.id = a.id
    left join exam_activity e on e.id = a.id and e.is_extra
    left join agenda_lesson al on al.agenda_id = a.id
    cross join lateral (
      select count(*)::integer as total, count(w.id)::integer as answered,
        (count(*) filter (where ${isDone}))::integer as done
      from agenda_question aq
      join question q on q.id = aq.question_id
      left join answer w on w.agenda_id = aq.agenda_id and w.question_id = aq.question_id
      where aq.agenda_id = a.id
    ) questions
    cross join lateral (
      select count(*)::integer as total, count(w.id)::integer as answered
      from agenda_flashcard af
      left join flashcard_answer w on w.agenda_id = af.agenda_id and w.flashcard_id = af.flashcard_id
      where af.agenda_id = a.id
    ) cards
    where a.id = ${id} and a.profile_id = ${profileId} and (x.id is not null or e.id is not null)`.execute(db)
  return rows[0]
}

const keep = (mutation: IdempotentMutation, {calendarDate}: ExtraProgress) =>
  insertIdempotencyKey(mutation, {calendarDate})

/** Marks an extra without a lesson finished; a second time changes nothing. An exam is finished by `finishExam`. */
export async function storeExtraFinish(
  {db}: Stored,
  id: string,
  progress: ExtraProgress,
  mutation: IdempotentMutation,
  finishExam: (tx: Kysely<Tables>, id: string, now: number) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAgenda(tx, id)
    await keep(mutation, progress).execute(tx)
    if (progress.kind === 'exam' || progress.kind === 'smartExam') return finishExam(tx, id, mutation.now)
    await sql`
      update agenda set smart_review_finished_at = coalesce(smart_review_finished_at, ${new Date(mutation.now)})
      where id = ${id} and has_smart_review`.execute(tx)
  })
}

/**
 * Marks a theoretical extra finished, and keeps when its lesson was: what the agendas of the days to come are composed
 * from. A second time changes nothing.
 */
export async function storeLessonFinish(
  {db}: Stored,
  id: string,
  progress: ExtraProgress,
  mutation: IdempotentMutation,
): Promise<void> {
  const at = new Date(mutation.now)
  const column = sql.ref(progress.kind === 'TheoreticalStudy' ? 'study_finished_at' : 'review_finished_at')
  await sql`
    with kept as (${keep(mutation, progress)}), part as (
      update agenda_lesson set finished_at = coalesce(finished_at, ${at}) where agenda_id = ${id}
    )
    insert into lesson_progress (profile_id, lesson_id, ${column})
    values (${mutation.profileId}, ${progress.lessonId}, ${at})
    on conflict (profile_id, lesson_id) do update
      set ${column} = coalesce(lesson_progress.${column}, excluded.${column})`.execute(db)
}

/** Deletes an extra: it is not listed any more, and what was answered stays. */
export async function storeDeletion({db}: Stored, id: string, mutation: IdempotentMutation): Promise<void> {
  const at = new Date(mutation.now)
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {id})}), of_exam as (
      update exam_activity set deleted_at = coalesce(deleted_at, ${at}) where id = ${id} and is_extra
    )
    update extra_activity set deleted_at = coalesce(deleted_at, ${at}) where id = ${id}`.execute(db)
}
