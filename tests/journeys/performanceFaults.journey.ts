import {demo} from './account.ts'
import {test} from './badNetwork.ts'
import {expect} from './fixtures.ts'
import {tryToSignIn} from './student.ts'
import {lostConnection} from './watch.ts'

test('a block of the report card that fails is tried again alone, beside the six that are there', async ({
  page,
  badNetwork: proxy,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await page.goto(proxy.origin)
  await tryToSignIn(page, demo)
  await page.getByRole('navigation', {name: 'Menu principal'}).getByRole('link', {name: 'Desempenho'}).click()
  await page.mouse.move(800, 600)
  await expect(page).toHaveURL(/\/desempenho\/metas-semanais$/)
  let asked = 0
  let isBroken = true
  proxy.decide = (body) => {
    if (!body.includes('countFlashcards')) return 'pass'
    asked += 1
    return isBroken ? 'lostRequest' : 'pass'
  }
  await page.getByRole('link', {name: 'Boletim', exact: true}).click()
  await expect(page.getByText('Flashcards: não foi possível carregar.')).toBeVisible()
  await expect(page.getByRole('region', {name: 'Troféus'}).getByRole('meter')).toBeVisible()
  const before = asked
  isBroken = false
  await page.getByRole('button', {name: 'Tentar de novo: Flashcards'}).click()
  await expect(page.getByText('Flashcards: não foi possível carregar.')).toHaveCount(0)
  await expect(page.getByRole('region', {name: 'Flashcards'})).toContainText(/Nenhum dado encontrado\.|Acertei/u)
  expect(asked).toBe(before + 1)
})
