import type {Page} from '@playwright/test'
import type {Backend} from './backend.ts'
import {expect} from './fixtures.ts'

/** Somebody who has never seen the product. */
export type Newcomer = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly course: string
}

/** Fills in the registration from the login screen and sends it. */
export async function register(page: Page, {name, email, password, course}: Newcomer): Promise<void> {
  await page.getByRole('link', {name: 'Criar conta'}).click()
  await page.getByRole('textbox', {name: 'Nome'}).fill(name)
  await page.getByRole('textbox', {name: 'E-mail'}).fill(email)
  await page.getByLabel('Senha', {exact: true}).fill(password)
  await page.getByLabel('Confirmar senha').fill(password)
  await page.getByLabel('Curso', {exact: true}).selectOption({label: course})
  await page.getByRole('checkbox', {name: /^Li e aceito/}).check()
  await page.getByRole('button', {name: 'Criar conta'}).click()
  await expect(page.getByText('Conta criada').first()).toBeVisible()
}

/** Opens the link of the mail that asks to confirm an address, and confirms it. */
export async function confirmEmail(page: Page, server: Backend, {email}: Newcomer): Promise<void> {
  const link = async (): Promise<string> => {
    const reply = await fetch(`${server.origin}/local-firebase/mails.json`)
    const {mails}: {mails: {recipient: string; kind: string; link: string}[]} = await reply.json()
    return mails.find(({recipient, kind}) => recipient === email && kind === 'VERIFY_EMAIL')?.link ?? ''
  }
  await expect.poll(link).not.toBe('')
  await page.goto(await link())
  await page.getByRole('button', {name: 'Confirmar e-mail'}).click()
  await expect(page.getByRole('heading', {name: 'E-mail confirmado!'})).toBeVisible()
}
