import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {root} from '../../scripts/lib/run.ts'
import {readManifest} from '../../server/graphql/clientBuilds.ts'
import {Backend} from '../journeys/backend.ts'
import {memoryOf} from './product.ts'
import {dateOf, seedStudents} from './seed.ts'

export type Rate = {readonly perSecond: number; readonly p99: number}
export type Rates = {readonly product: Rate[]; readonly bare: Rate[]}
/** Seconds: of each measured load, and of the reads that come before the memory is looked at. */
export type Duration = {readonly seconds: number; readonly soak: number}
type Request = {readonly body: string; readonly headers: Readonly<Record<string, string>>}
type Load = {readonly url: string; readonly requests: readonly Request[]}

/**
 * One for each connection: a single student's answers would wait for each other, because they are counted in the same rows.
 */
const students = 20
/** Answers that each student can send: together more than a round of the benchmark takes. */
const answersOfStudent = 2_000

/**
 * Seconds of load before anything is measured: a server runs for months, and V8 compiles what it runs often in its first
 * seconds. The start is a figure of its own.
 */
const warmUp = 5

const script = (name: string) => new URL(`./${name}`, import.meta.url).pathname

/** Requests per second of 20 connections, and the 99th percentile of their times in milliseconds. */
async function rateOf({url, requests}: Load, seconds: number): Promise<Rate> {
  const child = spawn(process.execPath, [script('load.ts')], {cwd: root, stdio: ['pipe', 'pipe', 'inherit']})
  child.stdin.end(JSON.stringify({url, requests, seconds}))
  const {refused, ...rate}: Rate & {refused: string[]} = JSON.parse(await text(child.stdout))
  if (refused.length > 0) throw new Error(`${url} refused: ${refused.join('\n')}`)
  return rate
}

const tenIds = Array.from({length: 10}, (_, index) => `bench-${index}`)
const json = {'content-type': 'application/json'}

type Student = Awaited<ReturnType<typeof seedStudents>>[number]

/** How the built client names one of its documents. */
function documentIds(): (operation: 'QuestionMany' | 'CreateOneAnswer') => string {
  const manifest = readManifest(join(root, 'dist', 'client'))
  if (manifest === null) throw new Error('The client is not built.')
  return (operation) => `${manifest.id}.${operation}`
}

/** What the client sends: reads of a day of usual length, answers to one with very many questions. */
function loadsOf(origin: string, seeded: readonly Student[]): {read: Load; write: Load} {
  const dateNow = new Date().toISOString()
  const idOf = documentIds()
  const asked = (token: string, operation: Parameters<typeof idOf>[0], variables: object): Request => ({
    body: JSON.stringify({variables, extensions: {persistedQuery: {sha256Hash: idOf(operation)}}}),
    headers: {...json, authorization: `Bearer ${token}`, 'x-timezone': 'America/Sao_Paulo'},
  })
  const reads = seeded.map(({token, agendas: [, usual = '']}) =>
    asked(token, 'QuestionMany', {calendarDate: dateOf(1), type: 'question', activity: usual, ids: tenIds}),
  )
  const answers = Array.from({length: answersOfStudent}, (_, index) =>
    seeded.map(({token, agendas: [activity = '']}) =>
      asked(token, 'CreateOneAnswer', {
        idempotencyKey: `bench-${index}`,
        input: {
          calendarDate: dateOf(0),
          type: 'question',
          activity,
          theoreticalType: 'theoreticalStudy',
          document: `bench-${index}`,
          choosen: index % 4,
          dateNow,
        },
      }),
    ),
  )
  const url = `${origin}/graphql`
  return {read: {url, requests: reads}, write: {url, requests: answers.flat()}}
}

/** The product on a database, with students who have a long day and a usual one each; undefined as the address means PGlite in a folder of its own. */
async function startServer(databaseUrl: string | undefined) {
  const env = {
    DATABASE_URL: databaseUrl ?? '',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ARISTO_TEST_CLOCK: '0',
  }
  const backend = await Backend.start(env)
  await backend.stop()
  const days = [
    {day: 0, questions: answersOfStudent},
    {day: 1, questions: 40},
  ]
  const options = databaseUrl === undefined ? {dataDir: backend.folder} : {databaseUrl}
  const seeded = await seedStudents(options, students, days)
  await backend.run()
  return {backend, ...loadsOf(backend.origin, seeded)}
}

/** The limit: bare `pg` in a bare server, a process of its own on the same database. */
async function startBare(databaseUrl: string) {
  const env = {...process.env, DATABASE_URL: databaseUrl}
  const child = spawn(process.execPath, [script('bareServer.ts'), JSON.stringify(tenIds)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line]: Buffer[] = await once(child.stdout, 'data')
  const {port}: {port: number} = JSON.parse(String(line))
  const load = (path: string): Load => ({
    url: `http://127.0.0.1:${port}/${path}`,
    requests: [{body: '{}', headers: json}],
  })
  return {read: load('read'), write: load('write'), stop: () => void child.kill('SIGTERM')}
}

/** One of so many parts of a load: an answer is sent once. */
const partOf = ({url, requests}: Load, part: number, parts: number): Load => ({
  url,
  requests:
    requests.length === students
      ? requests
      : requests.slice(
          Math.floor((requests.length / parts) * part),
          Math.floor((requests.length / parts) * (part + 1)),
        ),
})

/** Both servers as they are after some time: the last part of the answers is sent for it. */
async function warm(servers: readonly {readonly read: Load; readonly write: Load}[], parts: number): Promise<void> {
  for (const kind of ['read', 'write'] as const)
    for (const server of servers) await rateOf(partOf(server[kind], parts - 1, parts), warmUp)
}

/** The product and the bare server by turns (A B A B) on one PostgreSQL: ten questions read, and one answer stored. */
export async function postgresRates(databaseUrl: string, rounds: number, {seconds, soak}: Duration) {
  const product = await startServer(databaseUrl)
  const bare = await startBare(databaseUrl)
  const rates: Record<'read' | 'write', Rates> = {read: {product: [], bare: []}, write: {product: [], bare: []}}
  const parts = rounds + 1
  try {
    await warm([product, bare], parts)
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['read', 'write'] as const) {
        rates[kind].product.push(await rateOf(partOf(product[kind], round, parts), seconds))
        rates[kind].bare.push(await rateOf(bare[kind], seconds))
      }
    }
    if (soak > 0) await rateOf(product.read, soak)
    return {rates, memory: memoryOf(product.backend.pid)}
  } finally {
    bare.stop()
    await product.backend.dispose()
  }
}

/** The product over PGlite; in one process with its database, it has no bare server beside it. */
export async function embeddedRates({seconds, soak}: Duration): Promise<{read: Rate; write: Rate; memory: number}> {
  const {backend, read, write} = await startServer(undefined)
  try {
    await warm([{read, write}], 2)
    const rates = {read: await rateOf(read, seconds), write: await rateOf(partOf(write, 0, 2), seconds)}
    if (soak > 0) await rateOf(read, soak)
    return {...rates, memory: memoryOf(backend.pid)}
  } finally {
    await backend.dispose()
  }
}
