import {sql} from 'kysely'
import type {Services} from '../kernel/context.ts'
import {inBatchesOf} from '../kernel/database/batches.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Identity} from '../kernel/identity.types.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {Session, StoredProfile} from '../kernel/session.types.ts'
import {createProfile} from '../profile/profile.repository.ts'

/**
 * The session of a bearer token. Somebody who is verified but unknown gets a profile, so that signing up with the
 * identity provider is all a student has to do.
 *
 * @throws DomainError UNAUTHENTICATED
 */
export async function sessionOf(services: Services, token: string): Promise<Session> {
  const identity = await services.verifyToken(token)
  const known = await findProfile(services, identity)
  if (known !== undefined) return {identity, profile: known}
  await createProfile(services, identity)
  const made = await findProfile(services, identity)
  if (made === undefined) throw new Error('a profile that was just created cannot be read')
  return {identity, profile: made}
}

type FoundProfile = StoredProfile & {readonly isOver: boolean}

/** The profiles of logins, each with whether its session is over; undefined for one that nobody has. */
const findProfiles =
  ({db}: Pick<Database, 'db'>) =>
  async (identities: readonly Identity[]): Promise<readonly (FoundProfile | undefined)[]> => {
    const asked = identities.map(({uid, sessionId, authTime}, place) => ({
      place,
      uid,
      sessionId,
      authTime: new Date(authTime).toISOString(),
    }))
    const {rows} = await sql<FoundProfile & {readonly place: number}>`
      select asked.place, p.*,
        exists (select from identity_session s where s.id = asked."sessionId" and s.ended_at is not null)
          or exists (
            select from identity_user u
            where u.uid = p.uid and (u.disabled or u.tokens_valid_after > asked."authTime")
          ) as "isOver"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (place integer, uid text, "sessionId" text, "authTime" timestamptz)
      cross join lateral (
        select id, uid, name, email, is_premium as "isPremium", trial_finished as "trialFinished",
          course_finished as "courseFinished", access_blocked as "accessBlocked",
          questionnaire_answered as "questionnaireAnswered", roles, study_week as "studyWeek", created_at as "createdAt",
          coalesce((
            select jsonb_agg(jsonb_build_object('courseId', c.course_id, 'status', c.status) order by c.position, c.course_id)
            from student_course c where c.profile_id = profile.id
          ), '[]') as courses
        from profile where uid = asked.uid
        limit 1
      ) p`.execute(db)
    const byPlace = new Map(rows.map(({place, ...found}) => [place, found]))
    return identities.map((_, index) => byPlace.get(index))
  }

/** Every request begins with it. */
const readProfile = inBatchesOf(findProfiles)

/** The profile of a login that stands; a session that was ended, a new password or a disabled account ends its tokens at once. */
async function findProfile({database}: Services, identity: Identity): Promise<StoredProfile | undefined> {
  const found = await readProfile(database, identity)
  if (found?.isOver === true) throw new DomainError('UNAUTHENTICATED', 'The session is over.')
  return found
}
