import type {Locator, Page} from '@playwright/test'
import {sql} from 'kysely'
import type {Database} from '../../server/kernel/database/database.ts'
import {demo} from './account.ts'
import {expect, instantAt, test} from './fixtures.ts'
import {openToday, saved} from './student.ts'

/** Days until a Tuesday: the demo's week has a free day after it, whatever day the machine has. */
function untilTuesday(): number {
  const tuesday = 2
  return (tuesday - new Date(instantAt('10:00')).getUTCDay() + 7) % 7
}

const table = (page: Page): Locator => page.getByRole('table', {name: 'Temas do curso'})
const row = (page: Page, title: string): Locator => table(page).getByRole('row').filter({hasText: title})
const lesson = (page: Page): Locator => page.locator('h1')

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The Sundays of the demo's student are free of theory. */
async function freeSunday(db: Database['db']): Promise<void> {
  await sql`
    update profile set study_week = jsonb_set(study_week, '{sunday,theoreticalStudy}', 'false')
    where email = ${demo.email}`.execute(db)
}

/** Presses Tab until the focus is there, and Enter. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(key)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never got there.')
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true, deviceScaleFactor: 2})

  test('themes are narrowed, finished and studied; what tomorrow brings is another one', async ({
    page,
    server,
    expectOnConsole,
    newDevice,
  }) => {
    // The file of one errata is missing on purpose.
    expectOnConsole(/404/u)
    const days = untilTuesday()
    await server.setClock(instantAt('10:00', days))
    await openToday(page)
    const planned = (await lesson(page).innerText()).trim()
    await page.goto('/lista-de-temas')
    await expect(table(page)).toBeVisible()
    expect(await overflow(page)).toBe(0)

    // The filters stand in the address.
    await page.getByLabel('Fase', {exact: true}).selectOption('Fase 02')
    await expect(page).toHaveURL(/\/lista-de-temas\/2$/u)
    await page.getByLabel('Buscar tema').fill('IMUNIZACAO')
    await page.getByLabel('Ordenar por').selectOption('Relevância, da maior à menor')
    await expect(page).toHaveURL(/\/lista-de-temas\/2\?busca=IMUNIZACAO&ordem=relevancia-desc$/u)
    await page.reload()
    await expect(page.getByLabel('Buscar tema')).toHaveValue('IMUNIZACAO')
    await expect(page.getByText('1 tema', {exact: true})).toBeVisible()
    await expect(row(page, 'Pediatria - Puericultura - Imunização')).toBeVisible()
    await page.getByLabel('Buscar tema').fill('nada disso')
    await expect(page.getByRole('heading', {name: 'Oops, dados nao encontrado!'})).toBeVisible()
    await page.getByRole('button', {name: 'Limpar filtros'}).tap()
    await expect(page).toHaveURL(/\/lista-de-temas\?ordem=relevancia-desc$/u)

    // Today's theme is finished for good.
    const theme = row(page, planned)
    await theme.getByRole('button', {name: /^Concluir /u}).tap()
    await page.getByRole('alertdialog').getByRole('button', {name: 'Concluir'}).tap()
    await expect(theme.getByText(/^Concluído em \d+ de /u)).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(theme.getByText(/^Concluído em \d+ de /u)).toBeVisible()
    await expect(theme.getByRole('button', {name: /^Concluir /u})).toHaveCount(0)

    // A broken document gives way to the placeholder; the browser's way back leads to the list.
    await page.getByText('Documentos', {exact: true}).tap()
    await page.getByRole('button', {name: /^Errata da fase 2/u}).tap()
    await expect(page.getByRole('alert').filter({hasText: 'Este documento está com problema'})).toBeVisible()
    await expect(page.getByRole('region', {name: 'Páginas'})).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await page.goBack()
    await expect(table(page)).toBeVisible()

    // Two clicks make one activity of five questions.
    const questions = theme.getByRole('button', {name: /^Criar 5 questões comentadas/u})
    await questions.dblclick()
    await expect(theme.getByText('Atividade de questão criada com sucesso!')).toBeVisible()
    await expect(theme.getByRole('link', {name: 'Abrir as questões'})).toHaveAttribute(
      'href',
      /^\/atividades-extras\/questao\?date=\d{8}&a=.+&de=temas$/u,
    )
    await page
      .getByRole('button', {name: /^Videoaulas de Pediatria/u})
      .first()
      .tap()
    await expect(page).toHaveURL(/\/atividades-extras\/estudo-teorico\/video\?date=\d{8}&a=.+&de=temas$/u)

    await page.goto('about:blank')
    await server.setClock(instantAt('10:00', days + 1))
    const tomorrow = await newDevice()
    await openToday(tomorrow)
    await expect(tomorrow).toHaveURL(/\/agenda\/estudo-teorico\//u)
    await expect(lesson(tomorrow)).not.toHaveText(planned)
  })
})

test('by keyboard: the order, a document, the study of today moved, taken back and moved for good', async ({
  page,
  server,
  withStored,
  newDevice,
}) => {
  const days = untilTuesday()
  await withStored(freeSunday)
  await server.setClock(instantAt('10:00', days))
  await openToday(page)
  const planned = (await lesson(page).innerText()).trim()

  await page.goto('/lista-de-temas')
  const relevance = table(page).getByRole('columnheader', {name: 'Relevância'})
  await press(page, relevance.getByRole('button'))
  await expect(relevance).toHaveAttribute('aria-sort', 'ascending')
  await page.keyboard.press('Enter')
  await expect(relevance).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/\?ordem=relevancia-desc$/u)
  await page.keyboard.press('Enter')
  await expect(relevance).toHaveAttribute('aria-sort', 'none')
  const compass = table(page)
    .getByRole('link', {name: /^Relevância .*abrir o Compass em outra aba$/u})
    .first()
  await expect(compass).toHaveAttribute('href', '/aristo-compass')
  await expect(compass).toHaveAttribute('target', '_blank')
  await expect(compass).toHaveAttribute('rel', /noopener/u)

  await page.reload()
  await press(page, page.locator('summary').filter({hasText: 'Documentos'}))
  await press(page, page.getByRole('button', {name: /^Planner do curso/u}))
  await expect(page.getByRole('heading', {name: 'Planner do curso', level: 1})).toBeFocused()
  await expect(page.getByRole('region', {name: 'Páginas'})).toBeVisible()
  await page.reload()
  await press(page, page.getByRole('button', {name: 'Voltar à lista de temas'}))
  await expect(table(page)).toBeVisible()

  await page.goto('/agenda')
  await press(page, page.locator('summary').filter({hasText: 'Por que isto está aqui?'}))
  await expect(page.getByText(/^Relevância de .+\.$/u)).toBeVisible()
  const move = async () => {
    await press(page, page.getByRole('button', {name: 'Mover para outro dia'}))
    const dialog = page.getByRole('dialog', {name: 'Mover este estudo'})
    await expect(dialog.getByRole('radio').first()).toBeChecked()
    await press(page, dialog.getByRole('button', {name: 'Mover', exact: true}))
    await expect(dialog).toHaveCount(0)
  }
  await move()
  const notice = page.getByRole('status').filter({hasText: `${planned}: movido para domingo`})
  await expect(notice).toBeVisible()
  await expect(page).not.toHaveURL(/estudo-teorico/u)
  await press(page, notice.getByRole('button', {name: 'Desfazer'}))
  await expect(page).toHaveURL(/\/agenda\/estudo-teorico\//u)
  await expect(lesson(page)).toHaveText(planned)
  await move()
  await expect(notice).toBeVisible()

  await page.goto('about:blank')
  await server.setClock(instantAt('10:00', days + 5))
  const sunday = await newDevice()
  await openToday(sunday)
  await expect(lesson(sunday)).toHaveText(planned)
  await expect(sunday.getByText(/^Movido de terça-feira, relevância de /u)).toBeVisible()
})
