import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type Kysely, sql} from 'kysely'
import type {StudyDayPlan} from '../domain/agenda/agenda.types.ts'
import type {Config} from './config.ts'
import type {TextFile} from './content/contentFile.ts'
import {importFiles} from './content/import.ts'
import {reportLines} from './content/importReport.ts'
import {storeCommunity} from './demo/community.ts'
import {storeForum} from './demo/forum.ts'
import {storeFeedback} from './demo/feedback.ts'
import {longAgo, storeHistory} from './demo/history.ts'
import {demoUid, hasAnybody, hasDemo} from './demo/presence.ts'
import {storeDemoAccounts} from './demo/storeAccounts.ts'
import {storeDoubts, storeFavorites, storeRatings, storeSavedCards} from './demo/studyPast.ts'
import {storeStatisticsPages} from './diagnostic/statisticsPages.repository.ts'
import type {Clock} from './kernel/context.ts'
import type {Database} from './kernel/database/database.ts'
import type {Tables} from './kernel/database/tables.ts'
import {insertUser, type PreparedUser, preparedUser} from './local-firebase/identity/accounts.ts'

const demoPack = fileURLToPath(new URL('../content/demo', import.meta.url))
const demoCourse = 'extensivo'
const packCourse = 'residencia'

/**
 * Days ago on which the demo student studied a lesson of the pack, each the day after its release or later: enough past
 * for a review on each of the next fourteen days, and enough left for a study on each.
 */
const packStudiedDaysAgo = [29, 28, 26, 25, 23, 22, 21, 19, 18, 16, 13, 11, 9, 7, 4]

/** The demo account is this old, in milliseconds. */
const demoAge = 40 * 86_400_000

/** Any fixed number: processes that start together seed one after the other. */
const seedLock = 7_310_002

/**
 * Fills an empty database for a first look: the demo pack, a student whose agenda is full on any day, and an account for
 * each other state of the product. With the built content pack the student is on its course and may change to the demo's.
 * A database with a student in it is left alone.
 *
 * @returns true when the demo account is there afterwards
 */
export async function seedDemo(
  database: Database,
  demo: NonNullable<Config['demo']>,
  clock: Clock,
  pack: TextFile | null = null,
): Promise<boolean> {
  const {db} = database
  if (await hasAnybody(db)) return hasDemo(db)
  const report = await importFiles(
    db,
    [...(await packFiles(pack !== null)), ...(pack === null ? [] : [pack])],
    new Date(clock()),
    {followUp: (trx) => storeStatisticsPages(trx, clock())},
  )
  if (!report.ok) throw new Error(`The demo pack is not valid:\n${reportLines(report).join('\n')}`)
  const user = await preparedUser({...demo, displayName: 'Estudante Demo', emailVerified: true, uid: demoUid})
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${seedLock}::bigint)`.execute(tx)
    if (await hasAnybody(tx)) return
    await storeStudent(tx, user, clock, pack !== null)
    const withHistory = pack === null ? [] : ['demo-profile']
    await storeDemoAccounts(tx, {now: clock(), passwordHash: user.passwordHash, takenEmail: user.email, withHistory})
    await storeFeedback(tx, clock())
  })
  return hasDemo(db)
}

/** The demo's own supplementary content and raffle, which are for all courses; a built pack brings its own. */
const ofAllCourses = ['mais.json', 'sorteio.json']

async function packFiles(hasPack: boolean) {
  const all = (await readdir(demoPack)).filter((name) => name.endsWith('.json')).toSorted()
  const names = all.filter((name) => !hasPack || !ofAllCourses.includes(name))
  return Promise.all(names.map(async (name) => ({name, text: await readFile(join(demoPack, name), 'utf8')})))
}

async function storeStudent(tx: Kysely<Tables>, user: PreparedUser, clock: Clock, hasPack: boolean): Promise<void> {
  const now = clock()
  await insertUser(tx, user, () => now - demoAge)
  await tx
    .insertInto('profile')
    .values({
      id: 'demo-profile',
      uid: demoUid,
      name: 'Estudante Demo',
      email: user.email,
      is_premium: true,
      questionnaire_answered: true,
      onboarding_step: -1,
      roles: '[]',
      study_week: JSON.stringify(fullWeek(hasPack)),
      created_at: new Date(now - demoAge),
    })
    .execute()
  // The first course is the current one.
  const courses = hasPack ? [packCourse, demoCourse] : [demoCourse]
  await tx
    .insertInto('student_course')
    .values(courses.map((course_id, position) => ({profile_id: 'demo-profile', course_id, position, status: 'active'})))
    .execute()
  const past = hasPack
    ? {courseId: packCourse, studiedDaysAgo: packStudiedDaysAgo}
    : {courseId: demoCourse, studiedDaysAgo: longAgo}
  await storeHistory(tx, {profileId: 'demo-profile', now, ...past})
  await storeDoubts(tx, hasPack ? 'pack' : 'states', {profileId: 'demo-profile', now})
  await storeFavorites(tx, {profileId: 'demo-profile', now, most: 4})
  await storeRatings(tx, {profileId: 'demo-profile', now, most: 3})
  await storeSavedCards(tx, {profileId: 'demo-profile', courseId: past.courseId, now})
  // After the past, whose dice are thrown for each card of a lesson.
  await storeCommunity(tx, now)
  await storeForum(tx, now)
}

/**
 * Study, review and smart review every day; with the content pack exams at the weekend, because the course allows two days
 * of them. Without it every day has the same, whatever day of the week it is.
 */
function fullWeek(hasPack: boolean) {
  const day: StudyDayPlan = {theoreticalStudy: true, theoreticalReview: true, smartReview: true, examAndMocks: false}
  const weekend: StudyDayPlan = {...day, examAndMocks: hasPack}
  return {
    sunday: weekend,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: weekend,
  }
}
