import {type RawBuilder, sql} from 'kysely'
import type {ChainCommit, MarkLink} from '../../domain/exam/markChain.ts'
import type {PreChoice} from '../../schema/generated/resolvers.ts'
import type {ActivityKind} from '../agenda/tables.ts'
import type {Database} from '../kernel/database/database.ts'
import {eventPrefix, studyChannel} from '../kernel/eventHub.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'

/** One choice without feedback. */
export type ChosenItem = {
  readonly questionId: string
  /** Index of the choice, -1 takes it back. */
  readonly selected: number
  readonly essay: string | null
}

/** Choices without feedback (exam mode). `editedAt` is the server's idea of when, in milliseconds. */
export type Choosing = {
  readonly profileId: string
  readonly agendaId: string
  readonly items: readonly ChosenItem[]
  readonly editedAt: number
}

/** Choices with their place in the chain of marks that a device makes during a mock exam; null outside of a chain. */
export type ChainedChoosing = Choosing & {readonly link: MarkLink | null; readonly commit?: ChainCommit | null}

export type Choosable = {
  readonly questionId: string
  readonly kind: ActivityKind
  readonly calendarDate: string
  readonly isEssay: boolean
  readonly choices: number
  readonly isAnswered: boolean
  readonly isRevealed: boolean
  readonly isPartFinished: boolean
  /** When the time of the activity ends; null without a limit. */
  readonly deadline: Date | null
}

/** Questions of one of the student's activities. */
export type Wanted = {readonly profileId: string; readonly agendaId: string; readonly questionIds: readonly string[]}

/** What is marked in: a day's agenda or an exam; an extra is both, because it has an id of its own and no other. */
export type MarkedIn = {readonly isExam: boolean}

/** The questions of these ids on the student's agenda or exam; those that are not there are left out. */
export async function findChoosable(
  {db}: Database,
  {profileId, agendaId, questionIds, isExam}: Wanted & Partial<MarkedIn>,
): Promise<Choosable[]> {
  const {rows} = await sql<Choosable>`
    select q.id as "questionId", a.kind, a.deadline, a.calendar_date as "calendarDate", q.kind = 'essay' as "isEssay",
      jsonb_array_length(q.choices) as choices, w.id is not null as "isAnswered",
      p.revealed_at is not null as "isRevealed",
      case aq.part when 'smartReview' then a.smart_review_finished_at is not null
        when 'exam' then e.finished_at is not null else al.finished_at is not null end as "isPartFinished"
    from agenda a
    join agenda_question aq on aq.agenda_id = a.id and aq.question_id = any(${[...questionIds]}::text[])
    join question q on q.id = aq.question_id
    left join agenda_lesson al on al.agenda_id = a.id and al.part = aq.part and al.lesson_id = aq.lesson_id
    left join exam_activity e on e.id = a.id
    left join answer w on w.agenda_id = a.id and w.question_id = q.id
    left join pre_choice p on p.agenda_id = a.id and p.question_id = q.id
    where a.id = ${agendaId} and a.profile_id = ${profileId}
      and (a.kind = 'extra' or coalesce((a.kind <> 'day') = ${isExam ?? null}::boolean, true))`.execute(db)
  return rows
}

/**
 * Stores each choice unless a later edit is already there; one statement with key and news, and with `beside`, SQL of the
 * caller's own.
 */
export async function storePreChoices(
  {db}: Pick<Database, 'db'>,
  choosing: Choosing,
  mutation: IdempotentMutation,
  beside?: RawBuilder<unknown>,
): Promise<void> {
  const {profileId, agendaId, items, editedAt} = choosing
  const questionIds = items.map(({questionId}) => questionId)
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {agendaId, questionIds})}), stored as (
      insert into pre_choice (agenda_id, question_id, selected, essay, date_now)
      select ${agendaId}, x."questionId", x.selected, x.essay, ${new Date(editedAt)}
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x ("questionId" text, selected smallint, essay text)
      order by x."questionId"
      on conflict (agenda_id, question_id) do update
        set selected = excluded.selected, essay = excluded.essay, date_now = excluded.date_now
        where excluded.date_now >= pre_choice.date_now and pre_choice.revealed_at is null
      returning question_id
    )${beside === undefined ? sql`` : sql`, beside as (${beside})`}
    select pg_notify(${studyChannel}, ${eventPrefix('preChoice', profileId, agendaId)} || question_id)
    from stored`.execute(db)
}

/** The choices that stand for questions of one of the student's agendas, in the order of the ids. */
export async function findPreChoices({db}: Database, {profileId, agendaId, questionIds}: Wanted): Promise<PreChoice[]> {
  const rows = await db
    .selectFrom('pre_choice as p')
    .innerJoin('agenda as a', 'a.id', 'p.agenda_id')
    .select(['p.question_id', 'p.selected', 'p.essay', 'p.date_now'])
    .where('a.profile_id', '=', profileId)
    .where('p.agenda_id', '=', agendaId)
    .where('p.question_id', 'in', [...questionIds])
    .execute()
  const byId = new Map(rows.map((row) => [row.question_id, row]))
  return questionIds.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined
      ? []
      : {
          questionId: id,
          activity: agendaId,
          selected: row.selected,
          essay: row.essay,
          dateNow: row.date_now.toISOString(),
          late: false,
        }
  })
}

/** An essay whose key the student wants to see. */
export type Revealing = {
  readonly profileId: string
  readonly agendaId: string
  readonly questionId: string
  readonly essay: string
  readonly revealedAt: number
}

/**
 * Stores the essay for good, unless one was revealed or answered before: then only the key of the mutation is kept, and
 * the first essay stands.
 */
export async function storeRevealed({db}: Database, revealing: Revealing, mutation: IdempotentMutation): Promise<void> {
  const {profileId, agendaId, questionId, essay, revealedAt} = revealing
  const at = new Date(revealedAt)
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {agendaId, questionId})}), stored as (
      insert into pre_choice (agenda_id, question_id, selected, essay, date_now, revealed_at)
      select ${agendaId}, ${questionId}, -1, ${essay}, ${at}, ${at}
      where not exists (select from answer where agenda_id = ${agendaId} and question_id = ${questionId})
      on conflict (agenda_id, question_id) do update
        set selected = -1, essay = excluded.essay, date_now = excluded.date_now, revealed_at = excluded.revealed_at
        where pre_choice.revealed_at is null
      returning question_id
    )
    select pg_notify(${studyChannel}, ${eventPrefix('preChoice', profileId, agendaId)} || question_id)
    from stored`.execute(db)
}
