import {randomUUID} from 'node:crypto'
import type {Insertable} from 'kysely'
import type {MockExamTable} from '../../server/content/referenceDataTables.ts'
import {firstStudyWeek} from '../../server/profile/studyWeek.ts'
import type {TestServer} from './support.ts'

const everyDay = {theoreticalStudy: false, theoreticalReview: false, smartReview: false, examAndMocks: true}

/** A week of nothing but exams. */
export const examWeek = JSON.stringify(
  Object.fromEntries(Object.keys(firstStudyWeek(undefined)).map((weekday) => [weekday, everyDay])),
)

export type FullExam = {
  readonly id: string
  readonly uf?: string | null
  readonly institution: string
  readonly year: number
  readonly questions: readonly string[]
}

/** Full exams of the bank. */
export async function addFullExams({database: {db}}: TestServer, exams: readonly FullExam[]): Promise<void> {
  for (const {id, uf = null, institution, year, questions} of exams) {
    await db
      .insertInto('exam')
      .values({
        id,
        title: `Prova ${id}`,
        institution,
        uf,
        year,
        edition: null,
        exam_type: 'acesso-direto',
        content_hash: id,
      })
      .execute()
    await db
      .insertInto('exam_question')
      .values(questions.map((question_id, position) => ({exam_id: id, question_id, position})))
      .execute()
  }
}

/** A mock exam of the small course, whose sixtieth day is the Wednesday of the tests; it opens at midnight. */
export async function addMock(
  {database: {db}}: Pick<TestServer, 'database'>,
  questions: readonly string[],
  fields: Partial<Insertable<MockExamTable>> = {},
): Promise<string> {
  const id = fields.id ?? `simulado-${randomUUID()}`
  await db
    .insertInto('mock_exam')
    .values({
      course_id: 'curso',
      title: `Simulado ${id}`,
      subtitle: 'De prova',
      institution: 'Aristo',
      minutes: 60,
      opens_after_days: 60,
      last_start_after_hours: 20,
      closes_after_hours: 24,
      answers_after_hours: 24,
      ranking_after_hours: 25,
      cut_off: 60,
      printing_blocked: false,
      description: 'Sobre o simulado.',
      banner: null,
      content_hash: id,
      ...fields,
      id,
    })
    .execute()
  await db
    .insertInto('mock_exam_question')
    .values(questions.map((question_id, position) => ({mock_exam_id: id, question_id, position})))
    .execute()
  return id
}
