import type {BrowserContext, Page} from '@playwright/test'
import type {Backend} from './backend.ts'
import {expect, morning, test} from './fixtures.ts'
import {type AgendaTruth, dateOf, type Oracle} from './oracle.ts'
import {
  choice,
  goToQuestion,
  heading,
  type Letter,
  letters,
  openToday,
  saved,
  sendNow,
  untilOnDevice,
  openActivity,
} from './student.ts'
import {lostConnection} from './watch.ts'
import {timeouts} from '../support/timeouts.ts'

const seeds = Number(process.env.FAULT_SEEDS ?? 2)
const firstSeed = Number(process.env.FAULT_FIRST_SEED ?? 1)
const steps = Number(process.env.FAULT_STEPS ?? 15)

const activities = ['Estudo teórico', 'Revisão teórica', 'Revisão inteligente'] as const
type ActivityName = (typeof activities)[number]

/** The same numbers, 0 to 1, for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Where an answer of the log belongs: `Estudo teórico 3`. */
type Log = Map<string, number[]>

const shownTruth = /^(neste aparelho|enviando|salvo)$/

/** Everything a bad day does to a student: lost networks, dying servers, reloads and a second tab. */
class BadDay {
  readonly done: string[] = []
  readonly given: Log = new Map()
  readonly #pages: Page[]
  readonly #context: BrowserContext
  readonly #server: Backend
  readonly #random: () => number
  #isOnline = true
  #isUp = true

  constructor(page: Page, server: Backend, random: () => number) {
    this.#pages = [page]
    this.#context = page.context()
    this.#server = server
    this.#random = random
  }

  #below = (limit: number) => Math.floor(this.#random() * limit)
  #oneOf = <T>(all: readonly T[]): T => {
    const chosen = all[this.#below(all.length)]
    if (chosen === undefined) throw new Error('There is nothing to choose from.')
    return chosen
  }

  async step(): Promise<void> {
    const dice = this.#random()
    if (dice < 0.5) await this.#answer(this.#oneOf(this.#pages))
    else if (dice < 0.62) await this.#switchNetwork(!this.#isOnline)
    else if (dice < 0.76) await this.#reload(this.#oneOf(this.#pages))
    else if (dice < 0.88) await this.#switchServer(!this.#isUp)
    else await this.#secondTab()
  }

  async #answer(page: Page): Promise<void> {
    const activity: ActivityName = this.#oneOf(activities)
    const number = 1 + this.#below(5)
    const letter: Letter = this.#oneOf(letters.slice(0, 4))
    await openActivity(page, activity)
    await expect(
      page
        .getByRole('heading', {level: 1, name: activity})
        .or(page.getByText(activity, {exact: true}))
        .first(),
    ).toBeVisible()
    await goToQuestion(page, number)
    const essay = page.getByRole('textbox', {name: 'Sua resposta'})
    await expect(essay.or(choice(page, letter))).toBeVisible()
    if (await essay.isVisible()) {
      this.done.push(`${activity} ${number} is an essay, which has bad days of its own`)
      return
    }
    if (await choice(page, letter).isDisabled()) {
      this.done.push(`${activity} ${number} is answered already`)
      return
    }
    // What another tab answered may arrive between the look and the pick.
    if (
      !(await choice(page, letter)
        .check({timeout: timeouts.prompt})
        .then(
          () => true,
          () => false,
        ))
    ) {
      await expect(choice(page, letter)).toBeDisabled()
      this.done.push(`${activity} ${number} was answered meanwhile`)
      return
    }
    this.done.push(`answer ${activity} ${number} with ${letter} in tab ${this.#pages.indexOf(page) + 1}`)
    await page.getByRole('button', {name: 'Responder'}).click()
    await expect(
      page.getByText(shownTruth).or(page.getByRole('button', {name: /^(Ver|Ocultar) comentário$/})),
    ).toBeVisible()
    const place = `${activity} ${number}`
    this.given.set(place, [...(this.given.get(place) ?? []), letters.indexOf(letter)])
  }

  async #switchNetwork(isOnline: boolean): Promise<void> {
    this.done.push(isOnline ? 'the network is back' : 'the network is lost')
    this.#isOnline = isOnline
    await this.#context.setOffline(!isOnline)
  }

  async #reload(page: Page): Promise<void> {
    this.done.push(`reload tab ${this.#pages.indexOf(page) + 1}`)
    await page.reload()
    await expect(page.getByRole('heading', {name: /^Questão \d+ de \d+$/})).toBeVisible({timeout: timeouts.retry})
  }

  async #switchServer(isUp: boolean): Promise<void> {
    this.done.push(isUp ? 'the server is back' : 'the server is killed')
    this.#isUp = isUp
    if (!isUp) return this.#server.kill()
    await this.#server.run()
    await this.#server.setClock(morning())
  }

  async #secondTab(): Promise<void> {
    const [first, second] = this.#pages
    if (second) {
      this.done.push('the second tab is closed')
      this.#pages.pop()
      return second.close()
    }
    this.done.push('a second tab is opened')
    const page = await this.#context.newPage()
    this.#pages.push(page)
    await page.goto(new URL('/agenda', first?.url()).href)
    await expect(heading(page, 1)).toBeVisible({timeout: timeouts.retry})
  }

  /** The network and the server come back, and everything arrives. */
  async end(): Promise<void> {
    if (!this.#isUp) await this.#switchServer(true)
    if (!this.#isOnline) await this.#switchNetwork(true)
    for (const page of this.#pages) {
      await sendNow(page)
      await expect(saved(page)).toBeVisible({timeout: timeouts.longestRetry})
    }
  }
}

/** What the server holds of the first five questions of each activity. */
async function heldBy(oracle: Oracle): Promise<Map<string, number>> {
  const agenda = await oracle.agenda(dateOf(morning()))
  const held = new Map<string, number>()
  for (const activity of activities) {
    const ids = idsOf(agenda, activity)
    const truths = await oracle.questions(ids, agenda)
    for (const [index, id] of ids.entries()) {
      const given = truths.find(({_id}) => _id === id)?.studentAnswer?.choosen
      if (given !== undefined) held.set(`${activity} ${index + 1}`, given)
    }
  }
  return held
}

function idsOf(
  {theoreticalStudy, theoreticalReview, smartReview}: AgendaTruth,
  activity: ActivityName,
): readonly string[] {
  if (activity === 'Revisão inteligente') return smartReview?.questions ?? []
  return (activity === 'Estudo teórico' ? theoreticalStudy : theoreticalReview)[0]?.questions ?? []
}

for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
  test(`nothing is lost on a bad day, seed ${seed}`, async ({page, server, oracle, expectOnConsole}, info) => {
    test.setTimeout(60_000 + steps * 12_000)
    expectOnConsole(lostConnection)
    await openToday(page)
    await untilOnDevice(page)
    for (const activity of [...activities].reverse()) {
      await openActivity(page, activity)
      await expect(page.getByRole('radiogroup')).toBeVisible()
    }
    const day = new BadDay(page, server, seededRandom(seed))
    try {
      for (let step = 0; step < steps; step += 1) await day.step()
      await day.end()
      const held = await heldBy(oracle)
      expect([...held.keys()].toSorted()).toEqual([...day.given.keys()].toSorted())
      for (const [place, choices] of day.given) expect(choices, place).toContain(held.get(place))
    } finally {
      await info.attach('what happened', {body: day.done.join('\n')})
      if (info.status !== info.expectedStatus) console.log(`seed ${seed}:\n  ${day.done.join('\n  ')}`)
    }
  })
}
