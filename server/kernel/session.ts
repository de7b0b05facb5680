import {type BlockReason, blockReasonOf} from '../../domain/shell/access.ts'
import type {RequestContext} from './context.ts'
import {DomainError} from './domainError.ts'
import type {Session, StoredProfile} from './session.types.ts'

/**
 * The session of an operation that the permissions open to signed-in people only.
 *
 * @throws DomainError UNAUTHENTICATED
 */
export async function signedInSession(context: RequestContext): Promise<Session> {
  const session = await context.session()
  if (session === null) throw new DomainError('UNAUTHENTICATED')
  return session
}

/** Why the student may not use what the shell offers; null for everybody else (spec 1§4, access blocked). */
export function blockReasonOfStored(profile: StoredProfile): BlockReason | null {
  return blockReasonOf({...profile, isAccessBlockedForAllCourses: profile.accessBlocked})
}

/** Staff roles as the profile spells them (spec 1§1, 1§6; the forum's two from spec 2§6). */
export const staffRoles = ['super-admin', 'admin', 'commentator', 'curator', 'moderator', 'specialist'] as const
export type StaffRole = (typeof staffRoles)[number]

export const isStaff = (role: string): role is StaffRole => staffRoles.some((known) => known === role)
