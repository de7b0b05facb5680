import {createHash} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import {receiptText} from '../../domain/exam/receipt.ts'
import {annulledChoice, noChoice} from '../../domain/question/outcome.ts'
import {isDone} from '../agenda/smartFinish.repository.ts'
import {isResultHeld} from '../answer-keys/embargo.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {correctChoiceOf} from '../question/questionRow.ts'
import {tellOfExam} from './mockProgress.repository.ts'

type DoneRow = {
  readonly profileId: string
  readonly questionId: string
  readonly isEssay: boolean
  readonly correct: number | null
  readonly choosen: number
  readonly outcome: number
  readonly essay: string | null
  readonly isDone: boolean
}

/** The questions of a full or smart exam that is not finished, in their order; empty for any other activity. */
async function findSheet(tx: Kysely<Tables>, activityId: string): Promise<DoneRow[]> {
  const {rows} = await sql<DoneRow>`
    select x.profile_id as "profileId", q.id as "questionId", q.kind = 'essay' as "isEssay", q.correct,
      coalesce(w.choosen, -1) as choosen, coalesce(w.outcome, -1) as outcome, w.essay, ${isDone} as "isDone"
    from exam_activity x
    join agenda_question aq on aq.agenda_id = x.id
    join question q on q.id = aq.question_id
    left join answer w on w.agenda_id = x.id and w.question_id = q.id
    where x.id = ${activityId} and x.kind in ('exam', 'smartExam') and x.finished_at is null
    order by aq.position, aq.question_id`.execute(tx)
  return rows
}

/** An annulled question counts as right for everybody, also for who left it out (spec 2§3). */
const isRight = ({isEssay, correct, outcome}: DoneRow): boolean =>
  outcome === 1 || (!isEssay && correctChoiceOf(isEssay, correct) === annulledChoice)

const isAnswered = ({choosen, essay}: DoneRow): boolean => choosen !== noChoice || (essay ?? '').trim() !== ''

/**
 * Finishes a full or smart exam with its grade and receipt when all its questions are answered and its essays graded
 * (spec 2§4), in the transaction of the write that may have been the last; the caller holds the lock of the agenda. A
 * finished one keeps everything. Its grade is told at once unless it would tell of a key that is held (D-18). What is open when the day ends stays open: an essay that waits for its grade keeps the
 * exam from being done.
 */
export async function finishExam(tx: Kysely<Tables>, activityId: string, now: number): Promise<void> {
  const sheet = await findSheet(tx, activityId)
  const [first] = sheet
  if (first === undefined || !sheet.every((row) => row.isDone)) return
  const at = new Date(now)
  const correct = sheet.filter(isRight).length
  const text = receiptText(
    activityId,
    sheet.map(({questionId, choosen}) => [questionId, choosen]),
  )
  await tx
    .updateTable('exam_activity')
    .set({
      finished_at: at,
      sealed_at: at,
      learned_at: (await isResultHeld(tx, activityId, now)) ? null : at,
      updated_at: at,
      by_student: true,
      receipt_sequence: sql<number>`nextval('exam_receipt')`,
      receipt_hash: createHash('sha256').update(text).digest('hex'),
      answered: sheet.filter(isAnswered).length,
      correct,
      grade: (correct / sheet.length) * 100,
    })
    .where('id', '=', activityId)
    .execute()
  await tellOfExam(tx, {profileId: first.profileId, id: activityId}, 'finished')
}
