import type {Locator, Page} from '@playwright/test'
import {demo} from './account.ts'
import type {Backend} from './backend.ts'
import {test} from './badNetwork.ts'
import {expect} from './fixtures.ts'
import {tryToSignIn} from './student.ts'
import {lostConnection} from './watch.ts'
import {timeouts} from '../support/timeouts.ts'

const ana = {name: 'Ana Beatriz Souza', email: 'ana@exemplo.com.br', password: 'segredo-da-ana'}
const isRegistration = (body: string) => body.includes('CreateAccount')

async function mailTo(server: Backend, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string> {
  const link = async (): Promise<string> => {
    const reply = await fetch(`${server.origin}/local-firebase/mails.json`)
    const {mails} = (await reply.json()) as {mails: {recipient: string; kind: string; link: string}[]}
    return mails.find((mail) => mail.recipient === ana.email && mail.kind === kind)?.link ?? ''
  }
  await expect.poll(link).not.toBe('')
  return link()
}

const submit = (page: Page): Locator => page.getByRole('button', {name: 'Criar conta'})

async function fillIn(page: Page, {name, email, password}: typeof ana = ana): Promise<void> {
  await page.getByRole('textbox', {name: 'Nome'}).fill(name)
  await page.getByRole('textbox', {name: 'E-mail'}).fill(email)
  await page.getByLabel('Senha', {exact: true}).fill(password)
  await page.getByLabel('Confirmar senha').fill(password)
  await page.getByLabel('Curso', {exact: true}).selectOption({index: 1})
  await page.getByRole('checkbox', {name: /^Li e aceito/}).check()
}

async function accountsOfAna(withStored: Backend['withData']): Promise<number> {
  const rows = await withStored((db) => db.selectFrom('profile').select('id').where('email', '=', ana.email).execute())
  return rows.length
}

const toast = (page: Page, title: string): Locator => page.getByRole('region', {name: 'Avisos'}).getByText(title)

test('somebody new registers, signs in, and confirms the e-mail by the link of the mail', async ({page, server}) => {
  await page.goto('/?revalidate=normal')
  await page.getByRole('link', {name: 'Criar conta'}).click()
  await expect(page).toHaveURL('/registrar?revalidate=normal')
  await expect(submit(page)).toBeDisabled()
  await fillIn(page)
  await submit(page).click()
  await expect(toast(page, 'Conta criada')).toBeVisible()
  await expect(page).toHaveURL('/?revalidate=normal')
  await page.goBack()
  await expect(page).not.toHaveURL(/registrar/)
  await page.goto('/')

  await tryToSignIn(page, ana)
  await page.getByRole('button', {name: 'Entrar'}).waitFor({state: 'detached'})
  const link = await mailTo(server, 'VERIFY_EMAIL')
  const mail = await page.context().newPage()
  await mail.goto(link)
  await mail.getByRole('button', {name: 'Confirmar e-mail'}).click()
  await expect(mail).toHaveURL(/\/confirmEmail/)
  await expect(mail.getByRole('heading', {name: 'E-mail confirmado!'})).toBeVisible()
})

test('a code in the address of /confirmEmail is applied, leaves the address, and does not work twice', async ({
  page,
  server,
  newDevice,
  expectOnConsole,
}) => {
  expectOnConsole(/the server responded with a status of 400/)
  await page.goto('/registrar')
  await fillIn(page)
  await submit(page).click()
  await expect(page).toHaveURL('/')
  await tryToSignIn(page, ana)
  const code = new URL(await mailTo(server, 'VERIFY_EMAIL')).searchParams.get('oobCode') ?? ''
  const address = `/confirmEmail?mode=verifyEmail&oobCode=${code}`
  const visitor = await newDevice()
  await visitor.goto(address)
  await expect(visitor).toHaveURL('/confirmEmail')
  await expect(visitor.getByRole('heading', {name: 'E-mail confirmado!'})).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', {name: 'Este link não vale mais'})).toBeVisible()
  await expect(visitor).toHaveURL('/confirmEmail')
})

test('what is wrong stands beside its field and in a notice; nothing else that was typed is lost', async ({page}) => {
  await page.goto('/registrar')
  await fillIn(page, {...ana, email: demo.email})
  await page.getByLabel('Confirmar senha').fill('outra')
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('Os campos Senha e Confirmar senha não coincidem.')
  await expect(toast(page, 'Incompatibilidade de senhas')).toBeVisible()
  await expect(page.getByLabel('Senha', {exact: true})).toBeFocused()

  await page.getByLabel('Confirmar senha').fill(ana.password)
  await page.getByRole('textbox', {name: 'Nome'}).fill('A'.repeat(36))
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'O primeiro nome não pode ter mais de 35 caracteres. Use um apelido.',
  )

  await page.getByRole('textbox', {name: 'Nome'}).fill(ana.name)
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('E-mail em uso!')
  await expect(page.getByRole('textbox', {name: 'E-mail'})).toHaveValue('')
  await expect(page.getByRole('textbox', {name: 'E-mail'})).toBeFocused()
  await expect(page.getByRole('textbox', {name: 'Nome'})).toHaveValue(ana.name)

  await page.getByRole('textbox', {name: 'E-mail'}).fill(ana.email)
  for (const [weak, why] of [
    ['pitanga', 'A senha deve ter no mínimo 8 caracteres.'],
    ['anabeatriz1', 'A senha não pode ser seu nome nem seu e-mail. Escolha outra.'],
    ['abcd1234', 'Essa senha está entre as mais usadas do mundo, as primeiras que alguém tentaria. Escolha outra.'],
  ] as const) {
    await page.getByLabel('Senha', {exact: true}).fill(weak)
    await page.getByLabel('Confirmar senha').fill(weak)
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Senha fraca!')
    await expect(page.getByRole('alert')).toContainText(why)
    await expect(page.getByLabel('Senha', {exact: true})).toBeFocused()
  }
  await page.reload()
  await expect(page.getByRole('textbox', {name: 'Nome'})).toHaveValue(ana.name)
  await expect(page.getByRole('textbox', {name: 'E-mail'})).toHaveValue(ana.email)
  await expect(page.getByLabel('Senha', {exact: true})).toHaveValue('')
})

test('the strength of a password is told while it is typed, and what measures it comes with its first letter', async ({
  page,
}) => {
  // A module is fetched before it is imported, so its address is asked for twice; the second time the browser has it.
  const measures = new Set<string>()
  page.on('request', (request) => {
    if (/passwordStrength\.sdk/.test(request.url())) measures.add(request.url())
  })
  await page.goto('/registrar')
  await page.getByRole('textbox', {name: 'Nome'}).fill(ana.name)
  await page.getByRole('textbox', {name: 'E-mail'}).fill(ana.email)
  expect(measures.size).toBe(0)
  const password = page.getByLabel('Senha', {exact: true})
  const strength = page.getByText(/^Força da senha: /)
  await password.pressSequentially('abcd123')
  await expect(strength).toHaveText('Força da senha: curta demais, use pelo menos 8 caracteres.')
  expect(measures.size).toBe(1)
  await password.pressSequentially('4')
  await expect(strength).toHaveText('Força da senha: não serve, está entre as mais usadas do mundo.')
  await password.fill('anabeatriz')
  await expect(strength).toHaveText('Força da senha: não serve, é o seu nome ou o seu e-mail.')
  await password.fill('pitanga roxa na varanda')
  await expect(strength).toHaveText('Força da senha: ótima.')
  await expect(strength).toHaveAttribute('aria-live', 'polite')
  await password.fill('')
  await expect(strength).toBeHidden()
  expect(measures.size).toBe(1)
})

test('a reply that is lost, then "Tentar de novo": one account', async ({
  page,
  withStored,
  badNetwork: proxy,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await page.goto(`${proxy.origin}/registrar`)
  await fillIn(page)
  // Chromium itself asks once more on a connection it had used before.
  proxy.decide = (body) => (isRegistration(body) ? 'lostReply' : 'pass')
  await submit(page).click()
  const problem = page.getByRole('alert').filter({hasText: 'Algo deu errado... Tente novamente mais tarde.'})
  await expect(problem).toContainText('O que você digitou continua aqui.')
  proxy.decide = () => 'pass'
  await problem.getByRole('button', {name: 'Tentar de novo'}).click()
  await expect(toast(page, 'Conta criada')).toBeVisible()
  expect(await accountsOfAna(withStored)).toBe(1)
})

test('a server that takes its time says so, and impatient clicks make one account', async ({
  page,
  withStored,
  badNetwork: proxy,
}) => {
  await page.goto(`${proxy.origin}/registrar`)
  await fillIn(page)
  proxy.decide = (body) => (isRegistration(body) ? 'late' : 'pass')
  await submit(page).dblclick()
  await expect(page.getByRole('status').filter({hasText: 'nada será criado duas vezes'})).toBeVisible()
  await expect(toast(page, 'Conta criada')).toBeVisible({timeout: timeouts.delivery})
  expect(await accountsOfAna(withStored)).toBe(1)
})

test('a server that is down is told, and what was typed is sent when it is back', async ({
  page,
  server,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await page.goto('/registrar')
  await fillIn(page)
  await server.kill()
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('Não houve resposta do servidor')
  await server.run()
  await page.getByRole('button', {name: 'Tentar de novo'}).click()
  await expect(toast(page, 'Conta criada')).toBeVisible()
})

test('courses that do not come can be asked for again', async ({page, badNetwork: proxy, expectOnConsole}) => {
  expectOnConsole(lostConnection)
  proxy.decide = (body) => (body.includes('CoursesMany') ? 'lostRequest' : 'pass')
  await page.goto(`${proxy.origin}/registrar`)
  const problem = page.getByRole('alert').filter({hasText: 'Não foi possível carregar os cursos.'})
  await expect(problem).toBeVisible()
  proxy.decide = () => 'pass'
  await problem.getByRole('button', {name: 'Tentar de novo'}).click()
  await expect(page.getByLabel('Curso', {exact: true})).toBeEnabled()
})

test('a forgotten password is set anew by the link of the mail', async ({page, server, expectOnConsole}) => {
  expectOnConsole(/the server responded with a status of 400/)
  await page.goto('/registrar')
  await fillIn(page)
  await submit(page).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', {name: 'Esqueci minha senha'}).click()
  await page.getByRole('textbox', {name: 'E-mail'}).fill('ninguem@exemplo.com.br')
  await page.getByRole('button', {name: 'Enviar'}).click()
  await expect(page.getByRole('alert')).toContainText('Verifique o e-mail ou cadastre-se.')
  await expect(toast(page, 'E-mail nao encontrado')).toBeVisible()
  await page.getByRole('textbox', {name: 'E-mail'}).fill(ana.email)
  await page.getByRole('button', {name: 'Enviar'}).click()
  await expect(page.getByRole('status').filter({hasText: 'Sucesso!'}).first()).toContainText(
    'Um código foi enviado para o seu e-mail.',
  )

  await page.goto(await mailTo(server, 'PASSWORD_RESET'))
  await page.getByLabel('Nova senha', {exact: true}).fill('outra-senha')
  await page.getByLabel('Confirmar nova senha').fill('outra-senha')
  await page.getByRole('button', {name: 'Salvar nova senha'}).click()
  await expect(page.getByRole('heading', {name: 'Senha redefinida!'})).toBeVisible()
  await page.getByRole('link', {name: 'Entrar'}).click()
  await tryToSignIn(page, ana)
  await expect(page.getByRole('alert').filter({hasText: 'Senha incorreta'})).toBeVisible()
  await tryToSignIn(page, {...ana, password: 'outra-senha'})
  await page.getByRole('button', {name: 'Entrar'}).waitFor({state: 'detached'})
})

test('a token in the address leaves it at once, and one that is not valid leads to the login', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/the server responded with a status of 400/)
  await page.goto('/external-auth?token=falso')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', {name: 'Entrar'})).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain('falso')
})

test('an address that leads nowhere says so and leads home; the terms have a page and a drawer', async ({page}) => {
  await page.goto('/nada-aqui?course=x')
  await expect(page.getByRole('heading', {name: 'Página não encontrada!'})).toBeVisible()
  await page.getByRole('link', {name: 'Ir para o início'}).click()
  await expect(page).toHaveURL('/?course=x')
  await page.goto('/termos-de-uso')
  await expect(page.getByRole('heading', {level: 1, name: 'Termos de uso'})).toBeVisible()
  await page.goto('/registrar')
  await page.getByRole('button', {name: 'Ler os termos aqui'}).click()
  await expect(page.getByRole('dialog')).toContainText('até 48 horas úteis')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', {name: 'Ler os termos aqui'})).toBeFocused()
})
