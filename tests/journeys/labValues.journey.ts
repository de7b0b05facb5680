import {expect, test} from './fixtures.ts'
import {openToday} from './student.ts'
import {labValuesText} from '../../src/text/question/labValues.ts'
import {questionText} from '../../src/text/question/question.ts'

test('the laboratory values stand beside the question by one key, are searched, and stay while the student goes on', async ({
  page,
}) => {
  await openToday(page)
  const panel = page.getByRole('region', {name: labValuesText.title})
  const toggle = page.getByRole('button', {name: labValuesText.open})
  await expect(toggle).toBeVisible()
  await page.getByRole('heading', {level: 1}).click()
  await page.keyboard.press('l')
  await expect(panel).toBeFocused()
  await panel.getByRole('searchbox', {name: labValuesText.search}).fill('potassio')
  await expect(panel.getByRole('row')).toHaveText(['ExameReferência', /Potássio/])
  // What is typed into the search is no key of the question, nor does it close the panel.
  await panel.getByRole('searchbox').press('l')
  await expect(panel.getByText(labValuesText.nothing('potassiol'))).toBeVisible()
  await panel.getByRole('button', {name: labValuesText.clear}).click()
  await page.getByRole('button', {name: questionText.next}).click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.getByRole('table', {name: 'Eletrólitos'})).toBeVisible()
  await page.getByRole('radio').first().check()
  await panel.getByRole('searchbox').press('Escape')
  await expect(panel).toBeHidden()
  await expect(toggle).toBeFocused()
})
