import {randomUUID} from 'node:crypto'
import {setTimeout as pause} from 'node:timers/promises'
import {providePostgres, startCluster} from '../../scripts/lib/postgres.ts'
import {Backend} from '../journeys/backend.ts'
import {type Figure, percentile} from './numbers.ts'
import type {BenchPlan} from './phoneFigures.ts'

const documents = {
  create: `mutation ($key: ID!) { createDiagnosticExam(institutionTarget: [], idempotencyKey: $key) }`,
  find: `query ($id: ID!) { findDiagnosticExam(_id: $id) { _id finished isPartial questions
    preChoice { questionId selected dateNow } } }`,
  questions: `query ($ids: [ID!]!, $activity: ID!) { questionMany(ids: $ids, type: "diagnostic", activity: $activity) {
    _id scopedId body choices institution uf year classification difficulty correctChoice answersProportion
    comment { author title body } studentAnswer { choosen outcome } } }`,
}

/** Questions that the client asks for with the exam, before it asks for the others. */
const firstQuestions = 5

type Answer = {readonly data: Readonly<Record<string, unknown>> | null; readonly errors?: readonly unknown[]}

/** Visitors come from networks of their own: the limit of one network is not what is measured. */
const networkOf = (visitor: number) => `100.${64 + (visitor >> 14)}.${(visitor >> 8) & 63}.${visitor & 255}`

async function ask(
  origin: string,
  visitor: number,
  query: string,
  variables: object,
  exam?: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timezone': 'America/Sao_Paulo',
      'x-forwarded-for': networkOf(visitor),
      ...(exam !== undefined && {'x-diagnostic-id': exam}),
    },
    body: JSON.stringify({query, variables}),
  })
  const {data, errors}: Answer = await response.json()
  if (!response.ok || errors !== undefined || data === null)
    throw new Error(`${response.status} ${JSON.stringify(errors).slice(0, 300)}`)
  return {...data}
}

type Start = {readonly created: number; readonly shown: number}

/** One visitor: presses 'Iniciar diagnóstico', and has the exam with its first questions. */
async function start(origin: string, visitor: number): Promise<Start> {
  const began = performance.now()
  const {createDiagnosticExam} = await ask(origin, visitor, documents.create, {key: randomUUID()})
  const created = performance.now() - began
  const id = String(createDiagnosticExam)
  const {findDiagnosticExam} = await ask(origin, visitor, documents.find, {id}, id)
  // What the document asks for.
  const {questions} = findDiagnosticExam as {questions: string[]}
  if (questions.length !== 60) throw new Error(`a diagnostic of ${questions.length} questions`)
  const variables = {ids: questions.slice(0, firstQuestions), activity: id}
  const {questionMany} = await ask(origin, visitor, documents.questions, variables, id)
  if (!Array.isArray(questionMany) || questionMany.length !== firstQuestions) throw new Error('questions are missing')
  return {created, shown: performance.now() - began}
}

/** So many visitors, evenly over so many seconds, each from another network. */
async function rush(origin: string, visitors: number, seconds: number) {
  const starts: Start[] = []
  const failures: string[] = []
  const began = performance.now()
  const running: Promise<void>[] = []
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const due = began + (visitor * seconds * 1_000) / visitors
    if (due > performance.now()) await pause(due - performance.now())
    running.push(
      start(origin, visitor).then(
        (one) => void starts.push(one),
        (error: unknown) => void failures.push(String(error)),
      ),
    )
  }
  await Promise.all(running)
  return {starts, failures}
}

async function measured(name: string, env: Record<string, string>, {isQuick, say}: BenchPlan): Promise<Figure[]> {
  const [visitors, seconds] = isQuick ? [200, 6] : [2_000, 60]
  const backend = await Backend.start({
    DEMO_CONTENT: 'pack',
    ALLOW_ANY_DOCUMENT: 'yes',
    ARISTO_TEST_CLOCK: '0',
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '300',
    ...env,
  })
  try {
    // The first requests compile what all later ones use.
    await rush(backend.origin, 5, 1)
    const {starts, failures} = await rush(backend.origin, visitors, seconds)
    for (const failure of failures.slice(0, 3)) say(failure)
    const of = (key: keyof Start, share: number) =>
      percentile(
        starts.map((one) => one[key]),
        share,
      )
    say(`${name}: created p50 ${of('created', 0.5).toFixed(0)} ms, shown p50 ${of('shown', 0.5).toFixed(0)} ms`)
    return [
      {name: `a diagnostic is created, ${name}, p95`, unit: 'ms', figure: of('created', 0.95), limit: 1, most: 800},
      {name: `and its first questions are there, p95`, unit: 'ms', figure: of('shown', 0.95), limit: 1, most: 800},
      {name: 'the same, p99', unit: 'ms', figure: of('shown', 0.99), limit: 1},
      {name: 'starts that failed', unit: '', figure: failures.length, limit: 1, most: 0},
    ]
  } finally {
    await backend.dispose()
  }
}

/** 2,000 visitors start a diagnostic within a minute on one process, over PGlite and over PostgreSQL. */
export async function diagnosticStarts(plan: BenchPlan): Promise<Figure[]> {
  const figures = await measured('PGlite', {}, plan)
  const programs = await providePostgres(plan.say)
  if (programs === undefined) return figures
  const cluster = await startCluster(programs)
  try {
    return [...figures, ...(await measured('PostgreSQL', {DATABASE_URL: cluster.url}, plan))]
  } finally {
    await cluster.stop()
  }
}
