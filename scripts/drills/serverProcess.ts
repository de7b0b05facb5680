import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {freePort} from '../lib/postgres.ts'
import {root} from '../lib/run.ts'
import {endLater} from './ending.ts'

const startLimit = 120_000
const logLimit = 200_000

/** A server as an operator runs it, on a port that stays the same over its restarts. */
export class ServerProcess {
  readonly port: number
  readonly #env: Readonly<Record<string, string>>
  readonly #flags: readonly string[]
  #child: ChildProcess | undefined
  #log = ''
  #firstLog = ''

  private constructor(port: number, env: Readonly<Record<string, string>>, flags: readonly string[]) {
    this.port = port
    this.#env = env
    this.#flags = flags
  }

  /** `env` says at least which database; the rest is quiet, without a demo and without a limit of requests. `flags` are Node's. */
  static async make(env: Readonly<Record<string, string>>, flags: readonly string[] = []): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env, flags)
    endLater(() => server.end('SIGKILL'))
    return server
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** What the server printed last. */
  get log(): string {
    return this.#log
  }

  /** What it printed first. */
  get firstLog(): string {
    return this.#firstLog
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const own = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(this.port),
      DATABASE_URL: '',
      VITEST: '',
      DEMO: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ALLOW_ANY_DOCUMENT: 'yes',
      EXAM_SECONDS: '2',
    }
    const env = {...process.env, ...own, ...this.#env}
    const child = spawn(process.execPath, [...this.#flags, join(root, 'server', 'main.ts')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#firstLog = ''
    const keep = (chunk: Buffer) => {
      this.#log = (this.#log + chunk.toString()).slice(-logLimit)
      if (this.#firstLog.length < 2_000) this.#firstLog += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    for (const limit = Date.now() + startLimit; Date.now() < limit; await pause(50)) {
      if (!this.isRunning) throw new Error(`The server stopped while it was starting:\n${this.#log}`)
      if ((await this.statusOf('/ready')) === 200) return
    }
    throw new Error(`The server was not ready after ${startLimit / 1_000} s:\n${this.#log}`)
  }

  /** HTTP status of an address; 0 when nobody answered. */
  statusOf(path: string): Promise<number> {
    return fetch(this.origin + path, {signal: AbortSignal.timeout(15_000)}).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )
  }

  /** Ends it by a signal and waits until it is gone; `SIGKILL` is a machine that loses its power. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (child === undefined || !this.isRunning) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
}
