import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Locator, Page} from '@playwright/test'
import * as v from 'valibot'
import {run} from '../../scripts/lib/run.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import type {Backend} from './backend.ts'
import {expect, instantAt, morning, signIn, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {cell, choice, heading, letters, saved} from './student.ts'
import {timeouts} from '../support/timeouts.ts'

const file = join(process.env.EXAM_DATA_DIR ?? '', 'revalida-2022.json')
const isHere = process.env.EXAM_DATA_DIR !== undefined && existsSync(file)
if (!isHere)
  console.log(
    'SKIPPED: no mock exam of real questions is taken. EXAM_DATA_DIR has to name the folder of revalida-2022.json.',
  )

const exams = v.array(
  v.object({
    exam: v.object({edition: v.string()}),
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

function questionsOf(edition: string): readonly Question[] {
  const found = v.parse(exams, JSON.parse(readFileSync(file, 'utf8'))).find(({exam}) => exam.edition === edition)
  if (found === undefined) throw new Error(`The file has no edition ${edition}.`)
  return found.questions
}

const dayLength = 86_400_000

/** Imports the file as an operator does, makes a mock exam of one edition, and puts it on the demo student's day. */
async function putMockOnAgenda(server: Backend, edition: string, questions: readonly Question[]): Promise<void> {
  await server.stop()
  const args = [join(import.meta.dirname, '../../server/import.cli.ts'), file]
  const imported = await run({command: process.execPath, args, env: {DATA_DIR: server.folder, DATABASE_URL: ''}})
  expect(imported.ok, imported.output).toBe(true)
  await server.withData(async (db) => {
    const {course_id} = await db
      .selectFrom('student_course')
      .select('course_id')
      .where('profile_id', '=', 'demo-profile')
      .where('position', '=', 0)
      .executeTakeFirstOrThrow()
    const course = await db
      .selectFrom('course')
      .select('started_at')
      .where('id', '=', course_id)
      .executeTakeFirstOrThrow()
    const midnight = (at: number) =>
      Date.parse(`${calendarDateOf(at, defaultTimeZone).replace(/(....)(..)(..)/, '$1-$2-$3')}T00:00:00-03:00`)
    const id = 'simulado-revalida'
    await db
      .insertInto('mock_exam')
      .values({
        id,
        course_id,
        title: 'Simulado Revalida',
        institution: 'INEP',
        minutes: 300,
        opens_after_days: Math.round(
          (midnight(Date.parse(morning())) - midnight(course.started_at.getTime())) / dayLength,
        ),
        last_start_after_hours: 11,
        closes_after_hours: 11,
        answers_after_hours: 11,
        ranking_after_hours: 11,
        cut_off: 60,
        printing_blocked: false,
        content_hash: 'journey',
      })
      .execute()
    await db
      .insertInto('mock_exam_question')
      .values(
        questions.map(({number}, position) => ({
          mock_exam_id: id,
          question_id: `inep-revalida/2022-${edition}/${number}`,
          position,
        })),
      )
      .execute()
    await db
      .insertInto('agenda')
      .values({
        id: 'day-of-the-mock',
        profile_id: 'demo-profile',
        calendar_date: dateOf(morning()),
        has_smart_review: false,
        created_at: morning(),
        mock_exam_id: id,
      })
      .execute()
  })
  await server.setClock(instantAt('10:30'))
}

/** Every third question is marked with the choice after the right one. */
const given = ({correct, choices}: Question, index: number): number =>
  ((correct ?? 0) + (index % 3 === 2 ? 1 : 0)) % choices.length

const isRight = (question: Question, index: number): boolean =>
  question.annulled || given(question, index) === question.correct

/** Goes on with the key until the thing that is meant has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function pressOn(page: Page, target: Locator, most?: number): Promise<void> {
  await expect(target).toBeEnabled()
  await tabTo(page, target, most)
  await page.keyboard.press('Enter')
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', {name, ...(typeof name === 'string' && {exact: true})})

/** Keys and ranking come: the result tells what the file says. */
async function seeResult(
  page: Page,
  server: Backend,
  questions: readonly Question[],
  open: () => Promise<void>,
): Promise<void> {
  const right = questions.filter(isRight).length
  await server.setClock(instantAt('11:05'))
  await page.reload()
  await open()
  const modal = page.getByRole('dialog', {name: 'Resultado do Simulado'})
  await expect(modal).toContainText(String(right))
  await expect(modal).toContainText(
    `${(Math.round((right / questions.length) * 1_000) / 10).toLocaleString('pt-BR')}% de acertos`,
  )
  await expect(modal).toContainText('1º')
  await expect(modal).toContainText('de 1 participante')
  await expect(modal.getByRole('img', {name: /Composição da prova/})).toBeVisible()
  await expect(modal.getByRole('img', {name: /Desempenho por área/})).toBeVisible()
}

test.describe('a mock exam of the real Revalida', () => {
  test.skip(!isHere, 'EXAM_DATA_DIR does not name the folder of revalida-2022.json')

  test('is taken by keyboard alone, from its start page to the ranking', async ({page, server}) => {
    test.setTimeout(timeouts.longest)
    const questions = questionsOf('1')
    expect(questions).toHaveLength(90)
    await putMockOnAgenda(server, '1', questions)
    await signIn(page)
    await expect(page).toHaveURL(/\/agenda\/simulado/)
    await pressOn(page, button(page, 'Iniciar simulado'))
    await expect(heading(page, 1)).toBeVisible()
    for (const [index, question] of questions.entries()) {
      await expect(heading(page, index + 1)).toBeVisible()
      if (index > 0) await expect(heading(page, index + 1)).toBeFocused()
      await page.keyboard.press(String(given(question, index) + 1))
      await expect(choice(page, letters[given(question, index)] ?? 'A')).toBeChecked()
      if (index + 1 < questions.length) await page.keyboard.press('ArrowRight')
    }
    await expect(page).toHaveTitle(/^Questão 90 de 90/)
    await expect(saved(page)).toBeVisible()
    await pressOn(page, button(page, 'encerrar'), 400)
    const confirm = page.getByRole('alertdialog')
    await expect(confirm).toContainText('Você respondeu 90 de 90 questões. Deseja encerrar o simulado?')
    await pressOn(page, confirm.getByRole('button', {name: 'Encerrar simulado'}))
    await expect(page.getByRole('heading', {name: 'Simulado encerrado'})).toBeFocused()
    await expect(page.getByText('Simulado finalizado com sucesso.')).toBeVisible()
    await expect(page.getByText(/^Comprovante nº \d+$/)).toBeVisible()
    await seeResult(page, server, questions, () => pressOn(page, button(page, 'Resultado do Simulado'), 80))
  })

  test('is taken on a phone, by touch, over a reload', async ({server, newDevice}) => {
    test.setTimeout(timeouts.longest)
    const questions = questionsOf('2')
    expect(questions).toHaveLength(86)
    await putMockOnAgenda(server, '2', questions)
    const page = await newDevice({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true})
    await signIn(page)
    await button(page, 'Iniciar simulado').tap()
    for (const [index, question] of questions.entries()) {
      await expect(heading(page, index + 1)).toBeVisible()
      if (index === 40) {
        await page.reload()
        await expect(heading(page, 41)).toBeVisible()
        await expect(cell(page, 40)).toHaveAccessibleName(/^40, marcada/)
      }
      const letter = letters[given(question, index)] ?? 'A'
      await page
        .getByRole('radiogroup')
        .locator('label')
        .filter({has: choice(page, letter)})
        .tap()
      await expect(choice(page, letter)).toBeChecked()
      if (index + 1 < questions.length) await button(page, 'Próximo').tap()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await expect(saved(page)).toBeAttached()
    await button(page, 'encerrar').tap()
    await page.getByRole('alertdialog').getByRole('button', {name: 'Encerrar simulado'}).tap()
    await expect(page.getByRole('heading', {name: 'Simulado encerrado'})).toBeVisible()
    await seeResult(page, server, questions, () => button(page, 'Resultado do Simulado').tap())
  })
})
