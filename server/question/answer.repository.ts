import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import {noChoice, outcomeOf} from '../../domain/question/outcome.ts'
import {lockAgenda} from '../agenda/smartFinish.repository.ts'
import type {ActivityKind, AgendaPart} from '../agenda/tables.ts'
import {isInRunningMock} from '../answer-keys/disclosure.ts'
import {isHeldAt, type QuestionKey} from '../answer-keys/releaseKey.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {eventPrefix, studyChannel} from '../kernel/eventHub.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {afterAnswer, type Memory} from '../spaced-repetition/memory.ts'
import {
  memoryColumn,
  memoryFields,
  memoryNames,
  memoryUpdate,
  memoryValues,
} from '../spaced-repetition/memoryColumns.ts'
import {
  correctChoiceOf,
  essayColumn,
  givenColumn,
  keyColumn,
  marksColumn,
  openColumns,
  type QuestionRow,
  type StoredAnswer,
} from './questionRow.ts'

/** Answers of one student to questions of one activity. `answeredAt` is the server's idea of when, in milliseconds. */
export type Answering = {
  readonly profileId: string
  readonly agendaId: string
  readonly calendarDate: string
  readonly type: string
  readonly theoreticalType: AgendaPart
  readonly answeredAt: number
  readonly answers: readonly {
    readonly questionId: string
    readonly choosen: number
    readonly essay: string | null
    /** How long the question was in front of the student, 1 to 1800; null when nobody measured. */
    readonly seconds: number | null
  }[]
}

/** A question about to be answered, with its key: for this server's eyes until the answer is stored and the key is out. */
export type AnswerableRow = Omit<QuestionRow, 'key'> & {
  readonly key: QuestionKey
  readonly memory: Memory | null
  readonly kind: ActivityKind
  /** When the time of the activity ends, and how many questions it has; null without a limit. */
  readonly deadline: Date | null
  readonly total: number | null
  /** The choice without feedback; null for none. */
  readonly marked: number | null
  /** It stands in a running mock exam, too: its key stays with the server (D-10). */
  readonly isKeptBack: boolean
}

/** The questions of the answers that are on that activity, with earlier answers and memories, in one statement. */
export async function findAnswerable({db}: Pick<Database, 'db'>, answering: Answering): Promise<AnswerableRow[]> {
  const ids = answering.answers.map(({questionId}) => questionId)
  const {rows} = await sql<AnswerableRow>`
    select ${openColumns}, ${keyColumn} as key, ${givenColumn} as given, ${essayColumn} as essay,
      ${marksColumn} as marks, ${memoryColumn} as memory, a.kind, a.deadline, p.selected as marked,
      case when a.deadline is not null then (
        select count(*)::integer from agenda_question c where c.agenda_id = a.id
      ) end as total,
      ${isInRunningMock(answering.profileId)} as "isKeptBack"
    from agenda a
    join agenda_question aq on aq.agenda_id = a.id and aq.part = ${answering.theoreticalType}
      and aq.question_id = any(${ids}::text[])
    join question q on q.id = aq.question_id
    left join answer w on w.agenda_id = a.id and w.question_id = q.id
    left join pre_choice p on p.agenda_id = a.id and p.question_id = q.id
    left join question_marks m on m.profile_id = a.profile_id and m.scope = a.id and m.question_id = q.id
    left join question_card k on k.profile_id = a.profile_id and k.question_id = q.id
    where a.id = ${answering.agendaId} and a.profile_id = ${answering.profileId}
      and a.calendar_date = ${answering.calendarDate}`.execute(db)
  return rows
}

/**
 * `memory` is null for an essay that waits for its grade, because what was not graded teaches nothing, and for a question
 * whose key is held: what is scheduled from it would tell whether it was right.
 */
type NewAnswer = StoredAnswer & {
  readonly questionId: string
  /** True when an essay without a grade is given one. */
  readonly isGrade: boolean
  /** Tallies and memory learn from it when its key is out. */
  readonly isHeld: boolean
  readonly memory: Memory | null
  readonly seconds: number | null
}

/**
 * Finishes an activity when nothing of it is left to do, in the transaction of the answer that may have been the last; the
 * agenda is locked. `now` is the server's instant.
 */
type Finish = (tx: Kysely<Tables>, agendaId: string, now: number) => Promise<void>

/** The parts that their last answer finishes, each by the area that it belongs to. */
export type FinishByLastAnswer = {readonly [P in Extract<AgendaPart, 'smartReview' | 'exam'>]: Finish}

/** Reference kept under the idempotency key of an answer. */
export type AnswerReference = {readonly agendaId: string; readonly questionIds: readonly string[]}

type Storing = {
  readonly mutation: IdempotentMutation | null
  /** The server's instant. */
  readonly now: number
  readonly finishes: FinishByLastAnswer
}

/**
 * Stores the answers to questions that have none yet and the grades of essays that have none, with the tally, the
 * memories, the idempotency key and the news to the student's other tabs: one statement, so that all of it happens or
 * nothing. Answers of a smart review or of an exam finish it in the same transaction when nothing of it is open (F-064,
 * F-072, F-073).
 *
 * What the server hands in by itself has no mutation.
 *
 * @returns the rows as they are after it, or undefined when another request answered one of them at the same time
 */
export async function storeAnswers(
  database: Pick<Database, 'db'>,
  answering: Answering,
  rows: readonly AnswerableRow[],
  {mutation, now, finishes}: Storing,
): Promise<QuestionRow[] | undefined> {
  const given = answering.answers.flatMap((answer) => {
    const row = rows.find(({id}) => id === answer.questionId)
    return row === undefined || !takesAnswer(row, answer.choosen) ? [] : newAnswer(answering, row, answer, now)
  })
  const reference: AnswerReference = {
    agendaId: answering.agendaId,
    questionIds: answering.answers.map(({questionId}) => questionId),
  }
  const finish = finishOf(finishes, answering.theoreticalType)
  const stored =
    finish === undefined
      ? await insert(database.db, answering, given, {mutation, now}, reference)
      : await database.db.transaction().execute(async (tx) => {
          await lockAgenda(tx, answering.agendaId)
          const amount = await insert(tx, answering, given, {mutation, now}, reference)
          await finish(tx, answering.agendaId, now)
          return amount
        })
  if (stored !== given.length) return undefined
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]))
  return rows.map((row) => withAnswer(row, byQuestion.get(row.id)))
}

/** What is finished by its last answer has a transaction for it. */
const finishOf = (finishes: FinishByLastAnswer, part: AgendaPart): Finish | undefined =>
  part === 'smartReview' || part === 'exam' ? finishes[part] : undefined

/** The first answer stands; only an essay that waits for its grade takes one. */
const takesAnswer = ({given, isEssay}: AnswerableRow, choosen: number): boolean =>
  given === null || (isEssay && given.choosen === noChoice && choosen !== noChoice)

function newAnswer(
  answering: Answering,
  row: AnswerableRow,
  answer: Answering['answers'][number],
  now: number,
): NewAnswer {
  const isHeld = isHeldAt(row, now)
  const outcome = outcomeOf(answer.choosen, correctChoiceOf(row.isEssay, row.key.correct))
  return {
    id: row.given?.id ?? randomUUID(),
    questionId: row.id,
    isGrade: row.given !== null,
    choosen: answer.choosen,
    outcome,
    essay: essayOf(row, answer.essay),
    calendarDate: answering.calendarDate,
    type: answering.type,
    theoreticalType: answering.theoreticalType,
    answeredAt: row.given?.answeredAt ?? new Date(answering.answeredAt).toISOString(),
    isHeld,
    seconds: answer.seconds,
    memory: isHeld || (row.isEssay && outcome === -1) ? null : afterAnswer(row.memory, outcome, answering.answeredAt),
  }
}

/** What was revealed or answered no longer changes; before that the newest text counts. */
function essayOf({isEssay, essay, given}: AnswerableRow, sent: string | null): string | null {
  if (!isEssay) return null
  return given?.essay ?? (essay?.revealedAt ? essay.essay : (sent ?? essay?.essay ?? null))
}

function withAnswer(row: AnswerableRow, answer: NewAnswer | undefined): QuestionRow {
  if (answer === undefined) return row
  const {choosen, essay, answeredAt} = answer
  const tally = choosen < 0 ? row.key.tally : {...row.key.tally, [choosen]: (row.key.tally[choosen] ?? 0) + 1}
  const savedAt = row.essay?.savedAt ?? answeredAt
  return {
    ...row,
    key: {...row.key, tally},
    given: answer,
    essay: essay === null ? null : {essay, savedAt, revealedAt: row.essay?.revealedAt ?? answeredAt},
  }
}

/** Rows are taken in the order of their questions, so that two statements never wait for each other crosswise. */
async function insert(
  db: Database['db'],
  {profileId, agendaId, calendarDate, type, theoreticalType, answeredAt}: Answering,
  given: readonly NewAnswer[],
  {mutation, now}: Omit<Storing, 'finishes'>,
  reference: AnswerReference,
): Promise<number> {
  const hasHeld = given.some(({isHeld}) => isHeld)
  const held = hasHeld
    ? sql`, held as (
      insert into held_answer (answer_id, question_id)
      select g.id, g."questionId" from given g join stored s on s.question_id = g."questionId" where g."isHeld"
      on conflict do nothing
    )`
    : sql``
  // Where nothing is graded, not even the plan may look for what waits for a grade: it could read all answers there are.
  const graded = given.some(({isGrade}) => isGrade)
    ? sql`, graded as (
      update answer set choosen = g.choosen, outcome = g.outcome
      from given g where g."isGrade" and answer.id = g.id and answer.choosen = -1
      returning answer.question_id, answer.choosen
    ), stored as (select * from added union all select * from graded)`
    : sql`, stored as (select * from added)`
  const kept = mutation === null ? sql`` : sql`, kept as (${insertIdempotencyKey(mutation, reference)})`
  const open = hasHeld ? sql`and question_id not in (select "questionId" from given where "isHeld")` : sql``
  const times = given.some(({seconds, outcome, isHeld: isKept}) => seconds !== null && outcome === 1 && !isKept)
    ? sql`, timed as (
      insert into question_time (question_id, bucket, amount)
      select g."questionId", time_bucket(g.seconds), 1 from given g join added s on s.question_id = g."questionId"
      where g.seconds is not null and g.outcome = 1 and not g."isHeld" order by g."questionId"
      on conflict (question_id, bucket) do update set amount = question_time.amount + 1
    )`
    : sql``
  const items = given.map(({memory, id, questionId, isGrade, isHeld, choosen, outcome, essay, seconds}) => ({
    id,
    questionId,
    isGrade,
    isHeld,
    choosen,
    outcome,
    essay,
    seconds,
    ...memory,
  }))
  const {rows} = await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (id text, "questionId" text,
        "isGrade" boolean, "isHeld" boolean, choosen smallint, outcome smallint, essay text, seconds smallint, ${memoryFields})
    ), added as (
      insert into answer (id, profile_id, agenda_id, question_id, choosen, outcome, essay, calendar_date, type,
        theoretical_type, answered_at, created_at, counted, seconds, median_seconds)
      select id, ${profileId}, ${agendaId}, "questionId", choosen, outcome, essay, ${calendarDate}, ${type},
        ${theoreticalType}, ${new Date(answeredAt)}, ${new Date(now)}, not "isHeld", seconds,
        case when seconds is not null then median_seconds("questionId") end
      from given where not "isGrade" order by "questionId"
      on conflict (agenda_id, question_id) do nothing
      returning question_id, choosen
    )${graded}${kept}, tallied as (
      insert into answer_tally (question_id, choosen, amount)
      select question_id, choosen, 1 from stored where choosen >= 0 ${open} order by question_id
      on conflict (question_id, choosen) do update set amount = answer_tally.amount + 1
    ), remembered as (
      insert into question_card (profile_id, question_id, ${memoryNames}, last_outcome)
      select ${profileId}, g."questionId", ${memoryValues('g')}, greatest(g.outcome, 0)
      from given g join stored s on s.question_id = g."questionId" where g.due is not null order by g."questionId"
      on conflict (profile_id, question_id) do update set ${memoryUpdate}
    )${held}${times}
    select pg_notify(${studyChannel}, ${eventPrefix('answer', profileId, agendaId)} || question_id)
    from stored`.execute(db)
  return rows.length
}
