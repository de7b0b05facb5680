import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {RequestContext} from './context.ts'
import {DomainError} from './domainError.ts'
import {blockReasonOfStored, isStaff, type StaffRole} from './session.ts'
import type {Session} from './session.types.ts'

export const callerRoles = [
  'visitor',
  'diagnosticVisitor',
  'student',
  'blockedStudent',
  'moderator',
  'specialist',
  'superAdmin',
  'admin',
  'commentator',
  'curator',
] as const
export type CallerRole = (typeof callerRoles)[number]

export type Cell = 'allowed' | Extract<ErrorCode, 'UNAUTHENTICATED' | 'FORBIDDEN'>

/**
 * `otherStudent`: what a student gets for an id of another student, exactly what an unknown id gives; `ignored` where it
 * answers as the caller's own, or as one that is gone.
 */
export type Permission = {readonly [R in CallerRole]: Cell} & {
  readonly otherStudent: 'NOT_FOUND' | 'FAILED_TO_FINISH_STUDY' | 'ignored' | 'takesNoIds'
  /** What a student is told who is blocked because the course is over, instead of FORBIDDEN (spec 1§8). */
  readonly courseFinished?: 'COURSE_FINISHED'
}

/** Everybody, signed in or not. */
export const everybody: Omit<Permission, 'otherStudent'> = {
  visitor: 'allowed',
  diagnosticVisitor: 'allowed',
  student: 'allowed',
  blockedStudent: 'allowed',
  moderator: 'allowed',
  specialist: 'allowed',
  superAdmin: 'allowed',
  admin: 'allowed',
  commentator: 'allowed',
  curator: 'allowed',
}

/** Everybody who is signed in, blocked or not. */
export const signedIn: Omit<Permission, 'otherStudent'> = {
  ...everybody,
  visitor: 'UNAUTHENTICATED',
  diagnosticVisitor: 'UNAUTHENTICATED',
}

/** Who is signed in and may use what the shell offers. */
export const withAccess: Omit<Permission, 'otherStudent'> = {...signedIn, blockedStudent: 'FORBIDDEN'}

/** The product's team (spec 3§6); moderators and specialists are of the forum. */
export const teamOnly: Omit<Permission, 'otherStudent'> = {
  ...withAccess,
  student: 'FORBIDDEN',
  moderator: 'FORBIDDEN',
  specialist: 'FORBIDDEN',
}

/** The staff alone, whatever their role. */
export const staffOnly: Omit<Permission, 'otherStudent'> = {...withAccess, student: 'FORBIDDEN'}

const roleOfStaff: {readonly [R in StaffRole]: CallerRole} = {
  'super-admin': 'superAdmin',
  admin: 'admin',
  commentator: 'commentator',
  curator: 'curator',
  moderator: 'moderator',
  specialist: 'specialist',
}

/** All roles a caller has; the most generous cell counts. A block takes the roles of staff away as well. */
export function rolesOf(session: Session | null, hasDiagnosticId: boolean): readonly CallerRole[] {
  if (session === null) return [hasDiagnosticId ? 'diagnosticVisitor' : 'visitor']
  if (blockReasonOfStored(session.profile) !== null) return ['blockedStudent']
  return ['student', ...session.profile.roles.filter(isStaff).map((role) => roleOfStaff[role])]
}

/**
 * Lets the request pass or refuses it by its permission.
 *
 * @throws DomainError UNAUTHENTICATED or FORBIDDEN, or what the permission has for a finished course
 */
export async function authorise(permission: Permission, context: RequestContext): Promise<void> {
  // What a visitor may see needs no look at the token, so a stale one does not lock anybody out of the login page.
  if (permission.visitor === 'allowed') return
  const session = await context.session()
  const roles = rolesOf(session, context.hasDiagnosticId)
  const cells = roles.map((role) => permission[role])
  if (cells.includes('allowed')) return
  if (permission.courseFinished !== undefined && session !== null && blockReasonOfStored(session.profile) === 'course')
    throw new DomainError(permission.courseFinished)
  throw new DomainError(cells[0] === 'UNAUTHENTICATED' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
}
