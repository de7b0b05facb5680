import type {BrowserContext, Page} from '@playwright/test'
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs'
import {labValuesText} from '../../src/text/question/labValues.ts'
import {expect, test} from './fixtures.ts'

const question = (page: Page, number: number) =>
  page.getByRole('heading', {name: `Questão ${number} de 2`, exact: true})

async function beginPartial(page: Page): Promise<void> {
  await page.goto('/aristo-compass')
  await page.getByRole('button', {name: 'Começar'}).click()
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByLabel('Instituição', {exact: true}).selectOption({index: 1})
  await page.getByRole('button', {name: 'Adicionar'}).click()
  await page.getByRole('button', {name: 'Confirmar'}).click()
  await page.getByRole('link', {name: 'Diagnóstico parcial'}).click()
  await expect(question(page, 1)).toBeVisible()
}

/** Presses 'Imprimir' below the question, ticks what else is wanted, and gives the page that opens. */
async function printExam(page: Page, context: BrowserContext, wanted: readonly string[] = []): Promise<Page> {
  const button = page.getByRole('article').getByRole('button', {name: 'Imprimir'})
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', {name: 'Valores de referência de laboratório'})).toBeChecked()
  for (const name of wanted) await dialog.getByRole('checkbox', {name}).check()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', {name: 'Imprimir'}).click()
  const paper = await opened
  await expect(paper.getByRole('heading', {name: 'Diagnóstico parcial', level: 1})).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  return paper
}

/** What each page of the PDF says. */
async function pagesOf(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({format: 'A4', preferCSSPageSize: true}))
  const file = await getDocument({data, verbosity: 0}).promise
  return Promise.all(
    Array.from({length: file.numPages}, async (_, index) => {
      const {items} = await (await file.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
}

test('a visitor prints the diagnostic with the laboratory values on its last pages, and after its end with the key', async ({
  page,
  context,
}) => {
  await beginPartial(page)
  const paper = await printExam(page, context)
  const pages = await pagesOf(paper)
  const labs = pages.findIndex((text) => text.includes(labValuesText.title))
  expect(labs).toBeGreaterThan(0)
  expect(pages.slice(0, labs).join(' ')).toMatch(/Questão 1 .*Questão 2 /su)
  expect(pages.slice(labs).join(' ')).toContain('Potássio')
  expect(pages.join(' ')).not.toMatch(/Gabarito|Imprimir|Finalizar/u)
  await paper.close()

  for (const number of [1, 2]) {
    await expect(question(page, number)).toBeVisible()
    await page.getByRole('radio').nth(number).check()
    if (number === 1) await page.keyboard.press('ArrowRight')
  }
  await expect(page).toHaveURL(/questoes\/resultado/)
  await page.getByRole('button', {name: 'Revisar prova'}).click()
  await expect(page.getByText('Prova finalizada')).toBeVisible()
  const reviewed = await printExam(page, context, ['Gabarito'])
  await expect(reviewed.getByRole('heading', {name: 'Gabarito'})).toBeVisible()
  await expect(reviewed.getByRole('heading', {name: labValuesText.title})).toBeVisible()
})
