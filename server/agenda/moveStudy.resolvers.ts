import {freeStudyDays} from '../../domain/agenda/moveStudy.ts'
import {studyDayOf} from '../../domain/shared/studyDay.ts'
import type {MovedStudy, MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {idempotentMutation, runIdempotent} from '../kernel/idempotency.ts'
import {checkedDate, checkedId} from '../kernel/input.ts'
import {signedInSession} from '../kernel/session.ts'
import {
  findMovedStudy,
  findWeekState,
  hasMovableStudy,
  moveStudy,
  type StudentDay,
  undoMove,
} from './moveStudy.repository.ts'
import {findReasons} from './reasons.repository.ts'

const dayOf = ({services, timeZone}: RequestContext, profileId: string): StudentDay => ({
  profileId,
  today: studyDayOf(services.clock(), timeZone),
})

/** Why lessons were chosen (D-26), and studies that the student moved to another day of her week. */
export const choiceQueries = {
  selectionReasons: async (_root, {activity}, context) => {
    const {profile} = await signedInSession(context)
    const reasons = await findReasons(context.services.database, profile.id, checkedId(activity))
    if (reasons === undefined) throw new DomainError('NOT_FOUND')
    return reasons
  },

  movableStudyDays: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const {database} = context.services
    const day = dayOf(context, profile.id)
    const [isMovable, state] = await Promise.all([hasMovableStudy(database, day), findWeekState(database, day)])
    if (!isMovable) return []
    return freeStudyDays({today: day.today, week: profile.studyWeek, ...state})
  },

  movedStudy: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return findMovedStudy(context.services.database, dayOf(context, profile.id))
  },
} satisfies Pick<QueryResolvers, 'selectionReasons' | 'movableStudyDays' | 'movedStudy'>

export const choiceMutations = {
  moveTheoreticalStudy: async (_root, {lesson, to, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const wanted = {lessonId: checkedId(lesson), to: checkedDate(to)}
    const mutation = idempotentMutation('moveTheoreticalStudy', profile.id, idempotencyKey, wanted, clock())
    const move = {...dayOf(context, profile.id), ...wanted, week: profile.studyWeek}
    return runIdempotent(database, mutation, {
      attempt: () => moveStudy(database, move, mutation),
      replay: (reference: MovedStudy) => Promise.resolve(reference),
    })
  },

  undoMoveTheoreticalStudy: async (_root, {idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const mutation = idempotentMutation('undoMoveTheoreticalStudy', profile.id, idempotencyKey, {}, clock())
    return runIdempotent(database, mutation, {
      attempt: () => undoMove(database, dayOf(context, profile.id), mutation),
      replay: () => Promise.resolve(true),
    })
  },
} satisfies Pick<MutationResolvers, 'moveTheoreticalStudy' | 'undoMoveTheoreticalStudy'>
