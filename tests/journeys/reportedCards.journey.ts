import type {Page} from '@playwright/test'
import {timeouts} from '../support/timeouts.ts'
import {demo} from './account.ts'
import {expect, test} from './fixtures.ts'
import {openToday, signIn} from './student.ts'

const front = 'Flashcard que expõe um paciente'
const viewer = (page: Page) => page.getByRole('dialog')
const card = (page: Page) =>
  page.getByRole('list', {name: 'Flashcards'}).getByRole('button', {name: new RegExp(front, 'u')})

test('a card is reported by one student, hidden by the staff, and its author reads why', async ({page, newDevice}) => {
  test.setTimeout(timeouts.long)
  await openToday(page)
  await page.goto('/baralhos/comunidade')
  await page.getByRole('searchbox', {name: 'Pesquisar tema'}).fill('ABDOME')
  await page.getByRole('link', {name: /Abdome agudo 15 flashcards$/u}).click()
  await page.getByRole('button', {name: 'Criar flashcard'}).click()
  await viewer(page).getByRole('textbox', {name: 'Frente'}).fill(front)
  await viewer(page).getByRole('textbox', {name: 'Verso'}).fill('J. S.')
  await viewer(page).getByRole('button', {name: 'Criar', exact: true}).click()
  await expect(viewer(page)).toHaveCount(0)
  const {pathname} = new URL(page.url())

  const reader = await newDevice()
  await signIn(reader, {...demo, email: 'desempenho@aristo.local'})
  await expect(reader.getByRole('navigation', {name: 'Menu principal'})).toBeVisible()
  await reader.goto(pathname)
  const search = reader.getByRole('searchbox', {name: 'Pesquisar por conteúdo...'})
  await search.fill('expõe um paciente')
  await search.press('Enter')
  await card(reader).click()
  await viewer(reader).getByRole('button', {name: 'Reportar problema'}).click()
  const report = reader.getByRole('dialog', {name: 'Reportar problema'})
  await report.getByRole('radio', {name: 'Outro'}).check()
  await report.getByRole('textbox').fill('Tem o nome dele.')
  await report.getByRole('button', {name: 'Enviar'}).click()
  await expect(report).toHaveCount(0)

  const staff = await newDevice()
  await signIn(staff, {...demo, email: 'admin@aristo.local'})
  await staff.goto('/monitor')
  const reported = staff
    .getByRole('list', {name: 'Flashcards denunciados'})
    .getByRole('article')
    .filter({hasText: front})
  await expect(reported).toContainText('Tem o nome dele.')
  await reported.getByRole('button', {name: 'Ocultar'}).click()
  await staff.getByRole('textbox', {name: 'Motivo para quem escreveu'}).fill('Expõe um paciente.')
  await staff.getByRole('button', {name: 'Ocultar flashcard'}).click()
  await expect(reported).toHaveCount(0)

  await reader.reload()
  await expect(reader.getByRole('heading', {name: 'Nenhum flashcard encontrado...'})).toBeVisible()
  await page.getByRole('button', {name: /^Notificações: \d+ novas?$/}).click()
  await expect(
    page
      .getByRole('dialog', {name: 'Notificações'})
      .getByText(/foi ocultado pela moderação\. Motivo: Expõe um paciente\./u),
  ).toBeVisible()
})
