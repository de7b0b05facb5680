import {test as base} from '@playwright/test'
import type {Page} from '@playwright/test'
import type {Look} from './looks.ts'
import {wholeRules} from '../support/axe.ts'
import type {StoryEntry} from './storybook.ts'
import {timeouts} from '../support/timeouts.ts'

/** `opened`: the component whose stories stand on the page; empty before the first. */
type Watched = {page: Page; problems: string[]; opened: string}

const still = `*, *::before, *::after {
  transition: none !important; animation: none !important; scroll-behavior: auto !important;
}
/* The browser's own controls of a video, which come, go and turn a wheel when they like. */
video::-webkit-media-controls { display: none !important; }`

/** One page per worker for all its stories: opening a browser context for each would take longer than looking. */
export const test = base.extend<object, {watched: Watched}>({
  watched: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      // Pictures of a Monday in March, whatever the day.
      await page.clock.setFixedTime(new Date('2026-03-16T12:00:00-03:00'))
      await use({page, problems, opened: ''})
      await context.close()
    },
    {scope: 'worker'},
  ],
})

/** What Storybook's preview says and hears, as its own manager would. */
type Channel = {
  readonly once: (event: string, listener: (told: unknown) => void) => void
  readonly emit: (event: string, told: unknown) => void
}

/** Opens the page of a story; throws with Storybook's message when the story fails. */
async function load(page: Page, id: string): Promise<void> {
  // The addon's own axe run would collide with ours.
  const globals = encodeURIComponent('a11y.manual:!true')
  await page.goto(`${process.env.VISUAL_URL ?? ''}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(() => document.body.matches('.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview'))
  await page.addStyleTag({content: still})
}

/** Puts another story in the place of the open one. */
const change = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (storyId) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
    await new Promise((resolve) => {
      for (const end of ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing'])
        channel.once(end, resolve)
      channel.emit('setCurrentStory', {storyId, viewMode: 'story'})
    })
    scrollTo(0, 0)
  }, id)

/**
 * Shows a story alone and waits for its fonts; throws with Storybook's message when the story fails. The stories of one
 * component share a page, because opening it takes longer than all the looking; those of two never do, so that what is
 * left of a story cannot reach further than its own component, and always reaches the same stories.
 */
export async function openStory(watched: Watched, {id, title}: StoryEntry): Promise<void> {
  const {page} = watched
  await (watched.opened === title ? change(page, id) : load(page, id))
  watched.opened = title
  if (await page.evaluate(() => !document.body.matches('.sb-show-main'))) {
    watched.opened = ''
    const message = await page.locator('#error-message, .sb-nopreview_heading').first().textContent()
    throw new Error(`The story does not show: ${message}`)
  }
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await videosAtRest(page)
}

/** A video shows its first frame once it has loaded; a story whose video never comes is pictured without. */
async function videosAtRest(page: Page): Promise<void> {
  const isAtRest = () =>
    [...document.querySelectorAll('video')].every(({networkState}) => networkState !== HTMLMediaElement.NETWORK_LOADING)
  await page.waitForFunction(isAtRest, undefined, {timeout: timeouts.press}).catch(() => undefined)
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

export const storyRules = {...wholeRules, rules: Object.fromEntries(pageRules.map((rule) => [rule, {enabled: false}]))}

/** How many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
