import type {Page} from '@playwright/test'
import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {cell, choice, goToQuestion, heading, openToday, saved, verdict} from './student.ts'

/** Every reply that the page has had so far, subscriptions included. */
function recordReplies(page: Page): () => Promise<string> {
  const replies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql') && response.request().method() === 'POST') replies.push(response.text().catch(() => ''))
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({payload}) => void replies.push(Promise.resolve(payload.toString())))
  })
  return async () => (await Promise.all(replies)).join('\n')
}

const anyKey = /"(correctChoice|answersProportion|comment|answer)":(?!null)/

test('in exam mode no key leaves the server before the end, and everything comes after it', async ({page, oracle}) => {
  const replies = recordReplies(page)
  await openToday(page)
  await page.getByRole('link', {name: 'Revisão inteligente'}).click()
  await expect(heading(page, 1)).toBeVisible()
  const mode = page.getByRole('switch', {name: 'Modo prova'})
  await expect(mode).not.toBeChecked()
  await mode.click()
  await expect(mode).toBeChecked()
  await page.reload()
  await expect(mode).toBeChecked()

  const total = Number((await heading(page, 1).textContent())?.split(' ').at(-1))
  await choice(page, 'A').check()
  await expect(page.getByText(`1 de ${total} marcadas`)).toBeVisible()
  await expect(mode).toBeDisabled()
  await expect(page.getByText('O modo não pode mais mudar nesta atividade.')).toBeVisible()
  await choice(page, 'B').check()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(choice(page, 'B')).toBeChecked()
  await expect(page.getByText(`1 de ${total} marcadas`)).toBeVisible()
  await expect(mode).toBeDisabled()
  const finish = page.getByRole('button', {name: 'Encerrar e ver resultado'})
  await finish.click()
  const missing = page.getByRole('dialog', {name: 'Faltam questões'})
  await expect(missing.getByRole('button', {name: 'Continuar respondendo'})).toBeFocused()
  await expect(missing.getByRole('listitem')).toHaveCount(total - 1)
  await missing.getByRole('button', {name: 'Questão 2', exact: true}).click()
  await expect(heading(page, 2)).toBeVisible()

  for (let number = 2; number <= total; number += 1) {
    await goToQuestion(page, number)
    await choice(page, number % 2 === 0 ? 'A' : 'B').check()
    await expect(cell(page, number)).toHaveAccessibleName(`${number}, marcada, atual`)
  }
  await expect(page.getByText(`${total} de ${total} marcadas`)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  const before = await replies()
  expect(before).toContain('questionMany')
  expect(before.match(anyKey)).toBeNull()

  await finish.click()
  const dialog = page.getByRole('alertdialog', {name: 'Encerrar a prova?'})
  await expect(dialog).toContainText(`As ${total} respostas serão enviadas e não poderão mais mudar.`)
  await expect(dialog.getByRole('button', {name: 'Continuar respondendo'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await finish.click()
  await dialog.getByRole('button', {name: 'Encerrar', exact: true}).click()
  await expect(page.getByRole('status').filter({hasText: 'Prova encerrada. Veja o resultado e os comentários.'})).toBeVisible()
  await expect(verdict(page)).toBeVisible()
  await page.getByRole('button', {name: 'Ver comentário'}).click()
  await expect(page.getByRole('article', {name: 'Comentário do especialista'})).toBeVisible()
  await expect(page.getByText(new RegExp(`^${total} respondidas · `))).toBeVisible()

  const agenda = await oracle.agenda(dateOf(morning()))
  const ids = agenda.smartReview?.questions ?? []
  const truths = await oracle.questions(ids, agenda)
  const given = ids.map((id) => truths.find(({_id}) => _id === id)?.studentAnswer?.choosen)
  expect(given).toEqual(ids.map((_, index) => (index === 0 ? 1 : index % 2 === 1 ? 0 : 1)))
  await expect.poll(async () => (await oracle.agenda(dateOf(morning()))).smartReview?.finished).toBe(true)
  await page.reload()
  await expect(verdict(page)).toBeVisible()
})
