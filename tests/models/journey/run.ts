import {parseArgs} from 'node:util'
import type {DayAction} from './day.types.ts'
import {driverOf} from './driver.ts'
import {shrink} from './shrink.ts'
import {everyAction, replay, walk} from './walker.ts'

const usage = `Walks a student's day at random on a running deployment and looks after every step.
  --base-url URL   where the product runs
  --user EMAIL     who signs in; the password comes from --password or ARISTO_PASSWORD
  --seed N         which walk (default: a new one, printed)
  --steps N        how many things to do (default 60)
  --walks N        how many walks, with the seeds that follow (default 1)
  --actions LIST   do exactly these things, such as "login.enter; choice.pick A; answer.confirm"
  --no-shrink      do not look for the shortest list that fails`

const {values} = parseArgs({
  options: {
    'base-url': {type: 'string'},
    user: {type: 'string'},
    password: {type: 'string'},
    seed: {type: 'string'},
    steps: {type: 'string', default: '60'},
    walks: {type: 'string', default: '1'},
    actions: {type: 'string'},
    'no-shrink': {type: 'boolean', default: false},
  },
})

const effects = ({type, ...payload}: DayAction): string => [type, ...Object.values(payload).map(String)].join(' ')
const list = (actions: readonly DayAction[]) =>
  actions.map((action, index) => `  ${index + 1}. ${effects(action)}`).join('\n')

const password = values.password ?? process.env.ARISTO_PASSWORD
const {user, 'base-url': baseUrl} = values
if (baseUrl === undefined || user === undefined || password === undefined) {
  const missing = Object.entries({'--base-url': baseUrl, '--user': user, '--password': password})
    .filter(([, value]) => value === undefined)
    .map(([name]) => name)
  console.error(`Missing: ${missing.join(', ')}.\n${usage}`)
  process.exit(2)
}

const deployment = {baseUrl, user, password}
const first = values.seed === undefined ? Math.floor(Date.now() % 1_000_000) : Number(values.seed)
const steps = Number(values.steps)

/** Refused logins only bring the account nearer to its limit: they are not what a failure needs. */
const withoutMistakes = (actions: readonly DayAction[]) => actions.filter(({type}) => type !== 'login.mistype')

async function shortest(actions: readonly DayAction[]): Promise<readonly DayAction[]> {
  const fails = async (candidate: readonly DayAction[]) =>
    (await replay(driverOf(deployment), candidate)).findings.length > 0
  const start = withoutMistakes(actions)
  if (!(await fails(start))) return actions
  return shrink(start, fails)
}

/** Reads a printed list back; throws for what no student can do. */
function actionsOf(text: string): DayAction[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const action = everyAction.find((one) => effects(one) === part)
      if (!action)
        throw new Error(`"${part}" is nothing that a walk knows; it knows ${everyAction.map(effects).join('; ')}`)
      return action
    })
}

async function replayOnce(actions: readonly DayAction[]): Promise<boolean> {
  const {actions: done, findings} = await replay(driverOf(deployment), actions, (action) =>
    console.log(`  ${effects(action)}`),
  )
  console.log(
    findings.length === 0
      ? `${done.length} steps, everything as it must be.`
      : findings.map((finding) => `  - ${finding}`).join('\n'),
  )
  return findings.length === 0
}

async function walkOnce(seed: number): Promise<boolean> {
  console.log(`Seed ${seed}, ${steps} steps, ${baseUrl}`)
  let done = 0
  const onStep = (action: DayAction) => {
    done += 1
    console.log(`  ${done}. ${effects(action)}`)
  }
  const {actions, findings, unknown} = await walk(driverOf(deployment), {seed, steps, onStep})
  if (unknown.length > 0) console.log(`Not walked, although it is there today: ${unknown.join(', ')}.`)
  if (findings.length === 0) {
    console.log(`${actions.length} steps, everything as it must be.\n`)
    return true
  }
  console.log(`\nFound after ${actions.length} steps:\n${findings.map((finding) => `  - ${finding}`).join('\n')}`)
  if (!values['no-shrink']) console.log(`\nThe shortest list that fails:\n${list(await shortest(actions))}`)
  console.log(`\nAgain: --seed ${seed} --steps ${steps}\n`)
  return false
}

let isGood = values.actions === undefined || (await replayOnce(actionsOf(values.actions)))
for (let index = 0; values.actions === undefined && index < Number(values.walks); index += 1)
  isGood = (await walkOnce(first + index)) && isGood
process.exitCode = isGood ? 0 : 1
