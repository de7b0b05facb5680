import {markRefusal} from '../../domain/exam/mockExam.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {Services} from '../graphql/context.ts'
import type {Once} from '../graphql/idempotency.ts'
import {Refusal} from '../graphql/refusal.ts'
import {type Choosable, type Choosing, storePreChoices} from '../question/preChoice.repository.ts'
import {refuseChoice} from '../question/question.input.ts'
import {lockMock} from './mockProgress.repository.ts'
import {storeSheet} from './mockSheet.repository.ts'

/** Essays have no grade in a mock exam: who writes one knows no key. */
function refuseItems({items}: Choosing, rows: readonly Choosable[]): void {
  const questions = new Map(rows.map((row) => [row.questionId, row]))
  for (const {questionId, selected} of items) {
    const question = questions.get(questionId)
    if (question === undefined) throw new Refusal('NOT_FOUND')
    refuseChoice(selected, noChoice, question.isEssay ? 0 : question.choices)
  }
}

/**
 * Takes marks in a mock exam by `markRefusal`; the newest one of each question stands. Those that come after the exam ran
 * out of time, and were made before it, amend its answers, grade and receipt.
 *
 * @throws Refusal NOT_FOUND, BAD_INPUT, EXAM_NOT_STARTED, EXAM_FINISHED, EXAM_TIME_OVER
 */
export async function chooseInMock(
  {database, databaseNow}: Pick<Services, 'database' | 'databaseNow'>,
  choosing: Choosing,
  rows: readonly Choosable[],
  mutation: Once,
): Promise<void> {
  refuseItems(choosing, rows)
  await database.db.transaction().execute(async (tx) => {
    const exam = await lockMock(tx, choosing.profileId, choosing.agendaId)
    if (exam === undefined) throw new Refusal('NOT_FOUND')
    const now = await databaseNow(tx)
    const editedAt = Math.min(choosing.editedAt, now)
    const refusal = markRefusal(exam, editedAt, now)
    if (refusal !== null) throw new Refusal(refusal)
    await storePreChoices({db: tx}, {...choosing, editedAt}, mutation)
    if (exam.finishedAt === null) return
    await storeSheet(tx, exam, {finishedAt: exam.finishedAt, isByStudent: false, now})
  })
}
