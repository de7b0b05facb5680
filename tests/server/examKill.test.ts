import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {importFiles} from '../../server/content/import.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {signIdToken} from '../../server/local-firebase/identity/tokens.ts'
import {migrate} from '../../server/migrate.ts'
import {firstStudyWeek} from '../../server/profile/studyWeek.ts'
import {addMock} from './examFixture.ts'
import {examOf, hour} from './examSupport.ts'
import {pack, wednesday} from './fixture.ts'
import {KilledServer} from './killedServer.ts'
import {timeouts} from '../support/timeouts.ts'

/** `FAULT_RUNS=50` kills the server as often. */
const rounds = Number(process.env.FAULT_RUNS ?? 2)

const questions = Array.from({length: 100}, (_entry, index) => `questao-${String(index).padStart(3, '0')}`)
const activity = 'simulado-em-curso'

/** A student in the middle of a mock exam of a hundred questions, by the real time. */
async function prepare(database: Database): Promise<string> {
  const {db} = database
  const now = Date.now()
  const [model] = pack.questions
  if (model === undefined) throw new Error('the small course has no question')
  const content = {...pack, questions: questions.map((id) => ({...model, id}))}
  const report = await importFiles(db, [{name: 'prova.json', text: JSON.stringify(content)}], new Date(now))
  if (!report.ok) throw new Error(JSON.stringify(report.problems))
  const at = (after: number) => new Date(now + after)
  const id = 'estudante'
  const profile = {id, uid: 'uid-kill', name: 'Estudante', email: 'kill@exemplo.br', is_premium: true, roles: '[]'}
  await db
    .insertInto('profile')
    .values({...profile, study_week: JSON.stringify(firstStudyWeek(undefined)), created_at: at(0)})
    .execute()
  await db
    .insertInto('student_course')
    .values({profile_id: id, course_id: 'curso', position: 0, status: 'active'})
    .execute()
  const template = await addMock({database}, questions)
  const place = {id: activity, kind: 'mock' as const, profile_id: id, calendar_date: wednesday, created_at: at(0)}
  await db
    .insertInto('agenda')
    .values({...place, has_smart_review: false})
    .execute()
  const times = {
    opens_at: at(-hour),
    last_start_at: at(hour),
    closes_at: at(4 * hour),
    answers_at: at(5 * hour),
    ranking_at: at(5 * hour),
  }
  const started = {
    started_at: at(0),
    deadline: at(4 * hour),
    counts_until: at(4 * hour + 900_000),
    seals_at: at(5 * hour),
    minutes: 240,
  }
  await db
    .insertInto('exam_activity')
    .values({...place, ...times, ...started, mock_exam_id: template, is_extra: false, updated_at: at(0)})
    .execute()
  const row = {agenda_id: activity, part: 'exam' as const, lesson_id: null, reason: null, retrievability: null}
  await db
    .insertInto('agenda_question')
    .values(questions.map((question_id, position) => ({...row, question_id, position})))
    .execute()
  const user = {
    uid: profile.uid,
    email: profile.email,
    password_hash: null,
    display_name: null,
    photo_url: null,
    email_verified: true,
    disabled: false,
    created_at: at(0),
    last_login_at: at(0),
    password_updated_at: null,
    tokens_valid_after: at(0),
  }
  return signIdToken(
    db,
    user,
    {provider: 'password', authTime: now, claims: {}},
    {projectId: 'aristo-local', clock: () => now},
  )
}

const mark = `mutation ($input: OnePreChoiceInput!, $key: ID!) {
  createOrUpdateOnePreChoice(input: $input, idempotencyKey: $key) { selected } }`
const read = `{ getMockExamActivity(_id: "${activity}") { _id preChoice { questionId selected dateNow } } }`

type Mark = {readonly selected: number; readonly dateNow: string}

describe('a server that is killed in the middle of a mock exam', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-kill-'))
  const running: KilledServer[] = []
  let token = ''
  const start = () => {
    const server = new KilledServer(folder)
    running.push(server)
    return server
  }
  beforeAll(async () => {
    const database = await openDatabase({dataDir: folder})
    await migrate(database)
    token = await prepare(database)
    await database.close()
  }, timeouts.process)
  afterAll(async () => {
    await Promise.all(running.map((server) => server.kill()))
    rmSync(folder, {recursive: true, force: true})
  })

  test(
    `has lost no mark that it confirmed, ${rounds} times, with a hundred on their way`,
    {timeout: timeouts.exchange + rounds * 15_000},
    async () => {
      const confirmed = new Map<string, Mark>()
      const base = Date.now() - 60_000
      const missing = async (server: KilledServer) => {
        const {preChoice} = examOf((await server.ask(token, read, {})).getMockExamActivity)
        const stored = new Map(preChoice.map((choice) => [choice.questionId, choice]))
        return [...confirmed].filter(([question, {selected, dateNow}]) => {
          const now = stored.get(question)
          // A newer one that was stored and not confirmed before the server died is no loss.
          return now === undefined || now.dateNow < dateNow || (now.dateNow === dateNow && now.selected !== selected)
        })
      }
      for (let round = 0; round < rounds; round += 1) {
        const server = start()
        expect(await missing(server)).toEqual([])
        const before = confirmed.size
        let isEnough = () => {}
        let count = 0
        const enough = new Promise<void>((resolve) => (isEnough = resolve))
        const writes = questions.map(async (question, index) => {
          const choice = {selected: (round + index) % 4, dateNow: new Date(base + round * 1_000 + index).toISOString()}
          const input = {question, activity, ...choice}
          await server.ask(token, mark, {input, key: `${round}-${index}`}).then(
            () => {
              confirmed.set(question, choice)
              count += 1
              if (count >= 5 + ((round * 17) % 90)) isEnough()
            },
            () => undefined,
          )
        })
        await enough
        await server.kill()
        await Promise.all(writes)
        expect(confirmed.size).toBeGreaterThanOrEqual(Math.max(before, 5))
      }
      const last = start()
      expect(await missing(last)).toEqual([])
    },
  )
})
