import {setTimeout as pause} from 'node:timers/promises'
import {postgresPrograms} from './cluster.ts'
import {untilTrue} from './database.ts'
import {patroniTimes, startHighAvailability} from './highAvailability.ts'
import {rejectedRequests} from './kill.ts'
import {createOracle, findingsReport} from './oracle.ts'
import type {DrillOptions, Report} from './report.ts'
import {ServerProcess} from './serverProcess.ts'
import {p95, recoveryOf} from './times.ts'
import {seedWorld, storedMarks, withDatabase} from './world.ts'
import {startLoad} from './writers.ts'

/** The primary dies under students in a running exam. */
export async function failover({isSmall, seed, say}: DrillOptions): Promise<Report> {
  const plan = isSmall ? {students: 20, before: 10_000, after: 45_000} : {students: 100, before: 30_000, after: 60_000}
  say('starting etcd, two PostgreSQL under Patroni, HAProxy and PgBouncer')
  const stack = await startHighAvailability(await postgresPrograms(say))
  const env = {
    DATABASE_URL: stack.pooledUrl,
    DATABASE_LISTEN_URL: stack.directUrl,
    DATABASE_PREPARE: 'no',
    DATABASE_POOL: '20',
  }
  const servers = [await ServerProcess.make(env), await ServerProcess.make(env)]
  try {
    const world = await seedWorld(
      {databaseUrl: stack.directUrl},
      {students: plan.students, dayQuestions: 1, examQuestions: 100},
    )
    for (const server of servers) await server.start()
    const pids = servers.map(({pid}) => pid)
    const origin = await stack.serveStudents(servers.map(({port}) => port))
    const oracle = createOracle()
    const load = startLoad(oracle, {world, kind: 'marks', origin, seed, think: 1_000})
    await pause(plan.before)
    const usual = p95(load.times, Date.now() - plan.before / 2)
    const fault = Date.now()
    const killed = await stack.killPrimary()
    const confirmed = oracle.confirmations()
    say(`${killed}, the primary, was killed after ${confirmed} marks`)
    const write = await untilTrue(fault + 1_000, plan.after, () => oracle.confirmations() > confirmed + plan.students)
    say(`marks are confirmed again after ${write + 1_000} ms`)
    await pause(Math.max(0, fault + plan.after - Date.now()))
    const end = Date.now()
    await load.stop()
    const found = findingsReport(oracle.compare(await withDatabase({databaseUrl: stack.directUrl}, storedMarks)))
    return {
      figures: [
        {name: 'students', value: plan.students, unit: ''},
        {name: 'lease of the primary', value: patroniTimes.ttl, unit: 's'},
        {name: 'confirmed marks', value: oracle.confirmations(), unit: '', least: plan.students},
        {name: 'requests sent again', value: load.repeats(), unit: '', least: 1},
        {name: 'p95 of a mark before', value: usual, unit: 'ms'},
        {
          name: 'p95 of a mark under 1 s for good after',
          value: recoveryOf(load.times, fault, end, 1_000) / 1_000,
          unit: 's',
          most: 30,
        },
        {name: 'p95 of a mark in the last 10 s', value: p95(load.times, end - 10_000), unit: 'ms', most: 1_000},
        ...found.figures,
      ],
      complaints: [
        ...found.complaints,
        ...rejectedRequests(load.rejections),
        ...(servers.every(({isRunning, pid}, index) => isRunning && pid === pids[index])
          ? []
          : ['a server process ended']),
      ],
    }
  } finally {
    for (const server of servers) await server.end('SIGKILL')
    stack.stop()
  }
}
