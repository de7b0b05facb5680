import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {sql} from 'kysely'
import type {Database, DatabaseOptions} from '../../server/kernel/database/database.ts'
import {DurableCluster, postgresPrograms} from './cluster.ts'
import {createOracle, findingsReport} from './oracle.ts'
import {randomOf} from './random.ts'
import type {DrillOptions, Figure, Report} from './report.ts'
import {ServerProcess} from './serverProcess.ts'
import {p95} from './times.ts'
import {seedWorld, storedAnswers, withDatabase} from './world.ts'
import {startLoad} from './writers.ts'

type KillPlan = {readonly writers: number; readonly kills: number; readonly questions: number}

/** Kills the server again and again under writers, and compares what was confirmed with what is stored. */
export async function killServer(
  place: DatabaseOptions,
  {writers, kills, questions}: KillPlan,
  {seed, hasSeededDefect, say}: DrillOptions,
): Promise<Report> {
  const random = randomOf(seed)
  const world = await seedWorld(place, {students: writers, dayQuestions: questions, examQuestions: 1})
  const env = place.databaseUrl === undefined ? {DATA_DIR: place.dataDir ?? ''} : {DATABASE_URL: place.databaseUrl}
  const server = await ServerProcess.make(env)
  const oracle = createOracle()
  try {
    await server.start()
    const load = startLoad(oracle, {world, kind: 'answers', origin: server.origin, seed, think: 100})
    for (let round = 1; round <= kills; round += 1) {
      const before = oracle.confirmations()
      while (oracle.confirmations() === before) await pause(20)
      await pause(50 + random() * 1_000)
      await server.end('SIGKILL')
      say(`kill ${round} of ${kills}: ${oracle.confirmations()} writes confirmed so far`)
      await server.start()
    }
    const settled = oracle.confirmations()
    while (oracle.confirmations() < settled + writers) await pause(20)
    await load.stop()
    await server.end('SIGTERM')
    if (hasSeededDefect) await withDatabase(place, loseOne)
    const found = findingsReport(oracle.compare(await withDatabase(place, storedAnswers)))
    return {
      figures: [
        {name: 'kills', value: kills, unit: ''},
        {name: 'confirmed writes', value: oracle.confirmations(), unit: '', least: (kills * writers) / 10},
        {name: 'requests sent again', value: load.repeats(), unit: ''},
        ...found.figures,
        {name: 'p95 of a write, kills included', value: p95(load.times), unit: 'ms'},
      ],
      complaints: [...found.complaints, ...rejectedRequests(load.rejections)],
    }
  } finally {
    await server.end('SIGKILL')
  }
}

/** Loses a write as a broken disk might. */
async function loseOne({db}: Pick<Database, 'db'>): Promise<void> {
  await sql`delete from answer where id = (select id from answer order by created_at limit 1)`.execute(db)
}

/** What was refused for good, in words: the load of a drill gives the server no reason to refuse. */
export function rejectedRequests(rejections: readonly string[]): string[] {
  return rejections.length === 0
    ? []
    : [`${rejections.length} writes were refused: ${[...new Set(rejections)].join(', ')}`]
}

const named = (place: string, {figures, complaints}: Report): Report => ({
  figures: figures.map((figure): Figure => ({...figure, name: `${place}: ${figure.name}`})),
  complaints: complaints.map((text) => `${place}: ${text}`),
})

async function onPglite(plan: KillPlan, options: DrillOptions): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aristo-drill-kill-'))
  try {
    return named('PGlite', await killServer({dataDir}, plan, options))
  } finally {
    rmSync(dataDir, {recursive: true, force: true})
  }
}

async function onPostgres(plan: KillPlan, options: DrillOptions): Promise<Report> {
  const cluster = await DurableCluster.make(await postgresPrograms(options.say))
  try {
    await cluster.start()
    return named('PostgreSQL', await killServer({databaseUrl: cluster.url}, plan, options))
  } finally {
    await cluster.remove()
  }
}

/** 200 writers, the server killed 20 times, once on each database. */
export async function kill(options: DrillOptions): Promise<Report> {
  const plan = options.isSmall ? {writers: 20, kills: 3, questions: 200} : {writers: 200, kills: 20, questions: 500}
  options.say('on PGlite')
  const embedded = await onPglite(plan, options)
  options.say('on PostgreSQL')
  const served = await onPostgres(plan, options)
  return {figures: [...embedded.figures, ...served.figures], complaints: [...embedded.complaints, ...served.complaints]}
}
