import {createHash, randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {receiptText} from '../../domain/exam/receipt.ts'
import {annulledChoice, noChoice, type Outcome, outcomeOf} from '../../domain/question/outcome.ts'
import {correctChoiceOf} from '../question/questionRow.ts'
import {type StoredMock, tellOfExam, type Tx} from './mockProgress.repository.ts'

type SheetRow = {
  readonly questionId: string
  readonly isEssay: boolean
  readonly correct: number | null
  readonly selected: number | null
  readonly essay: string | null
  /** ISO 8601; null without a mark. */
  readonly markedAt: Date | null
}

type SheetAnswer = {
  readonly id: string
  readonly questionId: string
  readonly choosen: number
  readonly outcome: Outcome
  readonly essay: string | null
  readonly answeredAt: string
}

/** The exam's questions in their order, with the marks that stand. */
async function findSheet(tx: Tx, activityId: string): Promise<SheetRow[]> {
  const {rows} = await sql<SheetRow>`
    select q.id as "questionId", q.kind = 'essay' as "isEssay", q.correct, p.selected, p.essay, p.date_now as "markedAt"
    from agenda_question aq
    join question q on q.id = aq.question_id
    left join pre_choice p on p.agenda_id = aq.agenda_id and p.question_id = aq.question_id
    where aq.agenda_id = ${activityId}
    order by aq.position, aq.question_id`.execute(tx)
  return rows
}

/** An essay of a mock exam is never graded and counts as wrong; an annulled question counts as right for everybody. */
function answerOf({questionId, isEssay, correct, selected, essay, markedAt}: SheetRow, endedAt: number): SheetAnswer {
  const key = correctChoiceOf(isEssay, correct)
  const choosen = isEssay ? noChoice : (selected ?? noChoice)
  return {
    id: randomUUID(),
    questionId,
    choosen,
    outcome: !isEssay && key === annulledChoice ? 1 : outcomeOf(choosen, key),
    essay: isEssay ? essay : null,
    answeredAt: (markedAt ?? new Date(endedAt)).toISOString(),
  }
}

const isAnswered = ({choosen, essay}: SheetAnswer): boolean => choosen !== noChoice || (essay ?? '').trim() !== ''

/** How an exam ended; `finishedAt` in milliseconds. */
export type Ending = {
  readonly finishedAt: number
  readonly isByStudent: boolean
  /** The server's instant. */
  readonly now: number
}

/**
 * Writes what is marked as the answers of the exam, the rest as unanswered, and makes grade and receipt of it. A second
 * time, after a late mark, it amends all of them; number and end of the receipt stay. The caller holds the exam's lock.
 */
export async function storeSheet(tx: Tx, exam: StoredMock, {finishedAt, isByStudent, now}: Ending): Promise<void> {
  const answers = (await findSheet(tx, exam.id)).map((row) => answerOf(row, finishedAt))
  await storeSheetAnswers(tx, exam, answers, now)
  const correct = answers.filter(({outcome}) => outcome === 1).length
  const text = receiptText(
    exam.id,
    answers.map(({questionId, choosen}) => [questionId, choosen]),
  )
  await tx
    .updateTable('exam_activity')
    .set({
      finished_at: new Date(finishedAt),
      by_student: isByStudent,
      updated_at: new Date(now),
      receipt_sequence: sql<number>`coalesce(receipt_sequence, nextval('exam_receipt'))`,
      receipt_hash: createHash('sha256').update(text).digest('hex'),
      answered: answers.filter(isAnswered).length,
      correct,
      grade: answers.length === 0 ? 0 : (correct / answers.length) * 100,
    })
    .where('id', '=', exam.id)
    .execute()
  await tellOfExam(tx, exam, 'finished')
}

async function storeSheetAnswers(
  tx: Tx,
  exam: StoredMock,
  answers: readonly SheetAnswer[],
  now: number,
): Promise<void> {
  const {id, profileId, calendarDate} = exam
  await sql`
    insert into answer (id, profile_id, agenda_id, question_id, choosen, outcome, essay, calendar_date, type,
      theoretical_type, answered_at, created_at, counted)
    select x.id, ${profileId}, ${id}, x."questionId", x.choosen, x.outcome, x.essay, ${calendarDate}, 'mocks', 'exam',
      x."answeredAt", ${new Date(now)}, ${exam.isLearned}::boolean
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as x (id text, "questionId" text, choosen smallint,
      outcome smallint, essay text, "answeredAt" timestamptz)
    order by x."questionId"
    on conflict (agenda_id, question_id) do update set choosen = excluded.choosen, outcome = excluded.outcome,
      essay = excluded.essay, answered_at = excluded.answered_at`.execute(tx)
}
