import {appendFileSync, chownSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import pg from 'pg'
import {asPostgres, initdb, freePort, isRoot, providePostgres, userId} from '../lib/postgres.ts'
import {type Command, run} from '../lib/run.ts'
import {endLater} from './ending.ts'
import {DrillCannotRun} from './report.ts'

/** The folder of PostgreSQL's programs. */
export async function postgresPrograms(say: (text: string) => void): Promise<string> {
  const programs = await providePostgres(say)
  if (programs === undefined)
    throw new DrillCannotRun('PostgreSQL is not on this machine: apt-get update && apt-get install postgresql')
  // A folder of links has a few of them only; Patroni wants the others too.
  return dirname(realpathSync(join(programs, 'pg_ctl')))
}

/** Gives a path to the user that PostgreSQL runs as. */
export async function lendToPostgres(path: string): Promise<void> {
  if (isRoot()) chownSync(path, await userId('-u'), await userId('-g'))
}

/** A folder that the user of PostgreSQL may write. */
export async function postgresFolder(name: string, parent = tmpdir()): Promise<string> {
  const folder = mkdtempSync(join(parent, `aristo-${name}-`))
  await lendToPostgres(folder)
  return folder
}

/** Runs a command to its end. @throws Error with what it printed */
export async function must(command: Command): Promise<string> {
  const {ok, output} = await run(command)
  if (!ok) throw new Error(`${command.command} ${command.args.join(' ')} failed:\n${output}`)
  return output
}

/** Processes below one, the nearest first. */
function descendantsOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

/** Kills the processes at once, as a machine that loses its power. */
export function killTree(pid: number): void {
  for (const each of [pid, ...descendantsOf(pid)]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** True when the database answers a question. */
export async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({connectionString, connectionTimeoutMillis: 2_000})
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A PostgreSQL that keeps its word: what it confirmed is on the disk. */
export class DurableCluster {
  readonly folder: string
  readonly data: string
  readonly port: number
  readonly #programs: string
  readonly #forget = endLater(() => this.remove())

  private constructor(folder: string, port: number, programs: string) {
    this.folder = folder
    this.data = join(folder, 'data')
    this.port = port
    this.#programs = programs
  }

  /** Makes a cluster without starting it, in a folder of its own below `parent`. */
  static async make(programs: string, parent?: string): Promise<DurableCluster> {
    const cluster = new DurableCluster(await postgresFolder('drill', parent), await freePort(), programs)
    const {data, folder, port} = cluster
    await must({
      ...initdb(programs, data),
      cwd: folder,
    })
    cluster.configure({port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: 120})
    return cluster
  }

  /** Adds settings to postgresql.conf; they count from the next start. */
  configure(settings: Readonly<Record<string, string | number>>): void {
    appendFileSync(
      join(this.data, 'postgresql.conf'),
      Object.entries(settings)
        .map(([name, value]) => `${name} = '${value}'\n`)
        .join(''),
    )
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  async start(): Promise<void> {
    await must({
      ...asPostgres(join(this.#programs, 'pg_ctl'), [
        '-D',
        this.data,
        '-w',
        '-t',
        '120',
        '-l',
        join(this.folder, 'log'),
        'start',
      ]),
      cwd: this.folder,
    })
  }

  /** As an operator stops it. */
  async stop(): Promise<void> {
    await must({
      ...asPostgres(join(this.#programs, 'pg_ctl'), ['-D', this.data, '-w', '-m', 'fast', 'stop']),
      cwd: this.folder,
    })
  }

  /** As a machine that loses its power. */
  async kill(): Promise<void> {
    const file = join(this.data, 'postmaster.pid')
    if (!existsSync(file)) return
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    killTree(pid)
    while (existsSync(`/proc/${pid}`)) await pause(20)
  }

  async remove(): Promise<void> {
    this.#forget()
    await this.kill()
    rmSync(this.folder, {recursive: true, force: true})
  }
}
