import type {Backend} from './backend.ts'
import {demo} from './account.ts'
import {expect, test} from './fixtures.ts'
import {Oracle} from './oracle.ts'
import {answer, heading, openToday, untilOnDevice} from './student.ts'
import {lostConnection} from './watch.ts'

const other = {email: 'versao-nova@aristo.local', password: demo.password}

/** A token of another product for this account, as the product itself makes them. */
const tokenOf = async (server: Backend): Promise<string> =>
  (await new Oracle(server, other).ask<{getCurrentStudentExperiment: {customToken: string}}>('experiment'))
    .getCurrentStudentExperiment.customToken

test('a token of another account asks before it takes the place of the one that is open; the same account goes on', async ({
  page,
  server,
}) => {
  await openToday(page)
  await page.goto(`/external-auth?token=${await tokenOf(server)}`)
  const question = page.getByRole('heading', {name: `Continuar como ${other.email}?`})
  await expect(question).toBeVisible()
  await expect(page.getByText(`a conta aberta é ${demo.email}`)).toBeVisible()
  await page.getByRole('button', {name: 'Ficar na conta atual'}).click()
  await expect(heading(page, 1)).toBeVisible()

  await page.goto(`/external-auth?token=${await tokenOf(server)}`)
  await page.getByRole('button', {name: 'Trocar de conta'}).click()
  await expect(
    page.getByRole('region', {name: 'Avisos'}).getByText(`Agora você está estudando como ${other.email}`),
  ).toBeVisible()

  await page.goto(`/external-auth?token=${await tokenOf(server)}`)
  await expect(page).toHaveURL(/\/agenda/)
  await expect(question).toHaveCount(0)
})

test('the question tells of answers that were not sent yet, and they are sent after staying', async ({
  page,
  server,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  expectOnConsole(/Failed to load resource|net::ERR_/)
  await openToday(page)
  await untilOnDevice(page)
  await page.route('**/graphql', (route) =>
    /CreateOneAnswer/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
  )
  await answer(page, 'B')
  await page.goto(`/external-auth?token=${await tokenOf(server)}`)
  await expect(page.getByRole('heading', {name: `Continuar como ${other.email}?`})).toBeVisible()
  await expect(page.getByText('1 resposta ainda não chegou ao servidor.')).toBeVisible()
  await page.unroute('**/graphql')
  await page.getByRole('button', {name: 'Ficar na conta atual'}).click()
  await expect(heading(page, 1)).toBeVisible()
  await expect(page.getByRole('status').filter({hasText: 'Tudo salvo'})).toBeVisible()
})
