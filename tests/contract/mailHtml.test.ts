import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {chromium, type Browser, type Page} from 'playwright'
import {headlessLaunch} from '../../scripts/lib/chromium.ts'
import {html} from '../../server/http/pages/html.ts'
import {mailHtml, paragraphs} from '../../server/mail/layout.ts'
import {reportHtml} from '../../server/mail/report/reportMail.ts'
import {axeFindings, wholeRules} from '../support/axe.ts'

const link = 'https://aristo.example/diagnostico/resultado?id=0123456789abcdef0123456789abcdef'
const stats = (hits: number, total: number) => ({hits, total})
const areas = ['Cirurgia', 'Clínica Médica', 'Epidemiologia', 'Ginecologia e Obstetrícia', 'Pediatria'].map((area) => ({
  area,
  total: stats(12, 60),
  easy: stats(10, 30),
  medium: stats(2, 24),
  hard: stats(0, 6),
}))
const themes = Array.from({length: 12}, (_entry, index) => ({
  path: ['Ginecologia e Obstetrícia', 'Pré-natal', `Doença hipertensiva específica da gestação ${index}`],
  priorityIndex: 2 - index / 6,
  stats: stats(1, 2),
}))
const report = {name: 'Ana', finishedAt: 0, examType: 'R1' as const, institutions: [], areas, themes}

const parts = {brandName: 'Aristo', subject: 'Seu resultado do diagnóstico'}
const mails = {
  'a report': mailHtml({...parts, withdrawalLink: `${link}/cancelar`, content: reportHtml(report, link)}),
  'paragraphs with a link': mailHtml({
    ...parts,
    withdrawalLink: null,
    content: html`${paragraphs(`Olá!\n\nAbra o link:\n\n${link}\n\nFim.`, link)}`,
  }),
}

/** A mail stands inside of the page of a program, which has the landmarks; two main ones would be wrong there. */
const isOfPage = (finding: string) => /^(?:landmark-one-main|region):/.test(finding)

describe('the HTML of a mail', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await chromium.launch(headlessLaunch())
    page = await browser.newPage()
  })
  afterAll(() => browser.close())

  test.each(Object.entries(mails))('is accessible as %s, in both themes, on a phone as well', async (_name, mail) => {
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        await page.emulateMedia({colorScheme})
        await page.setViewportSize({width, height: 800})
        await page.setContent(mail)
        const findings = (await axeFindings(page, wholeRules)).filter((finding) => !isOfPage(finding))
        found.push(...findings.map((finding) => `${colorScheme} ${width}: ${finding}`))
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wider > 0) found.push(`${colorScheme} ${width}: scrolls sideways by ${wider}`)
      }
    }
    expect(found).toEqual([])
  })
})
