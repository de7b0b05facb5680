import type {Locator, Page} from '@playwright/test'
import {demo} from './account.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import {noonOf, seedDays} from '../bench/seed.ts'
import {expect, test} from './fixtures.ts'
import {cell, choice, heading, openToday, saved, verdict} from './student.ts'
import {timeouts} from '../support/timeouts.ts'

const name = (page: Page) =>
  page.evaluate(() => {
    const {activeElement} = document
    return (
      activeElement?.getAttribute('aria-label') ??
      activeElement?.getAttribute('name') ??
      activeElement?.textContent?.trim() ??
      ''
    )
  })

/** Presses Tab until the focus is there. @returns what had the focus on the way */
async function tabTo(page: Page, target: Locator): Promise<string[]> {
  const passed: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return passed
    passed.push(await name(page))
  }
  throw new Error(`The focus never got there: ${passed.join(' > ')}`)
}

test('from the login to an answered question without a pointer, in an order that makes sense', async ({page}) => {
  await page.goto('/')
  await expect(page.getByRole('textbox', {name: 'E-mail'})).toBeVisible()
  expect(await tabTo(page, page.getByRole('textbox', {name: 'E-mail'}))).toEqual([])
  await page.keyboard.type(demo.email)
  await tabTo(page, page.getByLabel('Senha', {exact: true}))
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 1)).toBeVisible()
  await expect(page).toHaveTitle(/^Questão 1 de \d+ · Aristo$/)

  const skip = page.getByRole('link', {name: 'Pular para o conteúdo'})
  expect(await tabTo(page, skip)).toEqual([])
  await page.keyboard.press('Enter')
  const onTheWay = await tabTo(page, choice(page, 'A'))
  expect(onTheWay).not.toContain('Sair')
  // From the skip link on, nothing but the contents of the lesson stands before the question.
  expect(onTheWay).toEqual(['Questões', 'Videoaulas', 'Apostilas', 'Mapas mentais', 'Flashcards'])
  await page.keyboard.press('Space')
  await expect(choice(page, 'A')).toBeChecked()
  await tabTo(page, page.getByRole('button', {name: 'Responder'}))
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toBeVisible()
  await tabTo(page, page.getByRole('button', {name: 'Próximo', exact: true}))
  await page.keyboard.press('Enter')
  await expect(heading(page, 2)).toBeFocused()
  await expect(page).toHaveTitle(/^Questão 2 de \d+ · Aristo$/)
  await page.goBack()
  await expect(heading(page, 1)).toBeVisible()
  await expect(verdict(page)).toBeVisible()
})

test('a long day by keys alone', async ({page, server, oracle}) => {
  test.setTimeout(timeouts.longest)
  await server.stop()
  await seedDays({dataDir: server.folder}, [{day: 0, questions: 40}])
  await server.run()
  await server.setClock(noonOf(0).toISOString())
  await openToday(page)
  for (let number = 1; number <= 40; number += 1) {
    await expect(heading(page, number)).toBeVisible()
    await page.keyboard.press(String((number % 4) + 1))
    await page.keyboard.press('ControlRight')
    await expect(verdict(page)).toBeVisible()
    if (number < 40) await page.keyboard.press('ArrowRight')
  }
  await expect(saved(page)).toBeVisible()
  await expect(cell(page, 40)).toHaveAccessibleName(/^40, (certa|errada)/)
  const answered = await oracle.studied(calendarDateOf(noonOf(0).getTime(), defaultTimeZone))
  expect(answered).toEqual(Array.from({length: 40}, (_, index) => (index + 1) % 4))
})
