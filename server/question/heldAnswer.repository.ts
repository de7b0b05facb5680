import {type Kysely, sql} from 'kysely'
import {isHeld} from '../answer-keys/embargo.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {afterAnswer, type Memory} from '../spaced-repetition/memory.ts'
import {
  memoryColumn,
  memoryFields,
  memoryNames,
  memoryUpdate,
  memoryValues,
} from '../spaced-repetition/memoryColumns.ts'

/** Answers of one round; the next round takes the others. */
const most = 500

type Given = {
  readonly id: string
  readonly profileId: string
  readonly questionId: string
  readonly choosen: number
  readonly outcome: 1 | 0 | -1
  readonly answeredAt: Date
  readonly isEssay: boolean
  readonly memory: Memory | null
}

/**
 * The answers whose keys have come out, of each student and question the oldest; those that another process is at are left
 * to it.
 */
async function findReleased(tx: Kysely<Tables>, now: number): Promise<Given[]> {
  const {rows} = await sql<Given>`
    with free as (
      select h.answer_id from held_answer h join question q on q.id = h.question_id
      where not ${isHeld(now)} limit ${most} for update of h skip locked
    )
    select distinct on (w.profile_id, w.question_id) w.id, w.profile_id as "profileId", w.question_id as "questionId",
      w.choosen, w.outcome, w.answered_at as "answeredAt", q.kind = 'essay' as "isEssay", ${memoryColumn} as memory
    from free
    join answer w on w.id = free.answer_id
    join question q on q.id = w.question_id
    left join question_card k on k.profile_id = w.profile_id and k.question_id = w.question_id
    order by w.profile_id, w.question_id, w.answered_at, w.id`.execute(tx)
  return rows
}

/**
 * Lets tallies and memories learn from answers that were given while a mock exam held the key of their question (D-18), as
 * they would have at once otherwise. Each is learned from once.
 *
 * @returns how many there were; more may wait
 */
export async function learnFromHeldAnswers(tx: Kysely<Tables>, now: number): Promise<number> {
  const released = await findReleased(tx, now)
  if (released.length === 0) return 0
  const items = released.map(({id, profileId, questionId, choosen, outcome, answeredAt, isEssay, memory}) => ({
    id,
    profileId,
    questionId,
    choosen,
    lastOutcome: Math.max(outcome, 0),
    ...(!(isEssay && outcome === -1) && afterAnswer(memory, outcome, answeredAt.getTime())),
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (id text, "profileId" text, "questionId" text,
        choosen smallint, "lastOutcome" smallint, ${memoryFields})
    ), tallied as (
      insert into answer_tally (question_id, choosen, amount)
      select "questionId", choosen, count(*) from given where choosen >= 0 group by 1, 2 order by 1, 2
      on conflict (question_id, choosen) do update set amount = answer_tally.amount + excluded.amount
    ), remembered as (
      insert into question_card (profile_id, question_id, ${memoryNames}, last_outcome)
      select g."profileId", g."questionId", ${memoryValues('g')}, g."lastOutcome"
      from given g where g.due is not null order by 1, 2
      on conflict (profile_id, question_id) do update set ${memoryUpdate}
    ), told as (
      update answer set counted = true where id in (select id from given)
    )
    delete from held_answer where answer_id in (select id from given)`.execute(tx)
  return released.length
}
