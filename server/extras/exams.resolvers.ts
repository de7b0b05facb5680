import type {MutationResolvers} from '../../schema/generated/resolvers.ts'
import {findTargets, planSmartExam} from '../agenda/composeExam.repository.ts'
import {findMockTemplate} from '../exam/template.repository.ts'
import {DomainError} from '../kernel/domainError.ts'
import {checkedId} from '../kernel/input.ts'
import {createExtra} from './create.ts'
import {findFullTemplate, openFullExtra, openMockExtra, storeSmartExtra} from './exams.repository.ts'

/** Exams beside the agenda (spec 1§7, 2§2). */
export const examExtraMutations = {
  /** A full exam; one with a question whose key a mock exam holds waits for it (D-18). */
  createExamExtraActivity: (_root, {template, idempotencyKey}, context) => {
    const templateId = checkedId(template)
    const command = {
      operation: 'createExamExtraActivity',
      type: 'Exam',
      input: {templateId},
      key: idempotencyKey,
    } as const
    return createExtra(context, command, async ({services: {database}}, creator, mutation) => {
      const known = await findFullTemplate(database, templateId, creator.now)
      if (known === undefined || !known.hasQuestions) throw new DomainError('NOT_FOUND')
      if (known.isHeld) throw new DomainError('EXAM_NOT_OPEN')
      return openFullExtra(database, {...creator, templateId}, mutation)
    })
  },

  /**
   * A mock exam once more, or for the first time when its window has passed: an unfinished extra of it is used again. An
   * extra shows its keys at once, so it waits until the keys of the mock exam are shown to everybody (D-10).
   */
  createMockExamExtraActivity: (_root, {mockExamTemplate, idempotencyKey}, context) => {
    const templateId = checkedId(mockExamTemplate)
    const operation = 'createMockExamExtraActivity'
    const command = {operation, type: 'MockExam', input: {templateId}, key: idempotencyKey} as const
    return createExtra(context, command, async ({services: {database, databaseNow}}, creator, mutation) => {
      const template = await findMockTemplate(database, creator.profileId, templateId)
      if (template === undefined || template.isRetired) throw new DomainError('NOT_FOUND')
      const now = await databaseNow(database.db)
      if (now < template.closesAt.getTime() || now < template.answersAt.getTime())
        throw new DomainError('EXAM_NOT_OPEN')
      return openMockExtra(database, {...creator, templateId, now}, mutation)
    })
  },

  /** A smart exam in the manner of the first target institution, as the agenda puts it together (G-01). */
  createSmartExamExtraActivity: (_root, {idempotencyKey}, context) => {
    const operation = 'createSmartExamExtraActivity'
    const command = {operation, type: 'SmartExam', input: {}, key: idempotencyKey} as const
    return createExtra(context, command, async ({services: {database}}, creator, mutation) => {
      const {profileId, courseId, now} = creator
      const [target] = await findTargets(database, profileId)
      const planned = await planSmartExam(
        database,
        {profile: {id: profileId}, courseId, now, withoutLessons: []},
        target,
      )
      if (planned === null) throw new DomainError('NO_QUESTION_FOUND', 'No question found.')
      return storeSmartExtra(database, planned, creator, mutation)
    })
  },
} satisfies Pick<
  MutationResolvers,
  'createExamExtraActivity' | 'createMockExamExtraActivity' | 'createSmartExamExtraActivity'
>
