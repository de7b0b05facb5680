import {randomUUID} from 'node:crypto'
import type {Page} from '@playwright/test'
import {MailHost} from '../server/mailHost.ts'
import {axeFindings, wholeRules} from '../support/axe.ts'
import {timeouts} from '../support/timeouts.ts'
import type {Backend} from './backend.ts'
import {expect, morning, signIn, test as base} from './fixtures.ts'
import {
  contactForm,
  createDocument,
  findDocument,
  finishDiagnosticDocument,
  formDocument,
  markDocument,
} from '../server/diagnosticRequests.ts'
import {linksOfMail} from './mailLinks.ts'
import {register} from './newcomer.ts'
import {startSeeded} from './seeded.ts'
import {demo} from './account.ts'
import {tryToSignIn} from './student.ts'

/** A mail server of this machine, and the product that delivers to it. */
const test = base.extend<{mails: MailHost}>({
  mails: async ({}, provide) => {
    const host = await MailHost.open()
    await provide(host)
    await host.close()
  },
  server: async ({mails}, provide) => {
    const env = {SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'Aristo <nao-responda@aristo.example>'}
    const backend: Backend = await startSeeded({...env, DELIVERY_SECONDS: '1', ALLOW_ANY_DOCUMENT: 'yes'})
    await backend.setClock(morning())
    await provide(backend)
    await backend.dispose()
  },
})

const axe = (page: Page) => axeFindings(page, wholeRules)
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Answers every question by its key, and finishes. */
async function takeExam(page: Page): Promise<void> {
  for (let number = 1; number <= 60; number += 1) {
    await expect(page.getByRole('heading', {name: `Questão ${number} de 60`, exact: true})).toBeVisible()
    await page.keyboard.press(String(1 + (number % 4)))
    await expect(page.getByRole('radio').nth(number % 4)).toBeChecked()
    if (number < 60) await page.keyboard.press('ArrowRight')
  }
  await page.getByRole('button', {name: 'Finalizar'}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Finalizar'}).click()
  await expect(page).toHaveURL(/\/diagnostico\/finalizar/)
}

const mailTo = async (mails: MailHost, to: string): Promise<string> => {
  const found = () => mails.taken.find((mail) => mail.to === to)?.text ?? ''
  await expect.poll(found, {timeout: timeouts.exchange}).not.toBe('')
  return found()
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, deviceScaleFactor: 2})

  test('a visitor comes by the landing, takes the diagnostic, opens the report, shares it and registers', async ({
    page,
    mails,
    newDevice,
  }) => {
    test.slow()
    await page.goto('/landing')
    await page.getByRole('link', {name: 'Fazer o diagnóstico grátis'}).first().click()
    await page.getByRole('button', {name: 'Começar'}).click()
    await page.getByRole('button', {name: 'Continuar'}).click()
    await page.getByRole('button', {name: 'Iniciar diagnóstico'}).click()
    await takeExam(page)
    await page.getByLabel('Nome').fill('Ana Novata')
    await page.getByRole('textbox', {name: 'E-mail'}).fill('ana.jornada@exemplo.br')
    await page.getByLabel('Telefone').fill('11912345678')
    await page.getByLabel('Como você conheceu o Aristo?').selectOption('Instagram')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', {name: 'Enviar relatório'}).click()
    await expect(page.getByRole('heading', {name: 'Relatório enviado'})).toBeVisible()

    const mail = await mailTo(mails, 'ana.jornada@exemplo.br')
    expect(mail).toContain('application/pdf')
    const links = linksOfMail(mail)
    const result = links.find((link) => link.includes('/diagnostico/resultado?id=')) ?? ''
    const withdrawal = links.find((link) => link.includes('/emails/cancelar/')) ?? ''
    await page.goto(result)
    await expect(page.getByRole('table', {name: 'Desempenho por área'})).toBeVisible()

    // The link of the result opens for anybody, until it is withdrawn.
    const share = page.getByRole('region', {name: 'Compartilhar'})
    await share.getByRole('button', {name: 'Criar link'}).click()
    const link = await share.getByLabel('Link do resultado').inputValue()
    expect([await axe(page), await overflow(page)]).toEqual([[], 0])
    const friend = await newDevice({viewport: {width: 360, height: 740}})
    await friend.goto(link)
    await expect(friend.getByRole('heading', {level: 1})).toContainText('% de acertos no diagnóstico')
    await expect(friend.getByText('Ana')).toHaveCount(0)
    expect([await axe(friend), await overflow(friend)]).toEqual([[], 0])
    const picture = (await friend.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    expect((await friend.request.get(picture)).headers()['content-type']).toBe('image/png')
    await page.reload()
    await expect(share.getByLabel('Link do resultado')).toHaveValue(link)
    await share.getByRole('button', {name: 'Retirar link'}).click()
    await share.getByRole('button', {name: 'Retirar', exact: true}).click()
    await expect(share.getByText('Link retirado. A página não existe mais.')).toBeVisible()
    expect((await friend.request.get(link)).status()).toBe(404)
    expect((await friend.request.get(picture)).status()).toBe(404)

    // Mails of contact end by the link of the mail.
    await friend.goto(withdrawal)
    await friend.getByRole('button', {name: 'Cancelar e-mails'}).click()
    await expect(friend.getByRole('heading', {name: 'E-mails cancelados'})).toBeVisible()

    // Who registers afterwards finds the result on the account.
    const ana = {
      name: 'Ana Novata',
      email: 'ana.jornada@exemplo.br',
      password: 'segredo-da-ana-novata',
      course: 'Extensivo Residência Médica',
    }
    await page.goto('/')
    await register(page, ana)
    await expect(page).toHaveURL('/')
    const claimed = page.waitForResponse(
      (reply) => reply.request().postData()?.includes('ClaimDiagnosticExam') ?? false,
    )
    await tryToSignIn(page, ana)
    await expect(page.getByText('Boas-vindas ao Aristo!')).toBeVisible()
    await page.goto('/diagnostico')
    await expect(page.getByRole('table', {name: 'Desempenho por área'})).toBeVisible()
    await claimed
    const other = await newDevice({viewport: {width: 360, height: 740}})
    await signIn(other, ana)
    await other.goto('/diagnostico')
    await expect(other.getByRole('region', {name: 'Seus diagnósticos'}).getByRole('link')).toHaveAttribute(
      'href',
      new URL(result).pathname + new URL(result).search,
    )
  })

  test('the diagnostic of a signed-in student is on the account, on another device as well', async ({
    page,
    newDevice,
  }) => {
    test.slow()
    await signIn(page, demo)
    await page.goto('/diagnostico')
    await page.getByRole('button', {name: 'Começar'}).click()
    await page.getByRole('button', {name: 'Continuar'}).click()
    await page.getByRole('button', {name: 'Iniciar diagnóstico'}).click()
    await takeExam(page)
    await page.getByRole('link', {name: 'Ver resultado agora'}).click()
    await expect(page.getByRole('table', {name: 'Desempenho por área'})).toBeVisible()
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    const other = await newDevice()
    await signIn(other, demo)
    await other.goto('/diagnostico')
    const past = other.getByRole('region', {name: 'Seus diagnósticos'})
    await past.getByRole('link', {name: /Ver resultado/}).click()
    await expect(other).toHaveURL(`/diagnostico/resultado?id=${id}`)
    await expect(other.getByRole('table', {name: 'Desempenho por área'})).toBeVisible()
  })
})

/** A partial diagnostic with its report, asked for as the client does. */
async function askForReport({origin}: Backend, email: string): Promise<void> {
  const ask = async (query: string, variables: object): Promise<Record<string, unknown>> => {
    const reply = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({query, variables}),
    })
    const {data, errors}: {data: Record<string, unknown>; errors?: unknown} = await reply.json()
    expect(errors).toBe(undefined)
    return data
  }
  const key = () => randomUUID()
  const {createDiagnosticExam: id} = await ask(createDocument, {targets: [], isPartial: true, key: key()})
  const {findDiagnosticExam} = await ask(findDocument, {id})
  // What the document asks for.
  for (const questionId of (findDiagnosticExam as {questions: string[]}).questions)
    await ask(markDocument, {id, preChoice: {questionId, selected: 0, dateNow: morning()}, key: key()})
  await ask(finishDiagnosticDocument, {id, key: key()})
  await ask(formDocument, {...contactForm, id, email, consent: '2026-11', key: key()})
}

test('no link of a mail leads nowhere', async ({page, newDevice, server, mails}) => {
  const ana = {
    name: 'Ana Novata',
    email: 'ana.links@exemplo.br',
    password: 'segredo-da-ana-novata',
    course: 'Extensivo Residência Médica',
  }
  await page.goto('/')
  await register(page, ana)
  await tryToSignIn(page, ana)
  await expect(page.getByText('Boas-vindas ao Aristo!')).toBeVisible()
  await mailTo(mails, ana.email)
  const visitor = await newDevice()
  await visitor.goto('/redefinir-senha')
  await visitor.getByRole('textbox', {name: 'E-mail'}).fill(ana.email)
  await visitor.getByRole('main').getByRole('button').last().click()
  await expect.poll(() => mails.taken.length, {timeout: timeouts.exchange}).toBe(2)
  await askForReport(server, ana.email)
  await expect.poll(() => mails.taken.length, {timeout: timeouts.exchange}).toBe(3)

  const kinds: string[] = []
  for (const {text} of mails.taken) {
    const links = linksOfMail(text)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(link).toContain(server.origin)
      const shown = await visitor.goto(link)
      expect(shown?.status(), link).toBe(200)
      await expect(visitor.getByRole('heading', {level: 1}).first()).toBeVisible()
      await expect(visitor.getByRole('heading', {name: /não encontrada|não vale/}), link).toHaveCount(0)
      kinds.push(new URL(link).pathname.split('/').slice(0, 3).join('/'))
    }
  }
  expect([...new Set(kinds)].toSorted()).toEqual(['/__/auth', '/diagnostico/resultado', '/emails/cancelar'])
})
