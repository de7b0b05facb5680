import type {Page} from '@playwright/test'
import {axeFindings, wholeRules} from '../support/axe.ts'
import {expect, test} from './fixtures.ts'

const axe = (page: Page) => axeFindings(page, wholeRules)
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('a visitor on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true})

  test('leaves a contact, sees the appeals, comes back to them, and starts a diagnostic', async ({page}) => {
    await page.goto('/landing')
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
    const submit = page.getByRole('button', {name: 'Ver os recursos'})
    await expect(submit).toBeDisabled()
    await page.getByLabel('Nome').fill('Ana Novata')
    await page.getByLabel('E-mail', {exact: true}).fill('ana.landing@exemplo.br')
    await page.getByLabel('Telefone').pressSequentially('11912345678')
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 9 1234-5678')
    await page.getByRole('checkbox').check()
    await submit.click()
    await expect(page).toHaveURL(/\/landing\/recursos$/)
    await expect(page.frameLocator('iframe').getByRole('heading', {name: 'Recursos abertos'})).toBeVisible()
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])

    await page.goto('/landing')
    await expect(page).toHaveURL(/\/landing\/recursos$/)

    await page.getByRole('link', {name: 'Fazer o diagnóstico grátis'}).click()
    await page.getByRole('button', {name: 'Começar'}).click()
    await expect(page.getByRole('heading', {level: 1, name: 'Qual prova você vai fazer?'})).toBeFocused()
    await page.getByRole('button', {name: 'Continuar'}).click()
    await page.getByRole('button', {name: 'Iniciar diagnóstico'}).click()
    await expect(page).toHaveURL(/\/diagnostico\/prova/)
    await expect(page.getByRole('heading', {name: 'Questão 1 de 60', exact: true})).toBeVisible()
    // Who was on the way is led on, past the door.
    await page.goto('/diagnostico')
    await expect(page).toHaveURL(/\/diagnostico\/prova/)
  })

  test('a contact that did not arrive is kept, and sent when the visitor comes back', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/ERR_FAILED|landing/u)
    await page.goto('/landing')
    await page.route('**/graphql', (route) => route.abort())
    await page.getByLabel('Nome').fill('Ana Novata')
    await page.getByLabel('E-mail', {exact: true}).fill('ana.depois@exemplo.br')
    await page.getByLabel('Telefone').pressSequentially('1131234567')
    await page.getByRole('button', {name: 'Ver os recursos'}).click()
    await expect(page).toHaveURL(/\/landing\/recursos$/)
    await page.unroute('**/graphql')
    const isSent = () => page.evaluate(() => /"isSent":true/.test(localStorage.getItem('aristo.landingContact') ?? ''))
    expect(await isSent()).toBe(false)
    await page.goto('/landing')
    await expect(page).toHaveURL(/\/landing\/recursos$/)
    expect(await isSent()).toBe(true)
  })
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}})

  test('the form says what is wrong, keeps what was typed, and leads to the appeals', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/status of 422/u)
    await page.goto('/landing')
    await page.getByLabel('Nome').fill('Ana Novata')
    await page.getByLabel('E-mail', {exact: true}).fill('ana@exemplo')
    await page.getByLabel('Telefone').fill('1131234567')
    await page.getByRole('button', {name: 'Ver os recursos'}).click()
    await expect(page.getByText('Escreva um e-mail como nome@exemplo.com.')).toBeVisible()
    await expect(page.getByLabel('Nome')).toHaveValue('Ana Novata')
    await page.getByLabel('E-mail', {exact: true}).fill('ana.semscript@exemplo.br')
    await page.getByRole('button', {name: 'Ver os recursos'}).click()
    await expect(page).toHaveURL(/\/landing\/recursos$/)
  })

  test('the ways in stand on their page', async ({page}) => {
    await page.goto('/landing/login')
    await expect(page.getByRole('link', {name: 'Entrar na minha conta'})).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', {name: 'Fazer o diagnóstico grátis'})).toHaveAttribute('href', '/diagnostico')
  })
})
