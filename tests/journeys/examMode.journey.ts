import type {Page} from '@playwright/test'
import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {cell, choice, goToQuestion, heading, openToday, saved, verdict, openActivity} from './student.ts'

/** Every reply that the page has had so far, subscriptions included. */
function recordReplies(page: Page): () => Promise<string> {
  const replies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql') && response.request().method() === 'POST')
      replies.push(response.text().catch(() => ''))
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({payload}) => void replies.push(Promise.resolve(payload.toString())))
  })
  return async () => (await Promise.all(replies)).join('\n')
}

/** The navigator's name of a question: its mark, and the doubt that the demo student may have had before. */
const named = (number: number, mark: string) => new RegExp(`^${number}, ${mark}(, com dúvida)?(, atual)?$`)

const anyKey = /"(correctChoice|answersProportion|comment|answer)":(?!null)/

test('in exam mode no key leaves the server before the end, and everything comes after it', async ({page, oracle}) => {
  const replies = recordReplies(page)
  await openToday(page)
  await openActivity(page, 'Revisão inteligente')
  await expect(heading(page, 1)).toBeVisible()
  const mode = page.getByRole('switch', {name: 'Modo prova'})
  await expect(mode).not.toBeChecked()
  await mode.click()
  await expect(mode).toBeChecked()
  await page.reload()
  await expect(mode).toBeChecked()

  const total = Number((await heading(page, 1).textContent())?.split(' ').at(-1))
  await page.getByRole('button', {name: 'Riscar alternativa C'}).click()
  await expect(page.getByRole('radio', {name: /^C: .*riscada/})).toBeVisible()
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

  const agenda = await oracle.agenda(dateOf(morning()))
  const ids = agenda.smartReview?.questions ?? []
  const essays = (await oracle.questions(ids, agenda)).filter(({isEssay}) => isEssay).map(({_id}) => _id)
  expect(essays.length, 'the demo has an essay here').toBe(1)
  const essay = ids.indexOf(essays[0] ?? '') + 1
  for (let number = 2; number <= total; number += 1) {
    await goToQuestion(page, number)
    if (number === essay)
      await page.getByRole('textbox', {name: 'Sua resposta'}).fill('Restrição de sal e hidroclorotiazida.')
    else await choice(page, number % 2 === 0 ? 'A' : 'B').check()
    await expect(cell(page, number)).toHaveAccessibleName(named(number, 'marcada'))
  }
  await goToQuestion(page, 1)
  await expect(page.getByText(`${total} de ${total} marcadas`)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  const before = await replies()
  expect(before).toContain('questionMany')
  expect(before.match(anyKey)).toBeNull()

  await finish.click()
  const dialog = page.getByRole('alertdialog', {name: 'Encerrar a prova?'})
  await expect(dialog).toContainText(`As ${total} respostas serão enviadas e não poderão mais mudar.`)
  await expect(dialog).toContainText('Depois, avalie a sua resposta dissertativa ainda hoje.')
  await expect(dialog.getByRole('button', {name: 'Continuar respondendo'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await finish.click()
  await dialog.getByRole('button', {name: 'Encerrar', exact: true}).click()
  await expect(
    page.getByRole('status').filter({hasText: 'Prova encerrada. Veja o resultado e os comentários.'}),
  ).toBeVisible()
  await expect(verdict(page)).toBeVisible()
  await page.getByRole('button', {name: 'Ver comentário'}).click()
  await expect(page.getByRole('article', {name: 'Comentário do especialista'})).toBeVisible()
  await expect(page.getByText(new RegExp(`^${total - 1} respondidas · `))).toBeVisible()

  const pending = page.getByRole('status').filter({hasText: '1 questão dissertativa por avaliar'})
  await expect(cell(page, essay)).toHaveAccessibleName(named(essay, 'falta avaliar'))
  await pending.getByRole('button', {name: `Questão ${essay}`}).click()
  await expect(page.getByRole('region', {name: 'Gabarito'})).toBeVisible()
  await page.getByRole('button', {name: 'Errei'}).click()
  await expect(cell(page, essay)).toHaveAccessibleName(named(essay, 'errada'))
  await expect(pending).toHaveCount(0)
  await expect(page.getByText(/^Questões concluídas\. A revisão termina/)).toBeVisible()

  const truths = await oracle.questions(ids, agenda)
  const given = ids.map((id) => truths.find(({_id}) => _id === id)?.studentAnswer?.choosen)
  expect(given).toEqual(ids.map((_, index) => (index === 0 || index + 1 === essay ? 1 : index % 2 === 1 ? 0 : 1)))
  await page.reload()
  await expect(page.getByText(/^Questões concluídas\. A revisão termina/)).toBeVisible()
})
