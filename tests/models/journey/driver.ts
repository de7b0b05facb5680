import {type Browser, type BrowserContext, chromium, type Page, type Response} from 'playwright'
import {headlessLaunch} from '../../../scripts/lib/chromium.ts'
import {accessText} from '../../../src/text/access/access.ts'
import {agendaErrors, agendaText} from '../../../src/text/agenda/agenda.ts'
import {daySelectorText} from '../../../src/text/shared/days.ts'
import {essayText} from '../../../src/text/question/essay.ts'
import {examModeText} from '../../../src/text/question/examMode.ts'
import {navigatorText, questionText} from '../../../src/text/question/question.ts'
import {frameText} from '../../../src/text/shell/frame.ts'
import type {DayAction} from './day.types.ts'
import {timeouts} from '../../support/timeouts.ts'
import {readScreen, words} from './screen.ts'
import type {Driver} from './walker.ts'

export type Deployment = {readonly baseUrl: string; readonly user: string; readonly password: string}

async function enter(page: Page, user: string, password: string): Promise<void> {
  await page.getByLabel(accessText.email).fill(user)
  await page.getByLabel(accessText.password, {exact: true}).fill(password)
  await page.getByRole('button', {name: accessText.enter}).click()
}

async function markAllAndFinish(page: Page): Promise<void> {
  const cells = page.getByRole('complementary', {name: navigatorText.label}).getByRole('list').getByRole('button')
  const total = await cells.count()
  for (let index = 0; index < total; index += 1) {
    await cells.nth(index).click()
    await page.getByRole('heading', {name: new RegExp(`^Questão ${index + 1} de `)}).waitFor()
    const essay = page.getByRole('textbox', {name: essayText.field})
    await page.getByRole('radio').first().or(essay).waitFor()
    if ((await essay.count()) > 0) await essay.fill('Conduta da caminhada')
    else if ((await page.getByRole('radio', {checked: true}).count()) === 0)
      await page.getByRole('radio').first().check()
  }
  await page.getByRole('button', {name: examModeText.finish}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: examModeText.confirm, exact: true}).click()
  await page.getByText(examModeText.finished).waitFor()
}

/** What can be opened is read from the days and activities, which fold away while something is studied. */
async function unfoldDay(page: Page): Promise<void> {
  const folded = page.getByRole('button', {name: agendaText.day, expanded: false})
  if ((await folded.count()) === 0) return
  // The page may fold them again under the hand: whoever looks, looks again.
  await folded.click({timeout: timeouts.press}).catch(() => undefined)
  const activities = page.getByRole('navigation', {name: agendaText.activities})
  await activities.waitFor({timeout: timeouts.press}).catch(() => undefined)
}

/** The day before today may still be open after midnight, so an earlier one is taken. */
async function openPastDay(page: Page): Promise<void> {
  const days = page.getByRole('region', {name: daySelectorText.label}).getByRole('group').getByRole('button')
  const names = await days.evaluateAll((all) =>
    all.map((day) => (day.hasAttribute('disabled') ? '' : (day.textContent ?? ''))),
  )
  const past = names.findIndex((name) => name !== '')
  await days.nth(past).click()
  await page
    .getByText(agendaText.pastDayTitle)
    .or(page.getByText(agendaErrors.NO_AGENDA_CREATION_ON_PAST_DAYS))
    .first()
    .waitFor()
}

type Interactions = {
  readonly [T in DayAction['type']]: (
    page: Page,
    action: Extract<DayAction, {type: T}>,
    to: Deployment,
  ) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name, exact: true})

const interactions: Interactions = {
  'login.mistype': async (page, _action, {user}) => {
    await enter(page, user, 'senha-errada')
    await page.getByRole('alert').waitFor()
  },
  'login.enter': async (page, _action, {user, password}) => {
    await enter(page, user, password)
    await page.getByRole('heading', {level: 1}).waitFor()
    await button(page, accessText.enter).waitFor({state: 'detached'})
    await page.evaluate(async () => void (await navigator.serviceWorker?.ready))
  },
  'choice.pick': (page, {letter}) => page.getByRole('radio', {name: new RegExp(`^${letter}: `)}).check(),
  'choice.strike': (page, {letter}) =>
    button(page, new RegExp(`^(${questionText.strike}|${questionText.unstrike}) ${letter}$`)).click(),
  'essay.write': async (page, {text}) => {
    await page.getByRole('textbox', {name: essayText.field}).fill(text)
  },
  'answer.confirm': (page) => button(page, questionText.answer).click(),
  'comment.toggle': (page) =>
    button(page, new RegExp(`^(${questionText.showComment}|${questionText.hideComment})$`))
      .first()
      .click(),
  'question.next': (page) => button(page, questionText.next).click(),
  'question.previous': (page) => button(page, questionText.previous).click(),
  'question.goto': (page, {number}) => button(page, new RegExp(`^${number}, `)).click(),
  'activity.open': (page, {activity}) =>
    page.getByRole('navigation', {name: agendaText.activities}).getByRole('link', {name: words[activity]}).click(),
  'exam.toggle': (page) => page.getByRole('switch', {name: examModeText.name}).click(),
  'exam.mark': (page, {letter}) => page.getByRole('radio', {name: new RegExp(`^${letter}: `)}).check(),
  'exam.complete': markAllAndFinish,
  'day.past': openPastDay,
  'day.today': async (page) => {
    await page.getByRole('navigation', {name: frameText.menu}).getByRole('link', {name: agendaText.title}).click()
    // The menu is wide while the mouse is on it, and then lies over the page.
    await page.mouse.move(900, 500)
  },
  'page.reload': (page) => page.reload(),
  'network.lose': (page) => page.context().setOffline(true),
  'network.restore': (page) => page.context().setOffline(false),
  'session.leave': async (page) => {
    await button(page, accessText.leave).click()
    await button(page, accessText.enter).waitFor()
  },
}

/** A question in a reply that tells its key although the student has not answered it. */
function* tooEarly(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if (
    'correctChoice' in value &&
    value.correctChoice !== null &&
    'studentAnswer' in value &&
    value.studentAnswer === null
  ) {
    yield `a reply told the key of an unanswered question${'_id' in value ? ` (${String(value._id)})` : ''}`
  }
  for (const inner of Object.values(value)) yield* tooEarly(inner)
}

async function readReply(response: Response): Promise<string[]> {
  if (!response.url().includes('graphql') || !(response.headers()['content-type'] ?? '').includes('json')) return []
  const body: unknown = await response.json().catch(() => null)
  return [...tooEarly(body)]
}

/** Performs and observes the steps of the walker in Chromium. */
export function driverOf(deployment: Deployment): Driver {
  let browser: Browser | null = null
  let context: BrowserContext | null = null
  let page: Page | null = null
  const found: string[] = []
  const here = (): Page => {
    if (!page) throw new Error('the walk has not begun')
    return page
  }
  return {
    start: async () => {
      found.length = 0
      browser = await chromium.launch(headlessLaunch())
      context = await browser.newContext({
        viewport: {width: 1_280, height: 900},
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
      })
      context.setDefaultTimeout(timeouts.roundTrip)
      page = await context.newPage()
      page.on('pageerror', (error) => found.push(`uncaught error: ${error.message}`))
      page.on('response', (response) => void readReply(response).then((early) => found.push(...early)))
      await page.goto(deployment.baseUrl)
      await button(page, accessText.enter).waitFor()
    },
    interactions: async (action) => {
      // The table has an interaction for every type, which takes actions of that type.
      const interact = interactions[action.type] as (at: Page, what: DayAction, to: Deployment) => Promise<unknown>
      await interact(here(), action, deployment)
    },
    read: async () => {
      await unfoldDay(here())
      return here().evaluate(readScreen, words)
    },
    findings: () => found,
    stop: async () => {
      await context?.close()
      await browser?.close()
    },
  }
}
