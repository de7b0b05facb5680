import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'

const main = new URL('../../server/main.ts', import.meta.url).pathname

/** A server as an operator runs it, on a folder of its own, for tests that kill it in the middle of something. */
export class KilledServer {
  readonly child: ChildProcess
  readonly origin: Promise<string>

  constructor(folder: string, environment: Readonly<Record<string, string>> = {}) {
    const inherited = {...process.env, DATABASE_URL: '', VITEST: '', ALLOW_ANY_DOCUMENT: 'yes'}
    const own = {
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      DEMO: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...environment,
    }
    this.child = spawn(process.execPath, [main], {env: {...inherited, ...own}, stdio: ['ignore', 'pipe', 'inherit']})
    this.origin = this.#ready()
  }

  async #ready(): Promise<string> {
    if (this.child.stdout === null) throw new Error('the server has no output')
    for await (const line of createInterface({input: this.child.stdout})) {
      const origin = /is ready: (http\S+)/.exec(line)?.[1]
      if (origin !== undefined) return origin
    }
    throw new Error('the server stopped before it was ready')
  }

  async ask(token: string, query: string, variables: object) {
    const response = await fetch(`${await this.origin}/graphql`, {
      method: 'POST',
      headers: {'content-type': 'application/json', authorization: `Bearer ${token}`},
      body: JSON.stringify({query, variables}),
    })
    const {data, errors} = JSON.parse(await response.text())
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    this.child.kill('SIGKILL')
    await once(this.child, 'exit')
  }
}
