import {sql} from 'kysely'
import type {PreChoice} from '../../schema/generated/resolvers.ts'
import type {Database} from '../db/database.ts'
import {eventPrefix, studyChannel} from '../graphql/eventHub.ts'
import {keepKey, type Once} from '../graphql/idempotency.ts'

/** A choice without feedback (exam mode). `editedAt` is the server's idea of when, in milliseconds. */
export type Choosing = {
  readonly profileId: string
  readonly agendaId: string
  readonly questionId: string
  /** Index of the choice, -1 takes it back. */
  readonly selected: number
  readonly essay: string | null
  readonly editedAt: number
}

export type Choosable = {
  readonly calendarDate: string
  readonly isEssay: boolean
  readonly choices: number
  readonly isAnswered: boolean
  readonly isPartFinished: boolean
}

/** The question on the student's agenda; undefined when it is not there. */
export async function findChoosable(
  {db}: Database,
  {profileId, agendaId, questionId}: Choosing,
): Promise<Choosable | undefined> {
  const {rows} = await sql<Choosable>`
    select a.calendar_date as "calendarDate", q.kind = 'essay' as "isEssay", jsonb_array_length(q.choices) as choices,
      w.id is not null as "isAnswered",
      case aq.part when 'smartReview' then a.smart_review_finished_at is not null
        else al.finished_at is not null end as "isPartFinished"
    from agenda a
    join agenda_question aq on aq.agenda_id = a.id and aq.question_id = ${questionId}
    join question q on q.id = aq.question_id
    left join agenda_lesson al on al.agenda_id = a.id and al.part = aq.part and al.lesson_id = aq.lesson_id
    left join answer w on w.agenda_id = a.id and w.question_id = q.id
    where a.id = ${agendaId} and a.profile_id = ${profileId}`.execute(db)
  return rows[0]
}

/** Stores the choice unless a later edit is already there; one statement with key and news. */
export async function storePreChoice({db}: Database, choosing: Choosing, mutation: Once): Promise<void> {
  const {profileId, agendaId, questionId, selected, essay, editedAt} = choosing
  await sql`
    with kept as (${keepKey(mutation, {agendaId, questionId})}), stored as (
      insert into pre_choice (agenda_id, question_id, selected, essay, date_now)
      values (${agendaId}, ${questionId}, ${selected}, ${essay}, ${new Date(editedAt)})
      on conflict (agenda_id, question_id) do update
        set selected = excluded.selected, essay = excluded.essay, date_now = excluded.date_now
        where excluded.date_now >= pre_choice.date_now
      returning question_id
    )
    select pg_notify(${studyChannel}, ${eventPrefix('preChoice', profileId, agendaId)} || question_id)
    from stored`.execute(
    db,
  )
}

/** The choice that stands for a question of one of the student's agendas. */
export async function findPreChoice(
  {db}: Database,
  {profileId, agendaId, questionId}: Pick<Choosing, 'profileId' | 'agendaId' | 'questionId'>,
): Promise<PreChoice | undefined> {
  const row = await db
    .selectFrom('pre_choice as p')
    .innerJoin('agenda as a', 'a.id', 'p.agenda_id')
    .select(['p.question_id', 'p.selected', 'p.essay', 'p.date_now'])
    .where('a.profile_id', '=', profileId)
    .where('p.agenda_id', '=', agendaId)
    .where('p.question_id', '=', questionId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {questionId: row.question_id, selected: row.selected, essay: row.essay, dateNow: row.date_now.toISOString()}
}
