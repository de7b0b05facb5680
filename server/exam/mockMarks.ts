import {isTooOld} from '../../domain/agenda/editingWindow.ts'
import {isPastEnd, markVerdict} from '../../domain/exam/mockExam.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {Services} from '../kernel/context.ts'
import type {IdempotentMutation} from '../kernel/idempotency.ts'
import {DomainError} from '../kernel/domainError.ts'
import {type ChainedChoosing, type Choosable, type Choosing, storePreChoices} from '../question/preChoice.repository.ts'
import {assertChoice} from '../question/question.input.ts'
import {storeLateMarks} from './lateMarks.repository.ts'
import {type ChainedMark, checkpointOf, continueChain} from './markChain.repository.ts'
import {lockMock, tellOfExam, type Tx} from './mockProgress.repository.ts'
import {storeSheet} from './mockSheet.repository.ts'

/** Essays have no grade in a mock exam: who writes one knows no key. */
function assertMarkable({items}: Choosing, rows: readonly Choosable[]): void {
  const questions = new Map(rows.map((row) => [row.questionId, row]))
  for (const {questionId, selected} of items) {
    const question = questions.get(questionId)
    if (question === undefined) throw new DomainError('NOT_FOUND')
    assertChoice(selected, noChoice, question.isEssay ? 0 : question.choices)
  }
}

/** Whether marks that come after the end go on with their chain; nothing is looked up for those that come in time. */
async function chainOf(tx: Tx, mark: ChainedMark | null, isLate: boolean) {
  return isLate && mark !== null ? continueChain(tx, mark) : {isJoined: false, isProved: false}
}

/**
 * Takes marks in a mock exam by `markVerdict`; the newest one of each question stands. What comes in time is a checkpoint
 * of its chain. Those that come after the exam ran out of time and count amend its answers, grade and receipt; those that
 * do not count are kept beside it.
 *
 * @returns whether they are kept without counting
 * @throws DomainError NOT_FOUND, BAD_INPUT, EXAM_NOT_STARTED, EXAM_FINISHED, EXAM_TIME_OVER, WRITE_TOO_OLD
 */
export async function chooseInMock(
  {database, databaseNow, lateWriteDays}: Pick<Services, 'database' | 'databaseNow' | 'lateWriteDays'>,
  arrived: ChainedChoosing,
  rows: readonly Choosable[],
  mutation: IdempotentMutation,
): Promise<boolean> {
  assertMarkable(arrived, rows)
  return database.db.transaction().execute(async (tx) => {
    const exam = await lockMock(tx, arrived.profileId, arrived.agendaId)
    if (exam === undefined) throw new DomainError('NOT_FOUND')
    const now = await databaseNow(tx)
    const editedAt = Math.min(arrived.editedAt, now)
    const {link, commit = null} = arrived
    const mark = link === null ? null : {...arrived, link, commit, madeAt: arrived.editedAt}
    const {isJoined, isProved} = await chainOf(tx, mark, isPastEnd(exam, now))
    const verdict = markVerdict(exam, {madeAt: editedAt, now, isJoined})
    if (verdict.kind === 'refused') throw new DomainError(verdict.code)
    if (verdict.kind === 'late') {
      if (isTooOld(exam.deadline ?? now, now, lateWriteDays)) throw new DomainError('WRITE_TOO_OLD')
      await storeLateMarks(tx, {...arrived, editedAt, reason: verdict.reason, link, isProved, now}, mutation)
      await tellOfExam(tx, exam, 'finished')
      return true
    }
    const checkpoint = mark === null || isPastEnd(exam, now) ? undefined : checkpointOf(mark, now)
    await storePreChoices({db: tx}, {...arrived, editedAt}, mutation, checkpoint)
    if (exam.finishedAt !== null) await storeSheet(tx, exam, {finishedAt: exam.finishedAt, isByStudent: false, now})
    return false
  })
}
