import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {text} from 'node:stream/consumers'
import {root} from '../../scripts/lib/run.ts'
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

const script = (name: string) => new URL(`./${name}`, import.meta.url).pathname

/** Requests per second of 20 connections, and the 99th percentile of their times in milliseconds. */
async function rateOf({url, requests}: Load, seconds: number): Promise<Rate> {
  const child = spawn(process.execPath, [script('load.ts')], {cwd: root, stdio: ['pipe', 'pipe', 'inherit']})
  child.stdin.end(JSON.stringify({url, requests, seconds}))
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

const tenIds = Array.from({length: 10}, (_, index) => `bench-${index}`)
const json = {'content-type': 'application/json'}

type Student = Awaited<ReturnType<typeof seedStudents>>[number]

/** What the client sends: reads of a day of usual length, answers to one with very many questions. */
function loadsOf(origin: string, seeded: readonly Student[]): {read: Load; write: Load} {
  const dateNow = new Date().toISOString()
  const asked = (token: string, query: string, variables: object): Request => ({
    body: JSON.stringify({query, variables}),
    headers: {...json, authorization: `Bearer ${token}`, 'x-timezone': 'America/Sao_Paulo'},
  })
  const reads = seeded.map(({token, agendas: [, usual = '']}) =>
    asked(token, questionMany, {calendarDate: dateOf(1), type: 'question', activity: usual, ids: tenIds}),
  )
  const answers = Array.from({length: answersOfStudent}, (_, index) =>
    seeded.map(({token, agendas: [activity = '']}) =>
      asked(token, createOneAnswer, {
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
    ALLOW_ANY_DOCUMENT: 'yes',
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

/** An answer is sent in one round only. */
const partOf = ({url, requests}: Load, round: number, rounds: number): Load => ({
  url,
  requests:
    requests.length === students
      ? requests
      : requests.slice((requests.length / rounds) * round, (requests.length / rounds) * (round + 1)),
})

/** The product and the bare server by turns (A B A B) on one PostgreSQL: ten questions read, and one answer stored. */
export async function postgresRates(databaseUrl: string, rounds: number, {seconds, soak}: Duration) {
  const product = await startServer(databaseUrl)
  const bare = await startBare(databaseUrl)
  const rates: Record<'read' | 'write', Rates> = {read: {product: [], bare: []}, write: {product: [], bare: []}}
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['read', 'write'] as const) {
        rates[kind].product.push(await rateOf(partOf(product[kind], round, rounds), seconds))
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
