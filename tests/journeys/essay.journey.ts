import type {Page} from '@playwright/test'
import {expect, morning, test} from './fixtures.ts'
import {dateOf, type Oracle} from './oracle.ts'
import {cell, goToQuestion, openToday, saved, untilOnDevice} from './student.ts'
import {lostConnection} from './watch.ts'

type EssayTruth = {
  readonly _id: string
  readonly isEssay: boolean
  readonly answer: unknown
  readonly studentEssay: {readonly essay: string; readonly revealedAt: string | null} | null
  readonly studentAnswer: {readonly choosen: number; readonly outcome: number} | null
}

/** What the server holds of the day's questions. */
async function truthsOf(oracle: Oracle, ids: readonly string[]): Promise<EssayTruth[]> {
  const {_id: activity, calendarDate} = await oracle.agenda(dateOf(morning()))
  return (await oracle.ask<{questionMany: EssayTruth[]}>('essays', {ids, calendarDate, activity})).questionMany
}

async function essayNumber(oracle: Oracle, ids: readonly string[]): Promise<number> {
  const truths = await truthsOf(oracle, ids)
  const number = ids.findIndex((id) => truths.find(({_id}) => _id === id)?.isEssay) + 1
  expect(number, 'the demo has an essay here').toBeGreaterThan(0)
  return number
}

const field = (page: Page) => page.getByRole('textbox', {name: 'Sua resposta'})
const key = (page: Page) => page.getByRole('region', {name: 'Gabarito'})
const begun = 'A vacina tríplice viral'
const written = 'A vacina tríplice viral aos doze meses e o reforço aos quinze.'

test('an essay is kept with every key, saved without network, shown its key later, and graded by the student', async ({
  page,
  context,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  const ids = (await oracle.agenda(dateOf(morning()))).theoreticalStudy[0]?.questions ?? []
  const number = await essayNumber(oracle, ids)
  const truth = async () => (await truthsOf(oracle, ids))[number - 1]
  await openToday(page)
  await untilOnDevice(page)
  await goToQuestion(page, number)
  await expect(page.getByText('750 caracteres restantes')).toBeVisible()
  await expect(page.getByRole('button', {name: 'Salvar'})).toBeDisabled()
  await expect(page.getByRole('button', {name: 'Ver gabarito'})).toBeDisabled()

  await field(page).fill('ab')
  await expect(page.getByRole('button', {name: 'Ver gabarito'})).toBeDisabled()
  await field(page).fill(begun)
  await page.reload()
  await expect(field(page)).toHaveValue(begun)
  // Leaving the page saves by itself.
  await expect.poll(async () => (await truth())?.studentEssay).toEqual({essay: begun, revealedAt: null})
  await field(page).fill(written)
  await page.getByRole('button', {name: 'Salvar'}).click()
  await expect(page.getByText('Resposta salva')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expect.poll(async () => (await truth())?.studentEssay).toEqual({essay: written, revealedAt: null})
  expect((await truth())?.answer).toBeNull()

  await context.setOffline(true)
  await field(page).press('Control+End')
  await field(page).pressSequentially(' Com dose única de varicela.')
  await page.getByRole('button', {name: 'Ver gabarito'}).click()
  await expect(page.getByText(/^O gabarito vem com a conexão\./)).toBeVisible()
  await expect(key(page)).toHaveCount(0)
  await page.reload()
  await expect(field(page)).toHaveValue(`${written} Com dose única de varicela.`)
  await expect(page.getByText(/^O gabarito vem com a conexão\./)).toBeVisible()

  await context.setOffline(false)
  await expect(key(page)).toBeVisible()
  await expect(cell(page, number)).toHaveAccessibleName(`${number}, falta avaliar, atual`)
  await page.getByRole('button', {name: 'Acertei'}).click()
  await expect(page.getByRole('status').filter({hasText: 'Acertei'})).toBeVisible()
  await expect(cell(page, number)).toHaveAccessibleName(`${number}, certa, atual`)
  await page.getByRole('button', {name: 'marcar dúvida'}).click()
  await expect(cell(page, number)).toHaveAccessibleName(`${number}, certa, com dúvida, atual`)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(key(page)).toBeVisible()
  await expect(field(page)).toHaveAttribute('readonly')
  await expect(page.getByRole('button', {name: 'marcar dúvida'})).toHaveAttribute('aria-pressed', 'true')
  expect(await truth()).toMatchObject({
    studentEssay: {essay: `${written} Com dose única de varicela.`},
    studentAnswer: {choosen: 0, outcome: 1},
  })
})
