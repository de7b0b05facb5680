import {studyDayOf} from '../../domain/shared/studyDay.ts'
import type {MutationResolvers} from '../../schema/generated/resolvers.ts'
import {runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {openExtra} from './extra.repository.ts'
import {findMockTemplate} from './template.repository.ts'

/** Exams beside the agenda (spec 2§2). */
export const examReadMutations = {
  /**
   * A mock exam once more, or for the first time when its window has passed: an unfinished extra of it is used again. An
   * extra shows its keys at once, so it waits until the keys of the mock exam are shown to everybody (D-10).
   */
  createMockExamExtraActivity: async (_root, {mockExamTemplate, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, databaseNow} = context.services
    const now = await databaseNow(database.db)
    const templateId = checkedId(mockExamTemplate)
    const mutation = idempotentMutation('createMockExamExtraActivity', profile.id, idempotencyKey, {templateId}, now)
    return runIdempotent(database, mutation, {
      attempt: async () => {
        const template = await findMockTemplate(database, profile.id, templateId)
        if (template === undefined || template.isRetired) throw new DomainError('NOT_FOUND')
        if (now < template.closesAt.getTime() || now < template.answersAt.getTime())
          throw new DomainError('EXAM_NOT_OPEN')
        const calendarDate = studyDayOf(now, context.timeZone)
        return openExtra(database, {profileId: profile.id, templateId, calendarDate, now}, mutation)
      },
      replay: (reference: {readonly _id: string; readonly calendarDate: string}) => Promise.resolve(reference),
    })
  },
} satisfies Pick<MutationResolvers, 'createMockExamExtraActivity'>
