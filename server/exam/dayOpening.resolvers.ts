import {requestedDate} from '../../domain/agenda/date.ts'
import {firstQuestions} from '../../domain/agenda/firstQuestions.ts'
import type {QueryResolvers} from '../../schema/generated/resolvers.ts'
import {agendaQueries} from '../agenda/agenda.resolvers.ts'
import {questionQueries} from './question.resolvers.ts'

/**
 * The day in one reply, for the script in the page that asks before the product is there. It answers with what `agenda` and
 * `questionMany` answer: access, refusals and keys are theirs. The day is the server's where the address names none, so a
 * device whose clock is off is given the right one.
 */
export const dayOpeningQueries = {
  dayOpening: async (root, asked, context) => {
    const calendarDate = requestedDate(asked.calendarDate ?? null, context.services.clock(), context.timeZone)
    const agenda = await agendaQueries.agenda(root, {calendarDate}, context)
    const ids = firstQuestions(agenda)
    const wanted = {ids, calendarDate, type: 'question', activity: agenda._id}
    return {agenda, questions: await questionQueries.questionMany(root, wanted, context)}
  },
} satisfies Pick<QueryResolvers, 'dayOpening'>
