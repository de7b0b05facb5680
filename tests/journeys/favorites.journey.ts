import type {Page} from '@playwright/test'
import {demo} from './account.ts'
import {expect, morning, test} from './fixtures.ts'
import {dateOf, Oracle} from './oracle.ts'
import {choice, openToday, verdict} from './student.ts'

const collector = {...demo, email: 'favoritos@aristo.local'}

const list = (page: Page) => page.getByRole('list', {name: 'Seus favoritos'})
const rows = (page: Page) => list(page).getByRole('button')
const star = (page: Page) => page.getByRole('button', {name: /^Favoritar: /})
const practised = (page: Page) => page.getByRole('heading', {name: 'Questão', exact: true, level: 2})

type Kept = {_id: string; isEssay: boolean}

/** All favourite questions, the newest first. */
async function favorites(oracle: Oracle): Promise<Kept[]> {
  const page = async (skip: number) =>
    (await oracle.ask<{questionManyFavorite: Kept[]}>('favorites', {skip})).questionManyFavorite
  return [...(await page(0)), ...(await page(100))]
}

test('a question of the agenda is kept, found among hundreds, practised, opened alone and printed', async ({
  page,
  server,
  context,
  newDevice,
}) => {
  const oracle = new Oracle(server, collector)
  await openToday(page, collector)
  const agenda = await oracle.agenda(dateOf(morning()))
  const todays = agenda.theoreticalStudy[0]?.questions ?? []
  const [first = ''] = todays
  const before = await favorites(oracle)
  expect(before.length).toBeGreaterThan(100)

  // Kept anew, it is the newest of all.
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  await star(page).click()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false')
  // While it is being saved a second press has no effect.
  await expect(star(page)).not.toHaveAttribute('aria-busy')
  await star(page).click()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await favorites(oracle))[0]?._id).toBe(first)

  await page.getByRole('navigation', {name: 'Menu principal'}).getByRole('link', {name: 'Favoritos'}).click()
  await expect(page).toHaveURL(/\/favoritos\/questao$/)
  await expect(page.getByText('Questões feitas na tela de favoritos não serão contabilizadas')).toBeVisible()
  await expect(rows(page)).toHaveCount(100)
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(before.length)

  // Today's question keeps its key for the agenda.
  await rows(page).first().click()
  await expect(page).toHaveURL(`/favoritos/questao?id=${encodeURIComponent(first)}`)
  await choice(page, 'A').check()
  await page.getByRole('button', {name: 'Responder', exact: true}).click()
  await expect(page.getByText('Esta questão está na sua agenda de hoje. Responda por lá.')).toBeVisible()

  // Another one is practised, and nothing of it is counted.
  const inDay = new Set(
    [...agenda.theoreticalStudy, ...agenda.theoreticalReview]
      .flatMap(({questions}) => questions)
      .concat(agenda.smartReview?.questions ?? []),
  )
  const ids = await favorites(oracle)
  const place = ids.findIndex(({_id, isEssay}) => !inDay.has(_id) && !isEssay)
  const free = ids[place]?._id ?? ''
  await rows(page).nth(place).click()
  await expect(page).toHaveURL(`/favoritos/questao?id=${encodeURIComponent(free)}`)
  await choice(page, 'A').check()
  await page.getByRole('button', {name: 'Responder', exact: true}).click()
  await expect(verdict(page)).toBeVisible()
  await expect(page.getByRole('button', {name: 'Ver comentário'})).toBeVisible()

  // Taken out it leaves the list, and the star brings it back to its place.
  const name = await rows(page).nth(place).textContent()
  await star(page).click()
  await expect(rows(page)).toHaveCount(ids.length - 1)
  await star(page).click()
  await expect(rows(page)).toHaveCount(ids.length)
  await expect(rows(page).nth(place)).toHaveText(name ?? '')

  await page.goto(`/forum-viewer/Quest%C3%A3o%7C${encodeURIComponent(free)}?courseId=extensivo`)
  await expect(page).toHaveURL(`/viewer/questao?courseId=extensivo&id=${encodeURIComponent(free)}`)
  await expect(practised(page)).toBeVisible()
  await expect(verdict(page)).toHaveCount(0)
  await page.goto('/viewer/questao?id=nenhuma')
  await expect(page.getByRole('heading', {name: 'Questão não encontrada!'})).toBeVisible()

  await page.goto('/agenda')
  await page.getByRole('button', {name: 'Imprimir'}).click()
  const dialog = page.getByRole('dialog', {name: 'Imprimir questões'})
  await expect(dialog.getByRole('checkbox', {name: 'Gabarito'})).toBeDisabled()
  await dialog.getByRole('checkbox', {name: 'Valores de referência de laboratório'}).check()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', {name: 'Imprimir'}).click()
  const paper = await opened
  await expect(paper).toHaveURL('/impressao')
  await expect(paper.locator('html'), 'paper is white in every theme').toHaveAttribute('data-theme', 'light')
  await expect(paper.getByRole('heading', {name: /^Questão \d+$/})).toHaveCount(todays.length)
  await expect(paper.getByRole('heading', {name: 'Folha de respostas'})).toBeVisible()
  await expect(paper.getByRole('heading', {name: 'Gabarito'})).toHaveCount(0)
  await expect(paper.getByRole('table', {name: 'Hemograma'}).getByRole('row', {name: 'Plaquetas'})).toContainText(
    '150.000',
  )
  await paper.reload()
  await expect(paper.getByRole('heading', {name: 'Folha de respostas'})).toBeVisible()

  // A visitor on another device may open the page, and finds nothing on it.
  const visitor = await newDevice()
  await visitor.goto('/impressao')
  await expect(visitor.getByRole('heading', {name: 'Nada para imprimir por aqui.'})).toBeVisible()
})
