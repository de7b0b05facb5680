import type {Page} from '@playwright/test'
import {demo} from './account.ts'
import {expect, test} from './fixtures.ts'
import {signIn} from './student.ts'

const silvia = {...demo, email: 'simulado@aristo.local'}

const card = (page: Page, title: string | RegExp) =>
  page.getByRole('listitem').filter({has: page.getByRole('heading', {name: title})})
const kind = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Tipos de prova'}).getByRole('link', {name})

test('the history tells what was taken, and a mock exam that passed is taken as an extra', async ({page}) => {
  await signIn(page, silvia)
  await page.getByRole('navigation', {name: 'Menu principal'}).getByRole('link', {name: 'Histórico de provas'}).click()
  await expect(page).toHaveURL(/\/historico-provas\/simulados-aristo$/)
  const ranked = card(page, 'Simulado com classificação')
  await expect(ranked.getByText('Realizado', {exact: true})).toBeVisible()
  await expect(ranked.getByText(/^\d+(,\d)?%$/)).toBeVisible()
  await expect(ranked.getByRole('link')).toHaveAttribute('href', /^\/agenda\/simulado\?date=\d{8}&a=[\w-]+$/)
  await ranked.getByText(/^Comprovante nº \d+ · [0-9a-f]{8}$/).click()
  await expect(ranked.getByRole('region', {name: /^Comprovante nº \d+$/})).toBeVisible()

  await kind(page, 'Provas na íntegra').click()
  await expect(page).toHaveURL(/\/historico-provas\/provas-na-integra$/)
  await expect(page.getByText('Realizado', {exact: true})).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    /^\/agenda\/prova\?date=\d{8}&a=[\w-]+$/,
  )
  await kind(page, 'Simulados inteligentes').click()
  await expect(page.getByRole('heading', {name: 'Nenhum dado encontrado'})).toBeVisible()

  await page.goBack()
  await page.goBack()
  const passed = card(page, 'Simulado que passou')
  await expect(passed.getByText('Não realizado', {exact: true})).toBeVisible()
  await passed.getByRole('button', {name: 'Adicionar como atividade extra'}).dblclick()
  await expect(page.getByText('Atividade de simulado criada com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(/\/atividades-extras\/simulado\?date=\d{8}&a=[\w-]+$/)
  await expect(page.getByRole('heading', {level: 1, name: 'Simulado que passou [Extra]'})).toBeVisible()
  await page.getByRole('link', {name: 'Voltar às atividades extras'}).click()
  await expect(page.getByRole('region', {name: 'Atividades do dia'}).getByRole('listitem')).toContainText(
    'Simulado que passou',
  )
  await page.goto('/historico-provas')
  await expect(card(page, 'Simulado que passou').filter({hasText: 'Extra'}).getByRole('link')).toHaveCount(1)
})

test('commented questions of an institution are found, read and there again after a reload', async ({page}) => {
  await signIn(page, silvia)
  await page.getByRole('navigation', {name: 'Menu principal'}).getByRole('link', {name: 'Questões comentadas'}).click()
  await page.getByRole('combobox', {name: 'Estado'}).selectOption('SP')
  await page.getByRole('combobox', {name: 'Instituição'}).selectOption('Hospital Universitário Fictício de Aurora')
  await page.getByRole('list', {name: 'Provas da instituição'}).getByRole('button').first().click()
  const first = page.getByRole('article', {name: /^Questão 1 de \d+$/})
  await expect(first.getByRole('heading', {name: 'Comentário'})).toBeVisible()
  await expect(page.getByRole('link', {name: /^Questão 1: letra [A-E]$/})).toBeVisible()
  await expect(page).toHaveURL(/\/questoes-comentadas\?uf=SP&institution=[^&]+&exam=[^&]+$/)

  await page.reload()
  await expect(first.getByRole('heading', {name: 'Comentário'})).toBeVisible()
  await expect(page.getByRole('combobox', {name: 'Instituição'})).toHaveValue(
    'Hospital Universitário Fictício de Aurora',
  )
  await page.goBack()
  await expect(page.getByRole('list', {name: 'Provas da instituição'})).toBeVisible()

  // The institution of the last time is remembered.
  await page.goto('/questoes-comentadas')
  await expect(page.getByRole('list', {name: 'Provas da instituição'})).toBeVisible()
})
