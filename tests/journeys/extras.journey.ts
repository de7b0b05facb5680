import {randomUUID} from 'node:crypto'
import type {Locator, Page} from '@playwright/test'
import {expect, instantAt, morning, test} from './fixtures.ts'
import {demo} from './account.ts'
import {dateOf, Oracle} from './oracle.ts'
import type {OracleDocument} from './oracleDocuments.ts'
import {answer, choice, heading, saved, sendNow, signIn, unfoldDay, untilOnDevice, verdict} from './student.ts'
import {lostConnection} from './watch.ts'
import {timeouts} from '../support/timeouts.ts'

const silvia = {...demo, email: 'simulado@aristo.local'}
const today = dateOf(morning())
const phone = {viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true, deviceScaleFactor: 2}

type Node = {
  readonly name: string
  readonly flashcards: number
  readonly isSelectable: boolean
  readonly children?: readonly Node[]
}

/** The first theme of the tree that may be studied and has flashcards, and the tree's id. */
async function firstTheme(oracle: Oracle): Promise<{tree: string; theme: string[]}> {
  const {classificationTree} = await oracle.ask<{classificationTree: {_id: string; children: Node[]}}>('themeTree')
  const pathTo = (nodes: readonly Node[]): string[] | null => {
    for (const {name, flashcards, isSelectable, children = []} of nodes) {
      const below = children.length > 0 ? pathTo(children) : isSelectable && flashcards > 1 ? [] : null
      if (below) return [name, ...below]
    }
    return null
  }
  return {tree: classificationTree._id, theme: pathTo(classificationTree.children) ?? []}
}

/** Signs in and waits for the student's frame. */
async function enter(page: Page, account = demo): Promise<void> {
  await signIn(page, account)
  await expect(page.getByRole('banner')).toBeVisible()
}

type States = {
  getInstitutionList: {uf: string; institutions: {name: string; exams: {year: number; template: string}[]}[]}[]
}

/** A full exam of an institution. */
async function firstExam(oracle: Oracle) {
  const {getInstitutionList} = await oracle.ask<States>('examTemplates')
  const [exam] = getInstitutionList.flatMap(({uf, institutions}) =>
    institutions.flatMap(({name, exams}) => exams.map((one) => ({...one, uf, institution: name}))),
  )
  if (!exam) throw new Error('the demo has no full exam')
  return exam
}

/** Makes an extra as a wizard does; its id. */
async function make(oracle: Oracle, document: OracleDocument, variables: object = {}): Promise<string> {
  const {made} = await oracle.ask<{made: {_id: string}}>(document, {...variables, key: randomUUID()})
  return made._id
}

/** Questions of a theme; that of `firstTheme` has no essay. */
const questionsOf = (theme: readonly string[], count: number) => ({
  input: {
    classification: [theme],
    count,
    difficulty: [],
    history: [],
    uf: null,
    institution: null,
    onlyWithComments: false,
    minYear: 2005,
    maxYear: 2027,
    examMode: false,
  },
})

const rows = (page: Page): Locator => page.getByRole('region', {name: 'Atividades do dia'}).getByRole('listitem')
const row = (page: Page, kind: string): Locator =>
  rows(page).filter({hasText: new RegExp(`^${kind}(Pendente|Concluída)`)})

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function openRow(page: Page, kind: string): Promise<void> {
  await page.goto('/atividades-extras')
  await expect(row(page, kind)).toContainText('Pendente')
  expect(await overflow(page)).toBe(0)
  await row(page, kind).getByRole('link').tap()
}

/** Goes back to the list, where the extra is finished, and deletes it. */
async function deleteFinished(page: Page, kind: string): Promise<void> {
  await expect(saved(page).first()).toBeAttached()
  await page.getByRole('link', {name: 'Voltar às atividades extras'}).tap()
  await expect(row(page, kind)).toContainText('Concluída')
  await row(page, kind)
    .getByRole('button', {name: /^Excluir /})
    .tap()
  const dialog = page.getByRole('alertdialog', {name: 'Excluir esta atividade?'})
  await dialog.getByRole('button', {name: 'Excluir', exact: true}).tap()
  await expect(row(page, kind)).toHaveCount(0)
}

/** Answers every question of the activity on the screen, each as it is told; an essay is written and graded. */
async function answerAll(page: Page): Promise<void> {
  const title = page.getByRole('heading', {name: /^Questão 1 de \d+$/})
  await expect(title).toBeVisible()
  const total = Number((await title.textContent())?.split(' ').at(-1))
  for (let number = 1; number <= total; number += 1) {
    await expect(heading(page, number)).toBeVisible()
    const essay = page.getByRole('textbox', {name: 'Sua resposta'})
    await expect(essay.or(choice(page, 'A')).first()).toBeVisible()
    if (await essay.isVisible()) {
      await essay.fill('Restrição de sal, perda de peso e hidroclorotiazida.')
      await page.getByRole('button', {name: 'Ver gabarito'}).tap()
      await page.getByRole('button', {name: 'Acertei', exact: true}).tap()
    } else {
      await answer(page, 'A')
      await expect(verdict(page)).toBeVisible()
    }
    if (number < total) await page.getByRole('button', {name: 'Próximo', exact: true}).tap()
  }
}

async function gradeAll(page: Page): Promise<void> {
  const title = page.getByRole('heading', {name: /^Flashcard 1 de \d+$/})
  await expect(title).toBeVisible()
  const total = Number((await title.textContent())?.split(' ').at(-1))
  for (let number = 1; number <= total; number += 1) {
    await expect(page.getByRole('heading', {name: `Flashcard ${number} de ${total}`})).toBeVisible()
    await page.getByRole('button', {name: 'Ver resposta'}).tap()
    await page.getByRole('button', {name: 'Acertei', exact: true}).tap()
  }
}

const ended = (page: Page): Locator => page.getByRole('status').filter({hasText: 'Atividade concluída.'})

async function finishLesson(page: Page, kind: 'estudo teórico' | 'revisão teórica'): Promise<void> {
  await page.getByRole('button', {name: `Concluir ${kind}`}).tap()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Concluir', exact: true}).tap()
  await expect(page.getByRole('button', {name: `Concluir ${kind}`})).toHaveCount(0)
}

test.describe('on a phone', () => {
  test.use(phone)

  test('each extra to study is opened, done, finished by itself or by hand, and deleted', async ({page, oracle}) => {
    test.setTimeout(timeouts.longest)
    const {tree, theme} = await firstTheme(oracle)
    await make(oracle, 'makeQuestion', questionsOf(theme, 2))
    await make(oracle, 'makeFlashcards', {tree, theme, count: 2})
    await make(oracle, 'makeStudy', {theme})
    await make(oracle, 'makeReview')
    await make(oracle, 'makeSmartReview')
    await enter(page)

    await openRow(page, 'Questões')
    await expect(page).toHaveTitle(/^Questão 1 de 2 \[Extra\] · /)
    await answerAll(page)
    await expect(ended(page)).toBeVisible()
    await deleteFinished(page, 'Questões')

    await openRow(page, 'Flashcards')
    await gradeAll(page)
    await expect(ended(page)).toBeVisible()
    await deleteFinished(page, 'Flashcards')

    await openRow(page, 'Estudo teórico')
    await expect(page.getByRole('heading', {level: 1, name: /\[Extra\]$/})).toBeAttached()
    await finishLesson(page, 'estudo teórico')
    await deleteFinished(page, 'Estudo teórico')

    await openRow(page, 'Revisão teórica')
    await expect(page).toHaveURL(/\/atividades-extras\/revisao-teorica\/questao\?/)
    await answerAll(page)
    await finishLesson(page, 'revisão teórica')
    await deleteFinished(page, 'Revisão teórica')

    await openRow(page, 'Revisão inteligente')
    await expect(page).toHaveURL(/\/revisao-inteligente\/(questao|flashcard)\?/)
    if (page.url().includes('/questao')) await answerAll(page)
    await page
      .getByRole('navigation', {name: 'Conteúdos da revisão'})
      .getByRole('link', {name: /^Flashcards/})
      .tap()
    await expect(page).toHaveURL(/\/revisao-inteligente\/flashcard\?/)
    if (!(await page.getByText('(vazio)').isVisible())) await gradeAll(page)
    await expect(ended(page)).toBeVisible()
    await deleteFinished(page, 'Revisão inteligente')
    await expect(page.getByRole('heading', {name: 'Nenhuma atividade disponível para hoje!'})).toBeVisible()
  })

  test('each extra exam is opened, answered, finished and deleted', async ({page, server}) => {
    test.setTimeout(timeouts.longest)
    const oracle = new Oracle(server, silvia)
    const {template} = await firstExam(oracle)
    const {getMockExamTemplates} = await oracle.ask<{getMockExamTemplates: {template: string; title: string}[]}>(
      'mockTemplates',
    )
    const mock = getMockExamTemplates.find(({title}) => title === 'Simulado que passou')?.template
    await make(oracle, 'makeExam', {template})
    await make(oracle, 'makeMock', {template: mock})
    await make(oracle, 'makeSmartExam')
    await enter(page, silvia)

    for (const [kind, sentence] of [
      ['Prova na íntegra', 'Prova concluída.'],
      ['Simulado inteligente', 'Simulado inteligente concluído.'],
    ] as const) {
      await openRow(page, kind)
      await expect(page.getByRole('heading', {level: 1, name: /\[Extra\]$/})).toBeAttached()
      await answerAll(page)
      await expect(page.getByRole('status').filter({hasText: sentence}).first()).toBeVisible()
      await deleteFinished(page, kind)
    }

    await openRow(page, 'Simulado')
    await page.getByRole('button', {name: 'Iniciar simulado'}).tap()
    const finish = page.getByRole('button', {name: 'encerrar', exact: true})
    await expect(finish).toBeVisible()
    const total = Number(
      (await page.getByRole('heading', {name: /^Questão 1 de \d+$/}).textContent())?.split(' ').at(-1),
    )
    for (let number = 1; number <= total; number += 1) {
      await expect(heading(page, number)).toBeVisible()
      await choice(page, 'A').check()
      if (number < total) await page.getByRole('button', {name: 'Próximo', exact: true}).tap()
    }
    await finish.tap()
    await page.getByRole('alertdialog').getByRole('button', {name: 'Encerrar simulado'}).tap()
    await expect(page.getByText('Simulado finalizado com sucesso.').first()).toBeVisible()
    await deleteFinished(page, 'Simulado')
  })
})

test('the agenda counts the extras of its day, and what is answered in one tab is seen in the other', async ({
  page,
  oracle,
}) => {
  await make(oracle, 'makeQuestion', questionsOf((await firstTheme(oracle)).theme, 2))
  await enter(page)
  await expect(heading(page, 1)).toBeVisible()
  await unfoldDay(page)
  const circle = page
    .getByRole('navigation', {name: 'Atividades do dia'})
    .getByRole('link', {name: /^Atividades extras/})
  await expect(circle).toHaveAccessibleName(/1 pendente/)
  await circle.click()
  await expect(row(page, 'Questões')).toContainText('0 de 2 respondidas')
  await expect(page.getByText('1 pendente de 1')).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/atividades-extras/questao')
  await answer(other, 'A')
  await expect(verdict(other)).toBeVisible()
  await expect(row(page, 'Questões')).toContainText('1 de 2 respondidas')
  await other.reload()
  await expect(verdict(other)).toBeVisible()
  await other.getByRole('button', {name: 'Próximo', exact: true}).click()
  await expect(heading(other, 2)).toBeVisible()
  await answer(other, 'A')
  await expect(ended(other)).toBeVisible()
  await expect(row(page, 'Questões')).toContainText('Concluída')

  await row(page, 'Questões')
    .getByRole('button', {name: /^Excluir /})
    .click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Excluir', exact: true}).click()
  await expect(page.getByRole('heading', {name: 'Nenhuma atividade disponível para hoje!'})).toBeVisible()
  await other.goto('/atividades-extras/questao')
  await expect(other.getByRole('heading', {name: 'Nenhuma atividade disponível para hoje!'})).toBeVisible()
})

test('an answer without network stays, and after 4 a.m. the day is read only', async ({
  page,
  server,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  // The identity token runs out when the server's clock is put forward; the page renews it and asks again.
  expectOnConsole(/status of 401/)
  const id = await make(oracle, 'makeQuestion', questionsOf((await firstTheme(oracle)).theme, 2))
  await enter(page)
  await page.goto(`/atividades-extras/questao?date=${today}&a=${id}`)
  await expect(heading(page, 1)).toBeVisible()
  await untilOnDevice(page)
  await page.context().setOffline(true)
  await answer(page, 'A')
  await page.reload()
  await expect(page.getByText('neste aparelho', {exact: true}).first()).toBeVisible()
  await page.context().setOffline(false)
  await sendNow(page)
  await expect(saved(page)).toBeVisible()

  await server.setClock(instantAt('01:00', 1))
  await page.goto('/atividades-extras')
  await expect(page.getByText(/^A agenda de hoje provavelmente já foi calculada/)).toBeVisible()
  await expect(row(page, 'Questões')).toContainText('1 de 2 respondidas')
  await expect(page.getByRole('heading', {name: 'Criar atividade'})).toHaveCount(0)
  await page.getByRole('link', {name: 'Ir para o dia atual'}).click()
  await expect(page.getByRole('heading', {name: 'Criar atividade'})).toBeVisible()

  await server.setClock(instantAt('05:00', 1))
  await page.goto(`/atividades-extras?date=${today}`)
  await expect(page.getByText('Nenhuma atividade pode ser respondida.')).toBeVisible()
  await expect(row(page, 'Questões').getByRole('button')).toHaveCount(0)
  await row(page, 'Questões').getByRole('link').click()
  await expect(page.getByText('Nenhuma atividade pode ser respondida.')).toBeVisible()
  await expect(heading(page, 1)).toBeVisible()
  await expect(page.getByRole('button', {name: 'Responder'})).toHaveCount(0)
})

test('the creation screens of exams make one extra, whatever is pressed twice or loaded anew', async ({
  page,
  server,
}) => {
  const oracle = new Oracle(server, silvia)
  const exam = await firstExam(oracle)
  const query = new URLSearchParams({...exam, year: String(exam.year)})
  await enter(page, silvia)
  await page.goto(`/atividades-extras/extra-exam-create?${query.toString()}`)
  await expect(page.getByText('Atividade de prova na íntegra criada com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/atividades-extras/prova\\?date=${today}&a=[\\w-]+$`))
  const first = page.url()
  await page.goto(`/atividades-extras/extra-exam-create?${query.toString()}`)
  await expect(page).toHaveURL(first)
  await page.goto('/atividades-extras')
  await expect(rows(page)).toHaveCount(1)

  await page.goto('/atividades-extras/extra-mock-exam-create?title=Simulado')
  await expect(page.getByRole('heading', {name: 'Ocorreu um erro!.'})).toBeVisible()
  await expect(page.getByRole('main').getByText('Não foi possível criar a atividade.')).toBeVisible()
})
