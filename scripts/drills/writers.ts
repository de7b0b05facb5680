import {setTimeout as pause} from 'node:timers/promises'
import type {Oracle, Write} from './oracle.ts'
import {randomOf} from './random.ts'
import type {Timed} from './times.ts'
import type {DrillStudent, World} from './world.ts'

/** Milliseconds a client waits for a reply, as the product's does. */
const requestTimeoutMs = 15_000

const answerDocument = `mutation ($input: OneAnswerInput!, $key: ID!) { createOneAnswer(input: $input, idempotencyKey: $key) { _id choosen } }`
const markDocument = `mutation ($input: OnePreChoiceInput!, $key: ID!) { createOrUpdateOnePreChoice(input: $input, idempotencyKey: $key) { selected } }`

/** What students do: answer the questions of their day once each, or mark those of their exam again and again. */
export type Kind = 'answers' | 'marks'

export type LoadOptions = {
  readonly world: World
  readonly kind: Kind
  readonly origin: string
  readonly seed: number
  /** Milliseconds between two writes of one student, on average. */
  readonly think: number
  /** Students that take part; all when absent. */
  readonly students?: readonly DrillStudent[]
}

export type Load = {
  /** Every request, from its first attempt until it was confirmed. */
  readonly times: readonly Timed[]
  /** Codes of requests that were refused for good; there should be none. */
  readonly rejections: readonly string[]
  /** Requests sent again because nobody confirmed them. */
  readonly repeats: () => number
  /** Lets every student finish what is on its way, and ends. */
  readonly stop: () => Promise<void>
}

type Outcome = 'confirmed' | 'again' | {readonly refused: string}

const passing = new Set(['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED'])

/** Sends one GraphQL document once, and says what an outbox makes of the reply. */
async function send(origin: string, token: string, body: string): Promise<Outcome> {
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-timezone': 'America/Sao_Paulo',
      },
      body,
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const reply: {data?: unknown; errors?: {extensions?: {code?: string}}[]} = await response.json()
    const code = reply.errors?.[0]?.extensions?.code
    if (code !== undefined) return passing.has(code) ? 'again' : {refused: code}
    return response.ok && reply.data !== undefined && reply.data !== null ? 'confirmed' : 'again'
  } catch {
    return 'again'
  }
}

function bodyOf(
  kind: Kind,
  {calendarDate}: World,
  student: DrillStudent,
  {question, choice, at}: Write,
  key: string,
): string {
  const dateNow = new Date(at).toISOString()
  const variables =
    kind === 'answers'
      ? {
          document: question,
          choosen: choice,
          calendarDate,
          type: 'question',
          theoreticalType: 'theoreticalStudy',
          activity: student.day,
          dateNow,
        }
      : {question, selected: choice, activity: student.exam, dateNow}
  return JSON.stringify({query: kind === 'answers' ? answerDocument : markDocument, variables: {input: variables, key}})
}

/**
 * Students who write as the product's outbox does: one after the other, each sent again with its key until the server
 * confirms it. What is sent and what is confirmed goes to the oracle.
 */
export function startLoad(
  oracle: Oracle,
  {world, kind, origin, seed, think, students = world.students}: LoadOptions,
): Load {
  const times: Timed[] = []
  const rejections: string[] = []
  let repeats = 0
  let isOver = false

  async function deliver(student: DrillStudent, write: Write, key: string): Promise<void> {
    const body = bodyOf(kind, world, student, write, key)
    oracle.sending(write)
    const begun = Date.now()
    for (let wait = 100; ; wait = Math.min(wait * 2, 800)) {
      const outcome = await send(origin, student.token, body)
      if (outcome === 'confirmed') {
        oracle.confirmed(write)
        times.push({at: begun, ms: Date.now() - begun})
        return
      }
      if (outcome !== 'again') return void rejections.push(outcome.refused)
      repeats += 1
      if (isOver) return void times.push({at: begun, ms: Number.POSITIVE_INFINITY})
      await pause(wait)
    }
  }

  async function live(student: DrillStudent, index: number): Promise<void> {
    const random = randomOf(seed * 10_007 + index)
    const questions = kind === 'answers' ? world.dayQuestions : world.examQuestions
    const first = Math.floor(random() * questions.length)
    await pause(random() * think)
    for (let turn = 0; !isOver && (kind === 'marks' || turn < questions.length); turn += 1) {
      const question = questions[(first + turn) % questions.length] ?? ''
      // Two marks of one student on one question are never of the same instant.
      const write = {student: student.id, question, choice: Math.floor(random() * 4), at: Date.now()}
      await deliver(student, write, `${seed}-${student.id}-${turn}`)
      await pause(think * (0.5 + random()))
    }
  }

  const all = Promise.all(students.map(live))
  return {
    times,
    rejections,
    repeats: () => repeats,
    stop: async () => {
      isOver = true
      await all
    },
  }
}
