import type {Locator, Page} from '@playwright/test'
import {expect, instantAt, morning, test} from './fixtures.ts'
import {dateOf, type Oracle} from './oracle.ts'
import {
  choice,
  heading,
  openDayBefore,
  openToday,
  saved,
  untilOnDevice,
  verdict,
  openActivity,
  unfoldDay,
} from './student.ts'
import {lostConnection} from './watch.ts'

const today = dateOf(morning())

const cardHeading = (page: Page, number: number): Locator =>
  page.getByRole('heading', {name: new RegExp(`^Flashcard ${number} de \\d+$`)})

/** The navigator's button of a card, whatever its mark. */
const cardCell = (page: Page, number: number): Locator =>
  page
    .getByRole('complementary', {name: 'Navegador de flashcards'})
    .getByRole('button', {name: new RegExp(`^${number}, `)})

/** What the server holds of the day's first study: 1, 0, or -1 for each card. */
async function graded(oracle: Oracle): Promise<number[]> {
  type Day = {agenda: {_id: string; theoreticalStudy: {flashcards: string[]}[]}}
  const {agenda} = await oracle.ask<Day>('cards', {date: today})
  const ids = agenda.theoreticalStudy[0]?.flashcards ?? []
  const {flashcardMany} = await oracle.ask<{flashcardMany: {_id: string; answer: number}[]}>('grades', {
    ids,
    date: today,
    activity: agenda._id,
  })
  return ids.map((id) => flashcardMany.find(({_id}) => _id === id)?.answer ?? -1)
}

test('cards are turned, graded and taken back, by keyboard and hand, without network and in two tabs', async ({
  page,
  context,
  oracle,
  expectOnConsole,
}) => {
  expectOnConsole(lostConnection)
  await openToday(page)
  await page.getByRole('link', {name: 'Flashcards'}).click()
  await expect(cardHeading(page, 1)).toBeVisible()

  // Only after the back was seen (C-44); then the deck moves on by itself.
  await expect(page.getByRole('button', {name: 'Acertei'})).toBeDisabled()
  await page.keyboard.press('e')
  await page.getByRole('button', {name: 'Ver resposta'}).press('Enter')
  await expect(page.getByRole('group', {name: 'Resposta'})).toBeVisible()
  await page.keyboard.press('e')
  await expect(cardHeading(page, 2)).toBeFocused()
  await expect(cardCell(page, 1)).toHaveAccessibleName('1, acertei')
  await expect(saved(page)).toBeVisible()
  expect((await graded(oracle)).slice(0, 2)).toEqual([1, -1])

  // The wrong key was hit: taken back after the deck moved on (D-21).
  await expect(page.getByText('Flashcard 1: Acertei')).toBeVisible()
  await page.getByRole('button', {name: 'Desfazer'}).click()
  await expect(cardHeading(page, 1)).toBeFocused()
  await expect(cardCell(page, 1)).toHaveAccessibleName('1, não respondido, atual')
  await expect.poll(async () => (await graded(oracle))[0]).toBe(-1)
  await page.keyboard.press('s')
  await page.getByRole('button', {name: 'Errei'}).click()
  await expect(cardHeading(page, 2)).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await untilOnDevice(page)
  await context.setOffline(true)
  await page.keyboard.press('s')
  await page.keyboard.press('q')
  await expect(cardHeading(page, 3)).toBeVisible()
  await expect(cardCell(page, 2)).toHaveAccessibleName('2, ainda não salvo')
  await page.keyboard.press('z')
  await expect(cardHeading(page, 2)).toBeVisible()
  await page.keyboard.press('e')
  await expect(cardHeading(page, 3)).toBeVisible()
  await page.keyboard.press('a')
  await page.reload()
  await expect(cardHeading(page, 2)).toBeVisible()
  await expect(page.getByText('neste aparelho', {exact: true})).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect.poll(() => graded(oracle).then((all) => all.slice(0, 3))).toEqual([0, 1, -1])

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(cardHeading(other, 2)).toBeVisible()
  await expect(cardCell(other, 1)).toHaveAccessibleName('1, errei')
  await other.keyboard.press('d')
  await expect(cardHeading(other, 3)).toBeVisible()
  await other.keyboard.press('s')
  await other.keyboard.press('e')
  await expect(cardHeading(other, 4)).toBeVisible()
  await expect(cardCell(page, 3)).toHaveAccessibleName('3, acertei')
})

test("a study and a review are finished for good, and tomorrow's agenda knows", async ({
  page,
  server,
  oracle,
  expectOnConsole,
}) => {
  // The identity token runs out when the server's clock is put forward; the page renews it and asks again.
  expectOnConsole(/status of 401/)
  await openToday(page)
  const studied = (await oracle.agenda(today)).theoreticalStudy[0]?.lessonId
  await page.getByRole('button', {name: 'Concluir estudo teórico'}).click()
  const question = page.getByRole('alertdialog', {name: 'Concluir este estudo teórico?'})
  await expect(question).toContainText('Depois de concluir não é possível voltar atrás.')
  await question.getByRole('button', {name: 'Cancelar'}).click()
  expect((await oracle.agenda(today)).theoreticalStudy[0]?.finished).toBe(false)
  await page.getByRole('button', {name: 'Concluir estudo teórico'}).click()
  await question.getByRole('button', {name: 'Concluir', exact: true}).click()
  await expect(page.getByText('Concluído', {exact: true}).first()).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(page.getByText('Concluído', {exact: true}).first()).toBeVisible()
  await expect(page.getByRole('button', {name: 'Concluir estudo teórico'})).toHaveCount(0)

  await openActivity(page, 'Revisão teórica')
  await expect(heading(page, 1)).toBeVisible()
  await page.getByRole('button', {name: 'Concluir revisão teórica'}).click()
  await expect(page.getByRole('main').getByText('Faça no mínimo 10 questões para concluir.')).toBeVisible()
  for (let number = 1; number <= 10; number += 1) {
    await expect(heading(page, number)).toBeVisible()
    await choice(page, 'A').check()
    await page.keyboard.press('ControlRight')
    await expect(verdict(page)).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  await page.getByRole('button', {name: 'Concluir revisão teórica'}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Concluir', exact: true}).click()
  await expect(page.getByText('Concluído', {exact: true}).first()).toBeVisible()
  await expect(saved(page)).toBeVisible()
  const reviewed = (await oracle.agenda(today)).theoreticalReview[0]
  expect(reviewed?.finished).toBe(true)

  // The page hears of the new instant with the next reply.
  const reloaded = page.waitForEvent('load')
  await server.setClock(instantAt('09:00', 1))
  await openActivity(page, 'Revisão inteligente')
  await reloaded
  await unfoldDay(page)
  await expect(page.getByRole('button', {name: /^hoje /, pressed: true})).toBeVisible()
  await expect(heading(page, 1)).toBeVisible()
  const tomorrow = await oracle.agenda(dateOf(instantAt('09:00', 1)))
  expect(tomorrow.theoreticalStudy.map(({lessonId}) => lessonId)).not.toContain(studied)
  expect(tomorrow.theoreticalReview.map(({lessonId}) => lessonId)).not.toContain(reviewed?.lessonId)
  await openDayBefore(page)
  await expect(page.getByText('Este dia já passou', {exact: true})).toBeVisible()
  await expect(page.getByText('Concluído', {exact: true}).first()).toBeVisible()
})
