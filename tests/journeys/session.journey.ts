import {demo} from './account.ts'
import {expect, morning, test} from './fixtures.ts'
import {answer, askToLeave, choice, heading, openToday, saved, untilOnDevice, verdict} from './student.ts'
import {closingServer, lostConnection} from './watch.ts'

const minutes = (count: number) => new Date(Date.parse(morning()) + count * 60_000).toISOString()

test('a login revoked during study asks for the password in place, and the answer is sent afterwards', async ({
  page,
  server,
  expectOnConsole,
}) => {
  expectOnConsole(/the server responded with a status of 40[01]|Failed to fetch/)
  expectOnConsole(lostConnection)
  expectOnConsole(closingServer)
  await openToday(page)
  await untilOnDevice(page)
  await server.withData((db) =>
    db
      .updateTable('identity_user')
      .set({tokens_valid_after: new Date(minutes(30))})
      .where('email', '=', demo.email)
      .execute(),
  )
  await server.setClock(minutes(60))
  await answer(page, 'B')
  const dialog = page.getByRole('alertdialog', {name: 'Sua sessão expirou'})
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(demo.email)).toBeVisible()
  await dialog.getByLabel('Senha', {exact: true}).fill('errada')
  await dialog.getByRole('button', {name: 'Continuar'}).click()
  await expect(dialog.getByRole('alert')).toContainText('Senha incorreta')
  await dialog.getByLabel('Senha', {exact: true}).fill(demo.password)
  await dialog.getByRole('button', {name: 'Continuar'}).click()
  await expect(dialog).toHaveCount(0)
  await expect(heading(page, 1)).toBeVisible()
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
})

test('leaving with an answer on the device says so, and staying sends it', async ({page, context, expectOnConsole}) => {
  expectOnConsole(/Failed to fetch/)
  expectOnConsole(lostConnection)
  const dialog = await askToLeave(page)
  await dialog.getByRole('button', {name: 'Continuar estudando'}).click()
  await expect(dialog).toHaveCount(0)
  await context.setOffline(false)
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
})

test('the rail opens for the keyboard and closes by Escape; the skip link passes it by', async ({page}) => {
  await openToday(page)
  const rail = page.getByRole('navigation', {name: 'Menu principal'})
  const width = async () => (await rail.boundingBox())?.width
  expect(await width()).toBe(60)
  await page.getByRole('link', {name: 'Pular para o conteúdo'}).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(width).toBe(260)
  await page.keyboard.press('Escape')
  await expect.poll(width).toBe(60)
})

test('the links of the rail stay under the pointer that opens it', async ({page}) => {
  await openToday(page)
  const rail = page.getByRole('navigation', {name: 'Menu principal'})
  const heights = () =>
    rail.getByRole('link').evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
  const closed = await heights()
  await rail.getByRole('link', {name: 'Perfil'}).hover()
  await expect.poll(async () => (await rail.boundingBox())?.width).toBe(260)
  expect(await heights()).toEqual(closed)
})

test('a pointer that rests where the rail appears opens it only when it moves', async ({page}) => {
  await openToday(page)
  const other = await page.context().newPage()
  // A new page of the headless shell has the pointer in its corner.
  await other.goto('/')
  await expect(heading(other, 1)).toBeVisible()
  const rail = other.getByRole('navigation', {name: 'Menu principal'})
  const width = async () => (await rail.boundingBox())?.width
  await choice(other, 'A').check()
  expect(await width()).toBe(60)
  await other.mouse.move(20, 300)
  await expect.poll(width).toBe(260)
})
