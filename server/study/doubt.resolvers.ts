import type {
  ActivityDoubts,
  MutationResolvers,
  QueryResolvers,
  TheoreticalType,
} from '../../schema/generated/resolvers.ts'
import {runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {type DoubtPlace, type DoubtReference, findDoubts, storeDoubt} from './doubt.repository.ts'

type SentPlace = {
  readonly activityId?: string | null | undefined
  readonly agendaId?: string | null | undefined
  readonly type?: TheoreticalType | null | undefined
}

/**
 * The part that is meant: an agenda with its type, or an activity by its own id: an exam, an extra, or a smart review by
 * the id of its agenda (spec 1§5, 1§7).
 *
 * @throws DomainError BAD_INPUT
 */
function placeOf({activityId, agendaId, type}: SentPlace, profileId: string): DoubtPlace & {readonly id: string} {
  if (agendaId && type) return {profileId, agendaId: checkedId(agendaId), part: type, id: `${agendaId}:${type}`}
  if (activityId) return {profileId, agendaId: checkedId(activityId), part: null, id: activityId}
  throw new DomainError('BAD_INPUT', 'An activity id, or an agenda id with a type.')
}

/** The doubts of an activity (spec 1§4, 1§7). */
export const doubtQueries = {
  getActivityDoubts: async (_root, {input}, context): Promise<ActivityDoubts> => {
    const {profile} = await signedInSession(context)
    const {id, ...place} = placeOf(input, profile.id)
    const rows = await findDoubts(context.services.database.db, place)
    if (rows === undefined) throw new DomainError('NOT_FOUND')
    return {_id: id, doubtIds: rows.flatMap(({questionId, isDoubt}) => (isDoubt ? questionId : []))}
  },
} satisfies Pick<QueryResolvers, 'getActivityDoubts'>

/** Marking doubts, within the limits of G-19; a repeat is answered with the first result. */
export const doubtMutations = {
  addOrRemoveQuestionAsDoubt: async (_root, {input, idempotencyKey}, context): Promise<ActivityDoubts> => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const {id, ...place} = placeOf(input, profile.id)
    const command = {...place, questionId: checkedId(input.questionId), action: input.action}
    const mutation = idempotentMutation('addOrRemoveQuestionAsDoubt', profile.id, idempotencyKey, input, clock())
    return runIdempotent(database, mutation, {
      attempt: async () => ({_id: id, doubtIds: await storeDoubt(database, command, mutation)}),
      replay: async ({doubtIds}: DoubtReference) => ({_id: id, doubtIds: [...doubtIds]}),
    })
  },
} satisfies Pick<MutationResolvers, 'addOrRemoveQuestionAsDoubt'>
