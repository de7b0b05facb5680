import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import type {Services} from '../kernel/context.ts'
import type {Identity} from '../kernel/identity.types.ts'
import {DomainError} from '../kernel/domainError.ts'
import {hasEnded, lockPerson} from './deleteAccount.ts'
import {firstStudyWeek} from './studyWeek.ts'

/**
 * Gives a new person a profile on the first course. Two first requests at once make one profile.
 *
 * @throws DomainError UNAUTHENTICATED for a sign-in of an account that was deleted since
 */
export async function createProfile({database, clock}: Services, identity: Identity): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await lockPerson(tx, identity.uid)
    if (await hasEnded(tx, identity.uid, identity.authTime)) throw new DomainError('UNAUTHENTICATED')
    const course = await tx.selectFrom('course').select(['id', 'week_goals']).orderBy('id').limit(1).executeTakeFirst()
    const made = await tx
      .insertInto('profile')
      .values({
        id: randomUUID(),
        uid: identity.uid,
        name: identity.name ?? identity.email?.split('@')[0] ?? '',
        email: identity.email ?? '',
        roles: '[]',
        questionnaire_answered: false,
        study_week: JSON.stringify(firstStudyWeek(course?.week_goals)),
        created_at: new Date(clock()),
      })
      .onConflict((conflict) => conflict.column('uid').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined || course === undefined) return
    await tx
      .insertInto('student_course')
      .values({profile_id: made.id, course_id: course.id, position: 0, status: 'active'})
      .execute()
  })
}

/** Keeps that the student was here on a study day (G-15). Once is enough, so a process remembers what it kept. */
export function loginRecorder({database}: Pick<Services, 'database'>) {
  const kept = new Set<string>()
  return async (profileId: string, studyDay: string, now: number): Promise<void> => {
    const name = `${profileId} ${studyDay}`
    if (kept.has(name)) return
    await sql`insert into login_record (profile_id, study_day, seen_at)
      values (${profileId}, ${studyDay}, ${new Date(now)}) on conflict do nothing`.execute(database.db)
    if (kept.size > 10_000) kept.clear()
    kept.add(name)
  }
}

/** The study days from `since` on with a login record, oldest first. */
export async function loginDaysSince({database}: Services, profileId: string, since: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('login_record')
    .select('study_day')
    .where('profile_id', '=', profileId)
    .where('study_day', '>=', since)
    .orderBy('study_day')
    .execute()
  return rows.map(({study_day}) => study_day)
}
