import type {Locator, Page} from '@playwright/test'
import {demo} from './account.ts'
import {test} from './badNetwork.ts'
import {expect, instantAt, morning} from './fixtures.ts'
import {dateOf, Oracle} from './oracle.ts'
import {choice, heading, saved, signIn, tryToSignIn} from './student.ts'
import {lostConnection} from './watch.ts'
import {timeouts} from '../support/timeouts.ts'

const silvia = {...demo, email: 'simulado@aristo.local'}
const today = dateOf(morning())

type Day = Readonly<Record<string, readonly {_id: string}[]>>

/** How many extras of each kind the day has. */
async function extrasOf(oracle: Oracle): Promise<Record<string, number>> {
  const {getExtraActivities} = await oracle.ask<{getExtraActivities: Day}>('extras', {date: today})
  return Object.fromEntries(
    Object.entries(getExtraActivities).flatMap(([kind, list]) =>
      Array.isArray(list) && list.length > 0 ? [[kind, list.length]] : [],
    ),
  )
}

/** Signs in and waits for the first question: on a phone it has the page for itself. */
async function enter(page: Page, account = demo): Promise<void> {
  await signIn(page, account)
  await expect(page.getByRole('heading', {name: /^Questão 1 de \d+$/})).toBeVisible()
}

/** The wizard that an address opens. */
async function open(page: Page, criar: string): Promise<Locator> {
  await page.goto(`/atividades-extras?criar=${criar}`)
  const dialog = page.getByRole('dialog', {name: /^Criar /})
  await expect(dialog).toBeVisible()
  return dialog
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Chooses the first option of a list by its arrow keys. */
async function chooseNext(page: Page, list: Locator): Promise<void> {
  await pressOn(page, list, 'ArrowDown')
  await expect(list).not.toHaveValue('')
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const create = (dialog: Locator) => dialog.getByRole('button', {name: 'Criar atividade', exact: true})
const level = (dialog: Locator, name: string) => dialog.getByRole('combobox', {name, exact: true})
const told = (page: Page, sentence: string) => page.getByText(sentence).first()

test('questions, a lesson, flashcards, a review and five questions of a theme are created by keyboard only', async ({
  page,
  oracle,
}) => {
  test.setTimeout(timeouts.long)
  await enter(page)
  const questions = await open(page, 'questao')
  await chooseNext(page, level(questions, 'Área'))
  await pressOn(page, questions.getByRole('button', {name: 'Adicionar tema'}))
  await expect(questions.getByText('Temas adicionados: 1')).toBeVisible()
  await pressOn(page, questions.getByRole('button', {name: 'Próximo'}))
  await expect(questions.getByRole('heading', {name: /^Filtros/})).toBeFocused()
  await expect(questions.getByText(/questão|questões com esses filtros/).first()).toBeVisible()
  const quantity = questions.getByRole('textbox', {name: 'Quantidade de questões'})
  await tabTo(page, quantity)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('201')
  await expect(questions.getByText('Digite um número de 1 a 200.')).toBeVisible()
  await expect(create(questions)).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await page.keyboard.press('ArrowUp')
  await expect(quantity).toHaveValue('3')
  const slider = questions.getByRole('slider')
  await tabTo(page, slider)
  await page.keyboard.press('ArrowLeft')
  await expect(quantity).toHaveValue('2')
  await pressOn(page, create(questions))
  await expect(told(page, 'Atividade de questão criada com sucesso!')).toBeVisible()

  const lesson = await open(page, 'estudo')
  await chooseNext(page, level(lesson, 'Área'))
  await chooseNext(page, level(lesson, 'Especialidade'))
  for (const name of ['Tema', 'Subtema'])
    if ((await level(lesson, name).count()) > 0) await chooseNext(page, level(lesson, name))
  await pressOn(page, create(lesson))
  await expect(told(page, 'Atividade de estudo teórico criada com sucesso!')).toBeVisible()

  const cards = await open(page, 'flashcard')
  await chooseNext(page, level(cards, 'Área'))
  await chooseNext(page, level(cards, 'Especialidade'))
  // The first specialty of the demo has no flashcards, as the list says.
  await page.keyboard.press('ArrowDown')
  await pressOn(page, create(cards))
  await expect(told(page, 'Atividade de flashcard criada com sucesso!')).toBeVisible()

  const priority = await open(page, 'revisao-prioritaria')
  await pressOn(page, priority.getByRole('button', {name: 'Confirmar'}))
  await expect(priority).toHaveCount(0)

  await page.goto('/atividades-extras')
  await pressOn(page, page.getByRole('button', {name: 'Criar revisão teórica'}))
  await expect(told(page, 'Atividade de revisão teórica criada com sucesso!')).toBeVisible()

  await page.goto('/lista-de-temas')
  await pressOn(page, page.getByRole('button', {name: /^Criar 5 questões comentadas de /}).first())
  await expect(told(page, 'Atividade de questão criada com sucesso!')).toBeVisible()
  expect(await extrasOf(oracle)).toEqual({
    activityQuestion: 3,
    activityFlashcard: 1,
    activityTheoreticalExtra: 1,
    activityTheoreticalReviewExtra: 1,
  })
})

test('a full exam, a mock exam and what one press makes are chosen and created by keyboard only', async ({
  page,
  server,
}) => {
  test.setTimeout(timeouts.long)
  const oracle = new Oracle(server, silvia)
  await enter(page, silvia)
  const exam = await open(page, 'prova')
  await pressOn(page, create(exam))
  await expect(exam.getByText('Campo(s) não preenchido(s)!')).toBeVisible()
  for (const name of ['Estado', 'Instituição', 'Ano']) await chooseNext(page, level(exam, name))
  await pressOn(page, create(exam))
  await expect(told(page, 'Atividade de prova na íntegra criada com sucesso!')).toBeVisible()

  const mock = await open(page, 'simulado')
  await pressOn(page, mock.getByRole('radio').first(), 'Space')
  const passed = mock.getByRole('radio', {name: 'Simulado que passou'})
  for (let presses = 0; presses < 20 && !(await passed.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown')
  await expect(passed).toBeChecked()
  await pressOn(page, create(mock))
  await expect(told(page, 'Atividade de simulado criada com sucesso!')).toBeVisible()

  for (const [name, sentence] of [
    ['Criar simulado inteligente', 'Atividade de simulado inteligente criada com sucesso!'],
    ['Criar revisão inteligente', 'Atividade de revisão inteligente criada com sucesso!'],
  ] as const) {
    await page.goto('/atividades-extras')
    await pressOn(page, page.getByRole('button', {name}))
    await expect(told(page, sentence)).toBeVisible()
  }
  await page.goto('/atividades-extras')
  await expect(page.getByRole('button', {name: 'Criar revisão inteligente'})).toHaveCount(0)
  await expect(page.getByText('Você já criou a atividade deste tipo de hoje.').first()).toBeVisible()
  expect(await extrasOf(oracle)).toEqual({
    activityExamExtra: 1,
    activityMockExamExtra: 1,
    activitySmartExamExtra: 1,
    activitySmartReviewExtra: 1,
  })
})

test('what was chosen in a wizard stands there after a reload', async ({page}) => {
  await enter(page)
  const lesson = await open(page, 'estudo')
  await chooseNext(page, level(lesson, 'Área'))
  const area = await level(lesson, 'Área').inputValue()
  await page.reload()
  await expect(level(lesson, 'Área')).toHaveValue(area)
  const priority = await open(page, 'revisao-prioritaria')
  await priority.getByRole('textbox', {name: 'Quantidade máxima de temas'}).fill('3')
  await page.reload()
  await expect(priority.getByRole('textbox', {name: 'Quantidade máxima de temas'})).toHaveValue('3')
})

test('each question of a priority review says why it is there', async ({page}) => {
  await enter(page)
  const priority = await open(page, 'revisao-prioritaria')
  await priority.getByRole('button', {name: 'Confirmar'}).click()
  await expect(heading(page, 1)).toBeVisible()
  const why = page.getByText('Por que isto está aqui?')
  for (const number of [1, 2]) {
    await expect(heading(page, number)).toBeVisible()
    await why.click()
    await expect(page.getByText(/^Relevância de .+%.*\.$/)).toBeVisible()
    await page.getByRole('button', {name: 'Próximo', exact: true}).click()
  }
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true, deviceScaleFactor: 2})

  test('every wizard fills the page with its main action in reach', async ({page, server}) => {
    test.setTimeout(timeouts.long)
    const oracle = new Oracle(server, silvia)
    await enter(page, silvia)
    const reachable = async (button: Locator) => {
      const box = await button.boundingBox()
      expect(box).not.toBeNull()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(500)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
      expect(await overflow(page)).toBe(0)
    }
    const questions = await open(page, 'questao')
    await questions.getByRole('switch', {name: 'Temas aleatórios'}).tap()
    await reachable(questions.getByRole('button', {name: 'Próximo'}))
    await questions.getByRole('button', {name: 'Próximo'}).tap()
    await reachable(create(questions))
    await create(questions).tap()
    await expect(told(page, 'Tudo certo!')).toBeVisible()

    const exam = await open(page, 'prova')
    await create(exam).tap()
    await expect(exam.getByText('Campo(s) não preenchido(s)!')).toBeVisible()
    for (const name of ['Estado', 'Instituição', 'Ano']) await level(exam, name).selectOption({index: 1})
    await reachable(create(exam))
    await create(exam).tap()
    await expect(told(page, 'Atividade de prova na íntegra criada com sucesso!')).toBeVisible()

    const mock = await open(page, 'simulado')
    await mock.getByRole('radio', {name: 'Simulado que passou'}).check()
    await reachable(create(mock))
    await create(mock).tap()
    await expect(told(page, 'Atividade de simulado criada com sucesso!')).toBeVisible()
    expect(await extrasOf(oracle)).toEqual({activityQuestion: 1, activityExamExtra: 1, activityMockExamExtra: 1})
  })

  test('exam mode with a time limit: no verdict before the end, which hands in what was marked', async ({
    page,
    server,
    oracle,
  }) => {
    test.setTimeout(timeouts.long)
    await enter(page)
    const questions = await open(page, 'questao')
    const area = level(questions, 'Área')
    await area.selectOption({index: 1})
    await questions.getByRole('button', {name: 'Adicionar tema'}).tap()
    await questions.getByRole('button', {name: 'Próximo'}).tap()
    await questions.getByRole('textbox', {name: 'Quantidade de questões'}).fill('3')
    await questions.getByRole('radio', {name: 'Modo prova'}).check()
    await questions.getByRole('switch', {name: 'Com limite de tempo'}).tap()
    const minutes = questions.getByRole('textbox', {name: 'Tempo em minutos'})
    await minutes.fill('301')
    await expect(questions.getByText('Digite um número de 1 a 300.')).toBeVisible()
    await expect(create(questions)).toBeDisabled()
    await minutes.fill('30')
    await create(questions).tap()
    await expect(page.getByRole('timer')).toHaveText(/^0:(30:00|29:5\d)$/)
    expect(await overflow(page)).toBe(0)
    await choice(page, 'A').tap()
    await expect(page.getByText('Certa')).toHaveCount(0)
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(choice(page, 'A')).toBeChecked()
    await expect(page.getByRole('timer')).toBeVisible()
    await server.setClock(instantAt('10:31'))
    await page.reload()
    await expect(page.getByText('Prova encerrada. Veja o resultado e os comentários.')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    const {getExtraActivities} = await oracle.ask<{getExtraActivities: Day}>('extras', {date: today})
    expect(getExtraActivities.activityQuestion).toMatchObject([{answered: 3, finished: true}])
  })
})

test('a creation without network says so, keeps what was typed over a reload, and is made once', async ({
  page,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await enter(page)
  const dialog = await open(page, 'questao')
  await dialog.getByRole('switch', {name: 'Temas aleatórios'}).click()
  await dialog.getByRole('button', {name: 'Próximo'}).click()
  await dialog.getByRole('textbox', {name: 'Quantidade de questões'}).fill('3')
  await page.context().setOffline(true)
  await create(dialog).click()
  await expect(dialog.getByText('Você está sem conexão.')).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await dialog.getByRole('button', {name: 'Próximo'}).click()
  await expect(dialog.getByRole('textbox', {name: 'Quantidade de questões'})).toHaveValue('3')
  await create(dialog).dblclick()
  await expect(told(page, 'Atividade de questão criada com sucesso!')).toBeVisible()
  expect(await extrasOf(oracle)).toEqual({activityQuestion: 1})
})

test('a creation whose reply is lost, and one whose server is killed, are found by the next try', async ({
  page,
  server,
  oracle,
  badNetwork: proxy,
  expectOnConsole,
}) => {
  test.setTimeout(timeouts.long)
  expectOnConsole(lostConnection)
  await page.goto(proxy.origin)
  await tryToSignIn(page, demo)
  await expect(page.getByRole('button', {name: 'Notificações'})).toBeVisible()
  await page.goto(`${proxy.origin}/atividades-extras?criar=questao`)
  const dialog = page.getByRole('dialog', {name: 'Criar atividade de questão'})
  await dialog.getByRole('switch', {name: 'Temas aleatórios'}).click()
  await dialog.getByRole('button', {name: 'Próximo'}).click()
  // The browser sends again by itself what was lost on a connection that it had used before.
  proxy.decide = (body) => (body.includes('CreateQuestionActivity') ? 'lostReply' : 'pass')
  await create(dialog).click()
  await expect(dialog.getByText('O servidor não respondeu.')).toBeVisible()
  expect(await extrasOf(oracle)).toEqual({activityQuestion: 1})
  proxy.decide = () => 'pass'
  await server.kill()
  await create(dialog).click()
  await expect(dialog.getByText('O servidor não respondeu.')).toBeVisible()
  await server.run()
  await server.setClock(morning())
  await create(dialog).click()
  await expect(told(page, 'Atividade de questão criada com sucesso!')).toBeVisible()
  expect(await extrasOf(oracle)).toEqual({activityQuestion: 1})
})
