import {createActor} from 'xstate'
import {dayMachine} from './day.machine.ts'
import {activities, type DayAction, type Facts, letters} from './day.types.ts'
import {look} from './look.ts'

/** Performs and observes the steps of the walker on one deployment. */
export type Driver = {
  /** Brings a fresh browser to the first screen. */
  readonly start: () => Promise<void>
  readonly interactions: (action: DayAction) => Promise<void>
  readonly read: () => Promise<Facts>
  /** What went wrong out of sight: uncaught errors, keys in replies that came too early. */
  readonly findings: () => readonly string[]
  readonly stop: () => Promise<void>
}

export type Walk = {
  readonly actions: readonly DayAction[]
  readonly findings: readonly string[]
  /** Names of activities that the walk met and does not know. */
  readonly unknown: readonly string[]
}

/** The screen has this many looks, a quarter of a second apart, to become what it must be. */
const looks = 40

/** Random numbers from a seed, the same everywhere (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const everything: readonly (readonly DayAction[])[] = [
  [{type: 'login.mistype'}],
  [{type: 'login.enter'}],
  letters.slice(0, 4).map((letter) => ({type: 'choice.pick', letter})),
  letters.slice(0, 4).map((letter) => ({type: 'choice.strike', letter})),
  ['Conduta da caminhada', 'Outra conduta, escrita depois'].map((text) => ({type: 'essay.write', text})),
  [{type: 'answer.confirm'}],
  [{type: 'answer.confirm'}],
  [{type: 'comment.toggle'}],
  [{type: 'question.next'}],
  [{type: 'question.previous'}],
  Array.from({length: 10}, (_, index) => ({type: 'question.goto', number: index + 1})),
  activities.map((activity) => ({type: 'activity.open', activity})),
  [{type: 'exam.toggle'}],
  [{type: 'exam.toggle'}],
  letters.slice(0, 4).map((letter) => ({type: 'exam.mark', letter})),
  [{type: 'exam.complete'}],
  [{type: 'day.past'}],
  [{type: 'day.today'}],
  [{type: 'page.reload'}],
  [{type: 'network.lose'}],
  [{type: 'network.restore'}],
  [{type: 'session.leave'}],
]

/** Everything a walk may choose from. */
export const everyAction: readonly DayAction[] = everything.flat()

/** One of the things that may be done now: first the kind, then which one. */
function choose(can: (action: DayAction) => boolean, random: () => number): DayAction | undefined {
  const open = everything.map((kind) => kind.filter(can)).filter((kind) => kind.length > 0)
  const kind = open[Math.floor(random() * open.length)] ?? []
  return kind[Math.floor(random() * kind.length)]
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

type Next = (can: (action: DayAction) => boolean, index: number) => DayAction | 'skip' | undefined

async function go(driver: Driver, next: Next, onStep: (action: DayAction) => void): Promise<Walk> {
  const actor = createActor(dayMachine).start()
  const actions: DayAction[] = []
  const see = async (): Promise<readonly string[]> => {
    for (let left = looks; ; left -= 1) {
      const facts = await driver.read()
      const wrong = look(actor.getSnapshot(), facts)
      if (wrong.length === 0) actor.send({type: 'page.seen', facts})
      if (wrong.length === 0 || left === 0) return [...wrong, ...driver.findings()]
      await pause(250)
    }
  }
  await driver.start()
  try {
    let findings = await see()
    for (let index = 0; findings.length === 0; index += 1) {
      const action = next((candidate) => actor.getSnapshot().can(candidate), index)
      if (action === undefined) break
      if (action === 'skip') continue
      actions.push(action)
      onStep(action)
      try {
        await driver.interactions(action)
        actor.send(action)
        findings = await see()
      } catch (error) {
        findings = [
          `${action.type} could not be done: ${error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error)}`,
        ]
      }
    }
    return {actions, findings, unknown: actor.getSnapshot().context.elsewhere}
  } finally {
    await driver.stop()
  }
}

/** Does so many things that the chart allows, chosen by the seed, and looks after each; stops at the first finding. */
export function walk(
  driver: Driver,
  {
    seed,
    steps,
    onStep = () => undefined,
  }: {readonly seed: number; readonly steps: number; readonly onStep?: (action: DayAction) => void},
): Promise<Walk> {
  const random = randomOf(seed)
  return go(driver, (can, index) => (index < steps ? choose(can, random) : undefined), onStep)
}

/** Does the given things again; those that the chart does not allow at their moment are left out. */
export function replay(
  driver: Driver,
  actions: readonly DayAction[],
  onStep: (action: DayAction) => void = () => undefined,
): Promise<Walk> {
  return go(
    driver,
    (can, index) => {
      const action = actions[index]
      return action === undefined || can(action) ? action : 'skip'
    },
    onStep,
  )
}
