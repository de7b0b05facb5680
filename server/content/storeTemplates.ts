import {type Kysely, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import type {ImportTemplate} from './items.ts'
import {excluded, type Write} from './store.ts'

type MockExam = Extract<ImportTemplate, {kind: 'mockExam'}>
type Diagnostic = Extract<ImportTemplate, {kind: 'diagnostic'}>

/** Writes mock exams and diagnostics with their questions; `retired` stays as it is. */
export async function storeTemplates(trx: Kysely<Tables>, templates: readonly Write<ImportTemplate>[]): Promise<void> {
  for (const {value, hash} of templates) {
    if (value.kind === 'mockExam') await storeMockExam(trx, value, hash)
    else await storeDiagnostic(trx, value, hash)
  }
}

async function storeMockExam(trx: Kysely<Tables>, mock: MockExam, hash: string): Promise<void> {
  const row = {
    id: mock.id,
    course_id: mock.course,
    title: mock.title,
    subtitle: mock.subtitle ?? null,
    institution: mock.institution ?? null,
    minutes: mock.minutes,
    opens_after_days: mock.opensAfterDays,
    last_start_after_hours: mock.lastStartAfterHours,
    closes_after_hours: mock.closesAfterHours,
    answers_after_hours: mock.answersAfterHours,
    ranking_after_hours: mock.rankingAfterHours,
    grace_minutes: mock.graceMinutes,
    cut_off: mock.cutOff,
    printing_blocked: mock.printingBlocked,
    description: mock.description ?? null,
    banner: mock.banner === undefined ? null : JSON.stringify(mock.banner),
    content_hash: hash,
  }
  await trx
    .insertInto('mock_exam')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(excluded(changing(row))))
    .execute()
  await keepDropped(trx, mock)
  await trx.deleteFrom('mock_exam_question').where('mock_exam_id', '=', mock.id).execute()
  await trx
    .insertInto('mock_exam_question')
    .values(mock.questions.map((question, position) => ({mock_exam_id: mock.id, question_id: question, position})))
    .execute()
}

/** What an import takes out of a mock exam that somebody has opened is still asked there: its key stays held (D-18). */
async function keepDropped(trx: Kysely<Tables>, {id, questions}: MockExam): Promise<void> {
  await sql`
    insert into mock_exam_dropped (mock_exam_id, question_id)
    select x.mock_exam_id, x.question_id from mock_exam_question x
    where x.mock_exam_id = ${id} and x.question_id <> all(${[...questions]}::text[])
      and exists (select from exam_activity e where e.mock_exam_id = x.mock_exam_id)
    on conflict do nothing`.execute(trx)
}

async function storeDiagnostic(trx: Kysely<Tables>, diagnostic: Diagnostic, hash: string): Promise<void> {
  const {id, title, questions, estimatedMinutes} = diagnostic
  const row = {id, title, least_minutes: estimatedMinutes.min, most_minutes: estimatedMinutes.max, content_hash: hash}
  await trx
    .insertInto('diagnostic_template')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(excluded(changing(row))))
    .execute()
  await trx.deleteFrom('diagnostic_template_question').where('diagnostic_template_id', '=', id).execute()
  await trx
    .insertInto('diagnostic_template_question')
    .values(questions.map((question, position) => ({diagnostic_template_id: id, question_id: question, position})))
    .execute()
}

/** The columns of a row that a later import may change. */
export const changing = (row: object): readonly string[] => Object.keys(row).filter((name) => name !== 'id')
