import {setTimeout as pause} from 'node:timers/promises'
import {createClient} from 'graphql-ws'
import {WebSocket} from 'ws'
import {answers, DurableCluster, postgresPrograms} from './cluster.ts'
import {rejectedRequests} from './kill.ts'
import {createOracle, findingsReport} from './oracle.ts'
import {randomOf} from './random.ts'
import type {DrillOptions, Report} from './report.ts'
import {ServerProcess} from './serverProcess.ts'
import {seedWorld, storedAnswers, withDatabase} from './world.ts'
import {startLoad} from './writers.ts'

/** Milliseconds since an instant until something comes true, looked at every 20 ms; infinite after the limit. */
export async function untilTrue(since: number, limit: number, isSo: () => boolean | Promise<boolean>): Promise<number> {
  while (Date.now() - since < limit) {
    if (await isSo()) return Date.now() - since
    await pause(20)
  }
  return Number.POSITIVE_INFINITY
}

/** The news of one student, as an open page gets them. */
function newsOf(origin: string, token: string) {
  let count = 0
  const client = createClient({
    url: `${origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 1_000,
    retryWait: () => pause(100),
    shouldRetry: () => true,
    connectionParams: {authorization: `Bearer ${token}`, timeZone: 'America/Sao_Paulo'},
  })
  client.subscribe(
    {query: 'subscription { answerRecorded { document } }'},
    {next: () => void (count += 1), error: () => {}, complete: () => {}},
  )
  return {count: () => count, close: () => client.dispose()}
}

type Round = {
  readonly ready: number
  readonly write: number
  readonly news: number
  readonly told: boolean
  readonly alive: boolean
}

/** PostgreSQL killed and restarted under load: the server comes back by itself. */
export async function database({isSmall, seed, say}: DrillOptions): Promise<Report> {
  const plan = isSmall ? {writers: 10, rounds: 1, questions: 200} : {writers: 100, rounds: 5, questions: 500}
  const random = randomOf(seed)
  const cluster = await DurableCluster.make(await postgresPrograms(say))
  await cluster.start()
  const place = {databaseUrl: cluster.url}
  const world = await seedWorld(place, {students: plan.writers, dayQuestions: plan.questions, examQuestions: 1})
  const server = await ServerProcess.make({DATABASE_URL: cluster.url, DATABASE_POOL: '20'})
  const oracle = createOracle()
  const rounds: Round[] = []
  try {
    await server.start()
    const {pid} = server
    const news = newsOf(server.origin, world.students[0]?.token ?? '')
    const load = startLoad(oracle, {world, kind: 'answers', origin: server.origin, seed, think: 200})
    for (let round = 1; round <= plan.rounds; round += 1) {
      await untilTrue(Date.now(), 10_000, () => news.count() > 0)
      await pause(random() * 1_000)
      await cluster.kill()
      const told = (await untilTrue(Date.now(), 12_000, async () => (await server.statusOf('/ready')) === 503)) < 12_000
      const alive = (await server.statusOf('/health')) === 200
      await pause(random() * (isSmall ? 500 : 2_000))
      await cluster.start()
      while (!(await answers(cluster.url))) await pause(20)
      const [since, confirmed, heard] = [Date.now(), oracle.confirmations(), news.count()]
      const [ready, write, arrived] = await Promise.all([
        untilTrue(since, 30_000, async () => (await server.statusOf('/ready')) === 200),
        untilTrue(since, 30_000, () => oracle.confirmations() > confirmed),
        untilTrue(since, 30_000, () => news.count() > heard),
      ])
      rounds.push({ready, write, news: arrived, told, alive})
      say(
        `round ${round} of ${plan.rounds}: ready after ${ready} ms, a write after ${write} ms, news after ${arrived} ms`,
      )
    }
    await load.stop()
    news.close()
    const found = findingsReport(oracle.compare(await withDatabase(place, storedAnswers)))
    const worst = (read: (round: Round) => number) => Math.max(...rounds.map(read))
    return {
      figures: [
        {name: 'PostgreSQL killed', value: plan.rounds, unit: ''},
        {name: 'confirmed writes', value: oracle.confirmations(), unit: '', least: plan.writers},
        {name: 'requests sent again', value: load.repeats(), unit: '', least: 1},
        {name: 'worst time until ready', value: worst(({ready}) => ready), unit: 'ms', most: 5_000},
        {name: 'worst time until a write is confirmed', value: worst(({write}) => write), unit: 'ms', most: 5_000},
        {name: 'worst time until news arrive', value: worst((round) => round.news), unit: 'ms', most: 5_000},
        ...found.figures,
      ],
      complaints: [
        ...found.complaints,
        ...rejectedRequests(load.rejections),
        ...(server.isRunning && server.pid === pid ? [] : [`the server's process ended:\n${server.log.slice(-2_000)}`]),
        ...(rounds.every(({told}) => told) ? [] : ['/ready did not say that the database was away']),
        ...(rounds.every(({alive}) => alive) ? [] : ['/health did not answer while the database was away']),
      ],
    }
  } finally {
    await server.end('SIGKILL')
    await cluster.remove()
  }
}
