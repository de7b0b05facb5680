import {areKeysShown} from '../../domain/exam/mockExam.ts'
import type {ExamActivity, ExamReceipt, MockExamActivity, SmartExamActivity} from '../../schema/generated/resolvers.ts'
import {preChoiceOf} from '../agenda/agenda.repository.ts'
import {Refusal} from '../graphql/refusal.ts'
import type {ExamRow, ExamWithQuestions} from './reads.repository.ts'

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null
const millisOf = (date: Date | null): number | null => date?.getTime() ?? null

/** What the server keeps of a finished exam; null before its end. */
export function receiptOf({receiptSequence, receiptHash, finishedAt, answered, total, byStudent}: ExamRow): ExamReceipt | null {
  if (receiptSequence === null || receiptHash === null || finishedAt === null) return null
  return {sequence: receiptSequence, hash: receiptHash, finishedAt: finishedAt.toISOString(), answered: answered ?? 0, total, byStudent}
}

/** Whether this student may see keys, comments, score and areas of a mock exam (D-10). */
export const showsKeys = ({byStudent, sealedAt, finishedAt, answersAt}: ExamRow, now: number): boolean =>
  areKeysShown({isByStudent: byStudent && finishedAt !== null, isSealed: sealedAt !== null}, millisOf(answersAt), now)

function sharedOf(row: ExamWithQuestions) {
  return {
    _id: row.id,
    profile: row.profileId,
    finished: row.finishedAt !== null,
    preChoice: row.preChoices.map((choice) => preChoiceOf(row.id, choice)),
    calendarDate: row.calendarDate,
    uf: row.uf,
    questions: [...row.questions],
    receipt: receiptOf(row),
  }
}

const prefix = ({isExtra}: ExamRow) => (isExtra ? 'Extra' : '')

/** @throws Refusal NOT_FOUND for an exam that is none of an institution */
export function fullExamOf(row: ExamWithQuestions): ExamActivity {
  const {examId, title, institution, year} = row
  if (examId === null || title === null || institution === null) throw new Refusal('NOT_FOUND')
  return {
    ...sharedOf(row),
    _t: `${prefix(row)}ExamActivity`,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    institution,
    year,
    title,
    examTemplate: examId,
  }
}

/** @throws Refusal NOT_FOUND for an exam that is no mock exam */
export function mockExamOf(row: ExamWithQuestions): MockExamActivity {
  const {mockExamId, title, minutes} = row
  if (mockExamId === null || title === null || minutes === null) throw new Refusal('NOT_FOUND')
  return {
    ...sharedOf(row),
    _t: `${prefix(row)}MockExamActivity`,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    institution: row.institution,
    year: row.year,
    examTemplate: row.examId,
    mockExamTemplate: mockExamId,
    title,
    subtitle: row.subtitle,
    description: row.description,
    startsAt: isoOf(row.opensAt),
    finishesAt: isoOf(row.closesAt),
    timeToDo: minutes,
    extraTime: row.extraMinutes,
    answersAt: isoOf(row.answersAt),
    startedAt: isoOf(row.startedAt),
    deadline: isoOf(row.deadline),
    sealsAt: isoOf(row.sealsAt),
    rankingAt: isoOf(row.rankingAt),
    ranking: rankingOf(row),
    limitDateToStart: isoOf(row.lastStartAt),
    printingIsBlocked: row.printingBlocked ?? false,
  }
}

/** Position, number of ranked students and grade; null before the ranking. */
export const rankingOf = ({ranking}: ExamRow) =>
  ranking === null ? null : {position: ranking.position, total: ranking.total, grade: ranking.grade}

/** @throws Refusal NOT_FOUND for an exam that was not put together for an institution */
export function smartExamOf(row: ExamWithQuestions): SmartExamActivity {
  if (row.institution === null) throw new Refusal('NOT_FOUND')
  return {...sharedOf(row), _t: `${prefix(row)}SmartExamActivity`, institution: row.institution}
}
