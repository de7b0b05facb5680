import {chownSync, existsSync, globSync, mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'
import {run, type Command, type Finished} from './run.ts'

export type Cluster = {url: string; stop: () => Promise<void>}

/** Whether this process may do anything. */
export const isRoot = () => process.getuid?.() === 0

/** Programs must be in one folder: a cluster of one version is not served by another. */
function findPrograms(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian, '/usr/local/pgsql/bin', '/opt/homebrew/bin']
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))))
}

/** PostgreSQL refuses to run as root, so root lends it the user that the package made. */
export function asPostgres(command: string, args: readonly string[]): Command {
  return isRoot() ? {command: 'runuser', args: ['-u', 'postgres', '--', command, ...args]} : {command, args}
}

/** Makes an empty cluster in the folder `data`, without waiting for the disk. */
export const initdb = (programs: string, data: string): Command =>
  asPostgres(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'])

/** A port that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

/** Number of the user of PostgreSQL's package, or of its group. */
export async function userId(flag: '-u' | '-g'): Promise<number> {
  return Number((await run({command: 'id', args: [flag, 'postgres']})).output)
}

/** The folder of PostgreSQL's programs, installed from Debian's package when that is possible and needed. */
export async function providePostgres(say: (text: string) => void): Promise<string | undefined> {
  const found = findPrograms()
  if (found) return found
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  say('PostgreSQL is not here: installing it with apt-get.')
  await installDebian('postgresql')
  return findPrograms()
}

/** Installs a package of Debian; the caller looks whether it worked. */
export async function installDebian(...names: readonly string[]): Promise<Finished> {
  const quiet = {DEBIAN_FRONTEND: 'noninteractive'}
  await run({command: 'apt-get', args: ['update', '-q'], env: quiet})
  return run({command: 'apt-get', args: ['install', '-y', '-q', '--no-install-recommends', ...names], env: quiet})
}

/** Starts a throw-away cluster, tuned for tests: nothing of it outlives `stop`, so nothing waits for the disk. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-pg-'))
  if (isRoot()) chownSync(folder, await userId('-u'), await userId('-g'))
  const data = join(folder, 'data')
  const port = await freePort()
  const settings =
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off ` +
    '-c full_page_writes=off -c max_connections=200'
  const remove = () => rmSync(folder, {recursive: true, force: true})
  for (const command of [
    initdb(programs, data),
    asPostgres(join(programs, 'pg_ctl'), [
      '-D',
      data,
      '-w',
      '-t',
      '60',
      '-l',
      join(folder, 'log'),
      '-o',
      settings,
      'start',
    ]),
  ]) {
    const {ok, output} = await run({...command, cwd: folder})
    if (ok) continue
    remove()
    throw new Error(`The PostgreSQL cluster did not start:\n${output}`)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await run({...asPostgres(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']), cwd: folder})
      remove()
    },
  }
}
