import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {type IncomingMessage, request} from 'node:http'
import {text} from 'node:stream/consumers'
import {setTimeout as pause} from 'node:timers/promises'
import type {AgendaData} from './support.ts'

const main = new URL('../../server/main.ts', import.meta.url).pathname

/** The demo account of a server process. */
export const demo = {email: 'demo@aristo.local', password: 'aristo-demo-2026'}

/** The zone of its student. */
export const zone = 'America/Sao_Paulo'

/** A server as an operator runs it, on a folder of its own. */
export class ServerProcess {
  log = ''
  origin = ''
  readonly child: ChildProcess

  /** `before` are modules that the process loads before the server. */
  constructor(folder: string, env: Record<string, string> = {}, before: readonly string[] = []) {
    const inherited = {...process.env, DATABASE_URL: '', VITEST: '', ALLOW_ANY_DOCUMENT: 'yes', ...env}
    this.child = spawn(process.execPath, [...before.flatMap((file) => ['--import', file]), main], {
      env: {
        ...inherited,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: folder,
        RATE_LIMIT_PER_MINUTE: '1000000',
        DEMO_CONTENT: 'states',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (chunk: Buffer) => void (this.log += chunk.toString())
    this.child.stdout?.on('data', keep)
    this.child.stderr?.on('data', keep)
  }

  async ready(): Promise<this> {
    for (let tries = 0; tries < 1_200 && this.origin === ''; tries += 1) {
      if (this.child.exitCode !== null) throw new Error(`The server stopped:\n${this.log}`)
      this.origin = /is ready: (http\S+)/.exec(this.log)?.[1] ?? ''
      if (this.origin === '') await pause(50)
    }
    return this
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill(signal)
      await once(this.child, 'exit')
    }
    return this.child.exitCode
  }

  async signIn(): Promise<string> {
    const body = await this.#post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
      ...demo,
      returnSecureToken: true,
    })
    return String(body.idToken)
  }

  async ask(
    token: string,
    query: string,
    variables: object,
  ): Promise<{readonly agenda?: AgendaData; readonly questionMany?: unknown}> {
    const {data, errors} = await this.#post('/graphql', {query, variables}, token)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  /** Sends the head of a request, waits until the server has it, and gives what sends the body and reads the answer. */
  async begin(token: string): Promise<(body: string) => Promise<{status: number | undefined; hasAgenda: boolean}>> {
    const headers = {
      'content-type': 'application/json',
      'x-timezone': zone,
      authorization: `Bearer ${token}`,
      expect: '100-continue',
      'transfer-encoding': 'chunked',
    }
    const sent = request(`${this.origin}/graphql`, {method: 'POST', headers, agent: false})
    sent.flushHeaders()
    await once(sent, 'continue')
    return async (body) => {
      const answered: Promise<[IncomingMessage]> = once(sent, 'response').then(([response]) => [response])
      sent.end(body)
      const [response] = await answered
      const answer = await text(response)
      return {status: response.statusCode, hasAgenda: answer.includes('"theoreticalStudy":')}
    }
  }

  /** Resolves once the server takes no new requests. */
  async refusing(): Promise<void> {
    for (let isOpen = true; isOpen;) {
      isOpen = await fetch(`${this.origin}/health`, {headers: {connection: 'close'}}).then(
        ({status}) => status === 200,
        () => false,
      )
    }
  }

  async #post(path: string, body: object, token = '') {
    const headers = {
      'content-type': 'application/json',
      'x-timezone': zone,
      ...(token && {authorization: `Bearer ${token}`}),
    }
    const response = await fetch(this.origin + path, {method: 'POST', headers, body: JSON.stringify(body)})
    return JSON.parse(await response.text())
  }
}
