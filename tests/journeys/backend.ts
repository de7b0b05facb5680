import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {freePort} from '../../scripts/lib/postgres.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {timeouts} from '../support/timeouts.ts'
import {type Environment, ownProcess, type Runner} from './runner.ts'

/** A server that waits for its journey closes connections that nobody uses, perhaps in the moment of the next request. */
const alone = {connection: 'close'}

/**
 * The real backend on a port and data folder of its own. The port stays the same over restarts, so that a page that was
 * open before finds the server again.
 */
export class Backend {
  readonly port: number
  readonly folder = mkdtempSync(join(tmpdir(), 'aristo-journey-'))
  readonly #runner: Runner
  #log = ''
  /** How far the server's clock is from this machine's, in milliseconds; kept over restarts. */
  #clock: number | null = null

  readonly #env: Environment

  private constructor(port: number, env: Environment, runner: Runner) {
    this.port = port
    this.#env = env
    this.#runner = runner
  }

  /**
   * `env` overrides the server's environment, such as `DATABASE_URL`; `fill` puts data into the folder before; `runner` is
   * what it runs in.
   */
  static async start(
    env: Environment = {},
    fill: (folder: string) => void = () => undefined,
    runner = ownProcess(),
  ): Promise<Backend> {
    const backend = new Backend(await freePort(), env, runner)
    fill(backend.folder)
    try {
      await backend.run()
    } catch (error) {
      // Nobody else knows of it: its process would go on for ever.
      await backend.dispose()
      throw error
    }
    return backend
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Number of the server's process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#runner.pid()
  }

  /** Everything that the server has printed so far. */
  get log(): string {
    return this.#log
  }

  /** Starts the server, at the time its clock has reached, and waits until it says that it is ready. */
  async run(): Promise<void> {
    this.#runner.start(
      {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.folder,
        DATABASE_URL: '',
        DEMO: '1',
        // The small demo has every state of content in it, and starts sooner.
        DEMO_CONTENT: 'states',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '100000',
        // As students have it: what a page asks, it asks by the ids of its build.
        ALLOW_ANY_DOCUMENT: 'no',
        ARISTO_TEST_CLOCK: this.#clock === null ? '1' : new Date(this.#clock + Date.now()).toISOString(),
        ...this.#env,
      },
      (printed) => void (this.#log += printed),
    )
    for (const limit = Date.now() + timeouts.process; Date.now() < limit; await pause(50)) {
      if (!this.#runner.isRunning()) throw new Error(`The server stopped while starting:\n${this.#log}`)
      const reply = await fetch(`${this.origin}/ready`, {headers: alone}).catch(() => undefined)
      if (reply?.ok) return
    }
    throw new Error(`The server was not ready after ${timeouts.process} ms:\n${this.#log}`)
  }

  /** As a machine that loses power: nothing is finished, nothing is flushed. */
  kill = () => this.#runner.kill()

  /** As an operator stops it. */
  stop = () => this.#runner.stop()

  /** Sets the instant from which the server's clock goes on; null gives it back its own. */
  async setClock(iso: string | null): Promise<void> {
    const reply = await fetch(`${this.origin}/test/clock`, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...alone},
      body: JSON.stringify({now: iso}),
    })
    if (!reply.ok) throw new Error(`The server refused the clock: ${reply.status} ${await reply.text()}`)
    this.#clock = iso === null ? null : Date.parse(iso) - Date.now()
  }

  /** The server's instant. */
  async now(): Promise<string> {
    const reply = await fetch(`${this.origin}/health`, {headers: alone})
    return new Date(Number(reply.headers.get('x-server-now'))).toISOString()
  }

  /** Works on the stored data itself, which has one owner at a time: the server is stopped meanwhile. */
  async withData<T>(work: (db: Database['db']) => Promise<T>): Promise<T> {
    await this.stop()
    const database = await openDatabase({databaseUrl: undefined, dataDir: this.folder})
    try {
      return await work(database.db)
    } finally {
      await database.close()
      await this.run()
    }
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.folder, {recursive: true, force: true})
  }
}
