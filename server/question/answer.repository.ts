import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {outcomeOf} from '../../domain/question/outcome.ts'
import type {Database} from '../db/database.ts'
import type {AgendaPart} from '../db/studyTables.ts'
import {eventPrefix, studyChannel} from '../graphql/eventHub.ts'
import {keepKey, type Once} from '../graphql/idempotency.ts'
import {afterAnswer, type Memory} from './memory.ts'
import {
  correctChoiceOf,
  givenColumn,
  keyColumn,
  openColumns,
  type QuestionKey,
  type QuestionRow,
  type StoredAnswer,
} from './question.repository.ts'

/** Answers of one student to questions of one activity. `answeredAt` is the server's idea of when, in milliseconds. */
export type Answering = {
  readonly profileId: string
  readonly agendaId: string
  readonly calendarDate: string
  readonly type: string
  readonly theoreticalType: AgendaPart
  readonly answeredAt: number
  readonly answers: readonly {readonly questionId: string; readonly choosen: number; readonly essay: string | null}[]
}

/** A question about to be answered, with its key: for this server's eyes until the answer is stored. */
export type AnswerableRow = Omit<QuestionRow, 'key'> & {readonly key: QuestionKey; readonly memory: Memory | null}

/** The questions of the answers that are on that activity, with earlier answers and memories, in one statement. */
export async function findAnswerable({db}: Database, answering: Answering): Promise<AnswerableRow[]> {
  const ids = answering.answers.map(({questionId}) => questionId)
  const {rows} = await sql<AnswerableRow>`
    select ${openColumns}, ${keyColumn} as key, ${givenColumn} as given,
      case when k.question_id is not null then jsonb_build_object('due', k.due, 'stability', k.stability,
        'difficulty', k.difficulty, 'scheduledDays', k.scheduled_days, 'learningSteps', k.learning_steps,
        'reps', k.reps, 'lapses', k.lapses, 'state', k.state, 'lastReview', k.last_review) end as memory
    from agenda a
    join agenda_question aq on aq.agenda_id = a.id and aq.part = ${answering.theoreticalType}
      and aq.question_id = any(${ids}::text[])
    join question q on q.id = aq.question_id
    left join answer w on w.agenda_id = a.id and w.question_id = q.id
    left join question_card k on k.profile_id = a.profile_id and k.question_id = q.id
    where a.id = ${answering.agendaId} and a.profile_id = ${answering.profileId}
      and a.calendar_date = ${answering.calendarDate}`.execute(db)
  return rows
}

type NewAnswer = StoredAnswer & {readonly questionId: string; readonly memory: Memory}

/** Reference kept under the idempotency key of an answer. */
export type AnswerReference = {readonly agendaId: string; readonly questionIds: readonly string[]}

/**
 * Stores the answers to questions that have none yet, with the tally, the memories, the idempotency key and the news
 * to the student's other tabs: one statement, so that all of it happens or nothing.
 *
 * @returns the rows as they are after it, or undefined when another request answered one of them at the same time
 */
export async function storeAnswers(
  {db}: Database,
  answering: Answering,
  rows: readonly AnswerableRow[],
  mutation: Once,
): Promise<QuestionRow[] | undefined> {
  const given = answering.answers.flatMap((answer) => {
    const row = rows.find(({id}) => id === answer.questionId)
    return row === undefined || row.given !== null ? [] : newAnswer(answering, row, answer)
  })
  const reference: AnswerReference = {
    agendaId: answering.agendaId,
    questionIds: answering.answers.map(({questionId}) => questionId),
  }
  const stored = await insert(db, answering, given, mutation, reference)
  if (stored !== given.length) return undefined
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]))
  return rows.map((row) => withAnswer(row, byQuestion.get(row.id)))
}

function newAnswer(answering: Answering, row: AnswerableRow, answer: Answering['answers'][number]): NewAnswer {
  const outcome = outcomeOf(answer.choosen, correctChoiceOf(row.isEssay, row.key.correct))
  return {
    id: randomUUID(),
    questionId: row.id,
    choosen: answer.choosen,
    outcome,
    essay: answer.essay,
    calendarDate: answering.calendarDate,
    type: answering.type,
    theoreticalType: answering.theoreticalType,
    answeredAt: new Date(answering.answeredAt).toISOString(),
    memory: afterAnswer(row.memory, outcome, answering.answeredAt),
  }
}

function withAnswer(row: AnswerableRow, answer: NewAnswer | undefined): QuestionRow {
  if (answer === undefined) return row
  const {choosen} = answer
  const tally = choosen < 0 ? row.key.tally : {...row.key.tally, [choosen]: (row.key.tally[choosen] ?? 0) + 1}
  return {...row, key: {...row.key, tally}, given: answer}
}

/** Rows are taken in the order of their questions, so that two statements never wait for each other crosswise. */
async function insert(
  db: Database['db'],
  {profileId, agendaId, calendarDate, type, theoreticalType, answeredAt}: Answering,
  given: readonly NewAnswer[],
  mutation: Once,
  reference: AnswerReference,
): Promise<number> {
  const items = given.map(({memory, id, questionId, choosen, outcome, essay}) => ({
    id,
    questionId,
    choosen,
    outcome,
    essay,
    ...memory,
  }))
  const {rows} = await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (id text, "questionId" text,
        choosen smallint, outcome smallint, essay text, due timestamptz, stability double precision,
        difficulty double precision, "scheduledDays" integer, "learningSteps" integer, reps integer, lapses integer,
        state smallint, "lastReview" timestamptz)
    ), stored as (
      insert into answer (id, profile_id, agenda_id, question_id, choosen, outcome, essay, calendar_date, type,
        theoretical_type, answered_at, created_at)
      select id, ${profileId}, ${agendaId}, "questionId", choosen, outcome, essay, ${calendarDate}, ${type},
        ${theoreticalType}, ${new Date(answeredAt)}, ${new Date(mutation.now)}
      from given order by "questionId"
      on conflict (agenda_id, question_id) do nothing
      returning question_id, choosen
    ), kept as (${keepKey(mutation, reference)}
    ), tallied as (
      insert into answer_tally (question_id, choosen, amount)
      select question_id, choosen, 1 from stored where choosen >= 0 order by question_id
      on conflict (question_id, choosen) do update set amount = answer_tally.amount + 1
    ), remembered as (
      insert into question_card (profile_id, question_id, due, stability, difficulty, scheduled_days, learning_steps,
        reps, lapses, state, last_review, last_outcome)
      select ${profileId}, g."questionId", g.due, g.stability, g.difficulty, g."scheduledDays", g."learningSteps",
        g.reps, g.lapses, g.state, g."lastReview", greatest(g.outcome, 0)
      from given g join stored s on s.question_id = g."questionId" order by g."questionId"
      on conflict (profile_id, question_id) do update set due = excluded.due, stability = excluded.stability,
        difficulty = excluded.difficulty, scheduled_days = excluded.scheduled_days,
        learning_steps = excluded.learning_steps, reps = excluded.reps, lapses = excluded.lapses,
        state = excluded.state, last_review = excluded.last_review, last_outcome = excluded.last_outcome
    )
    select pg_notify(${studyChannel}, ${eventPrefix('answer', profileId, agendaId)} || question_id)
    from stored`.execute(
    db,
  )
  return rows.length
}
