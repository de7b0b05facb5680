import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import type {ExamHistoryEntry, MockExamHistoryEntry, QueryResolvers, SmartExamHistoryEntry} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../graphql/context.ts'
import {signedInSession} from '../graphql/matrix.ts'
import {type ExamRow, listExams} from './reads.repository.ts'
import {receiptOf, showsKeys} from './reads.wire.ts'
import type {ExamKind} from './tables.ts'
import {listMissedMocks, type MockTemplateRow} from './template.repository.ts'

async function ownExams(context: RequestContext, kind: ExamKind): Promise<ExamRow[]> {
  const {profile} = await signedInSession(context)
  return listExams(context.services.database, profile.id, kind)
}

const sharedOf = (row: ExamRow) => ({
  _id: row.id,
  uf: row.uf,
  grade: row.finishedAt === null ? null : row.grade,
  finished: row.finishedAt !== null,
  calendarDate: row.calendarDate,
  receipt: receiptOf(row),
})

const fullOf = (row: ExamRow): ExamHistoryEntry => ({
  ...sharedOf(row),
  _t: row.isExtra ? 'ExtraExamActivity' : 'ExamActivity',
  smartExamTemplate: row.examId,
  institution: row.institution ?? '',
  year: row.year,
})

const smartOf = (row: ExamRow): SmartExamHistoryEntry => ({
  ...sharedOf(row),
  _t: row.isExtra ? 'ExtraSmartExamActivity' : 'SmartExamActivity',
  institution: row.institution ?? '',
})

function mockOf(row: ExamRow, now: number): MockExamHistoryEntry {
  const {uf: _uf, ...shared} = sharedOf(row)
  return {
    ...shared,
    _t: row.isExtra ? 'ExtraMockExamActivity' : 'MockExamActivity',
    mockExamTemplate: row.mockExamId ?? '',
    title: row.title ?? '',
    subtitle: row.subtitle,
    startsAt: row.opensAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    grade: showsKeys(row, now) ? shared.grade : null,
  }
}

/** A mock exam that passed without this student. */
const missedOf = ({id, title, subtitle, opensAt}: MockTemplateRow): MockExamHistoryEntry => ({
  _t: 'MockExamActivity',
  _id: null,
  mockExamTemplate: id,
  title,
  subtitle,
  startsAt: opensAt.toISOString(),
  startedAt: null,
  grade: null,
  finished: false,
  calendarDate: calendarDateOf(opensAt.getTime(), defaultTimeZone),
  receipt: null,
})

const byDay = (one: MockExamHistoryEntry, other: MockExamHistoryEntry) =>
  one.calendarDate === other.calendarDate ? 0 : one.calendarDate < other.calendarDate ? 1 : -1

/** The three lists of the history, the newest first (spec 2§2). */
export const historyQueries = {
  getActivityExamsHistory: async (_root, _args, context) => (await ownExams(context, 'exam')).map(fullOf),

  getActivityMockExamsHistory: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const {database, databaseNow} = context.services
    const now = await databaseNow(database.db)
    const courseId = profile.courses[0]?.courseId
    const [taken, missed] = await Promise.all([
      ownExams(context, 'mock'),
      courseId === undefined ? [] : listMissedMocks(database, {profileId: profile.id, courseId, now}),
    ])
    return [...taken.map((row) => mockOf(row, now)), ...missed.map(missedOf)].toSorted(byDay)
  },

  getActivitySmartExamsHistory: async (_root, _args, context) => (await ownExams(context, 'smartExam')).map(smartOf),
} satisfies Partial<QueryResolvers>
