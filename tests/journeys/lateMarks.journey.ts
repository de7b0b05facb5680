import type {BrowserContext, Page} from '@playwright/test'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {demo} from './account.ts'
import type {Backend} from './backend.ts'
import {expect, instantAt, signIn, test} from './fixtures.ts'
import {choice, goToQuestion, heading, saved, openActivity} from './student.ts'
import {lostConnection} from './watch.ts'

/** Her mock exam lasts half an hour. */
const silvia = {...demo, email: 'simulado@aristo.local'}
const mock = 'demo/simulado-aberto'

/** Starts the exam at ten, marks one question, and two more without network. */
async function markWithoutNetwork(page: Page, server: Backend, context: BrowserContext): Promise<void> {
  await server.setClock(instantAt('10:00'))
  await signIn(page, silvia)
  await openActivity(page, 'Simulado')
  await page.getByRole('button', {name: 'Iniciar simulado'}).click()
  await expect(heading(page, 1)).toBeVisible()
  await choice(page, 'A').check()
  await expect(saved(page)).toBeVisible()
  for (const number of [2, 3]) await goToQuestion(page, number)
  await context.setOffline(true)
  await choice(page, 'B').check()
  await goToQuestion(page, 2)
  await choice(page, 'C').check()
  await expect(page.getByText('3 de 10 respondidas')).toBeVisible()
}

const ended = (page: Page) => page.getByRole('heading', {level: 1, name: 'Simulado encerrado'})
const answered = (page: Page, count: number) => page.getByText(`Você respondeu ${count} de 10 questões.`)
const late = (page: Page) => page.getByRole('status').filter({hasText: '2 marcações chegaram tarde demais'})

/** The network is back at a time of the server. */
async function comeBack(page: Page, server: Backend, context: BrowserContext, time: string): Promise<void> {
  await server.setClock(instantAt(time))
  await context.setOffline(false)
  await expect(ended(page)).toBeVisible()
}

test('what was marked without network counts when it comes within the grace after the end', async ({
  page,
  server,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await markWithoutNetwork(page, server, context)
  await comeBack(page, server, context, '10:40')
  await expect(answered(page, 3)).toBeVisible()
  await page.reload()
  await expect(answered(page, 3)).toBeVisible()
  await expect(late(page)).toHaveCount(0)
})

test('what comes later is kept and shown, does not count, and counts when an operator accepts it', async ({
  page,
  server,
  context,
  expectOnConsole,
  withStored,
}) => {
  expectOnConsole(lostConnection)
  await markWithoutNetwork(page, server, context)
  await comeBack(page, server, context, '10:50')
  await expect(late(page)).toContainText('Questão 2: C')
  await expect(late(page)).toContainText('Questão 3: B')
  await expect(answered(page, 1)).toBeVisible()
  const address = page.url()

  await withStored((db) =>
    operate({db}, askedOf(['mock', 'late', 'accept', mock]), {now: Date.parse(instantAt('10:55')), file: undefined}),
  )
  await page.goto(address)
  await expect(page.getByRole('status').filter({hasText: '2 marcações tardias foram aceitas'})).toContainText(
    'Questão 2: C',
  )
  await expect(answered(page, 3)).toBeVisible()
})
