import {dateOf} from './oracle.ts'
import {expect, morning, test} from './fixtures.ts'
import {answer, cell, choice, goToQuestion, heading, openToday, saved, untilOnDevice, verdict} from './student.ts'
import {lostConnection} from './watch.ts'

test('an answer given without network survives a reload without network and reaches the server once', async ({
  page,
  context,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  await untilOnDevice(page)
  await goToQuestion(page, 2)

  await context.setOffline(true)
  await answer(page, 'C')
  await expect(page.getByText('neste aparelho', {exact: true})).toBeVisible()
  await expect(page.getByText('1 resposta neste aparelho')).toBeVisible()
  // Beside a question the sign in the header is seen, and the sentence is only said.
  await expect(page.getByRole('status').filter({hasText: /^Você está sem conexão\. Pode continuar/})).toBeAttached()
  await expect(page.getByText('gabarito', {exact: true})).toHaveCount(0)
  await expect(cell(page, 2)).toHaveAccessibleName('2, ainda não salva, atual')

  await page.reload()
  await expect(heading(page, 2)).toBeVisible()
  await expect(choice(page, 'C')).toBeChecked()
  await expect(choice(page, 'A')).toBeDisabled()
  await expect(page.getByText('1 resposta neste aparelho')).toBeVisible()
  await goToQuestion(page, 3)
  await answer(page, 'A')
  await expect(page.getByText('2 respostas neste aparelho')).toBeVisible()

  await context.setOffline(false)
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await goToQuestion(page, 2)
  await expect(choice(page, 'C')).toBeChecked()
  await expect(verdict(page)).toBeVisible()
  expect(await oracle.studied(dateOf(morning()))).toEqual(expect.arrayContaining([-1, 2, 0]))
})

test('an answer whose page is loaded anew in the same moment is kept, and the question never looks unanswered', async ({
  page,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  await untilOnDevice(page)
  await context.setOffline(true)
  await choice(page, 'A').check()
  await page.getByRole('button', {name: 'Responder'}).evaluate((button: HTMLElement) => {
    button.click()
    location.reload()
  })
  await expect(page.getByText('neste aparelho', {exact: true})).toBeVisible()
  await expect(page.getByText('1 resposta neste aparelho')).toBeVisible()
  await expect(choice(page, 'A')).toBeChecked()
  await context.setOffline(false)
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('aristo.outbox.'))),
  ).toEqual([])
})
