import {addDays, studyDayOf} from '../../domain/shared/studyDay.ts'
import type {QueryResolvers} from '../../schema/generated/resolvers.ts'
import type {StoredProfile} from '../access/session.types.ts'
import type {RequestContext, Services} from '../graphql/context.ts'
import {signedInSession} from '../graphql/matrix.ts'
import {checkedIds} from '../graphql/input.ts'
import {findCourses, findMenu, listCourses} from './course.repository.ts'
import {loginDaysSince, loginRecorder} from './profile.repository.ts'

/** The login frequency covers this many study days (spec 1§2, the initial history). */
const historyDays = 35

const recorders = new WeakMap<Services, ReturnType<typeof loginRecorder>>()

/** Keeps that the student of this request was here today (G-15). */
export async function recordLogin({services, timeZone}: RequestContext, {id}: StoredProfile): Promise<void> {
  const record = recorders.get(services) ?? loginRecorder(services)
  recorders.set(services, record)
  const now = services.clock()
  await record(id, studyDayOf(now, timeZone), now)
}

type ProfileQueries = Required<
  Pick<QueryResolvers, 'profile' | 'coursesMany' | 'coursesManyInfo' | 'findBurgerMenuItems' | 'getLoginFrequency'>
>

/** Reads of the student, their courses and their menu (spec 1§3, 1§7). */
export const profileQueries = {
  profile: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const [courses] = await Promise.all([
      findCourses(
        context.services,
        profile.courses.map(({courseId}) => courseId),
      ),
      recordLogin(context, profile),
    ])
    const statusOf = new Map(profile.courses.map(({courseId, status}) => [courseId, status]))
    return {
      _id: profile.id,
      uid: profile.uid,
      name: profile.name,
      email: profile.email,
      isPremium: profile.isPremium,
      trialFinished: profile.trialFinished,
      courseFinished: profile.courseFinished,
      isAccessBlockedForAllCourses: profile.accessBlocked,
      questionnaireAnswered: profile.questionnaireAnswered,
      roles: [...profile.roles],
      createdAt: profile.createdAt.toISOString(),
      courses: courses.map((course) => ({course, status: statusOf.get(course._id) ?? 'active'})),
      studyWeek: profile.studyWeek,
    }
  },

  coursesMany: (_root, _args, {services}) => listCourses(services),

  coursesManyInfo: (_root, {ids}, {services}) => findCourses(services, checkedIds(ids, 50)),

  findBurgerMenuItems: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const menu = await findMenu(context.services, profile.courses[0]?.courseId)
    return menu.map((entry) => ({...entry}))
  },

  getLoginFrequency: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const today = studyDayOf(context.services.clock(), context.timeZone)
    return {days: await loginDaysSince(context.services, profile.id, addDays(today, 1 - historyDays))}
  },
} satisfies ProfileQueries
