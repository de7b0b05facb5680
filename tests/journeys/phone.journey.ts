import type {Page} from '@playwright/test'
import {expect, test} from './fixtures.ts'
import {answer, goToQuestion, heading, openToday, saved, verdict, openActivity, unfoldDay} from './student.ts'

test.use({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true, deviceScaleFactor: 2})

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the same day fits a phone: no sideways scroll, the comment covers the screen and goes away', async ({page}) => {
  await page.goto('/')
  await expect(page.getByRole('button', {name: 'Entrar'})).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await openToday(page)
  expect(await overflow(page)).toBe(0)
  await unfoldDay(page)
  await expect(page.getByRole('region', {name: 'Dias da agenda'}).getByRole('button', {pressed: true})).toHaveCount(1)
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', {name: 'Dias e atividades'}).tap()
  await answer(page, 'A')
  await expect(verdict(page)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', {name: 'Ver comentário'}).tap()
  const comment = page.getByRole('dialog', {name: 'Comentário do especialista'})
  await expect(comment).toBeVisible()
  expect(await comment.boundingBox()).toMatchObject({x: 0, y: 0, width: 360, height: 740})
  await comment.getByRole('button', {name: 'Ocultar comentário'}).tap()
  await expect(comment).toHaveCount(0)
  await page.getByRole('button', {name: 'Próximo', exact: true}).tap()
  await expect(heading(page, 2)).toBeVisible()
  await goToQuestion(page, 5)
  await answer(page, 'B')
  await expect(verdict(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await openActivity(page, 'Revisão inteligente')
  await expect(heading(page, 1)).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
