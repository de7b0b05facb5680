import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {freePort} from '../../scripts/lib/postgres.ts'
import {root} from '../../scripts/lib/run.ts'
import {type Database, openDatabase} from '../../server/db/database.ts'

const startLimit = 60_000

/**
 * The real backend on a port and data folder of its own. The port stays the same over restarts, so that a page that was
 * open before finds the server again.
 */
export class Backend {
  readonly port: number
  readonly folder = mkdtempSync(join(tmpdir(), 'aristo-journey-'))
  #process: ChildProcess | undefined
  #log = ''
  /** How far the server's clock is from this machine's, in milliseconds; kept over restarts. */
  #clock: number | null = null

  readonly #env: Readonly<Record<string, string>>

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port
    this.#env = env
  }

  /** `env` overrides the server's environment, such as `DATABASE_URL`; `fill` puts data into the folder before. */
  static async start(env: Readonly<Record<string, string>> = {}, fill: (folder: string) => void = () => undefined): Promise<Backend> {
    const backend = new Backend(await freePort(), env)
    fill(backend.folder)
    await backend.run()
    return backend
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Number of the server's process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Everything that the server has printed so far. */
  get log(): string {
    return this.#log
  }

  /** Starts the server, at the time its clock has reached, and waits until it says that it is ready. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'server', 'main.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
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
        // A server is started for every journey: compiled once, it starts in half of the time.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
        ARISTO_TEST_CLOCK: this.#clock === null ? '1' : new Date(this.#clock + Date.now()).toISOString(),
        ...this.#env,
      },
    })
    const keep = (chunk: Buffer) => void (this.#log += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    this.#process = child
    await this.#untilReady(child)
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    for (const end = Date.now() + startLimit; Date.now() < end; await pause(50)) {
      if (child.exitCode !== null) throw new Error(`The server stopped while starting:\n${this.#log}`)
      const reply = await fetch(`${this.origin}/ready`).catch(() => undefined)
      if (reply?.ok) return
    }
    throw new Error(`The server was not ready after ${startLimit} ms:\n${this.#log}`)
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  /** As a machine that loses power: nothing is finished, nothing is flushed. */
  kill = () => this.#end('SIGKILL')

  /** As an operator stops it. */
  stop = () => this.#end('SIGTERM')

  /** A graceful stop and a start on the same data. */
  async restart(): Promise<void> {
    await this.stop()
    await this.run()
  }

  /** Sets the instant from which the server's clock goes on; null gives it back its own. */
  async setClock(iso: string | null): Promise<void> {
    const reply = await fetch(`${this.origin}/test/clock`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({now: iso}),
    })
    if (!reply.ok) throw new Error(`The server refused the clock: ${reply.status} ${await reply.text()}`)
    this.#clock = iso === null ? null : Date.parse(iso) - Date.now()
  }

  /** The server's instant. */
  async now(): Promise<string> {
    const reply = await fetch(`${this.origin}/health`)
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
