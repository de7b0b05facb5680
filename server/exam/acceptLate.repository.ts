import {sql} from 'kysely'
import {lockMock, type StoredMock, type Tx} from './mockProgress.repository.ts'
import {storeSheet} from './mockSheet.repository.ts'
import {lockRanking, rankAnew} from './ranking.repository.ts'

/** Which late marks an operator lets count; instants in milliseconds. */
export type Accepting = {
  readonly mockExamId: string
  /** Of one student only. */
  readonly profileId: string | null
  /** Those that had arrived by then. */
  readonly until: number | null
  /** Also those that came when keys could be seen, and that no checkpoint proves. */
  readonly withUnproved: boolean
  /** The server's instant. */
  readonly now: number
}

export type AcceptedExam = {
  readonly activityId: string
  readonly marks: number
  readonly gradeBefore: number | null
  readonly grade: number
}

type Waiting = {readonly activityId: string; readonly profileId: string; readonly questionIds: readonly string[]}

async function findWaiting(tx: Tx, {mockExamId, profileId, until, withUnproved}: Accepting): Promise<Waiting[]> {
  const {rows} = await sql<Waiting>`
    select e.id as "activityId", e.profile_id as "profileId", jsonb_agg(l.question_id order by l.question_id) as "questionIds"
    from mock_late_mark l join exam_activity e on e.id = l.activity_id
    where e.mock_exam_id = ${mockExamId} and not e.is_extra and not e.by_student and l.accepted_at is null
      and coalesce(e.profile_id = ${profileId}::text, true)
      and coalesce(l.received_at <= ${until === null ? null : new Date(until)}::timestamptz, true)
      and (${withUnproved}::boolean or l.proved or l.reason <> 'answers')
    group by e.id, e.profile_id order by e.id`.execute(tx)
  return rows
}

/** Puts the late marks into the exam under the rule of all marks: of each question the newest stands. */
async function putIntoExam(tx: Tx, {activityId, questionIds}: Waiting, now: number): Promise<void> {
  await sql`
    with accepted as (
      update mock_late_mark set accepted_at = ${new Date(now)}::timestamptz
      where activity_id = ${activityId} and question_id = any(${[...questionIds]}::text[]) and accepted_at is null
      returning question_id, selected, essay, date_now
    )
    insert into pre_choice (agenda_id, question_id, selected, essay, date_now)
    select ${activityId}, question_id, selected, essay, date_now from accepted order by question_id
    on conflict (agenda_id, question_id) do update
      set selected = excluded.selected, essay = excluded.essay, date_now = excluded.date_now
      where excluded.date_now >= pre_choice.date_now`.execute(tx)
}

type Given = {readonly question_id: string; readonly choosen: number}

const findGiven = (tx: Tx, activityId: string): Promise<Given[]> =>
  tx.selectFrom('answer').select(['question_id', 'choosen']).where('agenda_id', '=', activityId).execute()

/** The shares of choices, which have learned from the exam already, learn what has changed. */
async function correctTallies(tx: Tx, before: readonly Given[], after: readonly Given[]): Promise<void> {
  const known = new Map(before.map(({question_id, choosen}) => [question_id, choosen]))
  const changed = after.filter(({question_id, choosen}) => known.get(question_id) !== choosen)
  const steps = changed.flatMap(({question_id, choosen}) => [
    {questionId: question_id, choosen: known.get(question_id) ?? -1, step: -1},
    {questionId: question_id, choosen, step: 1},
  ])
  const counted = steps.filter(({choosen}) => choosen >= 0)
  if (counted.length === 0) return
  await sql`
    insert into answer_tally (question_id, choosen, amount)
    select "questionId", choosen, step
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as x ("questionId" text, choosen smallint, step integer)
    order by "questionId", choosen
    on conflict (question_id, choosen) do update set amount = greatest(0, answer_tally.amount + excluded.amount)`.execute(
    tx,
  )
}

async function acceptOne(tx: Tx, exam: StoredMock, waiting: Waiting, now: number): Promise<AcceptedExam> {
  const read = () => tx.selectFrom('exam_activity').select('grade').where('id', '=', exam.id).executeTakeFirstOrThrow()
  const [{grade: gradeBefore}, before] = [await read(), await findGiven(tx, exam.id)]
  await putIntoExam(tx, waiting, now)
  await storeSheet(tx, exam, {finishedAt: exam.finishedAt ?? exam.deadline ?? now, isByStudent: false, now})
  if (exam.isLearned) await correctTallies(tx, before, await findGiven(tx, exam.id))
  const {grade} = await read()
  return {activityId: exam.id, marks: waiting.questionIds.length, gradeBefore, grade: grade ?? 0}
}

/**
 * Lets late marks of a mock exam count, for an outage (D-19): answers, grades and receipts are amended, and a ranking that
 * was made is made anew for everybody. All or nothing, once: what was accepted is not accepted again. The memory of a
 * student keeps what it has learned from the exam before.
 */
export async function acceptLateMarks(
  tx: Tx,
  accepting: Accepting,
): Promise<{readonly exams: readonly AcceptedExam[]; readonly ranked: number}> {
  await lockRanking(tx, accepting.mockExamId)
  const exams: AcceptedExam[] = []
  for (const waiting of await findWaiting(tx, accepting)) {
    const exam = await lockMock(tx, waiting.profileId, waiting.activityId)
    if (exam !== undefined) exams.push(await acceptOne(tx, exam, waiting, accepting.now))
  }
  const ranked = exams.length === 0 ? 0 : await rankAnew(tx, accepting.mockExamId, accepting.now)
  return {exams, ranked}
}
