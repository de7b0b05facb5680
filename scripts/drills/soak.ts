import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {createClient} from 'graphql-ws'
import {WebSocket} from 'ws'
import {rejectedRequests} from './kill.ts'
import {liveMemory} from './liveMemory.ts'
import {createOracle, findingsReport} from './oracle.ts'
import {randomOf} from './random.ts'
import type {DrillOptions, Report} from './report.ts'
import {ServerProcess} from './serverProcess.ts'
import {p95} from './times.ts'
import {type DrillStudent, seedWorld, storedMarks, withDatabase, type World} from './world.ts'
import {startLoad} from './writers.ts'

const minute = 60_000

const questionMany = `query ($ids: [ID!]!, $calendarDate: String!, $activity: ID!) {
  questionMany(ids: $ids, calendarDate: $calendarDate, type: "question", activity: $activity) { _id body choices correctChoice comment { body } } }`

/** Reads pages of questions one after the other, as open screens do. */
async function read(
  {dayQuestions, calendarDate}: World,
  origin: string,
  {token, day}: DrillStudent,
  seed: number,
  isOver: () => boolean,
): Promise<void> {
  const random = randomOf(seed)
  while (!isOver()) {
    const first = Math.floor(random() * (dayQuestions.length - 10))
    const variables = {ids: dayQuestions.slice(first, first + 10), calendarDate, activity: day}
    const headers = {'content-type': 'application/json', authorization: `Bearer ${token}`}
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({query: questionMany, variables}),
    }).then(
      (reply) => reply.arrayBuffer(),
      () => undefined,
    )
    await pause(500 + random() * 1_000)
  }
}

/** Opens and closes sockets with subscriptions, as tabs come and go. */
async function listen(origin: string, {token}: DrillStudent, seed: number, isOver: () => boolean): Promise<void> {
  const random = randomOf(seed)
  while (!isOver()) {
    const client = createClient({
      url: `${origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: {authorization: `Bearer ${token}`, timeZone: 'America/Sao_Paulo'},
    })
    client.subscribe(
      {query: 'subscription { preChoiceRecorded { questionId } }'},
      {next: () => {}, error: () => {}, complete: () => {}},
    )
    await pause(1_000 + random() * 2_000)
    await client.dispose()
  }
}

/** Half an hour of marks, reads, tabs that come and go: memory does not grow. */
export async function soak({isSmall, seed, minutes, say}: DrillOptions): Promise<Report> {
  const length = isSmall ? Math.min(minutes, 2) : minutes
  const settle = Math.min(5, length / 3)
  const dataDir = mkdtempSync(join(tmpdir(), 'aristo-drill-soak-'))
  const world = await seedWorld({dataDir}, {students: 60, dayQuestions: 200, examQuestions: 100})
  const server = await ServerProcess.make({DATA_DIR: dataDir}, ['--inspect=127.0.0.1:0'])
  const oracle = createOracle()
  let isOver = false
  try {
    await server.start()
    const load = startLoad(oracle, {
      world,
      kind: 'marks',
      origin: server.origin,
      seed,
      think: 2_000,
      students: world.students.slice(0, 30),
    })
    const others = [
      ...world.students
        .slice(30, 50)
        .map((student, index) => read(world, server.origin, student, seed + index, () => isOver)),
      ...world.students.slice(50).map((student, index) => listen(server.origin, student, seed + index, () => isOver)),
    ]
    const began = Date.now()
    const until = async (minutes: number) => {
      while (Date.now() - began < minutes * minute) await pause(200)
      const memory = await liveMemory(server)
      say(`${minutes.toFixed(1)} minutes: ${memory.live.toFixed(0)} MB live, ${memory.resident.toFixed(0)} MB resident`)
      return memory
    }
    const early = await until(settle)
    for (let next = settle * 2; next < length; next += settle) await until(next)
    const late = await until(length)
    isOver = true
    await load.stop()
    await Promise.all(others)
    await server.end('SIGTERM')
    const found = findingsReport(oracle.compare(await withDatabase({dataDir}, storedMarks)))
    return {
      figures: [
        {name: 'minutes', value: length, unit: ''},
        {name: `memory live after ${settle.toFixed(1)} minutes`, value: early.live, unit: 'MB'},
        {name: `memory live after ${length} minutes`, value: late.live, unit: 'MB'},
        {name: 'memory live, late / early', value: late.live / early.live, unit: '', most: 1.1},
        {name: 'memory resident, late / early', value: late.resident / early.resident, unit: '', most: 1.1},
        {name: 'confirmed marks', value: oracle.confirmations(), unit: '', least: 30},
        {name: 'p95 of a mark', value: p95(load.times), unit: 'ms'},
        ...found.figures,
      ],
      complaints: [...found.complaints, ...rejectedRequests(load.rejections)],
    }
  } finally {
    isOver = true
    await server.end('SIGKILL')
    rmSync(dataDir, {recursive: true, force: true})
  }
}
