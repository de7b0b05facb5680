import {type Kysely, sql} from 'kysely'
import type {WeekGoals} from '../content/tables.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {insertUser} from '../local-firebase/identity/accounts.ts'
import {firstStudyWeek} from '../profile/studyWeek.ts'
import {type DemoAccount, demoAccounts, demoConfig, demoModal, notificationAge, notificationTexts} from './accounts.ts'
import {type PastExams, storePastExams} from './exams.ts'
import {storeHistory} from './history.ts'
import {storeFavorites} from './studyPast.ts'
import {storeYear} from './year.ts'

const day = 86_400_000

type Seeding = {
  readonly now: number
  /** One hash for all: they share the demo's password, and hashing takes its time on purpose. */
  readonly passwordHash: string
  /** The demo student's, which an operator may choose. */
  readonly takenEmail: string
  /** Other profiles that have exams behind them. */
  readonly withHistory: readonly string[]
}

const emailOf = ({key}: DemoAccount) => `${key}@aristo.local`
const profileIdOf = ({key}: DemoAccount) => `demo-profile-${key}`

/** Stores the further demo accounts, the operator's message and the demo's values of the remote configuration. */
export async function storeDemoAccounts(tx: Kysely<Tables>, seeding: Seeding): Promise<void> {
  const courses = await tx.selectFrom('course').select(['id', 'week_goals']).execute()
  const goals = new Map(courses.map(({id, week_goals}) => [id, week_goals]))
  // A course of the content pack is there only when the pack was built.
  const known = demoAccounts.map((each) => ({...each, courses: each.courses.filter(([id]) => goals.has(id))}))
  for (const account of known.filter((each) => emailOf(each) !== seeding.takenEmail)) {
    await storeAccount(tx, account, weekOf(account, goals.get(account.courses[0]?.[0] ?? '')), seeding)
  }
  await storePastExams(tx, pastExams(seeding))
  await storeModal(tx, seeding.now)
  for (const [config_key, value] of Object.entries(demoConfig)) {
    await tx
      .insertInto('remote_config')
      .values({config_key, value})
      .onConflict((on) => on.doNothing())
      .execute()
  }
}

/** What the course allows, with exams on every day or on none, so that no day of the week shows something else. */
function weekOf({exams}: DemoAccount, goals: WeekGoals | undefined): string {
  const days = Object.entries(firstStudyWeek(goals))
  return JSON.stringify(
    Object.fromEntries(days.map(([weekday, plan]) => [weekday, {...plan, examAndMocks: exams !== undefined}])),
  )
}

/** The team takes exams like students: that makes a ranking. */
function pastExams({now, takenEmail, withHistory}: Seeding): PastExams {
  const idsOf = (is: (account: DemoAccount) => boolean) =>
    demoAccounts.filter((account) => emailOf(account) !== takenEmail && is(account)).map(profileIdOf)
  return {
    now,
    others: idsOf(({role}) => role !== undefined),
    history: [...withHistory, ...idsOf(({key}) => key === 'simulado')],
    withoutMock: idsOf(({exams}) => exams === 'full'),
    withoutExams: idsOf(({exams, hasYear}) => exams === 'smart' && !hasYear),
  }
}

async function storeAccount(tx: Kysely<Tables>, account: DemoAccount, week: string, {now, passwordHash}: Seeding) {
  const [email, id] = [emailOf(account), profileIdOf(account)]
  const user = {email, passwordHash, displayName: account.name, emailVerified: true, uid: `demo-${account.key}`}
  // Older than the day, so that a login counts also where a test sets the clock back to the morning.
  const uid = await insertUser(tx, user, () => now - Math.max(1, account.age) * day)
  await tx
    .insertInto('profile')
    .values({
      id,
      uid,
      name: account.name,
      email,
      is_premium: account.isPremium,
      trial_finished: account.trialFinished ?? false,
      course_finished: account.courseFinished ?? false,
      access_blocked: account.accessBlocked ?? false,
      questionnaire_answered: account.isNew !== true,
      onboarding_step: account.isNew === true ? 0 : -1,
      roles: JSON.stringify(account.role === undefined ? [] : [account.role]),
      study_week: week,
      institution_target: JSON.stringify(account.targets ?? []),
      created_at: new Date(now - account.age * day),
    })
    .execute()
  const rows = account.courses.map(([course_id, status = 'active'], position) => ({
    profile_id: id,
    course_id,
    position,
    status,
  }))
  await tx.insertInto('student_course').values(rows).execute()
  await storeExtras(tx, account, now)
}

async function storeExtras(tx: Kysely<Tables>, account: DemoAccount, now: number): Promise<void> {
  const profileId = profileIdOf(account)
  const [courseId] = account.courses[0] ?? ['']
  if (account.lessons !== undefined) await storeHistory(tx, {profileId, courseId, now, lessons: account.lessons})
  if (account.hasYear) await storeYear(tx, {profileId, courseId, now})
  if (account.experiment !== undefined) {
    const {state, canReturn} = account.experiment
    await tx
      .insertInto('student_experiment')
      .values({profile_id: profileId, state, can_return_to_old_version: canReturn})
      .execute()
  }
  if (account.favorites !== undefined) await storeFavorites(tx, {profileId, now, most: account.favorites})
  if (account.notifications !== undefined) await storeNotifications(tx, profileId, account.notifications, now)
}

/** Notifications of all ages; those of the last two days are new, the older ones partly seen. */
async function storeNotifications(tx: Kysely<Tables>, profileId: string, amount: number, now: number): Promise<void> {
  const all = Array.from({length: amount}, (_entry, index) => {
    const text = notificationTexts[index % notificationTexts.length]
    return {
      id: `demo-notification-${index}`,
      author_name: text?.author ?? '',
      author_picture: null,
      message: text?.message ?? '',
      thumbnail: null,
      link: text?.link ?? null,
      created_at: new Date(now - notificationAge(index) * day),
    }
  })
  await tx.insertInto('notification').values(all).execute()
  const received = all.map(({id, created_at}, index) => ({
    profile_id: profileId,
    notification_id: id,
    created_at,
    seen_at: index < 6 || index % 3 === 0 ? null : created_at,
  }))
  await tx.insertInto('notification_recipient').values(received).execute()
  await tx
    .insertInto('notification_reader')
    .values({profile_id: profileId, last_seen_at: new Date(now - 2 * day)})
    .execute()
}

async function storeModal(tx: Kysely<Tables>, now: number): Promise<void> {
  const {id, title, lines, course} = demoModal
  await tx
    .insertInto('operator_modal')
    .values({
      id,
      title,
      lines: JSON.stringify(lines),
      course_id: course,
      role: null,
      starts_at: new Date(now - day),
      ends_at: null,
    })
    .execute()
  const reader = demoAccounts.find(({hasModal}) => hasModal)
  await sql`
    insert into modal_seen (profile_id, modal_id, seen_at)
    select id, ${demoModal.id}, ${new Date(now)} from profile
    where id <> ${reader === undefined ? '' : profileIdOf(reader)}`.execute(tx)
}
