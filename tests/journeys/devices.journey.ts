import type {Page} from '@playwright/test'
import {demo} from './account.ts'
import {expect, type NewDevice, test} from './fixtures.ts'
import {askToLeave, heading, openToday} from './student.ts'
import {timeouts} from '../support/timeouts.ts'

/** The other device hears of its end with the next round of the server's sockets. */
const soon = {timeout: timeouts.roundTrip}

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36'

const section = (page: Page) => page.getByRole('region', {name: 'Aparelhos conectados'})
const rows = (page: Page) => section(page).getByRole('listitem')
const ended = (page: Page) => page.getByRole('alertdialog', {name: 'Sua sessão expirou'})

async function openPhone(newDevice: NewDevice): Promise<Page> {
  const phone = await newDevice({userAgent: phoneAgent, viewport: {width: 360, height: 740}})
  await openToday(phone)
  return phone
}

const openDevices = async (page: Page): Promise<void> => {
  await page.goto('/perfil?aba=dados')
  await expect(rows(page).first()).toContainText('Este aparelho')
}

test('one device ends the login of another, which is told within seconds and after a reload', async ({
  page,
  newDevice,
  expectOnConsole,
}) => {
  expectOnConsole(/the server responded with a status of 40[01]/)
  const phone = await openPhone(newDevice)
  await openToday(page)
  await openDevices(page)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('Chrome · Android')
  await section(page).getByRole('button', {name: 'Encerrar acesso: Chrome · Android'}).click()
  await expect(section(page).getByText('Sua conta está aberta só neste aparelho.')).toBeVisible()
  await expect(ended(phone)).toBeVisible(soon)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await phone.reload()
  await expect(ended(phone)).toBeVisible(soon)
  await ended(phone).getByLabel('Senha', {exact: true}).fill(demo.password)
  await ended(phone).getByRole('button', {name: 'Continuar'}).click()
  await expect(heading(phone, 1)).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await section(page).getByRole('button', {name: 'Sair de todos os outros aparelhos'}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Sair dos outros'}).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(ended(phone)).toBeVisible(soon)
})

test('leaving ends the session on the server, and takes the device off the list of the others', async ({
  page,
  newDevice,
}) => {
  const phone = await openPhone(newDevice)
  await openToday(page)
  await openDevices(page)
  await expect(rows(page)).toHaveCount(2)
  await openDevices(phone)
  const told = phone.waitForResponse('**/local-firebase/sign-out')
  await section(phone).getByRole('button', {name: 'Sair deste aparelho'}).click()
  await expect(phone.getByRole('button', {name: 'Entrar'})).toBeVisible()
  expect((await told).status()).toBe(200)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test('who leaves before the provider has said who is there ends the session on the server too', async ({page}) => {
  await openToday(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/accounts:lookup*', async (route) => {
    await gate.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/accounts:lookup*')
  await page.goto('/perfil?aba=dados')
  await section(page).getByRole('button', {name: 'Sair deste aparelho'}).click()
  await asked
  const told = page.waitForResponse('**/local-firebase/sign-out')
  gate.resolve()
  await expect(page.getByRole('button', {name: 'Entrar'})).toBeVisible()
  expect((await told).status()).toBe(200)
})

test('leaving works without network, and asks about what was not sent as ever', async ({page, expectOnConsole}) => {
  expectOnConsole(/Failed to fetch|net::ERR_/)
  const dialog = await askToLeave(page)
  await dialog.getByRole('button', {name: 'Sair'}).click()
  await expect(page.getByRole('button', {name: 'Entrar'})).toBeVisible()
})
