import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as v from 'valibot'
import {run} from '../../scripts/lib/run.ts'
import type {Backend} from './backend.ts'
import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {answer, cell, choice, goToQuestion, letters, openToday, saved, verdict} from './student.ts'
import {timeouts} from '../support/timeouts.ts'

const file = join(process.env.EXAM_DATA_DIR ?? '', 'revalida-2022.json')
const isHere = process.env.EXAM_DATA_DIR !== undefined && existsSync(file)
if (!isHere)
  console.log('SKIPPED: the real exam is not answered. EXAM_DATA_DIR has to name the folder of revalida-2022.json.')

const exams = v.array(
  v.object({
    questions: v.array(
      v.object({
        number: v.number(),
        choices: v.array(v.string()),
        correct: v.nullable(v.number()),
        annulled: v.boolean(),
      }),
    ),
  }),
)
type Question = v.InferOutput<typeof exams>[number]['questions'][number]

const firstTwenty = (): readonly Question[] =>
  v.parse(exams, JSON.parse(readFileSync(file, 'utf8')))[0]?.questions.slice(0, 20) ?? []

/** Imports the file as an operator does and makes its first questions the demo student's study of the day. */
async function putOnAgenda(server: Backend, questions: readonly Question[], calendarDate: string): Promise<void> {
  await server.stop()
  const args = [join(import.meta.dirname, '../../server/import.cli.ts'), file]
  const imported = await run({command: process.execPath, args, env: {DATA_DIR: server.folder, DATABASE_URL: ''}})
  expect(imported.ok, imported.output).toBe(true)
  await server.withData(async (db) => {
    const agenda = {id: 'agenda-of-the-exam', profile_id: 'demo-profile', calendar_date: calendarDate}
    const {id: lesson_id} = await db.selectFrom('lesson').select('id').orderBy('id').executeTakeFirstOrThrow()
    const place = {agenda_id: agenda.id, part: 'theoreticalStudy', lesson_id} as const
    await db
      .insertInto('agenda')
      .values({...agenda, has_smart_review: false, created_at: morning()})
      .execute()
    await db
      .insertInto('agenda_lesson')
      .values({...place, position: 0})
      .execute()
    const rows = questions.map(({number}, position) => ({
      ...place,
      question_id: `inep-revalida/2022-1/${number}`,
      position,
      reason: null,
      retrievability: null,
    }))
    await db.insertInto('agenda_question').values(rows).execute()
  })
  await server.setClock(morning())
}

const isRight = ({correct, annulled}: Question, given: number) => annulled || given === correct

test('the first twenty questions of the real Revalida are answered and compared with the file', async ({
  page,
  server,
}) => {
  test.skip(!isHere, 'EXAM_DATA_DIR does not name the folder of revalida-2022.json')
  test.setTimeout(timeouts.long)
  const questions = firstTwenty()
  expect(questions).toHaveLength(20)
  await putOnAgenda(server, questions, dateOf(morning()))
  await openToday(page)
  for (const [index, question] of questions.entries()) {
    const number = index + 1
    // Every third one is answered with the choice after the right one.
    const given = ((question.correct ?? 0) + (index % 3 === 2 ? 1 : 0)) % question.choices.length
    await goToQuestion(page, number)
    for (const [place, text] of question.choices.entries()) {
      await expect(choice(page, letters[place] ?? 'A')).toHaveAccessibleName(new RegExp(`^${letters[place]}: `))
      await expect(page.getByRole('radiogroup').getByText(text.trim(), {exact: true})).toBeVisible()
    }
    await answer(page, letters[given] ?? 'A')
    const words = question.annulled ? 'Questão anulada' : isRight(question, given) ? 'Você acertou' : 'Você errou'
    await expect(verdict(page)).toContainText(words)
    if (!question.annulled) {
      await expect(page.getByRole('radio', {name: /gabarito/})).toHaveAccessibleName(
        new RegExp(`^${letters[question.correct ?? 0]}: `),
      )
    }
    await expect(cell(page, number)).toHaveAccessibleName(
      `${number}, ${isRight(question, given) ? 'certa' : 'errada'}, atual`,
    )
  }
  await expect(saved(page)).toBeVisible()
  const right = questions.filter((question, index) =>
    isRight(question, ((question.correct ?? 0) + (index % 3 === 2 ? 1 : 0)) % question.choices.length),
  ).length
  await expect(
    page.getByText(`20 respondidas · ${right} certas · ${20 - right} erradas · ${Math.round(right * 5)}% de acerto`),
  ).toBeVisible()
})
