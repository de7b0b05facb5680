import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {type IncomingMessage, request} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {setTimeout as pause} from 'node:timers/promises'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {calendarDateOf} from '../../domain/shared/studyDay.ts'
import {agendaDocument, type AgendaData, preChoiceDocument, questionsDocument} from './support.ts'

const main = new URL('../../server/main.ts', import.meta.url).pathname
const demo = {email: 'demo@aristo.local', password: 'aristo-demo-2026'}
const zone = 'America/Sao_Paulo'

/** A server as an operator runs it, on a folder of its own. */
class Process {
  log = ''
  origin = ''
  readonly child: ChildProcess

  constructor(folder: string, env: Record<string, string> = {}) {
    const inherited = {...process.env, DATABASE_URL: '', VITEST: '', ...env}
    this.child = spawn(process.execPath, [main], {
      env: {...inherited, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '1000000', DEMO_CONTENT: 'states'},
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
      'authorization': `Bearer ${token}`,
      'expect': '100-continue',
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
    for (let isOpen = true; isOpen; ) {
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

describe('a server process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-process-'))
  const running: Process[] = []
  const start = (env: Record<string, string> = {}) => {
    const one = new Process(folder, env)
    running.push(one)
    return one
  }
  beforeAll(async () => {
    const first = await start().ready()
    await first.end('SIGTERM')
  }, 120_000)
  afterAll(async () => {
    for (const one of running) await one.end('SIGKILL')
    rmSync(folder, {recursive: true, force: true})
  })

  test('prints a login that works, and its agenda is full today', {timeout: 120_000}, async () => {
    const server = await start().ready()
    expect(server.log).toContain(`Demo login: ${demo.email} / ${demo.password}`)
    const token = await server.signIn()
    const calendarDate = calendarDateOf(Date.now(), zone)
    const {agenda} = await server.ask(token, agendaDocument, {calendarDate})
    expect(agenda).toMatchObject({
      theoreticalStudy: [{questions: expect.arrayContaining([expect.any(String)])}],
      theoreticalReview: [{questions: expect.arrayContaining([expect.any(String)])}],
      smartReview: {questions: expect.objectContaining({length: 10})},
    })
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('refuses a second process on its folder in one clear sentence', {timeout: 120_000}, async () => {
    const server = await start().ready()
    const second = start()
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(1)
    expect(second.log.trim()).toMatch(new RegExp(`in use by the running process ${server.child.pid}\\b`))
    expect(second.log).not.toContain('    at ')
    await server.end('SIGTERM')
  })

  test('answers what is under way before it stops', {timeout: 120_000}, async () => {
    const server = await start().ready()
    const token = await server.signIn()
    const calendarDate = calendarDateOf(Date.now(), zone)
    const body = JSON.stringify({query: agendaDocument, variables: {calendarDate}})
    const underWay = await Promise.all(Array.from({length: 10}, () => server.begin(token)))
    const exit = server.end('SIGTERM')
    await server.refusing()
    const answers = await Promise.all(underWay.map((finish) => finish(body)))
    expect(answers).toEqual(answers.map(() => ({status: 200, hasAgenda: true})))
    expect(await exit).toBe(0)
  })

  test('its log tells nothing about a person', {timeout: 120_000}, async () => {
    const server = await start({LOG_LEVEL: 'trace'}).ready()
    const token = await server.signIn()
    await server.ask(token, '{ profile { name email } }', {})
    await fetch(`${server.origin}/external-auth?token=geheim-123`, {headers: {'user-agent': 'Rastreador/1'}})
    await server.end('SIGTERM')
    const lines = server.log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n')
    expect(lines).toContain('"path":"/graphql"')
    for (const secret of ['demo@', demo.password, token, 'geheim', 'Rastreador', '127.0.0.1:', 'Estudante']) {
      expect(lines.replaceAll(server.origin, '')).not.toContain(secret)
    }
  })

  test(
    'killed with writes in flight has lost none that it confirmed, and starts again',
    {timeout: 240_000},
    async () => {
      const rounds = Number(process.env.KILL_ROUNDS ?? 3)
      const calendarDate = calendarDateOf(Date.now(), zone)
      for (let round = 0; round < rounds; round += 1) {
        const server = await start().ready()
        const token = await server.signIn()
        const {agenda} = await server.ask(token, agendaDocument, {calendarDate})
        const questions = agenda?.smartReview?.questions ?? []
        const confirmed = new Map<string, string>()
        const base = Date.now() - 1_000
        const write = async (turn: number) => {
          const question = questions[turn % 10] ?? ''
          const dateNow = new Date(base + turn).toISOString()
          const input = {question, selected: turn % 4, essay: null, agenda: agenda?._id, dateNow}
          await server.ask(token, preChoiceDocument, {input, key: `kill-${round}-${turn}`})
          const before = confirmed.get(question)
          if (before === undefined || before < dateNow) confirmed.set(question, dateNow)
        }
        const writes = Array.from({length: 100}, (_entry, turn) => write(turn).catch(() => undefined))
        await Promise.all(writes.slice(0, 10 + round * 20))
        await server.end('SIGKILL')
        await Promise.all(writes)
        expect(confirmed.size).toBeGreaterThan(0)

        const again = await start().ready()
        const kept = await again.ask(await again.signIn(), agendaDocument, {calendarDate})
        const choices = kept.agenda?.smartReviewPreChoice ?? []
        for (const [question, dateNow] of confirmed) {
          const stored = choices.find(({questionId}) => questionId === question)?.dateNow ?? ''
          expect(stored >= dateNow, `${question}: confirmed ${dateNow}, stored ${stored}`).toBe(true)
        }
        await again.end('SIGTERM')
      }
    },
  )

  test('keeps the key of every question of the day until it is answered', {timeout: 120_000}, async () => {
    const server = await start().ready()
    const token = await server.signIn()
    const calendarDate = calendarDateOf(Date.now(), zone)
    const {agenda} = await server.ask(token, agendaDocument, {calendarDate})
    const variables = {ids: agenda?.smartReview?.questions, calendarDate, type: 'question', activity: agenda?._id}
    const {questionMany} = await server.ask(token, questionsDocument, variables)
    const withheld = {correctChoice: null, answersProportion: null, answer: null, comment: null, studentAnswer: null}
    expect(questionMany).toEqual(Array.from({length: 10}, () => expect.objectContaining(withheld)))
    await server.end('SIGTERM')
  })
})
