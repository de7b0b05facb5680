import type {Page} from '@playwright/test'
import {demo} from './account.ts'
import {expect, signIn, test} from './fixtures.ts'
import {Oracle} from './oracle.ts'
import {named} from './oracleDocuments.ts'
import {startSeeded} from './seeded.ts'
import {heading, unfoldDay} from './student.ts'
import {closingServer, lostConnection} from './watch.ts'

const account = (key: string) => ({email: `${key}@aristo.local`, password: demo.password})
const gate = (page: Page) => page.getByRole('alertdialog')
const course = (page: Page, title: string) => page.getByRole('button', {name: `Curso atual: ${title}. Trocar de curso`})

/** The agenda of a day, whatever it holds. */
const day = (page: Page) =>
  page.getByRole('region', {name: 'Dias da agenda'}).or(page.getByRole('button', {name: 'Dias e atividades'}))

/** The names of the operations that the page asks for, as they are sent. */
function watchOperations(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return
    const body: unknown = request.postDataJSON()
    if (typeof body === 'object' && body !== null && 'operationName' in body) names.push(String(body.operationName))
  })
  return names
}

test('who did not pay is told so, is asked for nothing else, and studies in the other course after switching', async ({
  page,
  server,
}) => {
  const operations = watchOperations(page)
  await signIn(page, account('inadimplente'))
  await expect(gate(page)).toHaveAccessibleName('Seu acesso está bloqueado por pendência de pagamento.')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(gate(page)).toBeVisible()
  expect(operations).toContain('Profile')
  expect(operations.filter((name) => /Agenda|Question|AnswerRecorded/.test(name))).toEqual([])

  await gate(page)
    .getByRole('button', {name: /^Ir para .*Revalida/})
    .click()
  const confirmation = page.getByRole('alertdialog', {name: /^Deseja trocar para o curso .*Revalida.*\?$/})
  await confirmation.getByRole('button', {name: 'Trocar de curso'}).dblclick()
  await expect(page).toHaveURL(/\/agenda/)
  await expect(day(page)).toBeVisible()
  await expect(gate(page)).toHaveCount(0)
  await page.reload()
  await expect(day(page)).toBeVisible()
  await expect(gate(page)).toHaveCount(0)
  const oracle = new Oracle(server, account('inadimplente'))
  const {profile} = await oracle.ask<{profile: {courses: {course: {_id: string}}[]}}>('courses')
  expect(profile.courses.map((each) => each.course._id)).toEqual(['revalida', 'extensivo'])
})

test('who is blocked everywhere is offered no course, and can leave', async ({page}) => {
  await signIn(page, account('bloqueado'))
  await expect(gate(page)).toHaveAccessibleName('Seu acesso está bloqueado.')
  await expect(gate(page).getByRole('button', {name: /^Ir para/})).toHaveCount(0)
  await expect(gate(page).getByRole('link', {name: 'Falar com o suporte'})).toHaveAttribute(
    'href',
    'https://wa.me/5511000000000',
  )
  await gate(page).getByRole('button', {name: 'Sair'}).click()
  await expect(page.getByRole('button', {name: 'Entrar'})).toBeVisible()
})

test('a block that is lifted opens the day without a reload', async ({page, server, expectOnConsole}) => {
  // The server is away while its data is changed, and comes back with another clock.
  expectOnConsole(lostConnection)
  expectOnConsole(closingServer)
  expectOnConsole(/status of 401/)
  await signIn(page, account('bloqueado'))
  await expect(gate(page)).toBeVisible()
  await server.withData((db) =>
    db.updateTable('profile').set({access_blocked: false}).where('id', '=', 'demo-profile-bloqueado').execute(),
  )
  await gate(page).getByRole('button', {name: 'Verificar de novo'}).click()
  await expect(heading(page, 1)).toBeVisible()
  await expect(gate(page)).toHaveCount(0)
})

test("the end of a trial has the operator's words and buttons that lead somewhere safe", async ({page}) => {
  await signIn(page, account('teste-encerrado'))
  await expect(gate(page)).toHaveAccessibleName('Seu período de teste terminou')
  await expect(gate(page)).toContainText('Gostou de estudar com a gente?')
  await expect(gate(page).getByRole('link', {name: /Falar no WhatsApp/})).toHaveAttribute(
    'href',
    'https://wa.me/5511000000000',
  )
  await expect(gate(page).getByRole('link', {name: 'Enviar e-mail'})).toHaveAttribute(
    'href',
    'mailto:contato@aristo.example',
  )
})

test('a finished course says so', async ({page}) => {
  await signIn(page, account('encerrado'))
  await expect(gate(page)).toHaveAccessibleName('Que pena! Este curso se encerrou!')
  await page.reload()
  await expect(gate(page)).toHaveAccessibleName('Que pena! Este curso se encerrou!')
})

test('the course is switched in the header, another tab follows, and both are there after a reload', async ({
  page,
  context,
}) => {
  await signIn(page, account('dois-cursos'))
  await expect(heading(page, 1)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/agenda')
  await expect(heading(other, 1)).toBeVisible()
  await unfoldDay(page)
  const current = page.getByRole('button', {name: /^Curso atual: /})
  const before = await current.getAttribute('aria-label')
  await current.click()
  const list = page.getByRole('menuitemradio')
  await expect(list).toHaveCount(3)
  await expect(list.first()).toHaveAttribute('aria-checked', 'true')
  const next = (await list.nth(1).textContent()) ?? ''
  await list.nth(1).click()
  const question = page.getByRole('alertdialog', {name: `Deseja trocar para o curso ${next}?`})
  await question.getByRole('button', {name: 'Cancelar'}).click()
  await expect(current).toHaveAttribute('aria-label', before ?? '')
  await current.click()
  await list.nth(1).click()
  const loaded = [page, other].map((tab) => tab.waitForEvent('load'))
  await question.getByRole('button', {name: 'Trocar de curso'}).click()
  await Promise.all(loaded)
  for (const tab of [page, other]) {
    await unfoldDay(tab)
    await expect(course(tab, next)).toBeVisible()
  }
  await page.reload()
  await unfoldDay(page)
  await expect(course(page, next)).toBeVisible()
})

test('a switch that fails leaves the course as it was and works when it is tried again', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/net::ERR_/)
  await signIn(page, account('dois-cursos'))
  await expect(heading(page, 1)).toBeVisible()
  let isDown = true
  await page.route('**/graphql', (route) => {
    const isSwap = /SwapCurrentCourse/.test(route.request().postData() ?? '')
    return isDown && isSwap ? route.abort() : route.fallback()
  })
  await unfoldDay(page)
  await page.getByRole('button', {name: /^Curso atual: /}).click()
  const next = (await page.getByRole('menuitemradio').nth(1).textContent()) ?? ''
  await page.getByRole('menuitemradio').nth(1).click()
  await gate(page).getByRole('button', {name: 'Trocar de curso'}).click()
  await expect(gate(page).getByRole('alert')).toContainText('Não foi possível trocar de curso.')
  isDown = false
  const loaded = page.waitForEvent('load')
  await gate(page).getByRole('button', {name: 'Tentar de novo'}).click()
  await loaded
  await unfoldDay(page)
  await expect(course(page, next)).toBeVisible()
})

test('a message of the operator is read once', async ({page}) => {
  await signIn(page, account('aviso'))
  const message = page.getByRole('dialog', {name: 'Novidade no seu curso'})
  await expect(message).toContainText('As aulas de Cirurgia foram atualizadas.')
  await expect(message).toContainText('Confira a agenda desta semana.')
  const marked = page.waitForResponse((response) => /MarkModalAsSeen/.test(response.request().postData() ?? ''))
  await message.getByRole('button', {name: 'Entendi'}).click()
  await expect(message).toHaveCount(0)
  await marked
  const asked = page.waitForResponse((response) => /ShouldDisplayModal/.test(response.request().postData() ?? ''))
  await page.reload()
  await asked
  await expect(day(page)).toBeVisible()
  await expect(message).toHaveCount(0)
})

test('the other version opens with a token, and a change that fails says so and stays', async ({
  page,
  watch,
  expectOnConsole,
}) => {
  expectOnConsole(/net::ERR_/)
  const other = 'https://antigo.aristo.example'
  const server = await startSeeded({EXTERNAL_APP_ORIGIN: other})
  watch.ownOrigin(server.origin)
  watch.ownOrigin(other)
  await page.route(`${other}/**`, (route) =>
    route.fulfill({contentType: 'text/html; charset=utf-8', body: '<title>A outra versão</title>'}),
  )
  let isDown = true
  await page.route('**/graphql', (route) => {
    const isChange = /UpdateUserExperimentState/.test(route.request().postData() ?? '')
    return isDown && isChange ? route.abort() : route.fallback()
  })
  await page.goto(server.origin)
  await page.getByLabel('E-mail').fill('versao-nova@aristo.local')
  await page.getByLabel('Senha', {exact: true}).fill(demo.password)
  await page.getByRole('button', {name: 'Entrar'}).click()
  const toggle = page.getByRole('button', {name: 'Mudar de versão'})
  await toggle.click()
  await gate(page).getByRole('button', {name: 'Mudar de versão'}).click()
  await expect(page.getByRole('region', {name: 'Avisos'}).getByText('Não foi possível mudar de versão!')).toBeVisible()
  await expect(gate(page)).toHaveCount(0)
  isDown = false
  await toggle.click()
  await gate(page).getByRole('button', {name: 'Mudar de versão'}).click()
  await expect(page).toHaveURL(/^https:\/\/antigo\.aristo\.example\/external-auth\?token=[\w.%-]+$/)
  await expect(page).toHaveTitle('A outra versão')
  await page.goto('about:blank')
  await server.dispose()
})

test('who takes part in no experiment gets no toggle, and the shell goes on', async ({page}) => {
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Erro ao getCurrentStudentExperiment!'),
  )
  await signIn(page, demo)
  await logged
  await expect(heading(page, 1)).toBeVisible()
  await expect(page.getByRole('button', {name: 'Mudar de versão'})).toHaveCount(0)
})

const homes = [
  {key: 'sprint', path: '/sprint', title: 'Curso sprint', hello: 'Olá, Simone!'},
  {key: 'pratico', path: '/practical-courses', title: 'Cursos práticos', hello: 'Olá, Paulo!'},
]

for (const {key, path, title, hello} of homes) {
  test(`the home of ${key} shows its app in a frame that knows the student`, async ({page}) => {
    await signIn(page, account(key))
    await expect(page).toHaveURL(path)
    const frame = page.frameLocator(`iframe[title="${title}"]`)
    await expect(frame.getByRole('heading', {name: hello})).toBeVisible()
    await expect(page.getByTitle(title)).toHaveAttribute(
      'src',
      `/local-apps/${path === '/sprint' ? 'sprint' : 'practical'}?aristo=true&app=react&route=%2F`,
    )
    await expect(page.getByTitle(title)).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(page.getByTitle(title)).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups')
    await page.reload()
    await expect(frame.getByRole('heading', {name: hello})).toBeVisible()
  })
}

test('an app that is told by its address gets a token there that is none of the product', async ({
  page,
  watch,
  request,
}) => {
  const server = await startSeeded({FRAME_HANDOVER: 'query'})
  watch.ownOrigin(server.origin)
  await page.goto(server.origin)
  await page.getByLabel('E-mail').fill('sprint@aristo.local')
  await page.getByLabel('Senha', {exact: true}).fill(demo.password)
  await page.getByRole('button', {name: 'Entrar'}).click()
  const frame = page.frameLocator('iframe[title="Curso sprint"]')
  await expect(frame.getByRole('heading', {name: 'Olá, Simone!'})).toBeVisible()
  const address = new URL((await page.getByTitle('Curso sprint').getAttribute('src')) ?? '', server.origin)
  const authorization = `Bearer ${address.searchParams.get('token')}`
  const asked = await request.post(`${server.origin}/graphql`, {headers: {authorization}, data: named('courses')})
  expect(await asked.text()).toContain('UNAUTHENTICATED')
  await page.goto('about:blank')
  await server.dispose()
})
