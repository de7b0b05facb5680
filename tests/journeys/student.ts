import {expect, type Locator, type Page} from '@playwright/test'
import {demo, type Account} from './account.ts'
import {timeouts} from '../support/timeouts.ts'

/** Types e-mail and password into the login screen and sends them. */
export async function tryToSignIn(page: Page, {email, password}: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', {exact: true}).fill(password)
  await page.getByRole('button', {name: 'Entrar'}).click()
}

/** Opens the product and signs in, as a student would, and waits until the login screen is gone. */
export async function signIn(page: Page, account: Account = demo): Promise<void> {
  await page.goto('/')
  await tryToSignIn(page, account)
  // The button says something else while the server is asked; the field is gone when the student is in.
  await page.getByRole('textbox', {name: 'Senha'}).waitFor({state: 'detached'})
}

/** Signs in and waits for the first question of the day's study. */
export async function openToday(page: Page, account: Account = demo): Promise<void> {
  await signIn(page, account)
  await expect(heading(page, 1)).toBeVisible()
}

export const heading = (page: Page, number: number): Locator =>
  page.getByRole('heading', {name: new RegExp(`^Questão ${number} de \\d+$`)})

export const letters = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof letters)[number]

export const choice = (page: Page, letter: Letter): Locator =>
  page.getByRole('radio', {name: new RegExp(`^${letter}: `)})

/** Picks a choice of the question on the screen and answers it. */
export async function answer(page: Page, letter: Letter): Promise<void> {
  await choice(page, letter).check()
  await page.getByRole('button', {name: 'Responder'}).click()
}

/** The navigator's button of a question, whatever its mark. */
export const cell = (page: Page, number: number): Locator =>
  page
    .getByRole('complementary', {name: 'Navegador de questões'})
    .getByRole('button', {name: new RegExp(`^${number}, `)})

export async function goToQuestion(page: Page, number: number): Promise<void> {
  await cell(page, number).click()
  await expect(heading(page, number)).toBeVisible()
}

/** The verdict under an answered question; there once the server's word has arrived. */
export const verdict = (page: Page): Locator =>
  page.getByRole('status').filter({hasText: /^(Você acertou|Você errou|Questão anulada)/})

/** The badge in the header that tells the truth about everything on its way. */
export const saved = (page: Page): Locator => page.getByRole('status').filter({hasText: 'Tudo salvo'})

/** Presses "Tentar agora" where it stands: the product may send what waits by itself while the hand is on its way. */
export async function sendNow(page: Page): Promise<void> {
  const now = page.getByRole('button', {name: 'Tentar agora'})
  if (await now.isVisible()) await now.click({timeout: timeouts.press}).catch(() => undefined)
}

/** Waits until the service worker holds the whole product, so that a reload without network works. */
export async function untilOnDevice(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Unfolds the days and activities above what is studied, if they are folded. */
export async function unfoldDay(page: Page): Promise<void> {
  const folded = page.getByRole('button', {name: 'Dias e atividades', expanded: false})
  const days = page.getByRole('region', {name: 'Dias da agenda'})
  await expect(folded.or(days).first()).toBeVisible()
  if (await folded.isVisible()) await folded.click()
  await expect(days).toBeVisible()
}

/**
 * Goes to another activity of the day by its circle. When any reply has told the page of a new day, it reloads by itself
 * and folds the days again while the hand is on its way: then they are unfolded once more.
 */
export async function openActivity(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', {name: 'Atividades do dia'}).getByRole('link', {name})
  await expect(async () => {
    await unfoldDay(page)
    await link.click({timeout: timeouts.press})
  }).toPass()
}

/** Opens the day before the one on the screen in the week view; on a Monday it stands in the week before. */
export async function openDayBefore(page: Page): Promise<void> {
  await unfoldDay(page)
  const days = page.getByRole('group', {name: /^\w+ de \d{4}$/}).getByRole('button')
  if ((await days.first().getAttribute('aria-pressed')) === 'true')
    await page.getByRole('button', {name: 'Dias anteriores'}).click()
  await page.getByRole('group').getByRole('button', {pressed: false, disabled: false}).and(days).last().click()
}

/** Answers a question without network and asks to leave: the dialog that tells of the answer. */
export async function askToLeave(page: Page): Promise<Locator> {
  await openToday(page)
  await untilOnDevice(page)
  await page.context().setOffline(true)
  await answer(page, 'B')
  await page.getByRole('button', {name: 'Sair'}).click()
  const dialog = page.getByRole('alertdialog', {name: 'Sair agora?'})
  await expect(dialog).toContainText('1 resposta ainda não chegou ao servidor.')
  return dialog
}
