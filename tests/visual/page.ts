import type {AxeBuilder} from '@axe-core/playwright'
import {test as base} from '@playwright/test'
import type {Page} from '@playwright/test'
import type {Look} from './looks.ts'
import {axePath} from './storybook.ts'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

type Watched = {page: Page; problems: string[]}

const still = `*, *::before, *::after {
  transition: none !important; animation: none !important; scroll-behavior: auto !important;
}`

/** One page per worker for all its stories: opening a browser context for each would take longer than looking. */
export const test = base.extend<object, {watched: Watched}>({
  watched: [async ({browser}, use) => {
    const context = await browser.newContext({
      locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    // Pictures of a Monday in March, whatever the day.
    await page.clock.setFixedTime(new Date('2026-03-16T12:00:00-03:00'))
    await use({page, problems})
    await context.close()
  }, {scope: 'worker'}],
})

/** Opens a story alone on its page and waits for its fonts; throws with Storybook's message when the story fails. */
export async function openStory(page: Page, id: string): Promise<void> {
  // The addon's own axe run would collide with ours.
  const globals = encodeURIComponent('a11y.manual:!true')
  await page.goto(`${process.env.VISUAL_URL ?? ''}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(() => document.body.matches('.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview'))
  if (await page.evaluate(() => !document.body.matches('.sb-show-main'))) {
    const message = await page.locator('#error-message, .sb-nopreview_heading').first().textContent()
    throw new Error(`The story does not show: ${message}`)
  }
  await page.addStyleTag({content: still})
  await page.addScriptTag({url: axePath})
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Turns the theme and the window of the open story, as the toolbar would. */
export async function turn(page: Page, {theme, width, height}: Look): Promise<void> {
  await page.setViewportSize({width, height})
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)
}

/** Rules about whole pages: a story is a part of one, and the journeys run them on the real pages. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title']

const axeOptions = {
  runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
  rules: Object.fromEntries(pageRules.map((rule) => [rule, {enabled: false}])),
  resultTypes: ['violations'],
}

/** What a theme alone can spoil; a width's structure and a theme's contrast have been looked at whole once each. */
const colourOptions = {runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}, resultTypes: ['violations']}

/**
 * What axe finds, one line per place; WCAG 2.2 A and AA and axe's best practices. axe is loaded once per story and run
 * in the page: the builder of @axe-core/playwright loads it again for each run, which takes five times as long.
 */
export async function axeFindings(page: Page, scope: 'everything' | 'colours'): Promise<string[]> {
  const options = scope === 'everything' ? axeOptions : colourOptions
  const {violations} = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({html, failureSummary = ''}) => `${id}: ${help} (${failureSummary.replaceAll(/\s+/g, ' ')}): ${html}`))
}

/** How many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
