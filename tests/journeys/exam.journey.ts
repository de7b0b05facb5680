import type {Page} from '@playwright/test'
import {demo} from './account.ts'
import {expect, test} from './fixtures.ts'
import {cell, choice, goToQuestion, heading, saved, signIn, unfoldDay} from './student.ts'

const paula = {...demo, email: 'prova@aristo.local'}
const title = 'Hospital Universitário Fictício de Aurora 2025'

const circle = (page: Page) =>
  page.getByRole('navigation', {name: 'Atividades do dia'}).getByRole('link', {name: /^Prova/})
/** Difficulty and theme of the question on the screen: before the end of an exam they are not told (D-25). */
const hints = (page: Page) => page.getByRole('article', {name: /^Questão/}).getByText(/^(Fácil|Média|Difícil)$| › /)
const receipt = (page: Page) => page.getByRole('main').getByRole('region', {name: /^Comprovante nº \d+$/})

test('a full exam is done on paper, typed into the answer sheet, graded, finished with a receipt and found again', async ({
  page,
}) => {
  await signIn(page, paula)
  await unfoldDay(page)
  await expect(circle(page)).toBeVisible()
  await page.goto('/agenda/simulado')
  await expect(page).toHaveURL(/\/agenda\/prova$/)
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible()
  await page.getByText('Por que isto está aqui?').click()
  await expect(page.getByText(/^Prova mais recente que você ainda não fez.*\.$/)).toBeVisible()
  await unfoldDay(page)
  await expect(circle(page)).toHaveAccessibleName('Prova')

  await page.getByRole('button', {name: 'Preencher gabarito'}).click()
  const sheet = page.getByRole('dialog', {name: 'Preencher gabarito'})
  await sheet.getByRole('textbox', {name: /^Questão 1, /}).focus()
  await page.keyboard.type('abcdabcdab')
  await sheet.getByRole('button', {name: 'Confirmar respostas'}).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('switch', {name: 'Modo prova'})).toBeChecked()
  await expect(page.getByText('10 de 11 marcadas')).toBeVisible()
  await expect(choice(page, 'A')).toBeChecked()
  await expect(hints(page)).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('10 de 11 marcadas')).toBeVisible()

  await goToQuestion(page, 11)
  await page.getByRole('textbox', {name: 'Sua resposta'}).fill('Restrição de sal, perda de peso e hidroclorotiazida.')
  await expect(page.getByText('11 de 11 marcadas')).toBeVisible()
  await page.getByRole('button', {name: 'Encerrar e ver resultado'}).click()
  await page
    .getByRole('alertdialog', {name: 'Encerrar a prova?'})
    .getByRole('button', {name: 'Encerrar', exact: true})
    .click()
  const pending = page.getByRole('status').filter({hasText: 'Só falta avaliar 1 questão dissertativa'})
  await expect(pending).toContainText('Avalie até as 4h da madrugada')
  await goToQuestion(page, 1)
  await pending.getByRole('button', {name: 'Questão 11'}).click()
  await expect(heading(page, 11)).toBeVisible()
  await page.getByRole('button', {name: 'Acertei'}).click()

  await expect(page.getByRole('status').filter({hasText: 'Prova concluída.'})).toBeVisible()
  await expect(page.getByText('Por que isto está aqui?')).toHaveCount(0)
  await expect(receipt(page)).toContainText('11 de 11')
  await expect(receipt(page)).toContainText('Paula Prova')
  await expect(receipt(page)).toContainText(title)
  await page.emulateMedia({media: 'print'})
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({media: 'screen'})
  await unfoldDay(page)
  await expect(circle(page)).toHaveAccessibleName('Prova Concluído')
  await page.reload()
  await expect(receipt(page)).toBeVisible()
  await expect(cell(page, 11)).toHaveAccessibleName(/^11, certa/)
  await expect(hints(page)).toHaveCount(2)

  await page.goto('/historico-provas/provas-na-integra')
  const [taken] = [
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {name: /Aurora/})}),
  ]
  await expect(taken.getByText('Realizado', {exact: true})).toBeVisible()
  await taken.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/agenda\/prova\?date=\d{8}&a=[\w-]+$/)
  await expect(receipt(page)).toBeVisible()

  // The address of another kind leads to the kind of the exam that it names.
  await page.goto(page.url().replace('/agenda/prova', '/agenda/simulado-inteligente'))
  await expect(page).toHaveURL(/\/agenda\/prova\?/)
  await expect(receipt(page)).toBeVisible()
})
