import {sql} from 'kysely'
import {type BlockReason, blockReasonOf} from '../../domain/shell/access.ts'
import type {Services} from '../graphql/context.ts'
import {createProfile} from '../profile/profile.repository.ts'
import type {Session, StoredProfile} from './session.types.ts'

/** Staff roles as the profile spells them (spec 1§1, 1§6; the forum's two from spec 2§6). */
export const staffRoles = ['super-admin', 'admin', 'commentator', 'curator', 'moderator', 'specialist'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * The session of a bearer token. Somebody who is verified but unknown gets a profile, so that signing up with the
 * identity provider is all a student has to do.
 *
 * @throws Refusal UNAUTHENTICATED
 */
export async function sessionOf(services: Services, token: string): Promise<Session> {
  const identity = await services.verifyToken(token)
  const known = await findProfile(services, identity.uid)
  if (known !== undefined) return {identity, profile: known}
  await createProfile(services, identity)
  const made = await findProfile(services, identity.uid)
  if (made === undefined) throw new Error('a profile that was just created cannot be read')
  return {identity, profile: made}
}

async function findProfile({database}: Services, uid: string): Promise<StoredProfile | undefined> {
  const {rows} = await sql<StoredProfile>`
    select p.id, p.uid, p.name, p.email, p.is_premium as "isPremium", p.trial_finished as "trialFinished",
      p.course_finished as "courseFinished", p.access_blocked as "accessBlocked",
      p.questionnaire_answered as "questionnaireAnswered", p.roles, p.study_week as "studyWeek",
      p.created_at as "createdAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('courseId', c.course_id, 'status', c.status) order by c.position, c.course_id)
        from student_course c where c.profile_id = p.id
      ), '[]') as courses
    from profile p where p.uid = ${uid}`.execute(database.db)
  return rows[0]
}

/** Why the student may not use what the shell offers; null for everybody else (spec 1§4, access blocked). */
export function blockReasonOfStored(profile: StoredProfile): BlockReason | null {
  return blockReasonOf({...profile, isAccessBlockedForAllCourses: profile.accessBlocked})
}

export const isStaff = (role: string): role is StaffRole => staffRoles.some((known) => known === role)
