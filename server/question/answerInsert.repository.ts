import {sql} from 'kysely'
import {inBatchesOf} from '../kernel/database/batches.ts'
import type {Database} from '../kernel/database/database.ts'
import {eventPrefix, studyChannel} from '../kernel/eventHub.ts'
import {type IdempotentMutation, insertIdempotencyKeys} from '../kernel/idempotency.ts'
import type {Memory} from '../spaced-repetition/memory.ts'
import {memoryFields, memoryNames, memoryUpdate, memoryValues} from '../spaced-repetition/memoryColumns.ts'
import type {StoredAnswer} from './questionRow.ts'

/**
 * `memory` is null for an essay that waits for its grade, because what was not graded teaches nothing, and for a question
 * whose key is held: what is scheduled from it would tell whether it was right.
 */
export type NewAnswer = StoredAnswer & {
  readonly questionId: string
  /** True when an essay without a grade is given one. */
  readonly isGrade: boolean
  /** Tallies and memory learn from it when its key is out. */
  readonly isHeld: boolean
  readonly memory: Memory | null
  readonly seconds: number | null
}

/** The new answers of one request, to questions of one activity. Instants are in milliseconds, `now` is the server's. */
export type AnswerCommand = {
  readonly profileId: string
  readonly agendaId: string
  readonly calendarDate: string
  readonly type: string
  readonly theoreticalType: string
  readonly answeredAt: number
  readonly now: number
  readonly given: readonly NewAnswer[]
  /** Null for what the server hands in by itself. */
  readonly mutation: IdempotentMutation | null
  /** Kept under the key of the mutation. */
  readonly reference: object
}

const iso = (instant: number): string => new Date(instant).toISOString()

const commandOf = ({mutation, given: _given, answeredAt, now, ...command}: AnswerCommand, place: number) => ({
  ...command,
  place,
  answeredAt: iso(answeredAt),
  now: iso(now),
  key: mutation?.key,
  operation: mutation?.operation,
  inputHash: mutation?.inputHash,
})

const itemsOf = ({profileId, agendaId, given}: AnswerCommand, place: number) =>
  given.map(({memory, id, questionId, isGrade, isHeld, choosen, outcome, essay, seconds}) => ({
    place,
    event: `${eventPrefix('answer', profileId, agendaId)}${questionId}`,
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

/** Grades of essays. Where nothing is graded, not even the plan may look for what waits for a grade: it could read all answers there are. */
const graded = sql`, graded as (
  update answer set choosen = g.choosen, outcome = g.outcome
  from given g where g."isGrade" and answer.id = g.id and answer.choosen = -1
  returning answer.id, answer.question_id, answer.choosen
), stored as (select * from added union all select * from graded)`

const held = sql`, held as (
  insert into held_answer (answer_id, question_id)
  select g.id, g."questionId" from given g join stored s on s.id = g.id where g."isHeld"
  on conflict do nothing
)`

const timed = sql`, timed as (
  insert into question_time (question_id, bucket, amount)
  select g."questionId", time_bucket(g.seconds), count(*) from given g join added s on s.id = g.id
  where g.seconds is not null and g.outcome = 1 and not g."isHeld" group by 1, 2 order by 1, 2
  on conflict (question_id, bucket) do update set amount = question_time.amount + excluded.amount
)`

/** The parts that only some answers need. */
function partsOf(given: readonly NewAnswer[]) {
  const hasHeld = given.some(({isHeld}) => isHeld)
  const isTimed = given.some(({seconds, outcome, isHeld}) => seconds !== null && outcome === 1 && !isHeld)
  return {
    stored: given.some(({isGrade}) => isGrade) ? graded : sql`, stored as (select * from added)`,
    open: hasHeld ? sql`and id not in (select id from given where "isHeld")` : sql``,
    held: hasHeld ? held : sql``,
    timed: isTimed ? timed : sql``,
  }
}

/**
 * Stores the answers of some requests, of as many students, with tallies, memories, idempotency keys and the news to the
 * students' other tabs: one statement, so that all of it happens or nothing. Rows are taken in the order of their keys, so that two
 * statements never wait for each other crosswise.
 *
 * @returns for each request how many of its answers were stored: fewer when another request answered a question first
 */
async function insertOnce(db: Database['db'], commands: readonly AnswerCommand[]): Promise<readonly number[]> {
  const parts = partsOf(commands.flatMap(({given}) => given))
  const {rows} = await sql<{place: number}>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(commands.map(commandOf))}::jsonb) as x (place integer,
        "profileId" text, "agendaId" text, "calendarDate" text, type text, "theoreticalType" text,
        "answeredAt" timestamptz, now timestamptz, key text, operation text, "inputHash" text, reference jsonb)
    ), given as (
      select x.*, a."profileId", a."agendaId", a."calendarDate", a.type, a."theoreticalType", a."answeredAt", a.now
      from jsonb_to_recordset(${JSON.stringify(commands.flatMap(itemsOf))}::jsonb) as x (place integer, event text,
        id text, "questionId" text, "isGrade" boolean, "isHeld" boolean, choosen smallint, outcome smallint, essay text,
        seconds smallint, ${memoryFields})
      join asked a on a.place = x.place
    ), kept as (${insertIdempotencyKeys('asked')}), added as (
      insert into answer (id, profile_id, agenda_id, question_id, choosen, outcome, essay, calendar_date, type,
        theoretical_type, answered_at, created_at, counted, seconds, median_seconds)
      select id, "profileId", "agendaId", "questionId", choosen, outcome, essay, "calendarDate", type,
        "theoreticalType", "answeredAt", now, not "isHeld", seconds,
        case when seconds is not null then median_seconds("questionId") end
      from given where not "isGrade" order by "agendaId", "questionId"
      on conflict (agenda_id, question_id) do nothing
      returning id, question_id, choosen
    )${parts.stored}, tallied as (
      insert into answer_tally (question_id, choosen, amount)
      select question_id, choosen, count(*) from stored where choosen >= 0 ${parts.open}
      group by question_id, choosen order by question_id, choosen
      on conflict (question_id, choosen) do update set amount = answer_tally.amount + excluded.amount
    ), remembered as (
      insert into question_card (profile_id, question_id, ${memoryNames}, last_outcome)
      select g."profileId", g."questionId", ${memoryValues('g')}, greatest(g.outcome, 0)
      from given g join stored s on s.id = g.id where g.due is not null order by g."profileId", g."questionId"
      on conflict (profile_id, question_id) do update set ${memoryUpdate}
    )${parts.held}${parts.timed}
    select g.place, pg_notify(${studyChannel}, g.event) from given g join stored s on s.id = g.id`.execute(db)
  const amounts = commands.map(() => 0)
  for (const {place} of rows) amounts[place] = (amounts[place] ?? 0) + 1
  return amounts
}

/** Stores the answers of one request, in a transaction of its caller's. Returns how many were stored. */
export async function insertAnswers(db: Database['db'], command: AnswerCommand): Promise<number> {
  const [amount = 0] = await insertOnce(db, [command])
  return amount
}

type Outcome = {readonly amount: number} | {readonly error: unknown}

/** SQLSTATE of what the rows of one request can cause: values, keys that are there already, waiting crosswise. */
const causedByRows = /^(?:21|22|23|40|P0)/

const isCausedByRows = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && causedByRows.test(error.code)

/**
 * Stores the answers of some requests at once. What fails by the rows of one of them is done again for each alone, so that
 * it fails that one only.
 */
async function insertMany(db: Database['db'], commands: readonly AnswerCommand[]): Promise<readonly Outcome[]> {
  try {
    return (await insertOnce(db, commands)).map((amount) => ({amount}))
  } catch (error) {
    if (commands.length === 1 || !isCausedByRows(error)) return commands.map(() => ({error}))
    return (await Promise.all(commands.map((command) => insertMany(db, [command])))).flat()
  }
}

/** A statement has one request of a student: two could name the same question, or the same key. */
const insertSoon = inBatchesOf<AnswerCommand, Outcome>(
  ({db}) =>
    (commands) =>
      insertMany(db, commands),
  {
    most: 150,
    sizeOf: ({given}) => 1 + given.length,
    ownerOf: ({profileId}) => profileId,
  },
)

/**
 * Stores the answers of one request, in one statement with those of other students' requests of the same moment. Each has
 * the effect and the error that it would have alone. Returns how many were stored.
 */
export async function insertTogether(database: Pick<Database, 'db'>, command: AnswerCommand): Promise<number> {
  const outcome = await insertSoon(database, command)
  if ('error' in outcome) throw outcome.error
  return outcome.amount
}
