import {chromium, type Browser, type BrowserContext, type CDPSession, type Page} from 'playwright'
import {chromiumLaunch} from '../../scripts/lib/chromium.ts'
import {type PageNotes, type Press, pressInPage, readPage, swapInPage, watchMarkInPage, watchPage} from './pageWatch.ts'
import {timeouts} from '../support/timeouts.ts'

/** A page that shows questions: how the bench gets from nothing to the first one, and what its feedback says. */
export type Subject = {
  readonly name: string
  readonly url: string
  readonly feedback: readonly string[]
  /** An exam: a choice is marked by its click, and nobody says whether it is right. */
  readonly isExam?: boolean
  /** Brings the context to where the measured loading starts, such as signed in. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

export type Visit = PageNotes & {
  /** When everything was there, had the splash not been held for its two seconds; `usable` for a page without one. */
  ready: number
  scriptBytes: number
  /** Requests that were sent before the first question was usable. */
  requests: number
  /** The product's own `main`, ready-made HTML swapped by hand, to the frame that shows it; empty where nothing is swapped. */
  swaps: number[]
  /** Press to the first changed frame, to the key, and to the next question, of every answer. */
  reactions: number[]
  answers: number[]
  nexts: number[]
  /** Longest task after the first question was usable. */
  longestTask: number
  heapStart: number
  heapEnd: number
}

/** `swaps`: how often ready-made HTML takes the place of the product's own at the end of a visit. */
export type Plan = {readonly answers: number; readonly moves: number; readonly swaps?: number}

/** 1.6 Mbit/s, 150 ms, and a processor four times as slow. */
const network = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8}
const screen = {viewport: {width: 360, height: 740}, locale: 'pt-BR'}
const slowPage = {timeout: timeouts.exchange}

/** Starts the browser of the benchmark; `--expose-gc` makes heaps comparable. */
export function launch(): Promise<Browser> {
  const options = chromiumLaunch()
  return chromium.launch({...options, args: [...options.args, '--js-flags=--expose-gc']})
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4})
}

/** `until`: milliseconds since the epoch. */
async function countRequests(session: CDPSession): Promise<(until: number) => {scriptBytes: number; requests: number}> {
  const scripts = new Set<string>()
  let bytes = 0
  const sent: number[] = []
  session.on(
    'Network.requestWillBeSent',
    ({request, wallTime}) => void (request.url.startsWith('http') && sent.push(wallTime * 1_000)),
  )
  session.on('Network.responseReceived', ({requestId, type}) => void (type === 'Script' && scripts.add(requestId)))
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return (until) => ({scriptBytes: bytes, requests: sent.filter((time) => time <= until).length})
}

async function open(context: BrowserContext, url: string, awaited: string) {
  const page = await context.newPage()
  await page.addInitScript(watchPage, awaited)
  const session = await context.newCDPSession(page)
  await slowDown(session)
  const sent = await countRequests(session)
  await page.goto(url, {waitUntil: 'commit', ...slowPage})
  await page.waitForFunction(() => Reflect.get(globalThis, 'benchNotes').usable > 0, null, slowPage)
  const usable = await page.evaluate(() => performance.timeOrigin + Reflect.get(globalThis, 'benchNotes').usable)
  return {page, session, ...sent(usable)}
}

async function heap(session: CDPSession, page: Page): Promise<number> {
  await page.evaluate(() => Reflect.get(globalThis, 'gc')?.())
  await session.send('HeapProfiler.collectGarbage')
  const {usedSize} = await session.send('Runtime.getHeapUsage')
  return usedSize
}

const next: Press = {button: 'Próximo', until: 'heading', words: []}
const previous: Press = {...next, button: 'Anterior'}

/** Milliseconds without a file on its way after which a page has all that comes with it. */
const settled = 3_000

/** Resolves when nothing has been loaded for a while: what is around a question comes when the student is idle, and is no growth by moves. */
const untilSettled = (page: Page) =>
  page.waitForFunction(
    (quiet) =>
      performance
        .getEntriesByType('resource')
        .every((file) => (file as PerformanceResourceTiming).responseEnd < performance.now() - quiet),
    settled,
    slowPage,
  )

/** Back and forth between two questions, as often as it takes. */
async function wander(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; move += 1) await page.evaluate(pressInPage, move % 2 === 0 ? previous : next)
}

/** What the page costs whoever draws it: two questions as the product drew them, swapped by hand. */
async function swap(page: Page, times: number): Promise<number[]> {
  if (times === 0) return []
  const drawn = () => page.evaluate(() => document.querySelector('main')?.innerHTML ?? '')
  const one = await drawn()
  await page.evaluate(pressInPage, previous)
  return page.evaluate(swapInPage, {pages: [await drawn(), one], times})
}

/**
 * Picks the first choice that is not picked: those of an exam keep what an earlier visit has marked. A click by the mouse itself
 * is counted as an interaction, and without the work that Playwright's own click does in the page.
 */
async function pick(page: Page): Promise<void> {
  const {x, y, value} = await page.evaluate(() => {
    const radio = document.querySelector<HTMLInputElement>('input[type=radio]:not(:checked)')
    radio?.scrollIntoView({block: 'center'})
    const {left, top, width, height} = radio?.getBoundingClientRect() ?? new DOMRect()
    return {x: left + width / 2, y: top + height / 2, value: radio?.value}
  })
  await page.mouse.click(x, y)
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value === wanted,
    value,
    {timeout: timeouts.roundTrip},
  )
}

async function mark(page: Page): Promise<{first: number; done: number}> {
  const marked = page.evaluate(watchMarkInPage)
  await pick(page)
  return marked
}

async function answer(page: Page, {isExam, feedback}: Subject): Promise<{first: number; done: number}> {
  if (isExam) return mark(page)
  await pick(page)
  return page.evaluate(pressInPage, {button: 'Responder', until: 'status', words: feedback} as const)
}

/** Answers and goes on, as often as planned or as there are questions. */
async function work(
  page: Page,
  {answers}: Plan,
  subject: Subject,
): Promise<Pick<Visit, 'reactions' | 'answers' | 'nexts'>> {
  const times = {reactions: new Array<number>(), answers: new Array<number>(), nexts: new Array<number>()}
  while (times.answers.length < answers) {
    const {first, done} = await answer(page, subject)
    times.reactions.push(first)
    times.answers.push(done)
    if (!(await page.getByRole('button', {name: next.button, exact: true}).isEnabled())) break
    times.nexts.push((await page.evaluate(pressInPage, next)).done)
  }
  return times
}

/** The splash ends `held`; what still had to come after it, comes after `ready` just as well. */
function readyOf({usable}: PageNotes, marks: Record<string, number>): number {
  const held = marks['aristo:splash-over']
  if (held === undefined) return usable
  const questions = marks['aristo:questions'] ?? 0
  // Questions that arrive after one was usable were not waited for: the device had its own.
  const isBefore = (mark = 0) => (mark < usable ? mark : 0)
  // Where the splash is held the first question is painted under it; else it leaves as the question is drawn.
  const shown = marks['aristo:drawn'] === undefined ? 0 : Math.min(marks['aristo:painted'] ?? held, held)
  const ready = Math.max(marks['aristo:home'] ?? 0, isBefore(questions), isBefore(shown))
  return ready + usable - Math.max(ready, held)
}

/** Resolves two frames later: the browser tells of the largest paint only until the first input, and nobody presses sooner. */
const untilSeen = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** One visit on a slow phone: load, answer and go on, then wander; the heap after 10 moves and at the end. */
export async function visit(browser: Browser, subject: Subject, plan: Plan): Promise<Visit> {
  const context = await browser.newContext(screen)
  try {
    await subject.prepare?.(context)
    const {page, session, ...sent} = await open(context, subject.url, 'input[type=radio]:enabled:not([inert] *)')
    const opened = await page.evaluate(readPage)
    await untilSeen(page)
    const worked = await work(page, plan, subject)
    await untilSettled(page)
    await wander(page, 10)
    const heapStart = await heap(session, page)
    await wander(page, plan.moves)
    const heapEnd = await heap(session, page)
    const {notes} = await page.evaluate(readPage)
    const longestTask = Math.max(
      0,
      ...notes.tasks.filter(({start}) => start > opened.notes.usable).map(({length}) => length),
    )
    return {
      ...notes,
      ready: readyOf(opened.notes, opened.marks),
      ...sent,
      ...worked,
      longestTask,
      heapStart,
      heapEnd,
      swaps: await swap(page, plan.swaps ?? 0),
    }
  } finally {
    await context.close()
  }
}

/** A context of a phone, and what makes a page of it slow. */
export async function slowContext(browser: Browser): Promise<{
  readonly context: BrowserContext
  readonly slowDown: (page: Page) => Promise<CDPSession>
}> {
  const context = await browser.newContext({...screen, hasTouch: true, isMobile: true})
  return {
    context,
    slowDown: async (page) => {
      const session = await context.newCDPSession(page)
      await slowDown(session)
      return session
    },
  }
}

/** A visit that only opens a page on a slow phone: until `awaited` can be used there. */
export async function openingVisit(browser: Browser, {url, prepare}: Subject, awaited: string): Promise<OpeningVisit> {
  const context = await browser.newContext(screen)
  try {
    await prepare?.(context)
    const {page, scriptBytes} = await open(context, url, awaited)
    const {notes, marks} = await page.evaluate(readPage)
    return {...notes, scriptBytes, splashOver: marks['aristo:splash-over'] ?? 0}
  } finally {
    await context.close()
  }
}

/** `splashOver`: when the splash had ended, in milliseconds since the navigation began. */
export type OpeningVisit = PageNotes & {readonly scriptBytes: number; readonly splashOver: number}

export type LoginVisit = PageNotes & {readonly scriptBytes: number; readonly ready: number}

/** A stranger's visit on a slow phone: until the login form can be used, then a few keys and clicks. */
export async function loginVisit(browser: Browser, origin: string): Promise<LoginVisit> {
  const context = await browser.newContext(screen)
  try {
    const {page, scriptBytes} = await open(context, origin, 'input[type=email]:enabled:not([inert] *)')
    const opened = await page.evaluate(readPage)
    await page.getByLabel('E-mail').click()
    await page.keyboard.type('estudante@exemplo.org')
    await page.getByRole('button', {name: 'Mostrar senha'}).click()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const {notes} = await page.evaluate(readPage)
    const ready = opened.marks['aristo:home'] ?? notes.usable
    return {
      ...notes,
      scriptBytes,
      ready: ready + notes.usable - Math.max(ready, opened.marks['aristo:splash-over'] ?? 0),
    }
  } finally {
    await context.close()
  }
}
