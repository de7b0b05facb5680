import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type Kysely, sql} from 'kysely'
import type {Config} from './config.ts'
import {importFiles} from './content/import.ts'
import {reportLines} from './content/importReport.ts'
import type {Database} from './db/database.ts'
import type {StudyDayPlan} from './db/studyTables.ts'
import type {Tables} from './db/tables.ts'
import {storeHistory} from './demo/history.ts'
import type {Clock} from './graphql/context.ts'
import {createUser} from './local-firebase/identity/accounts.ts'

const demoPack = fileURLToPath(new URL('../content/demo', import.meta.url))
const demoUid = 'demo-student'

/** The demo account is this old, in milliseconds. */
const demoAge = 40 * 86_400_000

/** Any fixed number: processes that start together seed one after the other. */
const seedLock = 7_310_002

/**
 * Fills an empty database for a first look: the demo pack, and a student whose agenda is full on any day. A database
 * with a student in it is left alone.
 *
 * @returns true when the demo account is there afterwards
 */
export async function seedDemo(database: Database, demo: NonNullable<Config['demo']>, clock: Clock): Promise<boolean> {
  const {db} = database
  if (await hasAnybody(db)) return hasDemo(db)
  const report = await importFiles(db, await packFiles(), new Date(clock()))
  if (!report.ok) throw new Error(`The demo pack is not valid:\n${reportLines(report).join('\n')}`)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${seedLock}::bigint)`.execute(tx)
    if (!(await hasAnybody(tx))) await storeStudent(tx, demo, clock)
  })
  return hasDemo(db)
}

async function packFiles() {
  const names = (await readdir(demoPack)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(names.map(async (name) => ({name, text: await readFile(join(demoPack, name), 'utf8')})))
}

async function hasAnybody(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('profile').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function hasDemo(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('profile').select('id').where('uid', '=', demoUid).executeTakeFirst()) !== undefined
}

async function storeStudent(
  tx: Kysely<Tables>,
  {email, password}: NonNullable<Config['demo']>,
  clock: Clock,
): Promise<void> {
  const now = clock()
  const {id: courseId} = await tx.selectFrom('course').select('id').orderBy('id').executeTakeFirstOrThrow()
  await createUser(tx, {email, password, displayName: 'Estudante Demo', emailVerified: true, uid: demoUid}, clock)
  await tx
    .insertInto('profile')
    .values({
      id: 'demo-profile',
      uid: demoUid,
      name: 'Estudante Demo',
      email,
      is_premium: true,
      questionnaire_answered: true,
      roles: '[]',
      study_week: JSON.stringify(fullWeek()),
      created_at: new Date(now - demoAge),
    })
    .execute()
  await tx
    .insertInto('student_course')
    .values({profile_id: 'demo-profile', course_id: courseId, position: 0, status: 'active'})
    .execute()
  await storeHistory(tx, {profileId: 'demo-profile', courseId, now})
}

function fullWeek() {
  const everything: StudyDayPlan = {
    theoreticalStudy: true,
    theoreticalReview: true,
    smartReview: true,
    examAndMocks: true,
  }
  return {
    sunday: everything,
    monday: everything,
    tuesday: everything,
    wednesday: everything,
    thursday: everything,
    friday: everything,
    saturday: everything,
  }
}
