import {spawn} from 'node:child_process'
import {text} from 'node:stream/consumers'
import {setTimeout as pause} from 'node:timers/promises'
import {median} from '../../tests/bench/numbers.ts'
import type {Flood} from './attackers.ts'
import {DurableCluster, postgresPrograms} from './cluster.ts'
import {rejectedRequests} from './kill.ts'
import {createOracle, findingsReport} from './oracle.ts'
import type {DrillOptions, Report} from './report.ts'
import {ServerProcess} from './serverProcess.ts'
import {p95} from './times.ts'
import {seedWorld, storedMarks, withDatabase} from './world.ts'
import {startLoad} from './writers.ts'

/** Starts the attackers; what it returns ends them and tells how often each kind attacked. */
function attack(flood: Flood): () => Promise<Map<string, number>> {
  const script = new URL('./attackers.ts', import.meta.url).pathname
  const env = {...process.env, DRILL_FLOOD: JSON.stringify(flood)}
  const child = spawn(process.execPath, [script], {env, stdio: ['pipe', 'pipe', 'inherit']})
  const printed = text(child.stdout)
  return async () => {
    child.stdin.end()
    const turns: [string, number][] = JSON.parse(await printed)
    return new Map(turns)
  }
}

/** Attacks beside honest students, who hardly notice. */
export async function floodDrill({isSmall, seed, say}: DrillOptions): Promise<Report> {
  const plan = isSmall
    ? {students: 20, rounds: 1, span: 8_000, each: 1, rest: 500}
    : {students: 200, rounds: 3, span: 20_000, each: 2, rest: 250}
  const cluster = await DurableCluster.make(await postgresPrograms(say))
  await cluster.start()
  const world = await seedWorld(
    {databaseUrl: cluster.url},
    {students: plan.students + 1, dayQuestions: 1, examQuestions: 100},
  )
  const [attacker, ...honest] = world.students
  // The limit of requests per minute is the one of a deployment: it is part of what is tried.
  const server = await ServerProcess.make({
    DATABASE_URL: cluster.url,
    DATABASE_POOL: '20',
    RATE_LIMIT_PER_MINUTE: '600',
  })
  const oracle = createOracle()
  try {
    if (attacker === undefined) throw new Error('nobody attacks')
    await server.start()
    const {pid} = server
    const load = startLoad(oracle, {world, kind: 'marks', origin: server.origin, seed, think: 5_000, students: honest})
    await pause(plan.span / 2)
    const turns = new Map<string, number>()
    const spans: {readonly calm: number; readonly attacked: number}[] = []
    // By turns, so that what else the machine does falls on both.
    for (let round = 1; round <= plan.rounds; round += 1) {
      const calm = Date.now()
      await pause(plan.span)
      const begun = Date.now()
      const stop = attack({port: server.port, token: attacker.token, each: plan.each, rest: plan.rest})
      await pause(plan.span)
      const ended = Date.now()
      for (const [name, amount] of await stop()) turns.set(name, (turns.get(name) ?? 0) + amount)
      spans.push({calm: p95(load.times, calm, begun), attacked: p95(load.times, begun, ended)})
      say(`round ${round} of ${plan.rounds}: p95 ${spans.at(-1)?.calm} ms, then ${spans.at(-1)?.attacked} ms`)
    }
    await load.stop()
    const [usual, attacked] = [median(spans.map(({calm}) => calm)), median(spans.map((span) => span.attacked))]
    for (const [name, amount] of turns) say(`${name}: ${amount} turns`)
    const found = findingsReport(oracle.compare(await withDatabase({databaseUrl: cluster.url}, storedMarks)))
    return {
      figures: [
        {name: 'honest students', value: plan.students, unit: ''},
        {
          name: 'attacks',
          value: [...turns.values()].reduce((sum, amount) => sum + amount, 0),
          unit: '',
          least: turns.size,
        },
        {name: 'kinds of attack', value: turns.size, unit: '', least: 10},
        {name: 'p95 of a mark without attack', value: usual, unit: 'ms'},
        {name: 'p95 of a mark under attack', value: attacked, unit: 'ms'},
        {name: 'p95 under attack / without', value: attacked / usual, unit: '', most: 2},
        ...found.figures,
      ],
      complaints: [
        ...found.complaints,
        ...rejectedRequests(load.rejections),
        ...(server.isRunning && server.pid === pid ? [] : [`the server's process ended:\n${server.log.slice(-2_000)}`]),
      ],
    }
  } finally {
    await server.end('SIGKILL')
    await cluster.remove()
  }
}
