import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {calendarDateOf} from '../../domain/shared/studyDay.ts'
import {demo, ServerProcess, zone} from './serverProcess.ts'
import {agendaDocument, preChoiceDocument, questionsDocument} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

describe('a server process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-process-'))
  const running: ServerProcess[] = []
  const start = (env: Record<string, string> = {}) => {
    const one = new ServerProcess(folder, env)
    running.push(one)
    return one
  }
  beforeAll(async () => {
    const first = await start().ready()
    await first.end('SIGTERM')
  }, timeouts.process)
  afterAll(async () => {
    for (const one of running) await one.end('SIGKILL')
    rmSync(folder, {recursive: true, force: true})
  })

  test('prints a login that works, and its agenda is full today', {timeout: timeouts.process}, async () => {
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

  test('refuses a second process on its folder in one clear sentence', {timeout: timeouts.process}, async () => {
    const server = await start().ready()
    const second = start()
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(1)
    expect(second.log.trim()).toMatch(new RegExp(`in use by the running process ${server.child.pid}\\b`))
    expect(second.log).not.toContain('    at ')
    await server.end('SIGTERM')
  })

  test('answers what is under way before it stops', {timeout: timeouts.process}, async () => {
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

  test('its log tells nothing about a person', {timeout: timeouts.process}, async () => {
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
    {timeout: timeouts.longest},
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

  test('keeps the key of every question of the day until it is answered', {timeout: timeouts.process}, async () => {
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
