import {expect, morning, test} from './fixtures.ts'
import {demo} from './account.ts'
import {dateOf} from './oracle.ts'
import {choice, heading, openToday, tryToSignIn, verdict, unfoldDay} from './student.ts'

test('agenda addresses that lead nowhere say why', async ({page}) => {
  await openToday(page)
  await page.goto('/agenda?date=20200101')
  await expect(page.getByRole('heading', {name: 'Ops! Nenhuma agenda nesse dia'})).toBeVisible()
  await expect(page.getByRole('status').filter({hasText: 'Ops! Nenhuma agenda nesse dia'})).toBeVisible()
  await page.goto(`/agenda?date=${dateOf(morning(-1))}`)
  await expect(page.getByRole('heading', {name: 'Ops! Nenhuma agenda nesse dia'})).toBeVisible()
  await page.goto('/agenda/estudo-teorico/aula-de-ninguem')
  await expect(page.getByRole('heading', {name: 'Aula não encontrada'})).toBeVisible()
  await page.getByRole('link', {name: 'Voltar à agenda'}).click()
  await expect(heading(page, 1)).toBeVisible()
  await page.goto('/agenda/caminho-que-nao-existe')
  await expect(page.getByRole('heading', {name: 'Página não encontrada!'})).toBeVisible()
  await page.goto('/caminho-que-nao-existe')
  await expect(page.getByRole('heading', {name: 'Página não encontrada!'})).toBeVisible()
  await page.getByRole('link', {name: 'Ir para o início'}).click()
  await expect(heading(page, 1)).toBeVisible()
})

test('a date to come opens today, a past day with an agenda opens read-only', async ({page}) => {
  await openToday(page)
  await page.goto('/agenda?date=20991231')
  await expect(heading(page, 1)).toBeVisible()
  await unfoldDay(page)
  await expect(page.getByRole('button', {name: /^hoje /, pressed: true})).toBeVisible()
  await expect(choice(page, 'A')).toBeEnabled()
  await page.goto(`/agenda?date=${dateOf(new Date(Date.now() - 17 * 86_400_000).toISOString())}`)
  await expect(page.getByRole('status').filter({hasText: 'Este dia já passou'})).toBeVisible()
  await expect(verdict(page)).toBeVisible()
})

test('a visitor at a private address signs in first and keeps the query over every redirect', async ({page}) => {
  const date = dateOf(new Date(Date.now() - 17 * 86_400_000).toISOString())
  await page.goto(`/agenda/revisao-teorica?date=${date}`)
  await expect(page).toHaveURL(`/?date=${date}`)
  await tryToSignIn(page, demo)
  await expect(page).toHaveURL(new RegExp(`/agenda/estudo-teorico/[^/]+/questao\\?date=${date}$`))
  await expect(page.getByRole('status').filter({hasText: 'Este dia já passou'})).toBeVisible()
})

test("a signed-in student who opens the visitors' page is forwarded to the agenda", async ({page}) => {
  await openToday(page)
  await page.goto('/?origem=aviso')
  await expect(page).toHaveURL(/\/agenda\/estudo-teorico\/[^/]+\/questao\?origem=aviso$/)
  await expect(heading(page, 1)).toBeVisible()
})
