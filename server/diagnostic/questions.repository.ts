import {sql} from 'kysely'
import type {DiagnosticAnswer} from '../../domain/diagnostic/results.ts'
import type {DiagnosticTarget} from '../../domain/diagnostic/choice.ts'
import {annulledChoice, noChoice} from '../../domain/question/outcome.ts'
import {pathOf} from '../../domain/themes/path.ts'
import {leastQuestions, relevanceYears} from '../../domain/themes/relevance.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import type {Question} from '../../schema/generated/resolvers.ts'
import type {Area} from '../content/tables.ts'
import type {Database} from '../kernel/database/database.ts'
import {keyColumn, openColumns, questionOf, type QuestionRow} from '../question/questionRow.ts'
import {wholeCountry} from '../profile/institution.repository.ts'
import type {ExamRow} from './exam.repository.ts'
import type {Difficulty} from '../../domain/question/results.ts'
import {isOfBank} from '../content/bank.ts'

type Stored = Pick<Database, 'db'>

type BankRow = Omit<QuestionRow, 'given' | 'essay' | 'marks'>

/**
 * Questions of a diagnostic in the order asked for; ids of others are left out. Before its end neither key nor theme nor
 * difficulty leaves the database (G-37, D-25).
 */
export async function findDiagnosticQuestions(
  {db}: Stored,
  exam: ExamRow,
  ids: readonly string[],
  now: number,
): Promise<Question[]> {
  const asked = ids.filter((id) => exam.questionIds.includes(id))
  const isFinished = exam.finishedAt !== null
  const {rows} = await sql<BankRow>`
    select ${openColumns}, ${isFinished ? keyColumn : sql`null::jsonb`} as key
    from question q where q.id = any(${asked}::text[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, shownOf(row, exam, now)]))
  return asked.flatMap((id) => byId.get(id) ?? [])
}

function shownOf(row: BankRow, exam: ExamRow, now: number): Question {
  const {finishedAt} = exam
  const hidden = finishedAt === null ? {classification: [], difficulty: null} : {}
  const mark = exam.marks[row.id]
  const correct = row.key?.correct ?? annulledChoice
  const given =
    finishedAt === null || mark === undefined || mark.selected === noChoice
      ? null
      : {
          id: `${exam.id}:${row.id}`,
          choosen: mark.selected,
          outcome: correct === annulledChoice || mark.selected === correct ? 1 : 0,
          essay: null,
          calendarDate: exam.calendarDate,
          type: 'diagnostic',
          theoreticalType: 'exam' as const,
          answeredAt: mark.at,
        }
  return questionOf({...row, ...hidden, given, essay: null, marks: null}, exam.id, now)
}

/** How many choices a question of the bank has; undefined for an unknown one. */
export async function choicesOf({db}: Stored, questionId: string): Promise<number | undefined> {
  const row = await db.selectFrom('question').select('choices').where('id', '=', questionId).executeTakeFirst()
  return row?.choices.length
}

type AnswerRow = {
  readonly id: string
  readonly area: Area | null
  readonly classification: readonly string[]
  readonly difficulty: Difficulty | null
  readonly correct: number | null
}

const themePath = ({area, classification}: Pick<AnswerRow, 'area' | 'classification'>): readonly string[] =>
  area === null ? classification : pathOf({area, classification})

/** What came out of each question of a finished diagnostic, those whose key is held left out (D-18). */
export async function findAnswers({db}: Stored, exam: ExamRow, now: number): Promise<DiagnosticAnswer[]> {
  const {rows} = await sql<AnswerRow>`
    select q.id, q.area, q.classification, q.difficulty, q.correct from question q
    where q.id = any(${[...exam.questionIds]}::text[])
      and (q.key_held_until is null or q.key_held_until <= ${new Date(now)}::timestamptz)`.execute(db)
  return rows.map((row) => ({
    area: row.area,
    path: themePath(row),
    difficulty: row.difficulty,
    isRight: row.correct === annulledChoice || exam.marks[row.id]?.selected === row.correct,
  }))
}

type ShareRow = {
  readonly area: Area | null
  readonly classification: readonly string[]
  readonly atTargets: number
  readonly everywhere: number
}

/**
 * The share of each theme among the questions of the target institutions in the last five exam years, of all institutions
 * when there are too few of theirs (G-04).
 */
export async function findThemeShares(
  {db}: Stored,
  targets: readonly DiagnosticTarget[],
  now: number,
): Promise<(path: readonly string[]) => number> {
  const year = Number(calendarDateOf(now, defaultTimeZone).slice(0, 4))
  const {rows} = await sql<ShareRow>`
    with target as (
      select t.uf, t.institution from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as t (uf text, institution text)
    )
    select q.area, q.classification, count(*)::integer as everywhere, (count(*) filter (where exists (
      select from target t where t.institution = q.institution and t.uf = coalesce(q.uf, ${wholeCountry})
    )))::integer as "atTargets"
    from question q where q.year > ${year - relevanceYears}::integer and ${isOfBank}
    group by 1, 2`.execute(db)
  const total = (count: (row: ShareRow) => number) => rows.reduce((sum, row) => sum + count(row), 0)
  const counted = total((row) => row.atTargets) >= leastQuestions ? 'atTargets' : 'everywhere'
  const all = total((row) => row[counted])
  const shares = new Map(rows.map((row) => [themePath(row).join('\u001f'), all === 0 ? 0 : row[counted] / all]))
  return (path) => shares.get(path.join('\u001f')) ?? 0
}
