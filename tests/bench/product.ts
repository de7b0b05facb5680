import {readFileSync} from 'node:fs'
import type {BrowserContext, Page} from 'playwright'
import {performancePath} from '../../domain/performance/places.ts'
import {mockText} from '../../src/text/exam/exam.ts'
import {questionText} from '../../src/text/question/question.ts'
import {type Account, demo} from '../journeys/account.ts'
import {Backend} from '../journeys/backend.ts'
import type {Subject} from './phone.ts'
import {dateOf, noonOf, seedDays, seedMock} from './seed.ts'
import {timeouts} from '../support/timeouts.ts'

/** The demo account with a year of study. */
const yearOfStudy: Account = {...demo, email: 'desempenho@aristo.local'}

/** Resident memory of a process in MB; NaN where the system does not tell. */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000
  } catch {
    return Number.NaN
  }
}

/** Signs in as a student would; the session lives in the context's IndexedDB. */
export async function signInOnce(
  context: BrowserContext,
  origin: string,
  awaited = 'input[type=radio]',
  account: Account = demo,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(origin)
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Senha', {exact: true}).fill(account.password)
  await page.getByRole('button', {name: 'Entrar'}).click()
  await page.locator(awaited).first().waitFor({timeout: timeouts.exchange})
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return page
}

/** Forgets what the browser keeps of files and of the day, not who is signed in. */
async function forget(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', {origin, storageTypes: 'service_workers,cache_storage'})
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({name}) => (name?.startsWith('aristo-records') ? [name] : []))
    for (const name of names) {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.addEventListener('success', () => resolve())
        request.addEventListener('error', () => reject(new Error(`${name} was not deleted`)))
      })
    }
  })
  await page.close()
}

/** The product's question screen, signed in, on a day with that many questions: nothing of it cached, or all of it. */
export type Kind = {readonly name: string; readonly questions: number; readonly isCold: boolean}

export type Product = {
  readonly origin: string
  /** One subject for each kind. Every visit has a day of its own, because a question is answered once. */
  readonly subjects: readonly Subject[]
  /** Milliseconds from the command to the first answer: with an empty folder, and on data. */
  readonly firstStart: number
  readonly start: number
  /** Resident memory of the server now, in MB. */
  readonly memory: () => number
  readonly dispose: () => Promise<void>
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The built product over PGlite, with days as long as the benchmark wants them. */
export async function startProduct(kinds: readonly Kind[], rounds: number): Promise<Product> {
  const began = performance.now()
  const server = await Backend.start()
  const firstStart = performance.now() - began
  await server.stop()
  const days = kinds.flatMap(({questions}, at) =>
    Array.from({length: rounds}, (_, round) => ({day: at * rounds + round, questions})),
  )
  await seedDays({dataDir: server.folder}, days)
  const start = await timed(() => server.run())
  const {origin} = server
  const subjects = kinds.map(({name, isCold}, at): Subject => {
    let round = 0
    return {
      name,
      url: `${origin}/`,
      feedback: [questionText.right, questionText.wrong, questionText.annulled],
      async prepare(context) {
        await server.setClock(noonOf(at * rounds + round).toISOString())
        round += 1
        await (await signInOnce(context, origin)).close()
        if (isCold) await forget(context, origin)
      },
    }
  })
  return {origin, subjects, firstStart, start, memory: () => memoryOf(server.pid), dispose: () => server.dispose()}
}

/** The pages whose opening is compared: a question of the day, the general performance page of a year of study. */
export type ComparedPages = {
  readonly question: Subject
  readonly general: Subject
  readonly dispose: () => Promise<void>
}

/** The built product over PGlite; every visit begins signed in, with nothing else on the device. */
export async function startPages(questions: number): Promise<ComparedPages> {
  const server = await Backend.start()
  await server.stop()
  await seedDays({dataDir: server.folder}, [{day: 0, questions}])
  await server.run()
  await server.setClock(noonOf(0).toISOString())
  const {origin} = server
  const subject = (name: string, path: string, account: Account): Subject => ({
    name,
    url: `${origin}${path}`,
    feedback: [],
    async prepare(context) {
      await (await signInOnce(context, origin, 'main h1, main h2', account)).close()
      await forget(context, origin)
    },
  })
  return {
    question: subject('question, cold', '/', demo),
    general: subject('general performance, cold', performancePath('geral'), yearOfStudy),
    dispose: () => server.dispose(),
  }
}

/** A mock exam that runs, and how to be rid of its server. */
export type RunningMock = {readonly cold: Subject; readonly warm: Subject; readonly dispose: () => Promise<void>}

/** Signs in and opens the mock exam; the first visit starts it. */
async function openMock(context: BrowserContext, origin: string): Promise<void> {
  const page = await signInOnce(context, origin, 'main h1, main h2')
  const start = page.getByRole('button', {name: mockText.start})
  const radio = page.locator('input[type=radio]').first()
  await start.or(radio).first().waitFor({timeout: timeouts.exchange})
  if (await start.isVisible()) await start.click()
  await radio.waitFor({timeout: timeouts.exchange})
  await page.close()
}

/** The built product over PGlite, with a mock exam of so many questions that has begun. */
export async function startMock(questions: number): Promise<RunningMock> {
  const server = await Backend.start()
  await server.stop()
  await seedMock({dataDir: server.folder}, questions)
  await server.run()
  await server.setClock(noonOf(0).toISOString())
  const {origin} = server
  const subject = (name: string, isCold: boolean): Subject => ({
    name,
    url: `${origin}/agenda/simulado?date=${dateOf(0)}`,
    feedback: [],
    isExam: true,
    async prepare(context) {
      await openMock(context, origin)
      if (isCold) await forget(context, origin)
    },
  })
  return {cold: subject('mock, cold', true), warm: subject('mock, warm', false), dispose: () => server.dispose()}
}
