import {creationRefusal} from '../../domain/extras/creation.ts'
import {type ExtraType, extraTypes} from '../../domain/extras/extras.types.ts'
import {calendarDateOf} from '../../domain/shared/studyDay.ts'
import {isTrialOver} from '../../domain/shell/trial.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import {isStaff} from '../kernel/session.ts'
import type {StoredProfile} from '../kernel/session.types.ts'

/** The kinds that a course allows: all of them unless it names some (spec 1§3). */
export async function findCourseTypes({db}: Pick<Database, 'db'>, courseId: string): Promise<readonly ExtraType[]> {
  const row = await db.selectFrom('course').select('extra_activities').where('id', '=', courseId).executeTakeFirst()
  const named = row?.extra_activities ?? extraTypes
  return extraTypes.filter((type) => named.includes(type))
}

/** Who creates an extra, for which course and which day. */
export type Creator = {
  readonly profileId: string
  readonly courseId: string
  /** The student's date of now: extras are created for it alone, after midnight too (C-56). */
  readonly calendarDate: string
  /** The server's instant. */
  readonly now: number
}

/**
 * The student as the creator of an extra of this kind.
 *
 * @throws DomainError COURSE_FINISHED, EXTRA_NOT_ALLOWED, TRIAL_TIME_OVER (spec 1§5, 1§8)
 */
export async function creatorOf(
  {services, timeZone}: RequestContext,
  {id, isPremium, roles, createdAt, courses, courseFinished}: StoredProfile,
  type: ExtraType,
): Promise<Creator> {
  const now = services.clock()
  const [current] = courses
  const refusal = creationRefusal({
    type,
    allowed: current === undefined ? [] : await findCourseTypes(services.database, current.courseId),
    isTrialOver: isTrialOver({isPremium, isStaff: roles.some(isStaff), createdAt: createdAt.getTime()}, now),
    isCourseFinished: courseFinished || current?.status === 'finished',
  })
  if (refusal !== null) throw new DomainError(refusal)
  return {profileId: id, courseId: current?.courseId ?? '', calendarDate: calendarDateOf(now, timeZone), now}
}
