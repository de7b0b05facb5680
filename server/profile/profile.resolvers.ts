import {deletionNotice} from '../../domain/profile/deletion.ts'
import {addDays, calendarDateOf, studyDayOf} from '../../domain/shared/studyDay.ts'
import {trialEndOf} from '../../domain/shell/trial.ts'
import type {MutationResolvers, Profile, QueryResolvers} from '../../schema/generated/resolvers.ts'
import type {RequestContext, Services} from '../kernel/context.ts'
import {runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedIds} from '../kernel/input.ts'
import {isStaff, signedInSession} from '../kernel/session.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {checkedChanges} from './changes.ts'
import {findCourses, findMenu, listCourses} from './course.repository.ts'
import {cancelDeletionRequest, type DeletionRequest, storeDeletionRequest} from './deletion.repository.ts'
import {findDetails, type ProfileDetails, storeChanges} from './details.repository.ts'
import {knownInstitutions, listInstitutions} from './institution.repository.ts'
import {loginDaysSince, loginRecorder} from './profile.repository.ts'
import {menuFor} from './standardMenu.ts'

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
  Pick<
    QueryResolvers,
    'profile' | 'coursesMany' | 'coursesManyInfo' | 'findBurgerMenuItems' | 'getLoginFrequency' | 'getInstitutionList'
  >
>

function wireDetails(stored: ProfileDetails) {
  const {birthday, photoUpdatedAt, deletionRequestedAt, updatedAt, institutionTarget, ...details} = stored
  return {
    ...details,
    institutionTarget: [...institutionTarget],
    birthday: birthday?.toISOString() ?? null,
    photoUpdatedAt: photoUpdatedAt?.toISOString() ?? null,
    deletionRequestedAt: deletionRequestedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}

function wireAccess(
  profile: StoredProfile,
): Pick<Profile, 'isPremium' | 'trialEndsAt' | 'trialFinished' | 'courseFinished'> {
  const {isPremium, trialFinished, courseFinished, createdAt, roles} = profile
  const trialEnd = trialEndOf({isPremium, isStaff: roles.some(isStaff), createdAt: createdAt.getTime()})
  return {
    isPremium,
    trialEndsAt: trialEnd === null ? null : new Date(trialEnd).toISOString(),
    trialFinished,
    courseFinished,
  }
}

/** Reads of the student, their courses and their menu (spec 1§3, 1§7). */
export const profileQueries = {
  profile: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const courseIds = profile.courses.map(({courseId}) => courseId)
    const [courses, details] = await Promise.all([
      findCourses(context.services, courseIds),
      findDetails(context.services, profile.id),
      recordLogin(context, profile),
    ])
    const statusOf = new Map(profile.courses.map(({courseId, status}) => [courseId, status]))
    return {
      ...wireDetails(details),
      ...wireAccess(profile),
      _id: profile.id,
      uid: profile.uid,
      name: profile.name,
      email: profile.email,
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
    return menuFor(profile.roles, menu).map((entry) => ({...entry}))
  },

  getLoginFrequency: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const today = studyDayOf(context.services.clock(), context.timeZone)
    return {days: await loginDaysSince(context.services, profile.id, addDays(today, 1 - historyDays))}
  },

  getInstitutionList: async (_root, {isPriorityInstitutionsList}, context) => {
    const {clock} = context.services
    const currentYear = Number(calendarDateOf(clock(), context.timeZone).slice(0, 4))
    return listInstitutions(context.services, {onlyPriority: isPriorityInstitutionsList, currentYear})
  },
} satisfies ProfileQueries

type ProfileMutations = Required<
  Pick<MutationResolvers, 'updateProfile' | 'requestAccountDeletion' | 'cancelAccountDeletion'>
>

/** The profile, changed by whom it belongs to (spec 1§5, 1§7; D-24). */
export const profileMutations = {
  /** False when the profile is about to be deleted: the time in which that could be taken back is over. */
  updateProfile: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {services, timeZone} = context
    const now = services.clock()
    const mutation = idempotentMutation('updateProfile', profile.id, idempotencyKey, input, now)
    return runIdempotent(services.database, mutation, {
      attempt: async () => {
        const [stored, courses, isInstitution] = await Promise.all([
          findDetails(services, profile.id),
          findCourses(
            services,
            profile.courses.slice(0, 1).map(({courseId}) => courseId),
          ),
          knownInstitutions(services, (input.institutionTarget ?? []).slice(0, 100)),
        ])
        const goals = courses[0]?.courseWeekGoals
        const changes = checkedChanges(input, {now, timeZone, goals, stored, isInstitution})
        if (isBeingDeleted(stored, now)) return false
        await storeChanges(services, changes, mutation)
        return true
      },
      replay: async () => true,
    })
  },

  requestAccountDeletion: async (_root, {idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {services} = context
    const mutation = idempotentMutation('requestAccountDeletion', profile.id, idempotencyKey, {}, services.clock())
    const {at} = await runIdempotent<DeletionRequest, DeletionRequest>(services.database, mutation, {
      attempt: () => storeDeletionRequest(services, mutation),
      replay: async (reference) => reference,
    })
    return new Date(at).toISOString()
  },

  cancelAccountDeletion: async (_root, {idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {services} = context
    const mutation = idempotentMutation('cancelAccountDeletion', profile.id, idempotencyKey, {}, services.clock())
    return runIdempotent(services.database, mutation, {
      attempt: async () => {
        await cancelDeletionRequest(services, mutation)
        return true
      },
      replay: async () => true,
    })
  },
} satisfies ProfileMutations

function isBeingDeleted({deletionRequestedAt}: ProfileDetails, now: number): boolean {
  return deletionRequestedAt !== null && deletionRequestedAt.getTime() + deletionNotice <= now
}
