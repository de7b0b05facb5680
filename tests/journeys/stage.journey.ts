import type {Page} from '@playwright/test'
import {demo} from './account.ts'
import {expect, signIn, test} from './fixtures.ts'

const asTeam = {email: 'admin@aristo.local', password: demo.password}
const board = (page: Page) => page.getByRole('region', {name: 'Números da categoria'})
const draw = (page: Page) => page.getByRole('button', {name: 'Sortear', exact: true})

/** Presses a key that draws, and gives the id of what opens in another tab. */
async function drawn(page: Page, key: string): Promise<string> {
  const opening = page.waitForEvent('popup')
  await page.keyboard.press(key)
  const tab = await opening
  await tab.waitForURL(/\/viewer\//)
  const id = new URL(tab.url()).searchParams.get('id') ?? ''
  await tab.close()
  return id
}

test('the team draws on a stage by keys, nothing twice, and keeps the score of a cup', async ({page}) => {
  await signIn(page, asTeam)
  await page.getByRole('navigation', {name: 'Menu principal'}).getByRole('link', {name: 'Sorteio'}).click()
  await expect(page).toHaveURL(/\/sorteio$/)
  await expect(page.getByText('Pronto para sortear')).toBeVisible()

  await draw(page).click()
  await expect(page.getByText('Sorteando…')).toBeVisible()
  const question = await page.waitForEvent('popup')
  await expect(question.getByRole('heading', {level: 1, name: 'Questão'})).toBeAttached()
  await expect(question.getByRole('radio').first()).toBeVisible()
  await question.close()
  await expect(page.getByText(/^Questão fácil nº \d+$/)).toBeVisible()
  await expect(board(page).getByText('7 de 8 para sortear')).toBeVisible()

  // The third hard question stands in a mock exam whose answers are not out, and the first stands in the list twice.
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.keyboard.press('3')
  await expect(board(page).getByRole('listitem')).toHaveText(['1', '2', '4'])
  const ids = [await drawn(page, 's'), await drawn(page, 'PageDown'), await drawn(page, 's')]
  expect(ids.toSorted()).toEqual(['demo/cir-abdome-agudo-5', 'demo/cir-trauma-5', 'demo/cir-trauma-9'])
  await page.keyboard.press('s')
  await expect(page.getByText('Sem mais itens dessa categoria!')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sem mais itens dessa categoria!')).toBeVisible()
  await expect(draw(page)).toBeDisabled()

  await page.getByRole('button', {name: 'Devolver esta categoria'}).click()
  const question3 = page.getByRole('alertdialog', {name: 'Devolver Difícil ao sorteio?'})
  await page.keyboard.press('1')
  await expect(question3).toContainText('3 itens sorteados voltam a poder sair.')
  await question3.getByRole('button', {name: 'Devolver'}).click()
  await expect(board(page).getByText('3 de 3 para sortear')).toBeVisible()

  await page.goto('/copa-aristo')
  await page.getByRole('textbox', {name: 'Time 1'}).fill('Azul')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Dê nomes diferentes a pelo menos 2 times.')
  await page.getByRole('textbox', {name: 'Time 2'}).fill('Verde 1')
  await page.getByRole('button', {name: 'Começar a copa'}).click()
  await page.keyboard.press('2')
  await page.getByRole('button', {name: 'Mais 3 para Azul'}).click()
  await page.keyboard.press('1')
  await page.keyboard.press('z')
  await page.reload()
  await expect(page.getByText('Azul: 3 pontos')).toBeAttached()
  await expect(page.getByText('Verde 1: 1 ponto')).toBeAttached()
  await page.getByRole('link', {name: 'Sorteio'}).click()
  await expect(board(page).getByText('3 de 3 para sortear')).toBeVisible()
  await page.getByRole('link', {name: 'Placar'}).click()
  await page.getByRole('button', {name: 'Mostrar o pódio'}).click()
  await expect(page.getByRole('heading', {name: 'Azul venceu!'})).toBeVisible()

  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.getByRole('button', {name: 'Sair da tela cheia'}).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
})

test('nobody else opens the stage', async ({page}) => {
  await signIn(page, {...asTeam, email: 'specialist@aristo.local'})
  await expect(page).toHaveURL(/\/agenda/)
  for (const path of ['/sorteio', '/copa-aristo']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/agenda/)
  }
})
