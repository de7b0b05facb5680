import {readFile} from 'node:fs/promises'
import type {Locator, Page} from '@playwright/test'
import {timeouts} from '../support/timeouts.ts'
import {expect, test} from './fixtures.ts'
import {openToday, signIn} from './student.ts'

const tiles = (page: Page): Locator => page.getByRole('list', {name: 'Baralhos de flashcards'})
const cards = (page: Page): Locator => page.getByRole('list', {name: 'Flashcards'})
const card = (page: Page, front: string): Locator => cards(page).getByRole('button', {name: front})
const viewer = (page: Page): Locator => page.getByRole('dialog')

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Words of the content, sent with Enter. */
async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('searchbox', {name: 'Pesquisar por conteúdo...'})
  await field.fill(words)
  await field.press('Enter')
}

test('a deck is found, read, saved, extended and left again; what one writes, another reads', async ({
  page,
  newDevice,
}) => {
  test.setTimeout(timeouts.long)
  await openToday(page)
  await page.goto('/baralhos')
  await expect(page).toHaveURL(/\/baralhos\/comunidade$/u)

  // With all areas active a click leaves one; the next ones toggle.
  await page.getByRole('button', {name: 'PED: Pediatria'}).click()
  await expect(tiles(page).getByText('CIR', {exact: true})).toHaveCount(0)
  await expect(tiles(page).getByText('PED', {exact: true}).first()).toBeVisible()
  await page.getByRole('button', {name: 'CIR: Cirurgia'}).click()
  await page.getByRole('searchbox', {name: 'Pesquisar tema'}).fill('ABDOME')
  await expect(page.getByText('1 baralho', {exact: true})).toBeVisible()
  await tiles(page)
    .getByRole('link', {name: /Abdome agudo 15 flashcards$/u})
    .click()

  // A lesson of the community has 14 cards on a page, beside the one that creates.
  await expect(page.getByRole('heading', {name: 'Abdome agudo', level: 1})).toBeVisible()
  await expect(page.getByText('Da comunidade')).toBeVisible()
  await expect(page.getByText('1 / 2', {exact: true})).toBeVisible()
  await expect(page.getByRole('button', {name: 'Anterior'})).toBeDisabled()
  await page.getByRole('button', {name: 'Próximo'}).click()
  await expect(page.getByText('2 / 2', {exact: true})).toBeVisible()
  await expect(cards(page).getByRole('listitem')).toHaveCount(2)

  await search(page, 'rovsing')
  await card(page, 'Sinal de Rovsing?').press('Enter')
  await viewer(page).getByRole('button', {name: 'Resposta'}).click()
  await expect(viewer(page).getByRole('group', {name: 'Resposta'})).toContainText('esquerda')
  await viewer(page).getByRole('button', {name: 'Pergunta'}).click()
  await viewer(page).getByRole('button', {name: 'Salvar'}).click()
  await expect(viewer(page)).toHaveCount(0)
  await expect(cards(page).getByText('Adicionado', {exact: true})).toHaveCount(1)

  // The search is remembered for the lesson; without words all are there again.
  await page.reload()
  await expect(page.getByRole('searchbox', {name: 'Pesquisar por conteúdo...'})).toHaveValue('rovsing')
  await search(page, '')
  await expect(page.getByText('1 / 2', {exact: true})).toBeVisible()

  await page.getByRole('button', {name: 'Criar flashcard'}).click()
  const create = viewer(page).getByRole('button', {name: 'Criar', exact: true})
  await viewer(page).getByRole('textbox', {name: 'Frente'}).fill('O que é o sinal de **Blumberg**?')
  await expect(create).toBeDisabled()
  await viewer(page)
    .getByRole('textbox', {name: 'Verso'})
    .fill('Dor à *descompressão* brusca: $\\frac{a}{b}$, e não R$ 20 a R$ 30.')
  await create.dblclick()
  await expect(viewer(page)).toHaveCount(0)
  await page.getByLabel('Ordenar por').selectOption('Mais novos')
  await expect(cards(page).getByRole('button').nth(1)).toHaveAccessibleName(/Blumberg/u)

  const other = await newDevice()
  await signIn(other, {email: 'desempenho@aristo.local', password: 'aristo-demo-2026'})
  await expect(other.getByRole('navigation', {name: 'Menu principal'})).toBeVisible()
  await other.goto(new URL(page.url()).pathname)
  await search(other, 'blumberg')
  await expect(cards(other).getByRole('button', {name: /Blumberg/u})).toHaveCount(1)
  await card(other, 'Blumberg').click()
  await expect(viewer(other).getByText('Criado agora mesmo')).toBeVisible()
  await expect(viewer(other).getByRole('button', {name: 'Excluir'})).toHaveCount(0)
  await viewer(other).getByRole('button', {name: 'Resposta'}).click()
  await expect(viewer(other).locator('math mfrac')).toBeVisible()
  await expect(viewer(other).getByRole('group', {name: 'Resposta'})).toContainText('e não R$ 20 a R$ 30.')
  await viewer(other).getByRole('button', {name: 'Fechar'}).click()

  await card(page, 'Blumberg').click()
  await viewer(page).getByRole('button', {name: 'Excluir'}).click()
  await expect(
    page.getByText('Tem certeza que deseja excluir este flashcard para todos? Esta ação é irreversível!'),
  ).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Excluir'}).click()
  await expect(card(page, 'Blumberg')).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('heading', {name: 'Nenhum flashcard encontrado...'})).toBeVisible()

  // The own deck is left as soon as its last card is.
  await page.setViewportSize({width: 360, height: 740})
  await page.getByRole('link', {name: 'Voltar aos baralhos'}).click()
  await page.getByRole('link', {name: 'Meus baralhos'}).click()
  // Both tabs have a search and decks: what follows is for the own ones.
  await expect(page.getByRole('link', {name: 'Meus baralhos'})).toHaveAttribute('aria-current', 'page')
  expect(await overflow(page)).toBe(0)
  await page.getByRole('searchbox', {name: 'Pesquisar tema'}).fill('')
  await page.getByRole('link', {name: 'Todos', exact: false}).click()
  await expect(page.getByText('Seu baralho')).toBeVisible()
  // Beside it stands a card of the course that asks nearly the same.
  const rovsing = cards(page).getByRole('button', {name: /: Sinal de Rovsing\?(?: Adicionado)?$/u})
  await rovsing.click()
  await viewer(page).getByRole('button', {name: 'Remover dos salvos'}).click()
  await expect(rovsing).toHaveCount(0)
  expect(await overflow(page)).toBe(0)
})

test('a spreadsheet becomes own cards, all or none, and the decks become a file that comes back', async ({page}) => {
  await openToday(page)
  await page.goto('/baralhos/meus-baralhos')
  const files = page.getByRole('button', {name: 'Importar ou exportar'})
  const pick = (content: string) =>
    page
      .getByLabel('Escolher arquivo')
      .setInputFiles({name: 'cartoes.csv', mimeType: 'text/csv', buffer: Buffer.from(content)})
  await files.click()
  await pick('frente;verso;tema\r\nPergunta importada?;Resposta;Abdome agudo\r\n;Sem frente;Abdome agudo\r\n')
  await expect(viewer(page).getByRole('alert')).toContainText('Linha 3: a frente está vazia')
  await expect(viewer(page).getByRole('button', {name: /^Importar \d/u})).toBeDisabled()
  await viewer(page).getByRole('button', {name: 'Escolher outro arquivo'}).click()
  await pick(
    'frente;verso;tema\r\nPergunta importada?;"Resposta; com **força**";abdome AGUDO\r\n=1+1;Dois;Abdome agudo\r\n',
  )
  await viewer(page).getByRole('button', {name: 'Importar 2 flashcards'}).click()
  await expect(viewer(page).getByText('Importação concluída.')).toBeVisible()
  await viewer(page).getByRole('button', {name: 'Fechar'}).first().click()
  await page.reload()
  await tiles(page)
    .getByRole('link', {name: /Abdome agudo/u})
    .click()
  await expect(card(page, 'Pergunta importada?')).toBeVisible()

  await page.goto('/baralhos/meus-baralhos')
  await files.click()
  expect(await overflow(page)).toBe(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    viewer(page).getByRole('button', {name: 'Exportar CSV'}).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('meus-baralhos.csv')
  expect(file).toContain(`Pergunta importada?;"Resposta; com **força**";Abdome agudo\r\n`)
  expect(file).toContain(`'=1+1;Dois;Abdome agudo\r\n`)

  // For Anki the same cards are a package, which the server reads again.
  const [packed] = await Promise.all([
    page.waitForEvent('download'),
    viewer(page).getByRole('button', {name: 'Exportar para o Anki'}).click(),
  ])
  expect(packed.suggestedFilename()).toBe('meus-baralhos.apkg')
  const buffer = await readFile(await packed.path())
  await page
    .getByLabel('Escolher arquivo')
    .setInputFiles({name: 'volta.apkg', mimeType: 'application/octet-stream', buffer})
  await expect(viewer(page).getByText(/^volta\.apkg: \d+ flashcards$/u)).toBeVisible()
  await expect(viewer(page).getByRole('region', {name: 'Primeiros flashcards do arquivo'})).toContainText(
    'Resposta; com **força**',
  )
})
