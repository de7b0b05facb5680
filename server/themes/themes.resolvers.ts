import {calendarDateOf, studyDayOf} from '../../domain/shared/studyDay.ts'
import {isReleased} from '../../domain/themes/release.ts'
import type {CustomRelevance, MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import {findRelevances} from '../agenda/relevance.repository.ts'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {idempotentMutation, runIdempotent} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {signedInSession} from '../kernel/session.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {findPlanners, findThemes, storeFinishedTheme} from './themes.repository.ts'
import {findAvailablePhases, findTree} from './tree.repository.ts'

/**
 * One of the student's courses, the current one when none is asked for. A tree has the id of its course.
 *
 * @throws DomainError NOT_FOUND for every other course
 */
function courseOf({courses}: StoredProfile, ...asked: readonly (string | null | undefined)[]): string {
  const ids = asked.flatMap((id) => (id === null || id === undefined ? [] : [checkedId(id)]))
  const [wanted = courses[0]?.courseId] = ids
  const isHers = courses.some(({courseId}) => courseId === wanted)
  if (wanted === undefined || !isHers || ids.some((id) => id !== wanted)) throw new DomainError('NOT_FOUND')
  return wanted
}

/** The themes of a course: their tree, their list and its documents (spec 1§2, 2§3). */
export const themeQueries = {
  classificationTree: async (_root, {treeId, courseId}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const _id = courseOf(profile, treeId, courseId)
    const tree = await findTree(database, _id, clock())
    if (tree === undefined) throw new DomainError('NOT_FOUND')
    return {_id, tagTreeName: tree.title, children: tree.nodes}
  },

  getClassificationTreeAvailablePhases: async (_root, {courseId}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    return findAvailablePhases(database, courseOf(profile, courseId), clock())
  },

  customRelevances: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const course = {profileId: profile.id, courseId: courseOf(profile)}
    return findThemes(database, course, await findRelevances(database, {...course, now: clock()}))
  },

  getPlanners: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return findPlanners(context.services.database, courseOf(profile))
  },
} satisfies Pick<
  QueryResolvers,
  'classificationTree' | 'getClassificationTreeAvailablePhases' | 'customRelevances' | 'getPlanners'
>

/** The days of the student that can be written to now: her study day, and after midnight the calendar's day too. */
const openDays = ({services, timeZone}: RequestContext): readonly string[] => {
  const now = services.clock()
  return [...new Set([studyDayOf(now, timeZone), calendarDateOf(now, timeZone)])]
}

/** @throws DomainError FAILED_TO_FINISH_STUDY for a theme that is locked */
function assertFinishable(theme: CustomRelevance, now: number): void {
  const isFinished = theme.theoreticalStudyFinishedAt !== null
  if (!isFinished && !isReleased(Date.parse(theme.enableAfter), now)) throw new DomainError('FAILED_TO_FINISH_STUDY')
}

/** Finishing a theme, irreversibly (F-037). */
export const themeMutations = {
  finishTheoreticalStudy: async (_root, {lesson, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const now = clock()
    const lessonId = checkedId(lesson)
    const course = {profileId: profile.id, courseId: courseOf(profile)}
    const mutation = idempotentMutation('finishTheoreticalStudy', profile.id, idempotencyKey, {lessonId}, now)
    const read = async (): Promise<CustomRelevance> => {
      const relevances = await findRelevances(database, {...course, now})
      const [theme] = await findThemes(database, course, relevances, lessonId)
      if (theme === undefined) throw new DomainError('NOT_FOUND')
      return theme
    }
    return runIdempotent(database, mutation, {
      attempt: async () => {
        assertFinishable(await read(), now)
        await storeFinishedTheme(database, {profileId: profile.id, lessonId, days: openDays(context)}, mutation)
        return read()
      },
      replay: read,
    })
  },
} satisfies Pick<MutationResolvers, 'finishTheoreticalStudy'>
