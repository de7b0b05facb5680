import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {answer, cell, choice, goToQuestion, heading, openToday, saved, untilOnDevice, verdict} from './student.ts'
import {lostConnection} from './watch.ts'
import {timeouts} from '../support/timeouts.ts'

/** Two tabs or devices agree within this many milliseconds. */
const soon = {timeout: timeouts.prompt}

test('an answer given in one tab, or on another device, is there in the other within five seconds', async ({
  page,
  context,
  newDevice,
}) => {
  await openToday(page)
  const other = await context.newPage()
  await other.goto('/agenda')
  await expect(heading(other, 1)).toBeVisible()
  await answer(page, 'A')
  await expect(verdict(page)).toBeVisible()
  await expect(verdict(other)).toBeVisible(soon)
  await expect(choice(other, 'A')).toBeChecked()

  const phone = await newDevice()
  await openToday(phone)
  await expect(verdict(phone)).toBeVisible()
  await goToQuestion(phone, 2)
  await goToQuestion(page, 2)
  await answer(phone, 'B')
  await expect(verdict(phone)).toBeVisible()
  await expect(verdict(page)).toBeVisible(soon)
  await expect(choice(page, 'B')).toBeChecked()
  await expect(cell(other, 2)).toHaveAccessibleName(/^2, (certa|errada)$/, soon)
})

test('two tabs without network send what each has, once', async ({
  page,
  context,
  withStored,
  oracle,
  expectOnConsole,
}) => {
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
    db.selectFrom('answer').select(['question_id', 'choosen']).where('calendar_date', '=', dateOf(morning())).execute(),
  )
  expect(rows.map(({choosen}) => choosen).toSorted()).toEqual([2, 3])
})

test('what was answered elsewhere while a device had no socket is there when it has one again', async ({
  page,
  newDevice,
  expectOnConsole,
}) => {
  expectOnConsole(/WebSocket connection to/)
  const phone = await newDevice()
  let isUp = false
  let refuse: () => void = () => undefined
  const isRefused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await phone.routeWebSocket(/\/graphql$/, async (socket) => {
    if (isUp) return void socket.connectToServer()
    await socket.close({code: 1013})
    return refuse()
  })
  await openToday(phone)
  await goToQuestion(phone, 2)
  // It has read what it wanted and could not have a socket: from now on it hears by the next one alone.
  await phone.waitForLoadState('networkidle')
  await isRefused
  await openToday(page)
  await answer(page, 'A')
  await expect(verdict(page)).toBeVisible()
  isUp = true
  // The socket waited twice as long after each try, as often as it was refused meanwhile.
  await expect(cell(phone, 1)).toHaveAccessibleName(/^1, (certa|errada)$/, {timeout: timeouts.exchange})
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
