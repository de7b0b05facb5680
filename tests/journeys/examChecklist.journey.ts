import type {BrowserContext, Page} from '@playwright/test'
import {axeFindings, wholeRules} from '../support/axe.ts'
import {demo} from './account.ts'
import type {Backend} from './backend.ts'
import {expect, instantAt, signIn, test} from './fixtures.ts'
import {cell, choice, goToQuestion, heading, saved, openActivity} from './student.ts'
import {lostConnection} from './watch.ts'
import {timeouts} from '../support/timeouts.ts'

/** Her mock exam has ten questions and half an hour, and she is granted ten minutes more. */
const silvia = {...demo, email: 'simulado@aristo.local'}

const grantTime = (server: Backend) =>
  server.withData((db) =>
    db.updateTable('profile').set({extra_time_minutes: 10}).where('email', '=', silvia.email).execute(),
  )

const forbidPrinting = (server: Backend) =>
  server.withData((db) => db.updateTable('mock_exam').set({printing_blocked: true}).execute())

/** Moves the server's clock on; a page that finds the network again asks for the time. */
async function goOn(page: Page, server: Backend, time: string): Promise<void> {
  await server.setClock(instantAt(time))
  await page.evaluate(() => void dispatchEvent(new Event('online')))
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Spacing of letters, words, lines and paragraphs that every text has to bear (WCAG 1.4.12). */
const wideText =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}'

const axe = (page: Page) => axeFindings(page, wholeRules)

const said = (page: Page) => page.locator('[data-exam-timer] [role=status]')

type Desk = {readonly page: Page; readonly server: Backend; readonly context: BrowserContext}

/** The steps of the checklist in their order; each goes on where the one before ended. */
const checklist: Readonly<Record<string, (desk: Desk) => Promise<void>>> = {
  'limit, rules and saving are told before the start, extra time too': async ({page}) => {
    const start = page.getByRole('button', {name: 'Iniciar simulado'})
    await expect(start).toBeVisible()
    const facts = page.getByRole('region', {name: 'Sobre este simulado'})
    await expect(facts).toContainText('40 min')
    await expect(facts).toContainText('10 min a mais, concedidos a você')
    const rules = page.getByRole('region', {name: 'Antes de começar'})
    await expect(rules).toContainText('Você tem uma única tentativa.')
    await expect(rules).toContainText('Cada marcação é guardada neste aparelho na hora')
    expect(await axe(page)).toEqual([])
    await start.click()
    await expect(heading(page, 1)).toBeVisible()
  },
  'extra time stands at the timer, whose hiding is remembered': async ({page}) => {
    const timer = page.locator('[data-exam-timer]')
    await expect(timer).toContainText('+10 min de tempo adicional')
    await page.getByRole('button', {name: 'Ocultar tempo'}).click()
    await expect(timer).toContainText('Tempo oculto')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(timer).toContainText('Tempo oculto')
    await page.getByRole('button', {name: 'Mostrar tempo'}).click()
    await expect(page.getByRole('timer')).toHaveText(/^0:(39|40):\d\d$/)
  },
  'an exam that must not be printed prints a notice': async ({page}) => {
    await page.emulateMedia({media: 'print'})
    await expect(page.getByText('Este simulado não pode ser impresso. Quem organiza')).toBeVisible()
    await expect(heading(page, 1)).toBeHidden()
    await expect(page.getByRole('radiogroup')).toHaveCount(0)
    await page.emulateMedia({media: 'screen'})
    await expect(heading(page, 1)).toBeVisible()
  },
  'time is spoken on demand and at its milestones': async ({page, server}) => {
    await page.getByRole('button', {name: 'Dizer o tempo restante'}).press('Enter')
    await expect(said(page)).toHaveText(/^Tempo restante: (39|40) minutos/)
    // Half of the time is over twenty minutes after the start, which was some seconds after ten.
    await goOn(page, server, '10:21')
    await expect(said(page)).toHaveText(/^Metade do tempo já passou\. Tempo restante: (19|20) minutos/)
  },
  'one fieldset and legend per question, radios named by their text': async ({page}) => {
    const group = page.locator('fieldset').filter({has: page.getByRole('radio')})
    await expect(group).toHaveCount(1)
    await expect(group.locator('legend')).toHaveText('Alternativas')
    await expect(page.getByRole('radiogroup')).toHaveAccessibleName('Questão 1 de 10 Alternativas')
    const text = await group.locator('[data-block="choice-1"]').innerText()
    await expect(choice(page, 'B')).toHaveAccessibleName(`B: ${text}`)
  },
  'a struck-out choice says so and can still be selected': async ({page}) => {
    await page.getByRole('button', {name: 'Riscar alternativa B'}).click()
    await expect(choice(page, 'B')).toHaveAccessibleName(/\(riscada\)/)
    await choice(page, 'B').check()
    await expect(choice(page, 'B')).toBeChecked()
  },
  'focus goes to the question’s heading and the title names the question': async ({page}) => {
    await page.getByRole('button', {name: 'Próximo', exact: true}).click()
    await expect(heading(page, 2)).toBeFocused()
    await expect(page).toHaveTitle(/^Questão 2 de 10/)
  },
  'the navigator tells answered, flagged, current and not saved; being offline is status text': async ({
    page,
    context,
  }) => {
    await page
      .getByRole('button', {name: /dúvida/i})
      .first()
      .click()
    await expect(cell(page, 2)).toHaveAccessibleName('2, não respondida, com dúvida, atual')
    await expect(cell(page, 1)).toHaveAccessibleName('1, marcada')
    await context.setOffline(true)
    await choice(page, 'C').check()
    await expect(cell(page, 2)).toHaveAccessibleName('2, ainda não salva, com dúvida, atual')
    await expect(page.getByRole('status').filter({hasText: /1 resposta neste aparelho|Sem conexão/})).not.toHaveCount(0)
    await context.setOffline(false)
    await expect(cell(page, 2)).toHaveAccessibleName('2, marcada, com dúvida, atual')
  },
  'back and reload are harmless': async ({page}) => {
    await page.goBack()
    await expect(heading(page, 1)).toBeVisible()
    await expect(choice(page, 'B')).toBeChecked()
    await page.goForward()
    await page.reload()
    await expect(heading(page, 2)).toBeVisible()
    await expect(choice(page, 'C')).toBeChecked()
  },
  '320 px, wide text, dark and forced colours are borne': async ({page}) => {
    const size = page.viewportSize() ?? {width: 1280, height: 800}
    await page.setViewportSize({width: 320, height: 640})
    expect(await sideways(page)).toBe(0)
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, wideText)
    expect(await sideways(page)).toBe(0)
    await page.evaluate(() => void (document.adoptedStyleSheets = []))
    await page.setViewportSize(size)
    await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'))
    expect(await axe(page)).toEqual([])
    await page.evaluate(() => void (document.documentElement.dataset.theme = 'light'))
    await page.emulateMedia({forcedColors: 'active'})
    const letters = page.getByRole('radiogroup').locator('label > span[aria-hidden]')
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor
    expect(await letters.nth(2).evaluate(colourOf)).not.toBe(await page.locator('body').evaluate(colourOf))
    expect(await letters.nth(0).evaluate(colourOf)).not.toBe(await letters.nth(2).evaluate(colourOf))
    await page.emulateMedia({forcedColors: 'none'})
  },
  'the end waits for every question and leads to those without an answer': async ({page}) => {
    const finish = page.getByRole('button', {name: 'encerrar', exact: true})
    await expect(finish).toBeDisabled()
    await expect(finish).toHaveAccessibleDescription('Para encerrar, faltam 8 questões.')
    await page.getByRole('button', {name: 'Ver questões sem resposta'}).click()
    const missing = page.getByRole('dialog', {name: 'Questões sem resposta'})
    await expect(missing.getByRole('button', {name: 'Continuar respondendo'})).toBeFocused()
    await missing.getByRole('button', {name: 'Questão 7'}).click()
    await expect(heading(page, 7)).toBeVisible()
    for (const number of [3, 4, 5, 6, 7, 8, 9, 10]) {
      await goToQuestion(page, number)
      await choice(page, 'A').check()
    }
    await finish.click()
    const confirm = page.getByRole('alertdialog')
    await expect(confirm).toContainText('Você respondeu 10 de 10 questões. Deseja encerrar o simulado?')
    await expect(confirm.getByRole('button', {name: 'Continuar respondendo'})).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(confirm).toHaveCount(0)
  },
  'the end of the time is announced once, and the focus goes to the result': async ({page, server}) => {
    await goOn(page, server, '10:36')
    await expect(said(page)).toHaveText(/^Atenção: últimos minutos\./)
    await page.evaluate(() => {
      const alerts = new Set<string>()
      Reflect.set(globalThis, 'alertsSeen', alerts)
      const note = () =>
        document.querySelectorAll('[role=alert]').forEach(({textContent}) => textContent && alerts.add(textContent))
      new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true})
    })
    await goOn(page, server, '10:41')
    await expect(page.getByRole('heading', {name: 'Simulado encerrado'})).toBeFocused()
    await expect(page.getByText('Você respondeu 10 de 10 questões.')).toBeVisible()
    const alerts = await page.evaluate(() =>
      [...(Reflect.get(globalThis, 'alertsSeen') as Set<string>)].filter((text) => /tempo/i.test(text)),
    )
    expect(alerts).toHaveLength(1)
    await expect(page.getByRole('region', {name: /^Comprovante nº \d+$/})).toContainText('fim do tempo de prova')
  },
  'right and wrong are words, the key first; charts have tables': async ({page}) => {
    await page.goto('/historico-provas/simulados-aristo')
    await page
      .getByRole('link', {name: /Simulado com classificação/})
      .first()
      .click()
    await page.getByRole('button', {name: 'Resultado do Simulado'}).click()
    const result = page.getByRole('dialog', {name: 'Resultado do Simulado'})
    for (const chart of [/Composição da prova/, /Desempenho por área/])
      await expect(result.getByRole('img', {name: chart})).toBeVisible()
    for (const toggle of await result.getByText('Ver tabela').all()) await toggle.click()
    await expect(result.getByRole('table')).not.toHaveCount(0)
    expect(await axe(page)).toEqual([])
    await result.getByRole('button', {name: 'Fechar'}).first().click()
    const right = page.getByRole('radio', {name: /gabarito/})
    await expect(right).toHaveCount(1)
    await expect(cell(page, 1)).toHaveAccessibleName(/^1, (certa|errada)/)
    await expect(page.getByRole('status').filter({hasText: /^(Você acertou|Você errou)/})).toBeVisible()
  },
}

test('the exam screen bears an expert’s checklist, from the start page to the end of the time', async ({
  page,
  server,
  context,
  expectOnConsole,
}) => {
  test.setTimeout(timeouts.long)
  expectOnConsole(lostConnection)
  await grantTime(server)
  await forbidPrinting(server)
  await server.setClock(instantAt('10:00'))
  await signIn(page, silvia)
  await openActivity(page, 'Simulado')
  for (const [name, step] of Object.entries(checklist)) await test.step(name, () => step({page, server, context}))
})
