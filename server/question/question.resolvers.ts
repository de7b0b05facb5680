import type {QueryResolvers, SubscriptionResolvers} from '../../schema/generated/resolvers.ts'
import {findSmartReview} from '../agenda/agenda.repository.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {StudyEvent} from '../kernel/eventHub.ts'
import {checkedDate, checkedId, checkedIds, checkedType} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {studentEvents} from '../kernel/studentEvents.ts'
import {answersInOrder} from './answer.resolvers.ts'
import {findPreChoices} from './preChoice.repository.ts'
import {mostQuestions, openSince} from './question.input.ts'
import {findBankQuestions, findQuestions, ownsAgenda} from './question.repository.ts'

/** Reads of questions inside an activity and out of one (spec 2§7, keys by D-10). */
export const questionQueries = {
  questionMany: async (_root, {ids, calendarDate, type, activity}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const now = clock()
    checkedType(type)
    const questionIds = checkedIds(ids, mostQuestions)
    const date = calendarDate === null || calendarDate === undefined ? undefined : checkedDate(calendarDate)
    if (activity === null || activity === undefined) {
      return findBankQuestions(database, {profileId: profile.id, questionIds, openSince: openSince(context), now})
    }
    const wanted = {profileId: profile.id, agendaId: checkedId(activity), questionIds, calendarDate: date, now}
    const questions = await findQuestions(database, wanted)
    if (questions.length > 0 || (ids.length === 0 && (await ownsAgenda(database, wanted)))) return questions
    throw new DomainError((await ownsAgenda(database, wanted)) ? 'QUESTIONS_NOT_FOUND' : 'NOT_FOUND')
  },

  getQuestionActivityDetails: async (_root, {id}, context) => {
    const {profile} = await signedInSession(context)
    const details = await findSmartReview(context.services.database, profile.id, checkedId(id))
    if (details === undefined) throw new DomainError('NOT_FOUND')
    return details
  },
} satisfies Pick<QueryResolvers, 'questionMany' | 'getQuestionActivityDetails'>

/** News for the student's other tabs and devices: events name rows, what is sent is read at that moment. */
export const questionSubscriptions = {
  answerRecorded: {
    subscribe: (_root: unknown, _args: object, context: RequestContext) => studentEvents(context, 'answer'),
    resolve: async ({profileId, agendaId, questionId}: StudyEvent, _args: object, context: RequestContext) => {
      const wanted = {profileId, agendaId, questionIds: [questionId], now: context.services.clock()}
      const [recorded] = answersInOrder(await findQuestions(context.services.database, wanted), [questionId])
      if (recorded === undefined) throw new DomainError('NOT_FOUND')
      return recorded
    },
  },
  preChoiceRecorded: {
    subscribe: (_root: unknown, _args: object, context: RequestContext) => studentEvents(context, 'preChoice'),
    resolve: async ({profileId, agendaId, questionId}: StudyEvent, _args: object, context: RequestContext) => {
      const wanted = {profileId, agendaId, questionIds: [questionId]}
      const [recorded] = await findPreChoices(context.services.database, wanted)
      if (recorded === undefined) throw new DomainError('NOT_FOUND')
      return recorded
    },
  },
} satisfies Pick<SubscriptionResolvers, 'answerRecorded' | 'preChoiceRecorded'>
