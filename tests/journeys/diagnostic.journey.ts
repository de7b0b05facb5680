import type {Page} from '@playwright/test'
import {labValuesText} from '../../src/text/question/labValues.ts'
import {axeFindings, wholeRules} from '../support/axe.ts'
import {expect, test} from './fixtures.ts'
import {lostConnection} from './watch.ts'

const axe = (page: Page) => axeFindings(page, wholeRules)
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const question = (page: Page, number: number, total = 60) =>
  page.getByRole('heading', {name: `Questão ${number} de ${total}`, exact: true})

/** Marks the question on the screen by its key and goes on. */
async function answer(page: Page, number: number, total = 60): Promise<void> {
  await expect(question(page, number, total)).toBeVisible()
  await page.keyboard.press(String(1 + (number % 4)))
  await expect(page.getByRole('radio').nth(number % 4)).toBeChecked()
  if (number < total) await page.keyboard.press('ArrowRight')
}

/** Opens the laboratory values by their key, searches them and closes them, by Escape and by the key. */
async function lookUpLabs(page: Page): Promise<void> {
  const toggle = page.getByRole('button', {name: labValuesText.open})
  const panel = page.getByRole('region', {name: labValuesText.title})
  await expect(toggle).toBeVisible()
  await page.keyboard.press('l')
  await expect(panel).toBeFocused()
  await panel.getByRole('searchbox', {name: labValuesText.search}).fill('potassio')
  await expect(panel.getByRole('row')).toHaveText(['ExameReferência', /Potássio/])
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await panel.getByRole('searchbox').press('Escape')
  await expect(panel).toBeHidden()
  await expect(toggle).toBeFocused()
  await page.keyboard.press('l')
  await expect(panel).toBeFocused()
  await page.keyboard.press('l')
  await expect(panel).toBeHidden()
  await expect(toggle).toBeFocused()
}

/** The files of scripts that the page asks for from now on, by the names of their chunks. */
function chunksOf(page: Page): ReadonlySet<string> {
  const chunks = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{7}\.js$/u.exec(new URL(request.url()).pathname)?.[1]
    if (name !== undefined) chunks.add(name)
  })
  return chunks
}

async function toSummary(page: Page): Promise<void> {
  await page.goto('/diagnostico')
  await page.getByRole('button', {name: 'Começar'}).click()
  await page.getByRole('radio', {name: 'R1', exact: true}).click()
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByLabel('Instituição', {exact: true}).selectOption({index: 1})
  await page.getByRole('button', {name: 'Adicionar'}).click()
  await expect(page.getByRole('radio', {name: 'REVALIDA'})).toBeDisabled()
}

test.describe('a visitor on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, deviceScaleFactor: 2})

  test('takes the diagnostic from the welcome to the review, with a reload at each step', async ({
    page,
    server,
    expectOnConsole,
  }) => {
    test.slow()
    // The server is away for two questions; the browser may look for a new service worker meanwhile.
    expectOnConsole(lostConnection)
    const chunks = chunksOf(page)
    await toSummary(page)
    await page.reload()
    await expect(page.getByRole('heading', {name: 'Instituições escolhidas'})).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', {name: 'Continuar'}).click()
    await page.reload()
    await expect(page.getByRole('heading', {name: 'Tudo pronto'})).toBeVisible()
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
    await page.getByRole('button', {name: 'Iniciar diagnóstico'}).click()

    await expect(page).toHaveURL(/\/diagnostico\/prova/)
    await expect(question(page, 1)).toBeVisible()
    await page.getByRole('button', {name: 'Finalizar'}).click()
    await expect(page.getByText('Você ainda não pode finalizar o simulado.')).toBeVisible()
    await expect(
      page.getByText('Responda todas as questões para que o resultado do seu diagnóstico seja preciso.'),
    ).toBeVisible()
    await page.getByRole('button', {name: 'Voltar à prova'}).click()
    expect(chunks).not.toContain('labTable')
    await page.keyboard.press('2')
    await lookUpLabs(page)
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    for (let number = 1; number <= 5; number += 1) await answer(page, number)
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])

    // What was marked while the server was away is on the device, and goes out when it is back.
    await server.kill()
    await answer(page, 6)
    await answer(page, 7)
    await server.run()
    await page.goto('/diagnostico')
    await expect(page.getByRole('heading', {name: 'Bem-vindo de volta!'})).toBeVisible()
    await expect(page.getByText('7 de 60 questões respondidas')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(question(page, 8)).toBeVisible()
    for (let number = 8; number <= 60; number += 1) await answer(page, number)
    await page.getByRole('button', {name: 'Finalizar'}).click()
    await page.getByRole('alertdialog').getByRole('button', {name: 'Finalizar'}).click()

    await expect(page).toHaveURL(/\/diagnostico\/finalizar/)
    const submit = page.getByRole('button', {name: 'Enviar relatório'})
    await expect(submit).toBeDisabled()
    await page.getByLabel('Nome').fill('Ana Novata')
    await page.getByRole('textbox', {name: 'E-mail'}).fill('Ana @exemplo.br')
    await page.getByLabel('Telefone').fill('11912345678')
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
    await page.getByLabel('País').selectOption('Outro')
    await expect(page.getByLabel('Telefone')).toHaveValue('')
    await page.getByLabel('Telefone').fill('351 912345678')
    await page.reload()
    await expect(page.getByLabel('Telefone')).toHaveValue('351912345678')
    await expect(page.getByRole('textbox', {name: 'E-mail'})).toHaveValue('ana@exemplo.br')
    await page.getByLabel('Como você conheceu o Aristo?').selectOption('Spotify')
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
    await submit.click()
    await expect(page.getByRole('heading', {name: 'Relatório enviado'})).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', {name: 'Relatório enviado'})).toBeVisible()
    await page.getByRole('button', {name: 'Voltar'}).click()
    await expect(page.getByLabel('Nome')).toHaveValue('Ana Novata')

    await page.getByRole('link', {name: 'Ver resultado agora'}).click()
    const areas = page.getByRole('table', {name: 'Desempenho por área'})
    await expect(areas.getByRole('row').last()).toContainText('Total')
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
    const pager = page.getByRole('button', {name: 'Próxima coluna'}).first()
    for (let turn = 0; turn < 4; turn += 1) await pager.click()
    await expect(pager).toBeDisabled()
    await page.emulateMedia({media: 'print'})
    // On paper all columns and all themes stand.
    await expect(areas.getByRole('columnheader')).toHaveCount(6)
    await page.emulateMedia({media: 'screen'})
    await page.reload()
    await page.getByRole('button', {name: 'Revisar prova'}).click()
    await expect(page.getByText('Prova finalizada')).toBeVisible()
    await expect(page.locator('.choiceList__right')).toHaveCount(1)
    await lookUpLabs(page)
    // The panel and the keys come without what only students use.
    expect([...chunks]).toEqual(expect.arrayContaining(['Exam', 'beside', 'labTable']))
    expect([...chunks].filter((name) => ['tools', 'frame'].includes(name))).toEqual([])
  })

  test('comes by the compass, and takes a partial diagnostic and its flashcards', async ({page}) => {
    await page.goto('/aristo-compass/estatisticas')
    await expect(page).toHaveURL(/\/aristo-compass$/)
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
    await page.getByRole('button', {name: 'Começar'}).click()
    const confirm = page.getByRole('button', {name: 'Confirmar'})
    await expect(confirm).toBeDisabled()
    await page.getByLabel('Estado').selectOption('SP')
    await page.getByLabel('Instituição', {exact: true}).selectOption({index: 1})
    await page.getByRole('button', {name: 'Adicionar'}).click()
    await confirm.click()
    await expect(page.getByText('Média das provas R1: 49%')).toBeVisible()
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
    await page.getByRole('button', {name: 'Como ler'}).click()
    await expect(page.getByRole('dialog')).toContainText('Constância')
    await page.keyboard.press('Escape')
    await page.getByRole('link', {name: 'Diagnóstico parcial'}).click()
    await answer(page, 1, 2)
    // The last answer of a partial diagnostic ends it.
    await expect(question(page, 2, 2)).toBeVisible()
    await page.keyboard.press('3')
    await expect(page).toHaveURL(/questoes\/resultado/)
    await expect(page.getByRole('table', {name: 'Desempenho por área'})).toBeVisible()
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
    await page.getByRole('link', {name: 'Treinar agora'}).click()
    for (let card = 1; card <= 10; card += 1) {
      await expect(page.getByRole('heading', {name: `Flashcard ${card} de 10`})).toBeVisible()
      await page.getByRole('button', {name: 'Ver resposta'}).click()
      await page.getByRole('button', {name: 'Acertei'}).click()
    }
    await expect(page.getByText('Você acertou 10 de 10 flashcards.')).toBeVisible()

    // The complete one knows that it came from here: no intro, and 'Reiniciar' leads back.
    await page.goto('/aristo-compass/estatisticas')
    await page.getByRole('button', {name: 'Fazer o diagnóstico'}).click()
    await answer(page, 1)
    await page.goto('/diagnostico')
    await page.getByRole('button', {name: 'Reiniciar'}).click()
    await expect(page).toHaveURL(/\/aristo-compass$/)
  })
})
