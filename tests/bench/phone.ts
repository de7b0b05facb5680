import {chromium, type Browser, type BrowserContext, type CDPSession, type Page} from 'playwright'
import {chromiumLaunch} from '../../scripts/lib/chromium.ts'

/** A page that shows questions: how the bench gets from nothing to the first one. */
export type Subject = {
  name: string
  /** The address whose loading is measured. */
  url: string
  /** Brings the context to where the measured loading starts, such as signed in. */
  prepare?: (context: BrowserContext) => Promise<void>
}

export type Visit = {usable: number; scriptBytes: number; answers: number[]; nexts: number[]; heapStart: number; heapEnd: number}

/** 1.6 Mbit/s, 150 ms, and a processor four times as slow. */
const phone = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8}

/** Starts the browser of the benchmark; `--expose-gc` makes heaps comparable. */
export function launch(): Promise<Browser> {
  const options = chromiumLaunch()
  return chromium.launch({...options, args: [...options.args, '--js-flags=--expose-gc']})
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', phone)
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4})
}

async function countScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({requestId, type}) => void (type === 'Script' && scripts.add(requestId)))
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

type Press = 'answer' | 'next' | 'previous'

/** Milliseconds in the page from a press to the first frame after `done` holds. */
function pressAndWait(page: Page, press: Press): Promise<number> {
  return page.evaluate((what) => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find((element) => element.textContent?.trim().startsWith(name) && !element.disabled)
    const heading = () => document.querySelector('h2')?.textContent
    const before = heading()
    const isDone = () =>
      what === 'answer'
        ? [...document.querySelectorAll('[role=status]')].some((element) => /Gabarito|acertou|errou|anulada/.test(element.textContent ?? ''))
        : heading() !== before && document.querySelector('input[type=radio]') !== null
    return new Promise<number>((resolve, reject) => {
      const start = performance.now()
      const observer = new MutationObserver(() => {
        if (!isDone()) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      })
      observer.observe(document, {subtree: true, childList: true, characterData: true, attributes: true})
      const pressed = button({answer: 'Responder', next: 'Próximo', previous: 'Anterior'}[what])
      if (!pressed) reject(new Error(`The page has no button to ${what}.`))
      pressed?.click()
    })
  }, press)
}

async function heap(session: CDPSession, page: Page): Promise<number> {
  await page.evaluate(() => Reflect.get(globalThis, 'gc')?.())
  await session.send('HeapProfiler.collectGarbage')
  const {usedSize} = await session.send('Runtime.getHeapUsage')
  return usedSize
}

const hasNext = (page: Page) => page.getByRole('button', {name: 'Próximo', exact: true}).isEnabled()

/** Back and forth between two questions, as often as it takes. */
async function wander(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; move += 1) await pressAndWait(page, move % 2 === 0 ? 'previous' : 'next')
}

/** Answers and goes on, `moves` times at most; an activity of the product may have fewer questions. */
async function work(page: Page, moves: number): Promise<Pick<Visit, 'answers' | 'nexts'>> {
  const answers: number[] = []
  const nexts: number[] = []
  while (answers.length < moves) {
    await page.locator('input[type=radio]').first().check({force: true})
    answers.push(await pressAndWait(page, 'answer'))
    if (!(await hasNext(page))) break
    nexts.push(await pressAndWait(page, 'next'))
  }
  return {answers, nexts}
}

/** One visit on a slow phone: load, answer and go on, then wander; the heap after 10 moves and at the end. */
export async function visit(browser: Browser, subject: Subject, moves: number, wandering: number): Promise<Visit> {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, locale: 'pt-BR'})
  try {
    await subject.prepare?.(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await slowDown(session)
    const scripts = await countScripts(session)
    const started = performance.now()
    await page.goto(subject.url, {waitUntil: 'commit'})
    await page.locator('input[type=radio]').first().waitFor({timeout: 60_000})
    const usable = performance.now() - started
    const scriptBytes = scripts()
    const worked = await work(page, moves)
    await wander(page, 10)
    const heapStart = await heap(session, page)
    await wander(page, wandering)
    return {usable, scriptBytes, ...worked, heapStart, heapEnd: await heap(session, page)}
  } finally {
    await context.close()
  }
}
