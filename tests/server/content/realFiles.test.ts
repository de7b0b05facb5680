import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {TextFile} from '../../../server/content/contentFile.ts'
import type {RichText} from '../../../domain/shared/richText.ts'
import {importFiles} from '../../../server/content/import.ts'
import {countOf} from '../../../server/content/importReport.ts'
import {rawExamId} from '../../../server/content/rawExam.ts'
import {type Database, openDatabase} from '../../../server/kernel/database/database.ts'
import {migrate} from '../../../server/migrate.ts'
import {demoFolder} from './packs.ts'

const now = new Date('2026-03-10T12:00:00Z')
const examFolder = process.env['EXAM_DATA_DIR']
let database: Database

interface Raw {
  exam: {institution: string; year: number; edition: string}
  questions: {number: number; body: string; choices: string[]; correct: number | null; area: string | null}[]
}

/** The text itself: foreign terms carry their language. */
const textOf = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join('')

beforeAll(async () => {
  database = await openDatabase({dataDir: 'memory://'})
  await migrate(database)
})
afterAll(() => database.close())

async function filesOf(folder: string): Promise<TextFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(names.map(async (name) => ({name, text: await readFile(join(folder, name), 'utf8')})))
}

const questionCount = async () => (await database.db.selectFrom('question').select('id').execute()).length

describe('the demo pack', () => {
  test('is imported without a problem or a warning, with a comment and a difficulty on every question', async () => {
    const report = await importFiles(database.db, await filesOf(demoFolder), now)
    expect([report.problems, report.warnings]).toEqual([[], []])
    const columns = ['id', 'comment', 'difficulty', 'lesson_id', 'area'] as const
    const rows = await database.db.selectFrom('question').select(columns).execute()
    const bare = rows.filter((row) => !row.comment || !row.difficulty || !row.lesson_id || !row.area)
    expect(bare.map(({id}) => id)).toEqual([])
  })
})

test('the id of a raw exam is made of what never changes about it', () => {
  expect(rawExamId({institution: 'INEP - Revalida', year: 2022, edition: '1'})).toBe('inep-revalida/2022-1')
  expect(rawExamId({institution: 'Fundação São José', year: 2021, edition: null})).toBe('fundacao-sao-jose/2021')
})

if (examFolder === undefined) {
  console.warn('\n*** EXAM_DATA_DIR is not set: the tests with real exam files are SKIPPED. ***\n')
}

describe.skipIf(examFolder === undefined)('real exam files', () => {
  const files = () => filesOf(examFolder ?? '')
  const rawExams = async (): Promise<Raw[]> => (await files()).flatMap(({text}): Raw[] => JSON.parse(text))

  test('a copy that breaks off is refused, and the whole file beside it is not imported either', async () => {
    const before = await questionCount()
    const cut = (await files()).map(({name, text}, at) => ({name, text: at === 0 ? text.slice(0, -20) : text}))
    const report = await importFiles(database.db, cut, now)
    expect(report.problems).toEqual([
      {file: cut[0]?.name, item: 'file', reason: expect.stringMatching(/^It is not JSON: .+\.$/)},
    ])
    expect(await questionCount()).toBe(before)
  })

  test('a copy without a choice, a key and a body names each question by its number', async () => {
    const before = await questionCount()
    const exams = await rawExams()
    const [first] = exams
    if (!first) throw new Error('no exam')
    const [one, two, three] = first.questions
    if (!one || !two || !three) throw new Error('no questions')
    one.choices = one.choices.slice(0, 2)
    two.correct = null
    three.body = ''
    const report = await importFiles(database.db, [{name: 'x.json', text: JSON.stringify(exams)}], now)
    const problem = (number: number, reason: string) => {
      return {file: 'x.json', item: `${rawExamId(first.exam)}/${number}`, reason}
    }
    expect(report.problems).toEqual([
      problem(one.number, 'At "choices": Invalid length: Expected >=4 but received 2.'),
      problem(three.number, 'At "body": Invalid length: Expected >=1 but received 0.'),
      problem(two.number, 'It has neither a key ("correct" is null) nor is it marked as annulled.'),
    ])
    expect(await questionCount()).toBe(before)
  })

  test('are imported as they are, question by question, and a second time nothing changes', async () => {
    const exams = await rawExams()
    const report = await importFiles(database.db, await files(), now)
    expect(report.problems).toEqual([])
    for (const {exam, questions} of exams) {
      const rows = await database.db
        .selectFrom('exam_question')
        .innerJoin('question', 'question.id', 'exam_question.question_id')
        .select(['question.exam_order', 'question.choices', 'question.correct', 'question.area', 'question.body'])
        .where('exam_question.exam_id', '=', rawExamId(exam))
        .orderBy('exam_question.position')
        .execute()
      expect(
        rows.map(({body, ...row}) => ({
          ...row,
          tags: body.map((node) => typeof node !== 'string' && node.tag),
          body: textOf(body),
        })),
      ).toEqual(
        questions.map(({number, choices, correct, area, body}) => ({
          exam_order: number,
          choices: choices.map((choice) => choice.trim()),
          correct: correct ?? -1,
          area,
          tags: ['p'],
          body: body.trim(),
        })),
      )
    }
    const again = await importFiles(database.db, await files(), now)
    expect([countOf(again, 'added'), countOf(again, 'changed'), countOf(again, 'unchanged')]).toEqual([
      0,
      0,
      countOf(report, 'added'),
    ])
  })
})
