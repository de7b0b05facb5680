import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import {importFiles} from '../../server/content/import.ts'
import {openDatabase} from '../../server/kernel/database/database.ts'
import {signIdToken} from '../../server/local-firebase/identity/tokens.ts'
import {migrate} from '../../server/migrate.ts'
import {firstStudyWeek} from '../../server/profile/studyWeek.ts'
import {
  createQuestionsDocument,
  createSmartReviewDocument,
  createStudyDocument,
  extrasDocument,
  pathOf,
  wish,
} from './extrasSupport.ts'
import {pack} from './fixture.ts'
import {KilledServer} from './killedServer.ts'
import {timeouts} from '../support/timeouts.ts'

/** `FAULT_RUNS=50` kills the server as often. */
const rounds = Number(process.env.FAULT_RUNS ?? 2)

/** A student of the small course, by the real time. */
async function prepare(folder: string): Promise<string> {
  const database = await openDatabase({dataDir: folder})
  await migrate(database)
  const {db} = database
  const now = Date.now()
  const report = await importFiles(db, [{name: 'prova.json', text: JSON.stringify(pack)}], new Date(now))
  if (!report.ok) throw new Error(JSON.stringify(report.problems))
  const profile = {id: 'estudante', uid: 'uid-kill', name: 'Estudante', email: 'kill@exemplo.br', is_premium: true}
  const study_week = JSON.stringify(firstStudyWeek(undefined))
  await db
    .insertInto('profile')
    .values({...profile, roles: '[]', study_week, created_at: new Date(now)})
    .execute()
  await db
    .insertInto('student_course')
    .values({profile_id: profile.id, course_id: 'curso', position: 0, status: 'active'})
    .execute()
  const user = {
    uid: profile.uid,
    email: profile.email,
    password_hash: null,
    display_name: null,
    photo_url: null,
    email_verified: true,
    disabled: false,
    created_at: new Date(now),
    last_login_at: new Date(now),
    password_updated_at: null,
    tokens_valid_after: new Date(now),
  }
  const signing = {provider: 'password', authTime: now, claims: {}} as const
  const token = await signIdToken(db, user, signing, {projectId: 'aristo-local', clock: () => now})
  await database.close()
  return token
}

describe('a server that is killed between a creation and its reply', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-extras-kill-'))
  const running: KilledServer[] = []
  let token = ''
  const start = () => {
    const server = new KilledServer(folder)
    running.push(server)
    return server
  }
  beforeAll(async () => {
    token = await prepare(folder)
  }, timeouts.process)
  afterAll(async () => {
    await Promise.all(running.map((server) => server.kill()))
    rmSync(folder, {recursive: true, force: true})
  })

  test(
    `leaves one activity of each wish, which the retry finds, ${rounds} times`,
    {timeout: timeouts.exchange + rounds * 15_000},
    async () => {
      const random = seededRandom(20_261_124)
      const wishes = Array.from({length: rounds * 3}, (_entry, index) =>
        index % 3 === 2
          ? {document: createStudyDocument, variables: {classification: pathOf('alta'), key: `estudo-${index}`}}
          : {document: createQuestionsDocument, variables: {input: wish({count: 5}), key: `questoes-${index}`}},
      )
      wishes.push({document: createSmartReviewDocument, variables: {key: 'revisao'}} as (typeof wishes)[number])
      const told = new Map<string, Set<string>>()
      for (let round = 0; round < rounds; round += 1) {
        const server = start()
        await server.origin
        const sent = wishes.slice(0, (round + 1) * 3).map(async ({document, variables}) => {
          const reply = await server.ask(token, document, variables).catch(() => undefined)
          const id: string | undefined = reply?.created._id
          if (id !== undefined) told.set(variables.key, (told.get(variables.key) ?? new Set()).add(id))
        })
        await wait(random() * 120)
        await server.kill()
        await Promise.all(sent)
      }
      const last = start()
      for (const {document, variables} of wishes) {
        const {created} = await last.ask(token, document, variables)
        told.set(variables.key, (told.get(variables.key) ?? new Set()).add(created._id))
      }
      expect([...told.values()].map((ids) => ids.size)).toEqual(wishes.map(() => 1))
      const calendarDate = calendarDateOf(Date.now(), defaultTimeZone)
      const {getExtraActivities: extras} = await last.ask(token, extrasDocument, {calendarDate})
      expect(extras.activityQuestion).toHaveLength(rounds * 2)
      expect(extras.activityTheoreticalExtra).toHaveLength(1)
      expect(extras.activitySmartReviewExtra).toHaveLength(1)
    },
  )
})
