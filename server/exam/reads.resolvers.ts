import {isEditable} from '../../domain/agenda/editingWindow.ts'
import {calendarDateOf, studyDayOf} from '../../domain/shared/studyDay.ts'
import type {QueryResolvers} from '../../schema/generated/resolvers.ts'
import type {ExamKind} from '../agenda/tables.ts'
import type {RequestContext} from '../kernel/context.ts'
import {checkedDate, checkedId} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {commentedQueries} from './commented.resolvers.ts'
import {makeFullExam, makeMockExam} from './create.repository.ts'
import {historyQueries} from './history.resolvers.ts'
import {type ExamWithQuestions, findExam, findFullExam, findMockTry, isOnAgenda} from './reads.repository.ts'
import {fullExamOf, mockExamOf, smartExamOf} from './reads.wire.ts'
import {resultQueries} from './result.resolvers.ts'
import {findMockTemplate} from './template.repository.ts'

/**
 * One of the student's exams.
 *
 * @throws DomainError NOT_FOUND for an unknown one, one of another student or another kind
 */
async function ownExam(context: RequestContext, id: string, kind: ExamKind): Promise<ExamWithQuestions> {
  const {profile} = await signedInSession(context)
  const exam = await findExam(context.services.database, profile.id, checkedId(id), kind)
  if (exam === undefined) throw new DomainError('NOT_FOUND')
  return exam
}

/** A full exam is made on its day, and until that day ends at four in the morning (spec 2§4). */
function canBeMade({services, timeZone}: RequestContext, calendarDate: string): boolean {
  const now = services.clock()
  return calendarDate <= calendarDateOf(now, timeZone) && isEditable(calendarDate, now, timeZone)
}

/** @throws DomainError NOT_FOUND, EXAM_NOT_OPEN before the window and EXAM_START_CLOSED after it */
async function makeMockTry(context: RequestContext, profileId: string, templateId: string): Promise<void> {
  const {database, databaseNow} = context.services
  const template = await findMockTemplate(database, profileId, templateId)
  if (template === undefined || template.isRetired) throw new DomainError('NOT_FOUND')
  const now = await databaseNow(database.db)
  if (now < template.opensAt.getTime()) throw new DomainError('EXAM_NOT_OPEN')
  if (now >= template.closesAt.getTime()) throw new DomainError('EXAM_START_CLOSED')
  await makeMockExam(database, {profileId, templateId, calendarDate: studyDayOf(now, context.timeZone), now}, false)
}

/** Exams by template, made when the student first opens them, and by their own ids (spec 2§2, 2§4). */
const activityQueries = {
  getOrCreateExamActivity: async (_root, {examTemplate, calendarDate}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const wanted = {profileId: profile.id, templateId: checkedId(examTemplate), calendarDate: checkedDate(calendarDate)}
    const known = await findFullExam(database, wanted)
    if (known !== undefined) return fullExamOf(known)
    if (!canBeMade(context, wanted.calendarDate) || !(await isOnAgenda(database, wanted)))
      throw new DomainError('NOT_FOUND')
    await makeFullExam(database, {...wanted, now: clock()}, false)
    const made = await findFullExam(database, wanted)
    if (made === undefined) throw new DomainError('NOT_FOUND')
    return fullExamOf(made)
  },

  getOrCreateMockExamActivity: async (_root, {mockExamTemplate}, context) => {
    const {profile} = await signedInSession(context)
    const {database} = context.services
    const templateId = checkedId(mockExamTemplate)
    const known = await findMockTry(database, profile.id, templateId)
    const now = () => context.services.databaseNow(database.db)
    if (known !== undefined) return mockExamOf(known, await now())
    await makeMockTry(context, profile.id, templateId)
    const made = await findMockTry(database, profile.id, templateId)
    if (made === undefined) throw new DomainError('NOT_FOUND')
    return mockExamOf(made, await now())
  },

  getExamActivity: async (_root, {_id}, context) => fullExamOf(await ownExam(context, _id, 'exam')),
  getMockExamActivity: async (_root, {_id}, context) => {
    const exam = await ownExam(context, _id, 'mock')
    return mockExamOf(exam, await context.services.databaseNow(context.services.database.db))
  },
  getSmartExamActivity: async (_root, {_id}, context) => smartExamOf(await ownExam(context, _id, 'smartExam')),
} satisfies Partial<QueryResolvers>

/** All reads of exams. */
export const examQueries = {...activityQueries, ...historyQueries, ...resultQueries, ...commentedQueries}
