import {mkdtempSync, rmSync, statfsSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {DatabaseOptions} from '../../server/kernel/database/database.ts'
import {isRoot} from '../lib/postgres.ts'
import {run} from '../lib/run.ts'
import {answers, DurableCluster, lendToPostgres, must, postgresPrograms} from './cluster.ts'
import {untilTrue} from './database.ts'
import {rejectedRequests} from './kill.ts'
import {endLater} from './ending.ts'
import {createOracle, findingsReport} from './oracle.ts'
import {DrillCannotRun, type DrillOptions, type Figure, type Report} from './report.ts'
import {ServerProcess} from './serverProcess.ts'
import {seedWorld, storedAnswers, withDatabase} from './world.ts'
import {startLoad} from './writers.ts'

/** A disk of a few megabytes, in memory. @throws DrillCannotRun when this user may not mount one */
async function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-drill-disk-'))
  const mounted =
    isRoot() && (await run({command: 'mount', args: ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]})).ok
  if (!mounted) {
    rmSync(folder, {recursive: true})
    throw new DrillCannotRun(
      'A small disk has to be mounted (mount -t tmpfs): run the drill as root, on a machine or in a container that may mount.',
    )
  }
  const filler = join(folder, 'filler')
  const remove = async () => {
    forget()
    await must({command: 'umount', args: [folder]})
    rmSync(folder, {recursive: true})
  }
  const forget = endLater(remove)
  return {
    folder,
    /** Takes all room but so many bytes. */
    fill: (left: number) => {
      const {bavail, bsize} = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)), {flag: 'a'})
    },
    makeRoom: () => rmSync(filler, {force: true}),
    remove,
  }
}

type Disk = Awaited<ReturnType<typeof smallDisk>>

type Place = {
  readonly name: string
  readonly options: DatabaseOptions
  readonly env: Readonly<Record<string, string>>
  /** What the supervisor of the database does when it has stopped. */
  readonly revive: () => Promise<void>
}

/** Fills the disk under a server that is written to, makes room again, and compares. */
async function fillUnder(
  {name, options, env, revive}: Place,
  disk: Disk,
  {seed, isSmall, say}: DrillOptions,
): Promise<Report> {
  const students = isSmall ? 10 : 50
  const world = await seedWorld(options, {students, dayQuestions: 500, examQuestions: 1})
  const server = await ServerProcess.make(env)
  const oracle = createOracle()
  try {
    await server.start()
    const load = startLoad(oracle, {world, kind: 'answers', origin: server.origin, seed, think: 20})
    await untilTrue(Date.now(), 60_000, () => oracle.confirmations() > students)
    disk.fill(200_000)
    const full = Date.now()
    const told = await untilTrue(full, 120_000, async () => (await server.statusOf('/ready')) === 503)
    say(`${name}: /ready said so ${told} ms after the disk was filled`)
    const alive = (await server.statusOf('/health')) === 200
    const isLogged = /No space left|disk of the database is full/.test(server.log)
    const before = oracle.confirmations()
    disk.makeRoom()
    const room = Date.now()
    await revive()
    const ready = await untilTrue(room, 60_000, async () => (await server.statusOf('/ready')) === 200)
    const write = await untilTrue(room, 60_000, () => oracle.confirmations() > before + students)
    say(`${name}: ready ${ready} ms after there was room, writes after ${write} ms`)
    await load.stop()
    const isSame = server.isRunning
    await server.end('SIGTERM')
    const found = findingsReport(oracle.compare(await withDatabase(options, storedAnswers)))
    const figure = (text: string, value: number, goal: Partial<Figure> = {}): Figure => ({
      name: `${name}: ${text}`,
      value,
      unit: '',
      ...goal,
    })
    return {
      figures: [
        figure('confirmed writes', oracle.confirmations(), {least: students}),
        figure('ready again after there is room', ready, {unit: 'ms', most: 15_000}),
        figure('writes again after there is room', write, {unit: 'ms', most: 15_000}),
        ...found.figures.map((each) => ({...each, name: `${name}: ${each.name}`})),
      ],
      complaints: [
        ...found.complaints,
        ...rejectedRequests(load.rejections),
        ...(Number.isFinite(told) ? [] : ['/ready did not say that the disk is full']),
        ...(alive ? [] : ['/health did not answer while the disk was full']),
        ...(isLogged ? [] : ['the log does not say that the disk is full']),
        ...(isSame ? [] : [`the server's process ended:\n${server.log.slice(-2_000)}`]),
      ].map((text) => `${name}: ${text}`),
    }
  } finally {
    await server.end('SIGKILL')
  }
}

async function onPglite(options: DrillOptions): Promise<Report> {
  const disk = await smallDisk(260)
  try {
    const dataDir = join(disk.folder, 'data')
    return await fillUnder(
      {name: 'PGlite', options: {dataDir}, env: {DATA_DIR: dataDir}, revive: async () => {}},
      disk,
      options,
    )
  } finally {
    await disk.remove()
  }
}

async function onPostgres(options: DrillOptions): Promise<Report> {
  const programs = await postgresPrograms(options.say)
  const disk = await smallDisk(220)
  try {
    await lendToPostgres(disk.folder)
    const cluster = await DurableCluster.make(programs, disk.folder)
    cluster.configure({max_wal_size: '48MB', min_wal_size: '32MB'})
    await cluster.start()
    const revive = async () => {
      // A log that cannot be written stops PostgreSQL; whoever supervises it starts it again.
      if (await answers(cluster.url)) return
      await cluster.kill()
      await cluster.start()
    }
    try {
      return await fillUnder(
        {name: 'PostgreSQL', options: {databaseUrl: cluster.url}, env: {DATABASE_URL: cluster.url}, revive},
        disk,
        options,
      )
    } finally {
      await cluster.remove()
    }
  } finally {
    await disk.remove()
  }
}

/** A full disk under each database: told, nothing corrupt, goes on when there is room. */
export async function disk(options: DrillOptions): Promise<Report> {
  const [embedded, served] = [await onPglite(options), await onPostgres(options)]
  return {figures: [...embedded.figures, ...served.figures], complaints: [...embedded.complaints, ...served.complaints]}
}
