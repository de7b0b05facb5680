import type {MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import {runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {blockReasonOfStored, signedInSession} from '../kernel/session.ts'
import {
  findExperiment,
  findPremiumCourses,
  findUnseenModal,
  storeCurrentCourse,
  storeExperimentState,
  storeSeenModal,
} from './shell.repository.ts'

/** Names of versions are short words, such as `flutter` (spec 3§2.11). */
const stateName = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/

const done = async () => true

/** The operator's message, the new-version experiment and the courses to switch to (spec 1§3, 1§7, 3§2.10). */
export const shellQueries = {
  shouldDisplayModal: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const modal = await findUnseenModal(database.db, profile, clock())
    if (modal === undefined) return {shouldExecute: false, title: '', text: []}
    return {shouldExecute: true, title: modal.title, text: [...modal.lines]}
  },

  getCurrentStudentExperiment: async (_root, _args, context) => {
    const {profile, identity} = await signedInSession(context)
    const {database, customTokenFor} = context.services
    const experiment = await findExperiment(database.db, profile.id)
    return experiment === undefined ? null : {...experiment, customToken: await customTokenFor(identity)}
  },

  getPremiumCoursesForUser: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return findPremiumCourses(context.services.database.db, profile.id)
  },
} satisfies Partial<QueryResolvers>

/** What a student changes of the shell (spec 1§4, 3§4; G-26). */
export const shellMutations = {
  swapCurrentCourse: async (_root, {courseId, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const mutation = idempotentMutation(
      'swapCurrentCourse',
      profile.id,
      idempotencyKey,
      {courseId: checkedId(courseId)},
      clock(),
    )
    return runIdempotent(database, mutation, {
      attempt: async () => {
        if (blockReasonOfStored(profile) === 'allCourses') throw new DomainError('FORBIDDEN')
        if (profile.courses.every((own) => own.courseId !== courseId)) throw new DomainError('NOT_FOUND')
        await storeCurrentCourse(database.db, courseId, mutation)
        return true
      },
      replay: done,
    })
  },

  markModalAsSeen: async (_root, {idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const mutation = idempotentMutation('markModalAsSeen', profile.id, idempotencyKey, {}, clock())
    return runIdempotent(database, mutation, {
      attempt: async () => {
        const modal = await findUnseenModal(database.db, profile, clock())
        await storeSeenModal(database.db, modal?.id, mutation)
        return true
      },
      replay: done,
    })
  },

  updateUserExperimentState: async (_root, {input: {state}, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    if (!stateName.test(state)) throw new DomainError('BAD_INPUT', 'Not the name of a version.')
    const mutation = idempotentMutation('updateUserExperimentState', profile.id, idempotencyKey, {state}, clock())
    return runIdempotent(database, mutation, {
      attempt: async () => {
        const experiment = await findExperiment(database.db, profile.id)
        if (experiment === undefined) throw new DomainError('NOT_FOUND')
        if (!experiment.canReturnToOldVersion && experiment.state !== state) throw new DomainError('FORBIDDEN')
        await storeExperimentState(database.db, state, mutation)
        return true
      },
      replay: done,
    })
  },
} satisfies Pick<MutationResolvers, 'swapCurrentCourse' | 'markModalAsSeen' | 'updateUserExperimentState'>
