import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {text} from 'node:stream/consumers'
import {root} from '../../scripts/lib/run.ts'
import {demo} from '../journeys/account.ts'
import {Backend} from '../journeys/backend.ts'
import {memoryOf} from './product.ts'
import {dateOf, seedDays} from './seed.ts'

export type Rate = {readonly perSecond: number; readonly p99: number}
export type Rates = {readonly product: Rate[]; readonly bare: Rate[]}
/** Seconds: of each measured load, and of the reads that come before the memory is looked at. */
export type Duration = {readonly seconds: number; readonly soak: number}
type Load = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: readonly string[]
}

/** Answers that are ready to be sent: more than a round of the benchmark can send. */
const answersReady = 30_000

const script = (name: string) => new URL(`./${name}`, import.meta.url).pathname

/** Requests per second of 20 connections, and the 99th percentile of their times in milliseconds. */
async function rateOf({url, headers, bodies}: Load, seconds: number): Promise<Rate> {
  const child = spawn(process.execPath, [script('load.ts')], {cwd: root, stdio: ['pipe', 'pipe', 'inherit']})
  child.stdin.end(JSON.stringify({url, bodies, seconds, headers: {'content-type': 'application/json', ...headers}}))
  const {refused, ...rate}: Rate & {refused: string[]} = JSON.parse(await text(child.stdout))
  if (refused.length > 0) throw new Error(`${url} refused: ${refused.join('\n')}`)
  return rate
}

const questionMany = `query QuestionMany($ids: [ID!]!, $calendarDate: String!, $type: String!, $activity: ID!) {
  questionMany(ids: $ids, calendarDate: $calendarDate, type: $type, activity: $activity) {
    _id body choices isEssay institution uf year examOrder examType classification difficulty scopedId correctChoice answersProportion
    comment {author title body updatedAt} studentAnswer {_id document choosen outcome createdAt}
  }
}`

const createOneAnswer = `mutation CreateOneAnswer($input: OneAnswerInput!, $idempotencyKey: ID!) {
  createOneAnswer(input: $input, idempotencyKey: $idempotencyKey) {
    _id document choosen outcome createdAt
    question {scopedId correctChoice answersProportion comment {author title body updatedAt} studentAnswer {_id document choosen outcome createdAt}}
  }
}`

async function tokenOf(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({...demo, returnSecureToken: true}),
  })
  const {idToken}: {idToken: string} = await reply.json()
  return idToken
}

const tenIds = Array.from({length: 10}, (_, index) => `bench-${index}`)

/** What the client sends: reads of a day of usual length, answers to one with very many questions. */
function loadsOf(origin: string, token: string, [long = '', usual = '']: readonly string[]): {read: Load; write: Load} {
  const day = {calendarDate: dateOf(1), type: 'question', activity: usual}
  const common = {calendarDate: dateOf(0), type: 'question', activity: long}
  const body = (query: string, variables: object) => JSON.stringify({query, variables})
  const headers = {authorization: `Bearer ${token}`, 'x-timezone': 'America/Sao_Paulo'}
  const dateNow = new Date().toISOString()
  const answers = Array.from({length: answersReady}, (_, index) =>
    body(createOneAnswer, {
      idempotencyKey: `bench-${index}`,
      input: {...common, theoreticalType: 'theoreticalStudy', document: `bench-${index}`, choosen: index % 4, dateNow},
    }),
  )
  const url = `${origin}/graphql`
  return {
    read: {url, headers, bodies: [body(questionMany, {...day, ids: tenIds})]},
    write: {url, headers, bodies: answers},
  }
}

/** The product on a database, with a long day and a usual one; undefined as the address means PGlite in a folder of its own. */
async function startServer(databaseUrl: string | undefined) {
  const env = {
    DATABASE_URL: databaseUrl ?? '',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ARISTO_TEST_CLOCK: '0',
    ALLOW_ANY_DOCUMENT: 'yes',
  }
  const backend = await Backend.start(env)
  await backend.stop()
  const days = [
    {day: 0, questions: answersReady},
    {day: 1, questions: 40},
  ]
  const agendas = await seedDays(databaseUrl === undefined ? {dataDir: backend.folder} : {databaseUrl}, days)
  await backend.run()
  return {backend, ...loadsOf(backend.origin, await tokenOf(backend.origin), agendas)}
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
  const load = (path: string): Load => ({url: `http://127.0.0.1:${port}/${path}`, headers: {}, bodies: ['{}']})
  return {read: load('read'), write: load('write'), stop: () => void child.kill('SIGTERM')}
}

/** The product and the bare server by turns (A B A B) on one PostgreSQL: ten questions read, and one answer stored. */
export async function postgresRates(databaseUrl: string, rounds: number, {seconds, soak}: Duration) {
  const product = await startServer(databaseUrl)
  const bare = await startBare(databaseUrl)
  const rates: Record<'read' | 'write', Rates> = {read: {product: [], bare: []}, write: {product: [], bare: []}}
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['read', 'write'] as const) {
        const bodies = product[kind].bodies.filter((_, index, {length}) => length === 1 || index % rounds === round)
        rates[kind].product.push(await rateOf({...product[kind], bodies}, seconds))
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
    const rates = {read: await rateOf(read, seconds), write: await rateOf(write, seconds)}
    if (soak > 0) await rateOf(read, soak)
    return {...rates, memory: memoryOf(backend.pid)}
  } finally {
    await backend.dispose()
  }
}
