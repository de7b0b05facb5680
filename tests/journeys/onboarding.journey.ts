import type {Locator, Page} from '@playwright/test'
import type {Account} from './account.ts'
import {demo} from './account.ts'
import {expect, test} from './fixtures.ts'
import {confirmEmail, register} from './newcomer.ts'
import {Oracle} from './oracle.ts'
import {heading, openToday, signIn, tryToSignIn, unfoldDay} from './student.ts'
import {lostConnection} from './watch.ts'

const accountOf = (key: string): Account => ({email: `${key}@aristo.local`, password: demo.password})
const newcomer = accountOf('novo')

const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', {level: 1, name})
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', {name, exact: true}).click()
const day = (page: Page, activity: string, name: string): Locator =>
  page.getByRole('group', {name: activity}).getByRole('button', {name})

type Kept = {
  questionnaireAnswered: boolean
  onboardingStep: number
  institutionTarget: {uf: string; institution: string}[]
}
const kept = async (oracle: Oracle): Promise<Kept> => (await oracle.ask<{profile: Kept}>('welcome')).profile

/** From the welcome to the choice of exams. */
async function toExams(page: Page): Promise<void> {
  await expect(title(page, 'Boas-vindas ao Aristo!')).toBeVisible()
  await press(page, 'Começar')
  await expect(title(page, 'Antes de começar, um recado')).toBeVisible()
  await press(page, 'Pular vídeo')
  await expect(title(page, 'Como o Aristo funciona')).toBeVisible()
  await press(page, 'Continuar')
  await expect(title(page, 'Quais provas você vai fazer?')).toBeVisible()
}

/** Chooses the first institution of the first two federation units of the list. */
async function chooseTwo(page: Page): Promise<void> {
  for (const index of [1, 2]) {
    await page.getByLabel('UF', {exact: true}).selectOption({index})
    await page.getByLabel('Instituição', {exact: true}).selectOption({index: 1})
    await press(page, 'Adicionar')
  }
  await expect(page.getByRole('listitem').filter({has: page.getByRole('button', {name: /^Remover/})})).toHaveCount(2)
}

test('a new student goes through all eleven steps and lands on the agenda', async ({page, server}) => {
  const oracle = new Oracle(server, newcomer)
  await signIn(page, newcomer)
  await expect(page.getByText('Etapa 1 de 11')).toBeVisible()
  await toExams(page)
  await chooseTwo(page)
  const second = page.getByRole('button', {name: /^Subir/}).nth(1)
  const name = ((await second.getAttribute('aria-label')) ?? '').replace('Subir ', '')
  await second.click()
  await expect(page.getByRole('button', {name: `Descer ${name}`})).toBeFocused()
  await press(page, 'Salvar e continuar')

  await expect(title(page, 'Sua semana típica')).toBeVisible()
  await press(page, 'Salvar e continuar')
  await expect(title(page, 'Parabéns! Seu plano está pronto.')).toBeVisible()
  await press(page, 'Ver os tutoriais')
  for (const stop of ['Sua agenda do dia', 'As questões', 'O menu', 'Seu perfil']) {
    await expect(title(page, stop)).toBeFocused()
    await press(page, 'Continuar')
  }
  await expect(title(page, 'Tudo pronto para estudar!')).toBeVisible()
  await press(page, 'Finalizar')
  await expect(page).toHaveURL(/\/agenda/)
  await unfoldDay(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const profile = await kept(oracle)
  expect(profile.questionnaireAnswered).toBe(true)
  expect(profile.institutionTarget).toHaveLength(2)
  expect(`${profile.institutionTarget[0]?.institution} (${profile.institutionTarget[0]?.uf})`).toBe(name)
  await page.reload()
  await unfoldDay(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a reload in the middle goes on where the student was, and so does another device', async ({
  page,
  server,
  newDevice,
}) => {
  await signIn(page, newcomer)
  await toExams(page)
  await page.reload()
  await expect(title(page, 'Quais provas você vai fazer?')).toBeVisible()
  await press(page, 'Salvar e continuar')
  await expect(title(page, 'Sua semana típica')).toBeVisible()
  await page.reload()
  await expect(title(page, 'Sua semana típica')).toBeVisible()
  await press(page, 'Salvar e continuar')
  await press(page, 'Ver os tutoriais')
  await press(page, 'Continuar')
  await expect(title(page, 'As questões')).toBeVisible()
  await page.reload()
  await expect(title(page, 'As questões')).toBeVisible()
  await expect.poll(async () => (await kept(new Oracle(server, newcomer))).onboardingStep).toBe(7)

  const elsewhere = await newDevice()
  await signIn(elsewhere, newcomer)
  await expect(title(elsewhere, 'As questões')).toBeVisible()
  await press(page, 'Voltar')
  await expect(title(page, 'Sua agenda do dia')).toBeVisible()
})

test('the tutorials may be skipped, from their start and in their middle', async ({page}) => {
  await signIn(page, newcomer)
  await toExams(page)
  await press(page, 'Salvar e continuar')
  await press(page, 'Salvar e continuar')
  await press(page, 'Ver os tutoriais')
  await expect(title(page, 'Sua agenda do dia')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title(page, 'Tudo pronto para estudar!')).toBeVisible()
  await press(page, 'Voltar')
  await press(page, 'Pular tutoriais')
  await press(page, 'Finalizar')
  await expect(page).toHaveURL(/\/agenda/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the tour fits a phone, and a stop that is not on the screen stands alone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  await signIn(page, newcomer)
  await toExams(page)
  await press(page, 'Salvar e continuar')
  await press(page, 'Salvar e continuar')
  await press(page, 'Ver os tutoriais')
  for (const stop of ['Sua agenda do dia', 'As questões', 'O menu', 'Seu perfil']) {
    await expect(title(page, stop)).toBeVisible()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 360 && box.y + box.height <= 740).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await press(page, 'Continuar')
  }
})

for (const [key, welcome] of [
  ['continuada', 'Boas-vindas à educação continuada do Aristo!'],
  ['ortopedia', 'Boas-vindas ao curso de Ortopedia do Aristo!'],
] as const) {
  test(`continuing education (${key}): a welcome, the weekly goals, and the agenda`, async ({page, server}) => {
    const account = accountOf(key)
    await signIn(page, account)
    await expect(title(page, welcome)).toBeVisible()
    await expect(page.getByText('Etapa 1 de 2')).toBeVisible()
    await press(page, 'Começar')
    await expect(title(page, 'Sua semana típica')).toBeVisible()
    await page.reload()
    await expect(title(page, 'Sua semana típica')).toBeVisible()
    await press(page, 'Salvar e continuar')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await kept(new Oracle(server, account))).questionnaireAnswered).toBe(true)
  })
}

test('without network the steps go on, and what must reach the server waits to be tried again', async ({
  page,
  context,
  server,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await signIn(page, newcomer)
  await toExams(page)
  await chooseTwo(page)
  await context.setOffline(true)
  await press(page, 'Salvar e continuar')
  await expect(page.getByRole('alert').filter({hasText: 'Erro ao atualizar!'})).toContainText('Você está sem conexão.')
  await press(page, 'Voltar')
  await expect(title(page, 'Como o Aristo funciona')).toBeVisible()
  await press(page, 'Continuar')
  await expect(title(page, 'Quais provas você vai fazer?')).toBeVisible()
  await expect(page.getByRole('button', {name: /^Remover/})).toHaveCount(2)
  await context.setOffline(false)
  await press(page, 'Salvar e continuar')
  await expect(title(page, 'Sua semana típica')).toBeVisible()
  expect((await kept(new Oracle(server, newcomer))).institutionTarget).toHaveLength(2)
})

test('somebody new registers, confirms the address, signs in, is led through the onboarding and studies', async ({
  page,
  context,
  server,
}) => {
  const ana = {
    name: 'Ana Beatriz Souza',
    email: 'ana@exemplo.com.br',
    password: 'segredo-da-ana',
    course: 'Extensivo Residência Médica',
  }
  await page.goto('/')
  await register(page, ana)
  await tryToSignIn(page, ana)
  await expect(title(page, 'Boas-vindas ao Aristo!')).toBeVisible()
  const mail = await context.newPage()
  await confirmEmail(mail, server, ana)
  await mail.close()

  await toExams(page)
  await chooseTwo(page)
  await press(page, 'Salvar e continuar')
  await press(page, 'Salvar e continuar')
  await press(page, 'Ver os tutoriais')
  for (let stop = 0; stop < 4; stop += 1) await press(page, 'Continuar')
  await press(page, 'Finalizar')
  await expect(page).toHaveURL(/\/agenda\/estudo-teorico\/[^/]+\/questao/)
  await expect(heading(page, 1)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const profile = await kept(new Oracle(server, ana))
  expect({done: profile.questionnaireAnswered, targets: profile.institutionTarget.length}).toEqual({
    done: true,
    targets: 2,
  })
})

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never got there')
}

test('from the login to the saved week without a pointer', async ({page, server}) => {
  await page.goto('/')
  await tryToSignIn(page, newcomer)
  const go = async (name: string) => {
    await tabTo(page, page.getByRole('button', {name, exact: true}))
    await page.keyboard.press('Enter')
  }
  await go('Começar')
  await expect(title(page, 'Antes de começar, um recado')).toBeFocused()
  await go('Pular vídeo')
  await expect(title(page, 'Como o Aristo funciona')).toBeFocused()
  await go('Continuar')
  await expect(title(page, 'Quais provas você vai fazer?')).toBeFocused()
  await go('Salvar e continuar')
  await expect(title(page, 'Sua semana típica')).toBeFocused()

  const days = page.getByRole('group', {name: 'Estudo teórico'}).getByRole('button', {pressed: true})
  const before = await days.count()
  await tabTo(page, days.first())
  await page.keyboard.press('Space')
  await expect(days).toHaveCount(before - 1)
  await go('Salvar e continuar')
  await expect(title(page, 'Parabéns! Seu plano está pronto.')).toBeFocused()
  const {profile} = await new Oracle(server, newcomer).ask<{
    profile: {studyWeek: Record<string, {theoreticalStudy: boolean}>}
  }>('studyWeek')
  expect(Object.values(profile.studyWeek).filter(({theoreticalStudy}) => theoreticalStudy)).toHaveLength(before - 1)
})

test('in the profile a toggle beyond the limit is refused, and a week saved offline is saved later', async ({
  page,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page, accountOf('dois-cursos'))
  await page.goto('/perfil')
  const study = page.getByRole('group', {name: 'Estudo teórico'})
  await expect(study.getByText(/de 3–7 dias/)).toBeVisible()
  for (const off of await study.getByRole('button', {pressed: false}).all()) await off.click()
  for (let turn = 0; turn < 5; turn += 1) await study.getByRole('button', {pressed: true}).first().click()
  await expect(page.getByText('Limite atingido!').first()).toBeVisible()
  await expect(study.getByRole('alert')).toHaveText('Estudo teórico deve ter no mínimo 3 e no máximo 7 dias.')
  await context.setOffline(true)
  const week = page.getByRole('region', {name: 'Semana Típica'})
  await week.getByRole('button', {name: 'Salvar'}).click()
  await expect(week.getByRole('alert').filter({hasText: 'Erro ao atualizar!'})).toBeVisible()
  await context.setOffline(false)
  await week.getByRole('button', {name: 'Tentar de novo'}).click()
  await expect(page.getByText('Atualizado com sucesso!').first()).toBeVisible()
  await page.reload()
  await expect(day(page, 'Estudo teórico', 'domingo')).toBeVisible()
  await expect(study.getByText('3 de 3–7 dias')).toBeVisible()
})
