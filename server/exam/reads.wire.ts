import {isKeyHeld, showsQuestions} from '../../domain/exam/embargo.ts'
import {areKeysShown} from '../../domain/exam/mockExam.ts'
import type {ExamActivity, ExamReceipt, MockExamActivity, SmartExamActivity} from '../../schema/generated/resolvers.ts'
import {preChoiceOf} from '../agenda/agenda.repository.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {ExamRow, ExamWithQuestions} from './reads.repository.ts'

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null
/** Milliseconds of an instant as it is stored. */
export const millisOf = (date: Date | null): number | null => date?.getTime() ?? null

/** What the server keeps of a finished exam; null before its end. */
export function receiptOf({
  receiptSequence,
  receiptHash,
  finishedAt,
  answered,
  total,
  byStudent,
}: ExamRow): ExamReceipt | null {
  if (receiptSequence === null || receiptHash === null || finishedAt === null) return null
  return {
    sequence: receiptSequence,
    hash: receiptHash,
    finishedAt: finishedAt.toISOString(),
    answered: answered ?? 0,
    total,
    byStudent,
  }
}

/**
 * Whether this student may see grade, place and areas of an exam: it is finished, of a mock exam the keys are shown (D-10),
 * and none of its questions has a key that another mock exam holds, which a grade would tell of (D-18).
 */
export function showsResult(
  {kind, byStudent, sealedAt, finishedAt, answersAt, resultHeldUntil}: ExamRow,
  now: number,
): boolean {
  if (finishedAt === null || isKeyHeld(millisOf(resultHeldUntil), now)) return false
  return (
    kind !== 'mock' || areKeysShown({isByStudent: byStudent, isSealed: sealedAt !== null}, millisOf(answersAt), now)
  )
}

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

/** @throws DomainError NOT_FOUND for an exam that is none of an institution */
export function fullExamOf(row: ExamWithQuestions): ExamActivity {
  const {examId, title, institution, year} = row
  if (examId === null || title === null || institution === null) throw new DomainError('NOT_FOUND')
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

/**
 * A mock exam at the server's instant; before its start without its questions (D-18).
 *
 * @throws DomainError NOT_FOUND for an exam that is no mock exam
 */
export function mockExamOf(row: ExamWithQuestions, now: number): MockExamActivity {
  const {mockExamId, title, minutes} = row
  if (mockExamId === null || title === null || minutes === null) throw new DomainError('NOT_FOUND')
  return {
    ...sharedOf(row),
    _t: `${prefix(row)}MockExamActivity`,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    institution: row.institution,
    year: row.year,
    ...(!showsQuestions({startedAt: millisOf(row.startedAt)}) && {questions: []}),
    totalQuestions: row.total,
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
    countsUntil: isoOf(row.countsUntil),
    sealsAt: isoOf(row.sealsAt),
    lateMarks: row.lateMarks.map(({dateNow, receivedAt, ...mark}) => ({
      ...mark,
      dateNow: new Date(dateNow).toISOString(),
      receivedAt: new Date(receivedAt).toISOString(),
    })),
    rankingAt: isoOf(row.rankingAt),
    ranking: rankingOf(row, now),
    limitDateToStart: isoOf(row.lastStartAt),
    printingIsBlocked: row.printingBlocked ?? false,
  }
}

/** Position, number of ranked students and grade; null before the ranking, or before the result is shown. */
export const rankingOf = (row: ExamRow, now: number) => {
  const {ranking} = row
  return ranking === null || !showsResult(row, now)
    ? null
    : {position: ranking.position, total: ranking.total, grade: ranking.grade}
}

/** @throws DomainError NOT_FOUND for an exam that was not put together for an institution */
export function smartExamOf(row: ExamWithQuestions): SmartExamActivity {
  if (row.institution === null) throw new DomainError('NOT_FOUND')
  return {...sharedOf(row), _t: `${prefix(row)}SmartExamActivity`, institution: row.institution}
}
