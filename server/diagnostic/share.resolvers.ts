import type {MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import {DomainError} from '../kernel/domainError.ts'
import {visitorMutation} from '../kernel/idempotency.ts'
import {examOf, resultsOfExam} from './examOf.ts'
import {addressOf, storeShare, withdrawShare} from './share.repository.ts'

/** Whether a result is shared, told to who may see the result itself. */
export const shareQueries = {
  sharedDiagnostic: async (_root, {_id}, context) => {
    const {id} = await examOf(context, _id)
    return addressOf(context.services.database, id)
  },
} satisfies Pick<QueryResolvers, 'sharedDiagnostic'>

/** Sharing a result and taking it back. Whoever has the id of the diagnostic may do both (D-14). */
export const shareMutations = {
  shareDiagnosticResult: async (_root, {_id, idempotencyKey}, context) => {
    const {database, clock} = context.services
    const mutation = visitorMutation('shareDiagnosticResult', idempotencyKey, {_id}, clock())
    const exam = await examOf(context, _id)
    const results = await resultsOfExam(context, exam)
    if (results === null) throw new DomainError('EXAM_NOT_STARTED', 'The diagnostic is not finished.')
    return storeShare(database, {examId: exam.id, results}, mutation)
  },

  withdrawSharedDiagnostic: async (_root, {_id, address, idempotencyKey}, context) => {
    const {database, clock} = context.services
    visitorMutation('withdrawSharedDiagnostic', idempotencyKey, {_id, address}, clock())
    const {id} = await examOf(context, _id)
    await withdrawShare(database, id, address.slice(0, 40))
    return true
  },
} satisfies Pick<MutationResolvers, 'shareDiagnosticResult' | 'withdrawSharedDiagnostic'>
