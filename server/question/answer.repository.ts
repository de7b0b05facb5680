import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import {noChoice, outcomeOf} from '../../domain/question/outcome.ts'
import {lockAgenda} from '../agenda/smartFinish.repository.ts'
import type {ActivityKind, AgendaPart} from '../agenda/tables.ts'
import {isInRunningMock} from '../answer-keys/disclosure.ts'
import {isHeldAt, type QuestionKey} from '../answer-keys/releaseKey.ts'
import {inBatchesOf} from '../kernel/database/batches.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import type {IdempotentMutation} from '../kernel/idempotency.ts'
import {afterAnswer, type Memory} from '../spaced-repetition/memory.ts'
import {memoryColumn} from '../spaced-repetition/memoryColumns.ts'
import {type AnswerCommand, insertAnswers, insertTogether, type NewAnswer} from './answerInsert.repository.ts'
import {
  correctChoiceOf,
  essayColumn,
  givenColumn,
  keyColumn,
  marksColumn,
  openColumns,
  type QuestionRow,
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

/** The questions of the answers that are on that activity, with earlier answers and memories. */
export async function findAnswerable(
  database: Pick<Database, 'db'>,
  answering: Answering,
): Promise<readonly AnswerableRow[]> {
  return readAnswerable(database, answering)
}

/** The answerable questions of one who asked, in `asked`. */
const answerableOfAsked = sql`
  select ${openColumns}, ${keyColumn} as key, ${givenColumn} as given, ${essayColumn} as essay,
    ${marksColumn} as marks, ${memoryColumn} as memory, a.kind, a.deadline, p.selected as marked,
    case when a.deadline is not null then (
      select count(*)::integer from agenda_question c where c.agenda_id = a.id
    ) end as total,
    ${isInRunningMock(sql<string>`asked."profileId"`)} as "isKeptBack"
  from agenda a
  join agenda_question aq on aq.agenda_id = a.id and aq.part = asked.part
    and aq.question_id = any(asked."questionIds")
  join question q on q.id = aq.question_id
  left join answer w on w.agenda_id = a.id and w.question_id = q.id
  left join pre_choice p on p.agenda_id = a.id and p.question_id = q.id
  left join question_marks m on m.profile_id = a.profile_id and m.scope = a.id and m.question_id = q.id
  left join question_card k on k.profile_id = a.profile_id and k.question_id = q.id
  where a.id = asked."agendaId" and a.profile_id = asked."profileId" and a.calendar_date = asked."calendarDate"
  offset 0`

/** The rows of many who answer, in one statement; `offset 0` keeps them apart, as in `findQuestions`. */
const findRows =
  ({db}: Pick<Database, 'db'>) =>
  async (answerings: readonly Answering[]): Promise<readonly (readonly AnswerableRow[])[]> => {
    const asked = answerings.map(({profileId, agendaId, calendarDate, theoreticalType, answers}, place) => ({
      place,
      profileId,
      agendaId,
      calendarDate,
      part: theoreticalType,
      questionIds: answers.map(({questionId}) => questionId),
    }))
    const {rows} = await sql<AnswerableRow & {readonly place: number}>`
      select asked.place, r.*
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place integer, "profileId" text, "agendaId" text,
        "calendarDate" text, part text, "questionIds" text[])
      cross join lateral (${answerableOfAsked}) r`.execute(db)
    const byPlace = answerings.map((): AnswerableRow[] => [])
    for (const row of rows) byPlace[row.place]?.push(row)
    return byPlace
  }

const readAnswerable = inBatchesOf(findRows, {most: 150, sizeOf: ({answers}) => answers.length})

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
 * Stores the answers to questions that have none yet and the grades of essays that have none, with all that follows from
 * them, or nothing. Answers of a smart review or of an exam finish it in the same transaction when nothing of it is open (F-064,
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
  const {answers: _answers, ...place} = answering
  const command: AnswerCommand = {...place, given, mutation, reference, now}
  const finish = finishOf(finishes, answering.theoreticalType)
  const stored =
    finish === undefined
      ? await insertTogether(database, command)
      : await database.db.transaction().execute(async (tx) => {
          await lockAgenda(tx, answering.agendaId)
          const amount = await insertAnswers(tx, command)
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
