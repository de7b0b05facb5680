import {sql} from 'kysely'
import type {Database} from '../kernel/database/database.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {isDone} from './smartFinish.repository.ts'
import type {AgendaPart} from './tables.ts'

/** The part of an agenda that the student wants to finish. */
export type Finishing = {
  readonly profileId: string
  readonly calendarDate: string
  readonly part: AgendaPart
  /** null for the smart review. */
  readonly lessonId: string | null
}

export type Progress = {
  readonly agendaId: string
  /** False when the agenda has no such part or lesson. */
  readonly exists: boolean
  readonly isFinished: boolean
  readonly total: number
  readonly answered: number
}

/**
 * How far the student is with the part; undefined without an agenda on that date. A review counts answered questions,
 * the smart review what is answered and graded, its flashcards too.
 */
export async function findProgress({db}: Database, finishing: Finishing): Promise<Progress | undefined> {
  const {profileId, calendarDate, part, lessonId} = finishing
  const {rows} = await sql<Progress>`
    select a.id as "agendaId",
      case when ${part}::text = 'smartReview' then a.has_smart_review else al.lesson_id is not null end as "exists",
      case when ${part}::text = 'smartReview' then a.smart_review_finished_at is not null
        else al.finished_at is not null end as "isFinished",
      questions.total + case when ${part}::text = 'smartReview' then cards.total else 0 end as total,
      case when ${part}::text = 'smartReview' then questions.done + cards.answered
        else questions.answered end as answered
    from agenda a
    left join agenda_lesson al on al.agenda_id = a.id and al.part = ${part}::text and al.lesson_id = ${lessonId}::text
    cross join lateral (
      select count(*)::integer as total, count(w.id)::integer as answered,
        (count(*) filter (where ${isDone}))::integer as done
      from agenda_question aq
      join question q on q.id = aq.question_id
      left join answer w on w.agenda_id = aq.agenda_id and w.question_id = aq.question_id
      where aq.agenda_id = a.id and aq.part = ${part}::text and aq.lesson_id is not distinct from ${lessonId}::text
    ) questions
    cross join lateral (
      select count(*)::integer as total, count(w.id)::integer as answered
      from agenda_flashcard af
      left join flashcard_answer w on w.agenda_id = af.agenda_id and w.flashcard_id = af.flashcard_id
      where af.agenda_id = a.id and af.part = ${part}::text
    ) cards
    where a.profile_id = ${profileId} and a.calendar_date = ${calendarDate} and a.kind = 'day'`.execute(db)
  return rows[0]
}

/** Marks the part finished and keeps when the student finished the lesson; a second time changes nothing. */
export async function storeFinish(
  {db}: Database,
  agendaId: string,
  finishing: Finishing,
  mutation: IdempotentMutation,
): Promise<void> {
  const {profileId, calendarDate, part, lessonId} = finishing
  const at = new Date(mutation.now)
  const kept = insertIdempotencyKey(mutation, {calendarDate})
  if (part === 'smartReview') {
    await sql`
      with kept as (${kept})
      update agenda set smart_review_finished_at = coalesce(smart_review_finished_at, ${at})
      where id = ${agendaId}`.execute(db)
    return
  }
  const column = sql.ref(part === 'theoreticalStudy' ? 'study_finished_at' : 'review_finished_at')
  await sql`
    with kept as (${kept}), part as (
      update agenda_lesson set finished_at = coalesce(finished_at, ${at})
      where agenda_id = ${agendaId} and part = ${part} and lesson_id = ${lessonId}
    )
    insert into lesson_progress (profile_id, lesson_id, ${column}) values (${profileId}, ${lessonId}, ${at})
    on conflict (profile_id, lesson_id) do update
      set ${column} = coalesce(lesson_progress.${column}, excluded.${column})`.execute(db)
}
