import {readFile} from 'node:fs/promises'
import type {Route} from '@playwright/test'
import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {answer, cell, goToQuestion, heading, openToday, saved, verdict} from './student.ts'

// Requests have to pass the journey, which a worker would let them bypass.
test.use({serviceWorkers: 'block'})

const today = () => dateOf(morning())

test('an answer at which the server keeps failing is set aside and told, the others go on, and it is sent when the student says so', async ({
  page,
  oracle,
}) => {
  await page.clock.install()
  let isBroken = true
  let poisoned: string | null = null
  await page.route('**/graphql', async (route: Route) => {
    const body = route.request().postData() ?? ''
    if (!isBroken || !body.includes('CreateOneAnswer')) return route.fallback()
    const {variables}: {variables: {idempotencyKey: string}} = JSON.parse(body)
    poisoned ??= variables.idempotencyKey
    if (variables.idempotencyKey !== poisoned) return route.fallback()
    return route.fulfill({json: {data: null, errors: [{message: 'INTERNAL', extensions: {code: 'INTERNAL'}}]}})
  })
  await openToday(page)
  await answer(page, 'B')
  await expect(page.getByText('O servidor não respondeu. Tentando de novo em instantes.')).toBeVisible()
  await goToQuestion(page, 2)
  await answer(page, 'A')
  await expect(page.getByText('2 respostas neste aparelho')).toBeVisible()

  // The waits double up to a minute: in four minutes the server has failed often enough.
  const told = page.getByRole('alert').filter({hasText: '1 resposta não salva'})
  for (let second = 0; second < 600 && !(await told.isVisible()); second += 5) {
    await page.clock.runFor(5_000)
    // The clock of the page runs ahead of the server: what was asked is answered before it goes on.
    await page.evaluate(() => fetch('/health').then((reply) => reply.text()))
  }
  await expect(told).toContainText(
    'O servidor falhou várias vezes ao receber isto, e o resto seguiu adiante. Não se perdeu: continua neste aparelho.',
  )
  await expect(verdict(page)).toBeVisible()
  await expect(cell(page, 1)).toHaveAccessibleName('1, não salva')
  expect(await oracle.studied(today())).toEqual([-1, 0, -1, -1, -1, -1])

  await page.reload()
  await expect(heading(page, 2).or(heading(page, 1)).first()).toBeVisible()
  await expect(told).toBeVisible()
  const saving = page.waitForEvent('download')
  await told.getByRole('button', {name: 'Salvar uma cópia'}).click()
  const copy: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  expect(copy).toMatchObject({format: 'aristo.set-aside', operation: 'createOneAnswer', input: {choosen: 1}})

  await told.getByRole('button', {name: 'Descartar'}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Manter'}).click()
  await expect(told).toBeVisible()

  isBroken = false
  await told.getByRole('button', {name: 'Tentar de novo'}).click()
  await expect(told).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
  expect(await oracle.studied(today())).toEqual([1, 0, -1, -1, -1, -1])
})
