import type {Locator, Page} from '@playwright/test'
import {demo, type Account} from './account.ts'
import type {Backend} from './backend.ts'
import {expect, signIn, test as base} from './fixtures.ts'
import {startSeeded} from './seeded.ts'
import {tryToSignIn} from './student.ts'

const operatorToken = 'operator-of-this-journey-only'
const nilo: Account = {email: 'notificacoes@aristo.local', password: demo.password}

const test = base.extend<{server: Backend}>({
  // Playwright reads the names of fixtures from this pattern, so it has to be there although it is empty.
  server: async ({}, provide) => {
    const backend = await startSeeded({OPERATOR_TOKEN: operatorToken})
    // The clock goes on from the seed: at ten in the morning, news of the seed's afternoon would lie in the future.
    await provide(backend)
    await backend.dispose()
  },
})

/** As an operator does it while the server runs. */
async function notify(server: Backend, message: string): Promise<void> {
  const reply = await fetch(`${server.origin}/operator`, {
    method: 'POST',
    headers: {authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json'},
    body: JSON.stringify({argv: ['notify', nilo.email, '--message', message, '--author', 'Dra. Helena Prado']}),
  })
  expect(await reply.json()).toEqual({lines: ['1 student notified']})
}

const bell = (page: Page): Locator => page.getByRole('button', {name: /^Notificações/})
const panel = (page: Page): Locator => page.getByRole('dialog', {name: 'Notificações'})
const items = (page: Page): Locator => panel(page).getByRole('listitem')
const unseen = (page: Page): Locator => panel(page).getByText('Não lida')

async function openPanel(page: Page): Promise<void> {
  await bell(page).click()
  await expect(items(page).first()).toBeVisible()
}

test('35 notifications come in groups by age and pages of ten; one that is opened stays read after a reload', async ({
  page,
}) => {
  await signIn(page, nilo)
  await expect(bell(page)).toHaveAccessibleName(/^Notificações: \d+ novas$/)
  await openPanel(page)
  await expect(bell(page)).toHaveAccessibleName('Notificações')
  await expect(items(page)).toHaveCount(10)
  for (const count of [20, 30, 35]) {
    await panel(page).getByRole('button', {name: 'Carregar mais'}).press('Enter')
    await expect(items(page)).toHaveCount(count)
  }
  await expect(panel(page).getByRole('button', {name: 'Carregar mais'})).toHaveCount(0)
  await expect(panel(page).getByRole('heading', {level: 3})).toHaveText([
    'Últimas 24 horas',
    'Última semana',
    'Último mês',
    'Anteriores',
  ])

  const before = await unseen(page).count()
  expect(before).toBeGreaterThan(1)
  await items(page).filter({hasText: 'Não lida'}).last().locator('a, button').first().press('Enter')
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notificações')
  await openPanel(page)
  for (const count of [20, 30, 35]) {
    await panel(page).getByRole('button', {name: 'Carregar mais'}).press('Enter')
    await expect(items(page)).toHaveCount(count)
  }
  await expect(unseen(page)).toHaveCount(before - 1)
})

test('marking all as read with a failing server says so and takes the marks back; then it works', async ({
  newDevice,
  watch,
}) => {
  watch.expect(/500 \(Internal Server Error\)/)
  const page = await newDevice({serviceWorkers: 'block'})
  await signIn(page, nilo)
  await openPanel(page)
  const before = await unseen(page).count()
  const failing = (text: string) => text.includes('UpdateAllSeen')
  await page.route('**/notifications/graphql', (route) =>
    failing(route.request().postData() ?? '') ? route.fulfill({status: 500}) : route.continue(),
  )
  await panel(page).getByRole('button', {name: 'Marcar todas como lidas'}).click()
  const toast = 'Houve um erro ao tentar marcar todas as notificações como lidas. Tente novamente.'
  await expect(page.getByText(toast)).toBeVisible()
  await expect(unseen(page)).toHaveCount(before)
  await page.unroute('**/notifications/graphql')
  await panel(page).getByRole('button', {name: 'Marcar todas como lidas'}).click()
  await expect(unseen(page)).toHaveCount(0)
  await expect(panel(page).getByRole('button', {name: 'Marcar todas como lidas'})).toHaveCount(0)
  await page.reload()
  await openPanel(page)
  await expect(unseen(page)).toHaveCount(0)
})

test('what the operator sends arrives at once, in the open panel and at the bell, and moves no focus', async ({
  page,
  context,
  server,
}) => {
  await signIn(page, nilo)
  await openPanel(page)
  const more = panel(page).getByRole('button', {name: 'Carregar mais'})
  await more.focus()
  await notify(server, 'abriu uma aula ao vivo sobre sepse.')
  await expect(items(page).first()).toContainText('Dra. Helena Prado abriu uma aula ao vivo sobre sepse.')
  await expect(page.getByRole('status').filter({hasText: 'Chegou 1 nova notificação.'})).toBeAttached()
  await expect(more).toBeFocused()
  await expect(items(page)).toHaveCount(11)
  await more.click()
  await expect(items(page)).toHaveCount(21)

  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await notify(server, 'respondeu à sua dúvida.')
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 nova')
  const other = await context.newPage()
  await other.goto('/agenda')
  await expect(bell(other)).toHaveAccessibleName('Notificações: 1 nova')
  await openPanel(page)
  await expect(bell(other)).toHaveAccessibleName('Notificações')
})

test('a push token in the address is gone from it at once, registered after sign-in, and removed at sign-out', async ({
  page,
  withStored,
}) => {
  const token = 'ExponentPushToken[jornada]'
  const answered = async (operation: string) => {
    const reply = await page.waitForResponse((one) => {
      const body = one.request().postData() ?? ''
      return (
        body.includes('UpdateUserExpoTokenRegistration') &&
        body.includes(token) &&
        body.includes(`"operation":"${operation}"`)
      )
    })
    return reply.json()
  }
  await page.goto(`/?registrationToken=${encodeURIComponent(token)}&course=residente`)
  await expect(page).toHaveURL('/?course=residente')
  await page.getByRole('link', {name: 'Criar conta'}).click()
  await expect(page).toHaveURL('/registrar?course=residente')
  await page.goBack()
  await expect(page).toHaveURL('/?course=residente')
  const added = answered('add')
  await tryToSignIn(page, nilo)
  expect(await added).toEqual({data: {updateUserExpoTokenRegistration: true}})
  expect(page.url()).not.toContain('registrationToken')
  const removed = answered('remove')
  await page.getByRole('button', {name: 'Sair'}).click()
  expect(await removed).toEqual({data: {updateUserExpoTokenRegistration: true}})
  await expect(page.getByRole('button', {name: 'Entrar'})).toBeVisible()
  expect(await withStored((db) => db.selectFrom('push_token').selectAll().execute())).toEqual([])
})

test('people studying are counted live, each once however many tabs are open', async ({page, context, newDevice}) => {
  const count = (on: Page, number: number) => expect(on.getByText(`${number} estudando agora`)).toBeVisible()
  await signIn(page, nilo)
  await count(page, 1)
  const second = await newDevice()
  await signIn(second)
  await count(page, 2)
  await count(second, 2)
  const tab = await context.newPage()
  await tab.goto('/agenda')
  await count(tab, 2)
  await tab.close()
  await count(page, 2)
  await second.context().close()
  await count(page, 1)
})
