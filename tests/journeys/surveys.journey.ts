import type {Page} from '@playwright/test'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {demo} from './account.ts'
import {timeouts} from '../support/timeouts.ts'
import {expect, morning, test} from './fixtures.ts'
import {heading, saved, signIn, untilOnDevice} from './student.ts'
import {lostConnection} from './watch.ts'

const asked = {...demo, email: 'pesquisa@aristo.local'}
const question = 'De 0 a 10, quanto você recomendaria a plataforma?'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Ends the day's study, and sees that it is stored. */
async function finishStudy(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Concluir estudo teórico'}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Concluir', exact: true}).click()
  await expect(page.getByText('Concluído', {exact: true}).first()).toBeVisible()
}

const survey = (page: Page) => page.getByRole('alertdialog', {name: 'Sua opinião'})

test('who finishes an activity is asked once whether they recommend the product, by keyboard too, and the report knows', async ({
  page,
  server,
  withStored,
  expectOnConsole,
}) => {
  test.setTimeout(timeouts.long)
  expectOnConsole(lostConnection)
  // The identity token runs out when the server's clock is put forward; the page renews it and asks again.
  expectOnConsole(/status of 401/)
  await page.setViewportSize({width: 360, height: 740})
  await signIn(page, asked)
  await expect(heading(page, 1)).toBeVisible()
  await untilOnDevice(page)
  await finishStudy(page)

  // Arrow keys go along the numbers; what is not chosen cannot be sent.
  await expect(survey(page).getByRole('group', {name: question})).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expect(survey(page).getByRole('button', {name: 'Continuar'})).toBeDisabled()
  await survey(page).getByRole('radio', {name: '8', exact: true}).press('ArrowRight')
  await expect(survey(page).getByRole('radio', {name: '9', exact: true})).toBeChecked()
  await survey(page).getByRole('button', {name: 'Continuar'}).press('Enter')
  await expect(survey(page).getByRole('group', {name: 'O que mais ajuda você?'})).toBeFocused()
  await expect(survey(page).getByRole('button', {name: 'Continuar'})).toBeDisabled()
  await survey(page).getByRole('checkbox', {name: 'As questões e os comentários são bons'}).press('Space')
  await survey(page).getByRole('button', {name: 'Continuar'}).press('Enter')
  const comment = survey(page).getByRole('textbox', {name: 'Conte um pouco mais'})
  await expect(comment).toBeFocused()
  await expect(survey(page).getByRole('button', {name: 'Enviar'})).toBeDisabled()
  await comment.fill('Estudo no ônibus e funciona.')

  // Without network the answer is kept on the device, over a reload too, and sent later.
  await page.context().setOffline(true)
  await survey(page).getByRole('button', {name: 'Enviar'}).click()
  const thanks = page.getByRole('dialog', {name: 'Obrigado pela sua resposta'})
  await expect(thanks).toContainText('Guardada neste aparelho.')
  await thanks.getByRole('button', {name: 'Fechar'}).click()
  await expect(thanks).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/nps/complete-survey') && reply.ok())
  await page.context().setOffline(false)
  await sent
  await expect(saved(page)).toBeVisible()

  // The next day it is not asked again.
  await server.setClock(morning(1))
  await page.goto('/agenda')
  await page.getByRole('link', {name: 'Ir para o dia atual'}).click()
  await expect(heading(page, 1)).toBeVisible()
  const asks = page.waitForResponse((reply) => reply.url().endsWith('/nps/should-execute') && reply.ok())
  await finishStudy(page)
  expect(await (await asks).text()).toBe('false')
  await expect(survey(page)).toHaveCount(0)

  const report = await withStored((db) => operate({db}, askedOf(['nps', 'report']), {now: Date.now(), file: undefined}))
  expect(report[0]).toMatch(/of 13 answers$/u)
  const rows = await withStored((db) => operate({db}, askedOf(['nps', 'export']), {now: Date.now(), file: undefined}))
  expect(rows[1]).toMatch(/;9;"promoter";"goodQuestions";"Estudo no ônibus e funciona\.";"web";"no"$/u)
})
