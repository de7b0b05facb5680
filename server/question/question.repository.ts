import {type RawBuilder, sql} from 'kysely'
import {annulledChoice} from '../../domain/question/outcome.ts'
import {percentagesOf} from '../../domain/question/percentages.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {Answer, Question} from '../../schema/generated/resolvers.ts'
import type {StoredComment} from '../content/tables.ts'
import type {Database} from '../db/database.ts'
import type {AgendaPart} from '../db/studyTables.ts'

/** An answer as stored; instants are ISO texts because the row travels as JSON inside its question's. */
export type StoredAnswer = {
  readonly id: string
  readonly choosen: number
  readonly outcome: number
  readonly essay: string | null
  readonly calendarDate: string
  readonly type: string
  readonly theoreticalType: AgendaPart
  readonly answeredAt: string
}

/** What everybody may know of a question. */
type OpenQuestion = {
  readonly id: string
  readonly body: RichText
  readonly choices: readonly string[]
  readonly isEssay: boolean
  readonly institution: string
  readonly uf: string | null
  readonly year: number | null
  readonly examOrder: number | null
  readonly examType: string | null
  readonly complement: string | null
  readonly classification: readonly string[]
  readonly difficulty: 'easy' | 'medium' | 'hard' | null
}

/** What a student may know of a question only after answering it (D-10). */
export type QuestionKey = {
  readonly correct: number | null
  readonly answer: RichText | null
  readonly comment: StoredComment | null
  /** How often each choice was answered; keys are the choices' indices. */
  readonly tally: Readonly<Record<string, number>>
}

export type QuestionRow = OpenQuestion & {readonly key: QuestionKey | null; readonly given: StoredAnswer | null}

/** The columns of an open question in the table called `q`. */
export const openColumns = sql`q.id, q.body, q.choices, q.kind = 'essay' as "isEssay", q.institution, q.uf, q.year,
  q.exam_order as "examOrder", q.exam_type as "examType", q.complement, q.classification, q.difficulty`

/** The key of the question in `q`, as one JSON column. */
export const keyColumn = sql`jsonb_build_object('correct', q.correct, 'answer', q.answer, 'comment', q.comment,
  'tally', (
    select coalesce(jsonb_object_agg(t.choosen, t.amount), '{}') from answer_tally t where t.question_id = q.id
  ))`

/** The answer in `w`, as one JSON column; null without one. */
export const givenColumn = sql`case when w.id is not null then jsonb_build_object('id', w.id, 'choosen', w.choosen,
  'outcome', w.outcome, 'essay', w.essay, 'calendarDate', w.calendar_date, 'type', w.type,
  'theoreticalType', w.theoretical_type, 'answeredAt', w.answered_at) end`

export type QuestionsWanted = {
  readonly profileId: string
  readonly agendaId: string
  readonly questionIds: readonly string[]
  /** When given, the agenda must be of this date. */
  readonly calendarDate?: string | undefined
}

/**
 * Questions of one of the student's agendas, in one statement. The key does not even leave the database for a question
 * without an answer. Ids that are not on that agenda are left out.
 */
export async function findQuestions({db}: Database, wanted: QuestionsWanted): Promise<Question[]> {
  const {rows} = await questionRows(wanted).execute(db)
  const byId = new Map(rows.map((row) => [row.id, questionOf(row, wanted.agendaId)]))
  return wanted.questionIds.flatMap((id) => byId.get(id) ?? [])
}

function questionRows({profileId, agendaId, questionIds, calendarDate}: QuestionsWanted): RawBuilder<QuestionRow> {
  const ofDate = calendarDate === undefined ? sql`` : sql`and a.calendar_date = ${calendarDate}`
  return sql<QuestionRow>`
    select ${openColumns}, case when w.id is not null then ${keyColumn} end as key, ${givenColumn} as given
    from agenda a
    join agenda_question aq on aq.agenda_id = a.id
      and aq.question_id = any(${[...questionIds]}::text[])
    join question q on q.id = aq.question_id
    left join answer w on w.agenda_id = a.id and w.question_id = q.id
    where a.id = ${agendaId} and a.profile_id = ${profileId} ${ofDate}`
}

/** True when the agenda is the student's. */
export async function ownsAgenda(
  {db}: Database,
  {profileId, agendaId, calendarDate}: QuestionsWanted,
): Promise<boolean> {
  const row = await db
    .selectFrom('agenda')
    .select('id')
    .where('id', '=', agendaId)
    .where('profile_id', '=', profileId)
    .$if(calendarDate !== undefined, (query) => query.where('calendar_date', '=', calendarDate ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

/** Option 0 of an essay means 'Acertei' (C-07). */
export const correctChoiceOf = (isEssay: boolean, correct: number | null): number =>
  isEssay ? 0 : correct ?? annulledChoice

/** The wire's question; with an answer it carries key and comment, without one it cannot. */
export function questionOf(row: QuestionRow, agendaId: string): Question {
  const {id, key, given} = row
  const question: Question = {
    _id: id,
    scopedId: `${agendaId}:${id}`,
    body: row.body,
    choices: [...row.choices],
    isEssay: row.isEssay,
    institution: row.institution,
    uf: row.uf,
    year: row.year,
    examOrder: row.examOrder,
    examType: row.examType,
    complement: row.complement,
    classification: [...row.classification],
    difficulty: row.difficulty,
    ...keyOf(row, given === null ? null : key),
    studentAnswer: null,
  }
  if (given !== null) question.studentAnswer = answerOf(given, question, agendaId)
  return question
}

function keyOf({isEssay, choices}: QuestionRow, key: QuestionKey | null) {
  if (key === null) return {correctChoice: null, answersProportion: null, answer: null, comment: null}
  const options = Array.from({length: isEssay ? 2 : choices.length}, (_option, index) => index)
  const {comment} = key
  return {
    correctChoice: correctChoiceOf(isEssay, key.correct),
    answersProportion: percentagesOf(options.map((index) => key.tally[index] ?? 0)),
    answer: key.answer,
    comment: comment === null ? null : {...comment},
  }
}

function answerOf(given: StoredAnswer, question: Question, agendaId: string): Answer {
  return {
    _id: given.id,
    document: question._id,
    choosen: given.choosen,
    outcome: given.outcome,
    essay: given.essay,
    calendarDate: given.calendarDate,
    type: given.type,
    theoreticalType: given.theoreticalType,
    activity: agendaId,
    createdAt: new Date(given.answeredAt).toISOString(),
    question,
  }
}
