import type {Locator, Page} from '@playwright/test'
import {timeouts} from '../support/timeouts.ts'
import {demo} from './account.ts'
import {expect, instantAt, test} from './fixtures.ts'
import {answer, choice, goToQuestion, openToday, saved, signIn, verdict} from './student.ts'

const paula = {...demo, email: 'prova@aristo.local'}
const silvia = {...demo, email: 'simulado@aristo.local'}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Páginas de desempenho'}).getByRole('link', {name, exact: true})
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Menu principal'}).getByRole('link', {name})
const part = (page: Page, name: string | RegExp): Locator => page.getByRole('region', {name})

/** From the side menu, which the pointer leaves again: it lies over the page while it is open. */
async function openPerformance(page: Page): Promise<void> {
  await menu(page, 'Desempenho').click()
  await page.mouse.move(800, 600)
  await expect(page).toHaveURL(/\/desempenho\/metas-semanais$/)
}

/** How many questions the donut of a part counts; 0 where it says that there are none. */
async function countedIn(donut: Locator): Promise<number> {
  const total = donut.getByRole('img', {name: 'Questões respondidas por área'})
  await expect(total.or(donut.getByText(/^Nenhum dado encontrado/u))).toBeVisible()
  if (!(await total.isVisible())) return 0
  // Text of a drawing has no inner text.
  const words = (await total.locator('text').allTextContents()).join(' ')
  const [, amount] = /(\d[\d.]*) (?:questão|questões)/u.exec(words) ?? []
  if (amount === undefined) throw new Error(`No number of questions in "${words}"`)
  return Number(amount.replaceAll('.', ''))
}

const counted = (page: Page): Promise<number> => countedIn(part(page, 'Questões respondidas por área'))

async function openGeneral(page: Page): Promise<number> {
  await page.goto('/desempenho/geral')
  return counted(page)
}

test('an answer moves the numbers of the general page: the donut, the day of the year, the week of the chart', async ({
  page,
  server,
  expectOnConsole,
}) => {
  await openToday(page)
  const before = await openGeneral(page)
  await page.goto('/agenda')
  await answer(page, 'B')
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await openPerformance(page)
  await tab(page, 'Geral').click()
  await expect(page).toHaveURL(/\/desempenho\/geral$/)
  await expect.poll(() => counted(page)).toBe(before + 1)
  const day = part(page, 'Seu ano de estudo, dia a dia').getByRole('slider', {name: 'Ler dia por dia'})
  await expect(day).toHaveAttribute('aria-valuetext', /^\d{2}\/\d{2}\/\d{4}: [1-9]\d* quest/u)
  const week = part(page, 'Acertos por semana, comparados com os de todos').getByRole('slider')
  await expect(week).toHaveAttribute('aria-valuetext', /: você \d+%/u)

  // By keyboard, week by week; tag and range stand in the address and are there again after a reload.
  await week.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(week).not.toHaveValue('11')
  await page.getByLabel('Questões que contam').selectOption('Provas e simulados')
  await expect(page).toHaveURL(/\?tipo=exam_and_mocks$/)
  await page.reload()
  await expect(page.getByLabel('Questões que contam')).toHaveValue('exam_and_mocks')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Baixar em CSV: Questões respondidas por área'}).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^questoes-\d{8}-\d{8}\.csv$/)

  // A page that is open when the next day begins goes on to it, by the server's clock, when the student is back.
  expectOnConsole(/status of 401/)
  await server.setClock(instantAt('04:00', 1))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(day).toHaveAttribute('aria-valuetext', /: nenhuma quest/u)
})

test('the time that a question stood there is told in its week', async ({page}) => {
  await page.addInitScript(() => {
    const steady = performance.now.bind(performance)
    performance.now = () => steady() + (Reflect.get(globalThis, 'passed') ?? 0)
  })
  await openToday(page)
  await expect(choice(page, 'B')).toBeVisible()
  await page.evaluate(() => Reflect.set(globalThis, 'passed', 42_000))
  await answer(page, 'B')
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.goto('/desempenho/geral')
  const week = part(page, /^Tempo por questão/u).getByRole('slider')
  await expect(week).toHaveAttribute('aria-valuetext', /você (?:4[2-9]|5\d) s/u)
})

test('an exam that is finished moves each number: goals, general page, forecast, year and report card', async ({
  page,
}) => {
  test.slow()
  await signIn(page, paula)
  await openPerformance(page)
  const exams = part(page, /^Sua semana/u).getByRole('row', {name: /Provas e simulados/u})
  const examsDone = async () => Number(/(\d+) de \d/u.exec(await exams.innerText())?.[1])
  await expect(exams).toContainText(/\d de \d/u)
  const examsBefore = await examsDone()
  const before = await readToday(page)
  expect(before.ofDay).toMatch(/: nenhuma questão$/u)

  await page.goto('/agenda/prova')
  await page.getByRole('button', {name: 'Preencher gabarito'}).click()
  const sheet = page.getByRole('dialog', {name: 'Preencher gabarito'})
  await sheet.getByRole('textbox', {name: /^Questão 1, /}).focus()
  await page.keyboard.type('abcdabcdab')
  await sheet.getByRole('button', {name: 'Confirmar respostas'}).click()
  await expect(choice(page, 'A')).toBeChecked()
  await goToQuestion(page, 11)
  await page.getByRole('textbox', {name: 'Sua resposta'}).fill('Restrição de sal e hidroclorotiazida.')
  await page.getByRole('button', {name: 'Encerrar e ver resultado'}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Encerrar', exact: true}).click()
  const pending = page.getByRole('status').filter({hasText: 'Só falta avaliar 1 questão dissertativa'})
  await expect(pending).toBeVisible()
  await goToQuestion(page, 11)
  await page.getByRole('button', {name: 'Acertei'}).click()
  await expect(page.getByRole('status').filter({hasText: 'Prova concluída.'})).toBeVisible()
  await expect(saved(page)).toBeVisible()

  // What the device knew stands there until the server's word has come.
  await expect
    .poll(() => readToday(page), {timeout: timeouts.exchange})
    .toMatchObject({
      questions: before.questions + 11,
      ofMonth: before.ofMonth + 11,
      known: before.known + 11,
      ofDay: expect.stringMatching(/: 11 questões, \d+ certas$/u),
    })
  await page.goto('/desempenho/metas-semanais')
  await expect.poll(examsDone).toBe(examsBefore + 1)
  await tab(page, 'Boletim').click()
  await expect(page.getByRole('heading', {name: 'Preparando o seu boletim…'})).toBeVisible()
  const difficulty = part(page, 'Desempenho por dificuldade')
  await expect(difficulty.getByRole('img', {name: /^Acertos por dificuldade em \d+ provas?$/u})).toBeVisible()
  await expect(part(page, 'Questões').getByRole('img', {name: 'Questões respondidas por área'})).toBeVisible()

  // The month stands in the address; on paper there is the report and nothing to press.
  await page.getByRole('button', {name: 'Mês anterior'}).click()
  await expect(page).toHaveURL(/\?mes=\d{6}$/)
  await page.reload()
  await expect(page).toHaveURL(/\?mes=\d{6}$/)
  await expect(part(page, 'Frequência')).toBeVisible()
  await page.emulateMedia({media: 'print'})
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('slider')).toHaveCount(0)
  await expect(part(page, 'Troféus')).toBeVisible()
})

/** What the general page and the report card say of today. */
async function readToday(page: Page) {
  const questions = await openGeneral(page)
  const day = part(page, 'Seu ano de estudo, dia a dia').getByRole('slider', {name: 'Ler dia por dia'})
  await expect(day).toBeVisible()
  const forecast = part(page, 'Quanto você acertaria hoje').getByText(/Você tem [\d.]+\.$/u)
  const known = await forecast.innerText()
  const ofDay = await day.getAttribute('aria-valuetext')
  await page.goto('/desempenho/boletim')
  const ofMonth = await countedIn(page.getByRole('region', {name: 'Questões', exact: true}))
  return {questions, ofMonth, ofDay, known: Number(/([\d.]+)\.$/u.exec(known)?.[1])}
}

test('a ranking is shown of the mock exam that is chosen; who wishes so is there by initials only', async ({page}) => {
  await signIn(page, silvia)
  await openPerformance(page)
  await tab(page, 'Ranking').click()
  await expect(page.getByRole('heading', {name: 'Escolha um simulado para ver o ranking.'})).toBeVisible()
  const mock = page.getByLabel('Simulado', {exact: true})
  await mock.selectOption('Simulado com classificação')
  await expect(page).toHaveURL(/\?simulado=[^&]+$/)
  const own = page.getByRole('rowgroup', {name: 'Sua posição'})
  await expect(own).toContainText('Silvia Simulado (você)')
  await expect(page.getByRole('list', {name: 'Pódio'}).getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(own).toBeVisible()

  await page.getByRole('link', {name: 'Mudar no perfil'}).click()
  const initials = page.getByRole('switch', {name: 'Mostrar só as minhas iniciais'})
  await initials.click()
  await expect(page.getByText('Atualizado com sucesso!')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('list', {name: 'Pódio'})).toContainText('S. S. (você)')
  // Herself she still reads her name.
  await expect(own).toContainText('Silvia Simulado (você)')

  // One that nobody has taken has no ranking.
  await mock.selectOption('Simulado que passou')
  await expect(
    page
      .getByRole('heading', {name: 'Nenhum dado encontrado!'})
      .or(page.getByRole('heading', {name: 'Não houve dados suficientes para a criação do ranking.'})),
  ).toBeVisible()
})
