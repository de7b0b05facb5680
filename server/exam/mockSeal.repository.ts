import {sql} from 'kysely'
import {noChoice} from '../../domain/question/outcome.ts'
import {isResultHeld} from '../answer-keys/embargo.ts'
import {afterAnswer, type Memory} from '../spaced-repetition/memory.ts'
import {
  memoryColumn,
  memoryFields,
  memoryNames,
  memoryUpdate,
  memoryValues,
} from '../spaced-repetition/memoryColumns.ts'
import {type StoredMock, tellOfExam, type Tx} from './mockProgress.repository.ts'

/** Nothing of the exam changes any more. The caller holds its lock. */
export async function sealMock(tx: Tx, exam: StoredMock, now: number): Promise<void> {
  const at = new Date(now)
  await tx.updateTable('exam_activity').set({sealed_at: at, updated_at: at}).where('id', '=', exam.id).execute()
  await tellOfExam(tx, exam, 'finished')
  if (exam.answersAt === null || exam.answersAt <= now) await learnFromMock(tx, exam, now)
}

type Given = {
  readonly questionId: string
  readonly choosen: number
  readonly outcome: 1 | 0 | -1
  readonly answeredAt: Date
  readonly isEssay: boolean
  readonly memory: Memory | null
}

/**
 * Counts the answers of a sealed exam in the tallies and in the student's memories, once. Not before its keys are shown:
 * a smart review would tell what was wrong (D-10), nor as long as another mock exam holds one of its keys (D-18). What was not graded teaches nothing. The caller holds the lock.
 */
export async function learnFromMock(tx: Tx, exam: StoredMock, now: number): Promise<void> {
  if (exam.isLearned || (await isResultHeld(tx, exam.id, now))) return
  const {rows} = await sql<Given>`
    select w.question_id as "questionId", w.choosen, w.outcome, w.answered_at as "answeredAt",
      q.kind = 'essay' as "isEssay", ${memoryColumn} as memory
    from answer w
    join question q on q.id = w.question_id
    left join question_card k on k.profile_id = w.profile_id and k.question_id = w.question_id
    where w.agenda_id = ${exam.id}`.execute(tx)
  const items = rows.map(({questionId, choosen, outcome, answeredAt, isEssay, memory}) => ({
    questionId,
    choosen,
    lastOutcome: choosen === noChoice ? 0 : Math.max(outcome, 0),
    ...(!isEssay && afterAnswer(memory, choosen === noChoice ? -1 : outcome, answeredAt.getTime())),
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x ("questionId" text, choosen smallint,
        "lastOutcome" smallint, ${memoryFields})
    ), tallied as (
      insert into answer_tally (question_id, choosen, amount)
      select "questionId", choosen, 1 from given where choosen >= 0 order by "questionId"
      on conflict (question_id, choosen) do update set amount = answer_tally.amount + 1
    ), remembered as (
      insert into question_card (profile_id, question_id, ${memoryNames}, last_outcome)
      select ${exam.profileId}, g."questionId", ${memoryValues('g')}, g."lastOutcome"
      from given g where g.due is not null order by g."questionId"
      on conflict (profile_id, question_id) do update set ${memoryUpdate}
    ), told as (
      update answer set counted = true where agenda_id = ${exam.id} and not counted
    )
    update exam_activity set learned_at = ${new Date(now)} where id = ${exam.id}`.execute(tx)
}
