import type {Locator, Page} from '@playwright/test'
import {timeouts} from '../support/timeouts.ts'
import {demo} from './account.ts'
import {expect, test} from './fixtures.ts'
import {signIn} from './student.ts'

const account = (name: string) => ({email: `${name}@aristo.local`, password: demo.password})
const forum = (page: Page) => page.getByRole('region', {name: 'Fórum'}).last()
const comments = (page: Page) => forum(page).getByRole('list', {name: 'Comentários'})
const words = (page: Page) => forum(page).getByRole('textbox', {name: 'Escreva um comentário'})
const commentWith = (page: Page, text: string): Locator =>
  comments(page).getByRole('article').filter({hasText: text}).first()
const assistant = (page: Page) => comments(page).getByRole('group', {name: 'Harrison AI'})

async function openForum(page: Page, question: string): Promise<void> {
  await page.goto(`/viewer/questao?id=${encodeURIComponent(question)}`)
  await page.getByRole('button', {name: 'Ver fórum'}).click()
  await expect(words(page)).toBeVisible()
}

test('a doubt in two browsers: the assistant answers with its sources, the answer is rated and read, and a monitor has the last word', async ({
  page,
  newDevice,
  withStored,
}) => {
  test.setTimeout(timeouts.long)
  // The key of a commented exam's question is open to everybody, so that both may read what the assistant says of it.
  const question = await withStored(async (db) => {
    const {id} = await db
      .selectFrom('question as q')
      .innerJoin('exam_question as x', 'x.question_id', 'q.id')
      .select('q.id')
      .where('q.kind', '=', 'choice')
      .where('q.key_held_until', 'is', null)
      .orderBy('q.id')
      .executeTakeFirstOrThrow()
    return id
  })
  await signIn(page)
  await openForum(page, question)
  const other = await newDevice()
  await signIn(other, account('desempenho'))
  await openForum(other, question)

  const doubt = 'Por que esta é a resposta, e não a que eu marquei?'
  await words(page).fill(doubt)
  await words(page).press('Enter')
  await expect(commentWith(other, doubt)).toBeVisible()
  // Only who wrote it may ask the assistant.
  await expect(assistant(other)).toHaveCount(0)

  await commentWith(page, doubt).getByRole('button', {name: 'Perguntar ao Harrison AI'}).click()
  await expect(assistant(page).getByText('Harrison AI está gerando sua resposta...')).toBeVisible()
  await expect(assistant(page).getByRole('link', {name: 'Gabarito oficial'}).first()).toBeVisible()
  await expect(assistant(page).getByText('Insatisfeito')).toBeVisible()

  // The answer that waits for its rating is there again after a reload, and nobody else has read it.
  await openForum(page, question)
  await expect(assistant(page).getByRole('link', {name: 'Gabarito oficial'}).first()).toBeVisible()
  await expect(commentWith(other, 'Gabarito oficial')).toHaveCount(0)

  await assistant(page).getByRole('button', {name: '5 de 5, Satisfeito'}).click()
  await expect(commentWith(page, 'Gabarito oficial').getByText('Harrison AI').first()).toBeVisible()
  await comments(other).getByRole('button', {name: 'Ver respostas (1)'}).first().click()
  const published = comments(other).getByRole('article', {name: 'Comentário de Harrison AI'})
  await expect(published.getByRole('link', {name: 'Gabarito oficial'}).first()).toBeVisible()

  // What is still unclear goes to a monitor.
  const unclear = 'Ainda não entendi a diferença entre as duas condutas.'
  const answer = comments(page).getByRole('article', {name: 'Comentário de Harrison AI'})
  await answer.getByRole('button', {name: /^Responder a/u}).click()
  await answer.getByRole('textbox').fill(unclear)
  await answer.getByRole('textbox').press('Enter')
  await commentWith(page, unclear).getByRole('button', {name: 'Solicitar monitor'}).click()
  await expect(
    commentWith(page, unclear).getByText('Um monitor foi solicitado. O tempo de espera estimado é de até 24 horas.'),
  ).toBeVisible()

  const staff = await newDevice()
  await signIn(staff, account('admin'))
  await staff.goto('/monitor')
  const waiting = staff.getByRole('article').filter({hasText: unclear})
  await waiting.getByRole('button', {name: 'Assumir'}).click()
  const reply = 'Compare o tempo de evolução: é ele que separa as duas.'
  await waiting.getByRole('textbox', {name: 'Sua resposta'}).fill(reply)
  await waiting.getByRole('textbox', {name: 'Sua resposta'}).press('Enter')
  await expect(waiting).toHaveCount(0)

  // The student is told, and the link leads to the answer.
  await page.getByRole('button', {name: /^Notificações: \d+ novas?$/}).click()
  const panel = page.getByRole('dialog', {name: 'Notificações'})
  await panel.getByRole('listitem').first().locator('a, button').first().click()
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(question)))
  await expect(forum(page)).toBeVisible()
})
