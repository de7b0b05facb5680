import type {Page} from '@playwright/test'
import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {heading, openToday, verdict, answer} from './student.ts'
import {timeouts} from '../support/timeouts.ts'

const body = (page: Page) => page.locator('[data-block="body"]')
const colours = (page: Page) => page.getByRole('group', {name: 'Cor do destaque'})
const highlights = (page: Page) => page.getByRole('button', {name: /^Destaques/})
const favourite = (page: Page) => page.getByRole('button', {name: /^Favoritar: /})
const focusMode = (page: Page) => page.getByRole('button', {name: 'Modo foco'})

/** The first words of the question on the screen. */
const firstWords = async (page: Page) => ((await body(page).textContent()) ?? '').split(' ').slice(0, 3).join(' ')

/** Draws the mouse over the first characters of the question. */
async function selectFirst(page: Page, length: number): Promise<void> {
  await body(page).scrollIntoViewIfNeeded()
  const box = await body(page).evaluate((element, end) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    if (text) {
      range.setStart(text, 0)
      range.setEnd(text, end)
    }
    const {left, right, top, height} = range.getBoundingClientRect()
    return {left, right, y: top + height / 2}
  }, length)
  await page.mouse.move(box.left + 1, box.y)
  await page.mouse.down()
  await page.mouse.move(box.right - 1, box.y, {steps: 4})
  await page.mouse.up()
}

/** The words that the browser paints, by colour. */
const painted = (page: Page) =>
  page.evaluate(() =>
    [...CSS.highlights.entries()].flatMap(([name, ranges]) => [...ranges].map((range) => [name, range.toString()])),
  )

type MarksReply = {
  questionMany: {
    studentMarks: {struck: number[]; highlights: {block: string; start: number; end: number; colour: string}[]} | null
  }[]
}
test('what a student puts on a question is there after a reload and on another device', async ({
  page,
  newDevice,
  oracle,
}) => {
  await openToday(page)
  const words = await firstWords(page)
  await selectFirst(page, words.length)
  await colours(page).getByRole('button', {name: 'amarelo', exact: true}).click()
  await expect(highlights(page)).toHaveAccessibleName('Destaques 1')
  await expect.poll(() => painted(page)).toEqual([['question-yellow', words]])
  await page.getByRole('button', {name: 'Riscar alternativa B'}).click()
  await favourite(page).click()
  await expect(favourite(page)).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', {name: 'Reportar problema'}).click()
  const report = page.getByRole('dialog', {name: 'Reportar problema'})
  await report.getByRole('button', {name: 'Enviar'}).click()
  await expect(report.getByText('Escolha um motivo.')).toBeVisible()
  await report.getByRole('radio', {name: 'Gabarito errado'}).check()
  await report.getByRole('textbox').fill('A diretriz mudou neste ano.')
  await report.getByRole('button', {name: 'Enviar'}).click()
  await expect(page.getByText('Problema reportado')).toBeVisible()
  await expect(page.getByText('Obrigado pelo seu feedback')).toBeVisible()

  const agenda = await oracle.agenda(dateOf(morning()))
  const [first = ''] = agenda.theoreticalStudy[0]?.questions ?? []
  const marks = async () => {
    const {_id: activity, calendarDate} = agenda
    return (await oracle.ask<MarksReply>('marks', {ids: [first], calendarDate, activity})).questionMany[0]?.studentMarks
  }
  await expect
    .poll(marks, {timeout: timeouts.delivery})
    .toEqual({struck: [1], highlights: [{block: 'body', start: 0, end: words.length, colour: 'yellow'}]})

  await page.reload()
  await expect.poll(() => painted(page)).toEqual([['question-yellow', words]])
  await expect(favourite(page)).toHaveAttribute('aria-pressed', 'true')

  const phone = await newDevice()
  await openToday(phone)
  await expect.poll(() => painted(phone)).toEqual([['question-yellow', words]])
  await expect(phone.getByRole('button', {name: 'Desfazer risco da alternativa B'})).toBeVisible()
  await expect(favourite(phone)).toHaveAttribute('aria-pressed', 'true')
  await highlights(phone).click()
  await phone.getByRole('button', {name: `Apagar destaque: ${words}`}).click()
  await expect.poll(() => painted(phone)).toEqual([])
})

test('what was selected before the tools had come is offered its colours when they have', async ({page}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/tools-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await openToday(page)
  await selectFirst(page, 10)
  await expect(highlights(page)).toHaveCount(0)
  held.resolve()
  await expect(colours(page)).toBeVisible()
})

test('a question fills the screen, its picture is enlarged by keyboard, and its comment can be reported', async ({
  page,
}) => {
  await openToday(page)
  const menu = page.getByRole('navigation', {name: 'Menu principal'})
  const leave = page.getByRole('button', {name: 'Sair do modo foco'})
  await expect(menu).toBeVisible()
  await focusMode(page).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', {name: 'Próximo', exact: true}).click()
  await expect(heading(page, 2)).toBeVisible()
  await expect(leave).toBeVisible()
  // A headless browser has no Escape of its own: leaving the full screen from outside is the same event.
  await page.evaluate(() => document.exitFullscreen())
  await expect(menu).toBeVisible()
  await expect(leave).toHaveCount(0)
  await expect(focusMode(page)).toBeVisible()

  await answer(page, 'A')
  await expect(verdict(page)).toBeVisible()
  await page.getByRole('button', {name: 'Ver comentário'}).click()
  const comment = page.getByRole('article', {name: 'Comentário do especialista'})
  await comment.getByRole('button', {name: 'Reportar problema'}).click()
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(10)
  await page.keyboard.press('Escape')

  await page.goto('/viewer/questao?id=demo/cir-hernias-1')
  const picture = page.getByRole('button', {name: /^Ampliar imagem: /})
  await picture.focus()
  await page.keyboard.press('Enter')
  const zoomed = page.getByRole('dialog')
  await expect(zoomed.getByRole('img')).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(zoomed.getByRole('status')).toHaveText('156%')
  await page.keyboard.press('0')
  await expect(zoomed.getByRole('status')).toHaveText('100%')
  await page.keyboard.press('Escape')
  await expect(zoomed).toBeHidden()
  await expect(picture).toBeFocused()
})
