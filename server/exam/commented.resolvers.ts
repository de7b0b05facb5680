import type {QueryResolvers} from '../../schema/generated/resolvers.ts'
import {checkedId, isPlainText} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {openSince} from '../question/question.input.ts'
import {
  examExists,
  findCommentedQuestions,
  listCommentedExams,
  listCommentedInstitutions,
} from './commented.repository.ts'

/** A page has at most this many. */
const pageLimit = 100

/** @throws DomainError BAD_INPUT for a page that does not exist */
function checkedPage(skip: number, limit: number): {skip: number; limit: number} {
  if (skip < 0 || skip > 1_000 || limit < 1 || limit > pageLimit)
    throw new DomainError('BAD_INPUT', `A page has 1 to ${pageLimit} entries.`)
  return {skip, limit}
}

/** Exams of an institution with keys and comments (spec 2§2; G-23, D-10). */
export const commentedQueries = {
  commentedInstitutions: (_root, _args, {services}) => listCommentedInstitutions(services.database, services.clock()),

  commentedExams: async (_root, {uf, institution}, context) => {
    if (!isPlainText(uf) || !isPlainText(institution)) throw new DomainError('BAD_INPUT', 'Not an institution.')
    return listCommentedExams(context.services.database, {uf, institution, now: context.services.clock()})
  },

  commentedQuestions: async (_root, {examTemplate, skip, limit}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const examId = checkedId(examTemplate)
    const wanted = {
      profileId: profile.id,
      examId,
      openSince: openSince(context),
      now: clock(),
      ...checkedPage(skip, limit),
    }
    const questions = await findCommentedQuestions(database, wanted)
    if (questions.length === 0 && !(await examExists(database, examId))) throw new DomainError('NOT_FOUND')
    return questions
  },
} satisfies Partial<QueryResolvers>
