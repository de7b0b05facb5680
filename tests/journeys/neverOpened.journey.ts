import {expect, test} from './fixtures.ts'
import {heading, openToday, unfoldDay} from './student.ts'
import {lostConnection} from './watch.ts'

test('without network a review that was never opened says that there is no connection, and comes when there is one', async ({
  page,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  await unfoldDay(page)
  await context.setOffline(true)
  await page.getByRole('link', {name: /Revisão teórica/}).click()
  await expect(page.getByText('Você está sem conexão.', {exact: true})).toBeVisible()
  await expect(page.getByText('Questão não encontrada!')).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('button', {name: 'Tentar de novo'}).click()
  await expect(heading(page, 1)).toBeVisible()
})
