import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import type {
  ExamHistoryEntry,
  MockExamHistoryEntry,
  QueryResolvers,
  SmartExamHistoryEntry,
} from '../../schema/generated/resolvers.ts'
import type {ExamKind} from '../agenda/tables.ts'
import type {RequestContext} from '../kernel/context.ts'
import {signedInSession} from '../kernel/session.ts'
import {type ExamRow, listExams} from './reads.repository.ts'
import {receiptOf, showsResult} from './reads.wire.ts'
import {listMissedMocks, type MockTemplateRow} from './template.repository.ts'

async function ownExams<Entry>(
  context: RequestContext,
  kind: ExamKind,
  entryOf: (row: ExamRow, now: number) => Entry,
): Promise<Entry[]> {
  const {profile} = await signedInSession(context)
  const {database, databaseNow} = context.services
  const now = await databaseNow(database.db)
  return (await listExams(database, profile.id, kind)).map((row) => entryOf(row, now))
}

const sharedOf = (row: ExamRow, now: number) => ({
  _id: row.id,
  uf: row.uf,
  grade: showsResult(row, now) ? row.grade : null,
  finished: row.finishedAt !== null,
  calendarDate: row.calendarDate,
  receipt: receiptOf(row),
})

const fullOf = (row: ExamRow, now: number): ExamHistoryEntry => ({
  ...sharedOf(row, now),
  _t: row.isExtra ? 'ExtraExamActivity' : 'ExamActivity',
  smartExamTemplate: row.examId,
  institution: row.institution ?? '',
  year: row.year,
})

const smartOf = (row: ExamRow, now: number): SmartExamHistoryEntry => ({
  ...sharedOf(row, now),
  _t: row.isExtra ? 'ExtraSmartExamActivity' : 'SmartExamActivity',
  institution: row.institution ?? '',
})

function mockOf(row: ExamRow, now: number): MockExamHistoryEntry {
  const {uf: _uf, ...shared} = sharedOf(row, now)
  return {
    ...shared,
    _t: row.isExtra ? 'ExtraMockExamActivity' : 'MockExamActivity',
    mockExamTemplate: row.mockExamId ?? '',
    title: row.title ?? '',
    subtitle: row.subtitle,
    startsAt: row.opensAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
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
  getActivityExamsHistory: (_root, _args, context) => ownExams(context, 'exam', fullOf),

  getActivityMockExamsHistory: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const {database, databaseNow} = context.services
    const now = await databaseNow(database.db)
    const courseId = profile.courses[0]?.courseId
    const [taken, missed] = await Promise.all([
      ownExams(context, 'mock', mockOf),
      courseId === undefined ? [] : listMissedMocks(database, {profileId: profile.id, courseId, now}),
    ])
    return [...taken, ...missed.map(missedOf)].toSorted(byDay)
  },

  getActivitySmartExamsHistory: (_root, _args, context) => ownExams(context, 'smartExam', smartOf),
} satisfies Partial<QueryResolvers>
