import {expect, test} from './fixtures.ts'
import {answer, openToday, verdict} from './student.ts'

test('the comment of a question leads back to its theme, with its videos and questions', async ({page}) => {
  await openToday(page)
  await answer(page, 'A')
  await expect(verdict(page)).toBeVisible()
  await page.getByRole('button', {name: 'Ver comentário'}).click()
  const link = page.getByRole('link', {name: /^Rever o tema: /})
  const theme = ((await link.getAttribute('aria-label')) ?? '').replace('Rever o tema: ', '')
  await link.click()
  await expect(page).toHaveURL(/\/lista-de-temas\?busca=/)
  await expect(page.getByText('1 tema', {exact: true})).toBeVisible()
  const row = page.getByRole('table', {name: 'Temas do curso'}).getByRole('row').filter({hasText: theme})
  await expect(row.getByRole('button', {name: /^Criar 5 questões comentadas de /})).toBeVisible()
})
