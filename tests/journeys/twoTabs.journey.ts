import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {answer, cell, choice, goToQuestion, heading, openToday, saved, untilOnDevice, verdict} from './student.ts'
import {lostConnection} from './watch.ts'

/** Two tabs or devices agree within this many milliseconds. */
const soon = {timeout: 5_000}

test('an answer given in one tab, or on another device, is there in the other within five seconds', async ({page, context, browser, server, watch}) => {
  await openToday(page)
  const other = await context.newPage()
  await other.goto('/agenda')
  await expect(heading(other, 1)).toBeVisible()
  await answer(page, 'A')
  await expect(verdict(page)).toBeVisible()
  await expect(verdict(other)).toBeVisible(soon)
  await expect(choice(other, 'A')).toBeChecked()

  const device = await browser.newContext({baseURL: server.origin, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo'})
  watch.add(device)
  const phone = await device.newPage()
  await openToday(phone)
  await expect(verdict(phone)).toBeVisible()
  await goToQuestion(phone, 2)
  await goToQuestion(page, 2)
  await answer(phone, 'B')
  await expect(verdict(phone)).toBeVisible()
  await expect(verdict(page)).toBeVisible(soon)
  await expect(choice(page, 'B')).toBeChecked()
  await expect(cell(other, 2)).toHaveAccessibleName(/^2, (certa|errada)$/, soon)
  await device.close()
})

test('two tabs without network send what each has, once', async ({page, context, withStored, oracle, expectOnConsole}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  await untilOnDevice(page)
  const other = await context.newPage()
  await other.goto('/agenda')
  await expect(heading(other, 1)).toBeVisible()
  await context.setOffline(true)
  await goToQuestion(page, 2)
  await answer(page, 'C')
  await expect(other.getByText('1 resposta neste aparelho')).toBeVisible(soon)
  await goToQuestion(other, 4)
  await answer(other, 'D')
  await expect(page.getByText('2 respostas neste aparelho')).toBeVisible(soon)

  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect(saved(other)).toBeVisible()
  await expect(verdict(page)).toBeVisible()
  await expect(verdict(other)).toBeVisible()
  await expect(cell(page, 4)).toHaveAccessibleName(/^4, (certa|errada)$/)
  await expect(cell(other, 2)).toHaveAccessibleName(/^2, (certa|errada)$/)
  expect(await oracle.studied(dateOf(morning()))).toEqual([-1, 2, -1, 3, -1, -1])
  const rows = await withStored((db) =>
    db.selectFrom('answer').select(['question_id', 'choosen']).where('calendar_date', '=', dateOf(morning())).execute())
  expect(rows.map(({choosen}) => choosen).toSorted()).toEqual([2, 3])
})

test('signing out in one tab signs out of the other', async ({page, context}) => {
  await openToday(page)
  const other = await context.newPage()
  await other.goto('/agenda')
  await expect(heading(other, 1)).toBeVisible()
  await page.getByRole('button', {name: 'Sair'}).click()
  await expect(page.getByRole('button', {name: 'Entrar'})).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('button', {name: 'Entrar'})).toBeVisible()
  await other.goto('/agenda')
  await expect(other.getByRole('button', {name: 'Entrar'})).toBeVisible()
  await expect(other).toHaveURL('/')
})
