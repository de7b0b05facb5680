import {chmodSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {asPostgres, freePort} from '../lib/postgres.ts'
import {answers, killTree, lendToPostgres, postgresFolder} from './cluster.ts'
import {endLater} from './ending.ts'
import {Program, requirePrograms, waitFor} from './programs.ts'

/** Seconds of Patroni: how long a silent primary keeps its lease, how often it renews it, how long it tries. */
export const patroniTimes = {ttl: 15, loop_wait: 3, retry_timeout: 5} as const

type Ports = {
  readonly etcd: number
  readonly peers: number
  readonly postgres: number
  readonly pool: number
  readonly students: number
}
type Node = {readonly name: string; readonly data: string; readonly port: number; readonly api: number}

/** Two PostgreSQL under Patroni, HAProxy before them, PgBouncer before that: everything of it on this machine. */
export type HighAvailability = {
  /** The primary, whichever it is, without a pooler. */
  readonly directUrl: string
  /** The same through PgBouncer, connections changing between transactions. */
  readonly pooledUrl: string
  /** HAProxy before the server processes. */
  readonly serveStudents: (ports: readonly number[]) => Promise<string>
  /** Kills the machine of the primary: PostgreSQL and Patroni at once. */
  readonly killPrimary: () => Promise<string>
  readonly stop: () => void
}

function patroniConfig({name, data, port, api}: Node, {etcd}: Ports, folder: string, programs: string): string {
  const login = {username: 'postgres', password: 'drill'}
  const parameters = {unix_socket_directories: folder, max_connections: 120}
  return JSON.stringify({
    scope: 'aristo',
    name,
    restapi: {listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}`},
    etcd3: {host: `127.0.0.1:${etcd}`},
    bootstrap: {
      // Synchronous: what is confirmed is on both, so that whoever takes over has it.
      dcs: {
        ...patroniTimes,
        master_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {use_pg_rewind: true, parameters},
      },
      initdb: [{encoding: 'UTF8'}, {locale: 'C'}],
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: programs,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {superuser: login, replication: login},
      parameters,
    },
  })
}

const haproxyHead = `global
  maxconn 4000
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
`

const databaseProxy = (nodes: readonly Node[], {postgres}: Ports) => `${haproxyHead}listen postgres
  mode tcp
  bind 127.0.0.1:${postgres}
  option httpchk OPTIONS /primary
  http-check expect status 200
${nodes.map(({name, port, api}) => `  server ${name} 127.0.0.1:${port} check port ${api}`).join('\n')}
`

const studentProxy = (servers: readonly number[], {students}: Ports) => `${haproxyHead}listen students
  mode http
  bind 127.0.0.1:${students}
  balance leastconn
  timeout server 30s
  option httpchk GET /ready
  http-check expect status 200
${servers.map((port, index) => `  server aristo-${index} 127.0.0.1:${port} check`).join('\n')}
`

const pgbouncerConfig = (folder: string, {postgres, pool}: Ports) => `[databases]
postgres = host=127.0.0.1 port=${postgres} dbname=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pool}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
ignore_startup_parameters = extra_float_digits
`

const statusOf = (url: string) =>
  fetch(url, {signal: AbortSignal.timeout(2_000)}).then(
    ({status}) => status,
    () => 0,
  )

/** Starts all of it and waits until both databases have the same. `programs` is the folder of PostgreSQL's programs. */
export async function startHighAvailability(programs: string): Promise<HighAvailability> {
  const paths = requirePrograms({patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', pgbouncer: 'pgbouncer'})
  const folder = await postgresFolder('failover')
  const running: Program[] = []
  const begin = (name: string, command: string, ...args: string[]) => {
    const program = new Program(name, {...asPostgres(command, args), cwd: folder})
    running.push(program)
    return program
  }
  const ports = {
    etcd: await freePort(),
    peers: await freePort(),
    postgres: await freePort(),
    pool: await freePort(),
    students: await freePort(),
  }
  const node = async (name: string): Promise<Node> => ({
    name,
    data: join(folder, name),
    port: await freePort(),
    api: await freePort(),
  })
  const nodes = [await node('first'), await node('second')]
  const patroni = new Map<string, Program>()
  const write = async (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    chmodSync(file, 0o600)
    await lendToPostgres(file)
    return file
  }
  const stop = () => {
    forget()
    for (const program of running) program.kill()
    for (const {data} of nodes) killPostmaster(data)
    rmSync(folder, {recursive: true, force: true})
  }
  const forget = endLater(stop)

  async function startNode(one: Node, role: string): Promise<void> {
    const file = await write(`${one.name}.json`, patroniConfig(one, ports, folder, programs))
    const program = begin(one.name, paths.patroni, file)
    patroni.set(one.name, program)
    await waitFor(
      `${one.name} as ${role}`,
      180_000,
      async () => (await statusOf(`http://127.0.0.1:${one.api}/${role}`)) === 200,
      () => program.log,
    )
  }

  try {
    const [client, peer] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.peers}`]
    const etcd = begin(
      'etcd',
      paths.etcd,
      '--name',
      'one',
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      client,
      '--advertise-client-urls',
      client,
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `one=${peer}`,
    )
    await waitFor(
      'etcd',
      60_000,
      async () => (await statusOf(`${client}/health`)) === 200,
      () => etcd.log,
    )
    for (const [index, one] of nodes.entries()) await startNode(one, index === 0 ? 'primary' : 'sync')
    begin('haproxy-database', paths.haproxy, '-db', '-f', await write('database.cfg', databaseProxy(nodes, ports)))
    await write('users.txt', '"postgres" "drill"\n')
    const pooler = begin('pgbouncer', paths.pgbouncer, await write('pgbouncer.ini', pgbouncerConfig(folder, ports)))
    const pooledUrl = `postgres://postgres@127.0.0.1:${ports.pool}/postgres`
    await waitFor(
      'PgBouncer',
      30_000,
      () => answers(pooledUrl),
      () => pooler.log,
    )
    return {
      directUrl: `postgres://postgres@127.0.0.1:${ports.postgres}/postgres`,
      pooledUrl,
      serveStudents: async (servers) => {
        const origin = `http://127.0.0.1:${ports.students}`
        const proxy = begin(
          'haproxy-students',
          paths.haproxy,
          '-db',
          '-f',
          await write('students.cfg', studentProxy(servers, ports)),
        )
        await waitFor(
          'HAProxy',
          30_000,
          async () => (await statusOf(`${origin}/ready`)) === 200,
          () => proxy.log,
        )
        return origin
      },
      killPrimary: async () => {
        for (const {name, data, api} of nodes) {
          if ((await statusOf(`http://127.0.0.1:${api}/primary`)) !== 200) continue
          patroni.get(name)?.kill()
          killPostmaster(data)
          return name
        }
        throw new Error('there is no primary')
      },
      stop,
    }
  } catch (error) {
    stop()
    throw error
  }
}

function killPostmaster(data: string): void {
  const file = join(data, 'postmaster.pid')
  if (existsSync(file)) killTree(Number(readFileSync(file, 'utf8').split('\n')[0]))
}
