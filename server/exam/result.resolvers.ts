import {showsPrint} from '../../domain/exam/embargo.ts'
import {byArea, performanceOf} from '../../domain/exam/performance.ts'
import type {PrintedQuestion, QueryResolvers, Question} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import {checkedId} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {findQuestions} from '../question/question.repository.ts'
import {type ExamWithQuestions, findExam} from './reads.repository.ts'
import {millisOf, rankingOf, showsResult} from './reads.wire.ts'
import {countAreas, findBanner, findResults} from './result.repository.ts'
import {findRunningMock} from './mockProgress.repository.ts'
import {findMockTemplate, listOpenedMocks} from './template.repository.ts'

/** @throws DomainError NOT_FOUND for anything but a mock exam of this student */
async function ownMock(
  context: RequestContext,
  id: string,
): Promise<ExamWithQuestions & {readonly mockExamId: string}> {
  const {profile} = await signedInSession(context)
  const exam = await findExam(context.services.database, profile.id, checkedId(id), 'mock')
  if (exam === undefined || exam.mockExamId === null) throw new DomainError('NOT_FOUND')
  return {...exam, mockExamId: exam.mockExamId}
}

const mayBePrinted = ({startedAt, opensAt, closesAt, printingBlocked}: ExamWithQuestions, now: number): boolean =>
  showsPrint(
    {
      startedAt: millisOf(startedAt),
      opensAt: millisOf(opensAt),
      closesAt: millisOf(closesAt),
      isPrintingBlocked: printingBlocked === true,
    },
    now,
  )

const printed = ({
  _id,
  body,
  choices,
  isEssay,
  institution,
  uf,
  year,
  classification,
  ...keys
}: Question): PrintedQuestion => ({
  _id,
  body,
  choices,
  isEssay,
  institution,
  uf: uf ?? null,
  year: year ?? null,
  classification,
  correctChoice: keys.correctChoice ?? null,
  answer: keys.answer ?? null,
  comment: keys.comment ?? null,
})

/** What an exam tells beside its questions, and the exam on paper (spec 2§2, 2§3, 2§4; keys by D-10). */
export const resultQueries = {
  runningMockExam: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const {database, databaseNow} = context.services
    const running = await findRunningMock(database.db, profile.id, await databaseNow(database.db))
    if (!running?.deadline) return null
    const {id, title, is_extra, calendar_date, deadline} = running
    return {_id: id, title, isExtra: is_extra, calendarDate: calendar_date, deadline: deadline.toISOString()}
  },

  getMockExamTemplates: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const courseId = profile.courses[0]?.courseId
    if (courseId === undefined) return []
    const templates = await listOpenedMocks(context.services.database, courseId, context.services.clock())
    return templates.map(({id, title}) => ({template: id, title}))
  },

  mockExamTemplateInfo: async (_root, {activityId}, context) => {
    const exam = await ownMock(context, activityId)
    const {database, databaseNow} = context.services
    const now = await databaseNow(database.db)
    const isShown = showsResult(exam, now)
    const ranking = isShown ? exam.ranking : null
    return {
      _id: exam.mockExamId,
      totalQuestions: exam.total,
      studentScore: isShown ? exam.correct : null,
      rankingGeneratedOn:
        ranking === null ? (exam.rankingAt?.toISOString() ?? null) : new Date(ranking.rankedAt).toISOString(),
      cutOffScore: exam.cutOff ?? 0,
      infoDescription: exam.description,
      studentRanking: rankingOf(exam, now),
      percentile: ranking?.percentile ?? null,
      banner: await findBanner(database, exam.mockExamId),
    }
  },

  studentPerformanceMockExam: async (_root, {activityId}, context) => {
    const exam = await ownMock(context, activityId)
    const {database, databaseNow} = context.services
    if (!showsResult(exam, await databaseNow(database.db))) return []
    const areas = performanceOf(await findResults(database, exam.id))
    return areas.map(({themas, ...area}) => ({...area, themas: [...themas]}))
  },

  questionsByAreaMockExam: async (_root, {mockExamTemplateId}, context) => {
    const {profile} = await signedInSession(context)
    const {database} = context.services
    const template = await findMockTemplate(database, profile.id, checkedId(mockExamTemplateId))
    if (template === undefined) throw new DomainError('NOT_FOUND')
    return (await countAreas(database, template.id)).toSorted(byArea)
  },

  getActivityDetailsForPrint: async (_root, {activityId}, context) => {
    const {profile} = await signedInSession(context)
    const {database, databaseNow} = context.services
    const exam = await findExam(database, profile.id, checkedId(activityId))
    if (exam === undefined) throw new DomainError('NOT_FOUND')
    if (exam.printingBlocked === true) throw new DomainError('PRINTING_BLOCKED')
    const now = await databaseNow(database.db)
    if (exam.kind === 'mock' && !mayBePrinted(exam, now)) throw new DomainError('EXAM_NOT_STARTED')
    const wanted = {profileId: profile.id, agendaId: exam.id, questionIds: exam.questions, now, isPrint: true}
    return {
      _id: exam.id,
      title: exam.title ?? exam.institution ?? '',
      subtitle: exam.subtitle,
      calendarDate: exam.calendarDate,
      questions: (await findQuestions(database, wanted)).map(printed),
    }
  },
} satisfies Partial<QueryResolvers>
