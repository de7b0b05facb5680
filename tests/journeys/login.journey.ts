import {demo} from './account.ts'
import {expect, test} from './fixtures.ts'
import {heading, tryToSignIn} from './student.ts'

const refusals = [
  {
    name: 'a wrong password',
    email: demo.email,
    password: 'errada',
    title: 'Senha incorreta',
    text: 'Digite sua senha novamente.',
    left: [demo.email, ''],
  },
  {
    name: 'an unknown e-mail',
    email: 'ninguem@aristo.local',
    password: 'qualquer',
    title: 'Usuario nao encontrado',
    text: 'Tente novamente ou cadastre-se.',
    left: ['', ''],
  },
  {
    name: 'an e-mail the provider does not take',
    email: 'a@b',
    password: 'qualquer',
    title: 'E-mail incorreto',
    text: 'Digite seu e-mail novamente.',
    left: ['a@b', 'qualquer'],
  },
]

for (const {name, email, password, title, text, left} of refusals) {
  test(`${name} is refused in the documented words and goes nowhere`, async ({page, expectOnConsole}) => {
    expectOnConsole(/the server responded with a status of 400/)
    await page.goto('/')
    await tryToSignIn(page, {email, password})
    const inline = page.getByRole('alert').filter({hasText: title})
    await expect(inline).toContainText(text)
    const toast = page.getByRole('region', {name: 'Avisos'}).getByText(title)
    await expect(toast).toBeVisible()
    await expect(page.getByRole('textbox', {name: 'E-mail'})).toHaveValue(left[0] ?? '')
    await expect(page.getByLabel('Senha', {exact: true})).toHaveValue(left[1] ?? '')
    await expect(page).toHaveURL('/')
  })
}

test('any other outcome of the provider is "Login invalido"', async ({page, server, expectOnConsole}) => {
  expectOnConsole(/net::ERR_/)
  await page.goto('/')
  await expect(page.getByRole('button', {name: 'Entrar'})).toBeVisible()
  // A provider that cannot be reached is one of the outcomes without a text of its own.
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort())
  await tryToSignIn(page, demo)
  await expect(page.getByRole('alert').filter({hasText: 'Login invalido'})).toContainText('Tente novamente.')
  await expect(page.getByRole('textbox', {name: 'E-mail'})).toHaveValue(demo.email)
  await expect(page).toHaveURL(`${server.origin}/`)
})

test('after ten failures even the right password has to wait, and works fifteen minutes later', async ({
  page,
  server,
  expectOnConsole,
}) => {
  expectOnConsole(/the server responded with a status of 400/)
  await page.goto('/')
  for (let failures = 0; failures < 10; failures += 1) {
    await tryToSignIn(page, {...demo, password: `errada-${failures}`})
    await expect(page.getByRole('alert').filter({hasText: 'Senha incorreta'})).toBeVisible()
    await expect(page.getByLabel('Senha', {exact: true})).toHaveValue('')
  }
  await tryToSignIn(page, demo)
  await expect(page.getByRole('alert').filter({hasText: 'Muitas tentativas'})).toContainText(
    'Tente mais tarde ou redefina sua senha.',
  )
  await expect(page.getByRole('textbox', {name: 'E-mail'})).toHaveValue(demo.email)
  await expect(page).toHaveURL('/')
  await server.setClock(new Date(Date.parse(await server.now()) + 16 * 60_000).toISOString())
  await tryToSignIn(page, demo)
  await expect(page.getByRole('heading', {name: /^Questão 1 de/})).toBeVisible()
})

test('a form that cannot be right does not ask the server', async ({page}) => {
  await page.goto('/')
  const enter = page.getByRole('button', {name: 'Entrar'})
  await expect(enter).toBeDisabled()
  await page.getByRole('textbox', {name: 'E-mail'}).fill('sem-arroba')
  await page.getByLabel('Senha', {exact: true}).fill('segredo')
  await expect(enter).toBeDisabled()
  await page.getByRole('textbox', {name: 'E-mail'}).fill('um@dois@tres')
  await expect(enter).toBeDisabled()
  await page.getByRole('textbox', {name: 'E-mail'}).fill('um@dois')
  await expect(enter).toBeEnabled()
  await page.getByLabel('Senha', {exact: true}).fill('')
  await expect(enter).toBeDisabled()
})

test('a provider that could not be loaded when the page began is asked again by the login, which is heard', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/net::ERR_FAILED/)
  await page.route('**/config.json', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/config.json'))
  await page.goto('/')
  await failed
  await page.unroute('**/config.json')
  await tryToSignIn(page, demo)
  await expect(heading(page, 1)).toBeVisible()
})
