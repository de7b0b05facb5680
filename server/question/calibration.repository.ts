import {sql} from 'kysely'
import {calibratedDifficulty} from '../../domain/question/calibration.ts'
import type {Difficulty} from '../../domain/question/results.ts'
import {refreshQuestionIndex} from '../content/questionIndex.ts'
import type {Services} from '../kernel/context.ts'

type Needs = Pick<Services, 'clock'> & {readonly database: Pick<Services['database'], 'db'>}

type CountedQuestion = {
  readonly id: string
  readonly written: Difficulty | null
  readonly calibrated: Difficulty | null
  /** False for essays and annulled questions, which have no right answer to count. */
  readonly isCounted: boolean
  readonly answers: number
  readonly right: number
}

/** Milliseconds between two runs of a process, and before its first: a start has other work. */
const every = 3_600_000
const first = 300_000

/**
 * Brings the difficulty of all questions up to date with the answers of all students, but of those whose key a mock exam
 * holds (D-18). Resolves with how many changed.
 */
export async function calibrateDifficulties({database: {db}, clock}: Needs): Promise<number> {
  const {rows} = await sql<CountedQuestion>`
    select q.id, q.difficulty as written, q.calibrated_difficulty as calibrated,
      q.kind = 'choice' and q.correct >= 0 as "isCounted", coalesce(sum(t.amount), 0)::integer as answers,
      coalesce(sum(t.amount) filter (where t.choosen = q.correct), 0)::integer as right
    from question q left join answer_tally t on t.question_id = q.id
    where q.key_held_until is null or q.key_held_until <= ${new Date(clock())}::timestamptz
    group by q.id`.execute(db)
  const changed = rows.flatMap(({id, written, calibrated, isCounted, ...counts}) => {
    const level = isCounted ? calibratedDifficulty(written, counts) : null
    return level === calibrated ? [] : [{id, level}]
  })
  if (changed.length === 0) return 0
  await db.transaction().execute(async (tx) => {
    await sql`
      update question q set calibrated_difficulty = x.level
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as x(id text, level text) where q.id = x.id`.execute(
      tx,
    )
    // Extra activities are chosen by it.
    await refreshQuestionIndex(tx)
  })
  return changed.length
}

/**
 * Work for the scheduler: calibrates five minutes after the start, and then every hour, of this process; several processes
 * come to the same result. `now` counts milliseconds steadily.
 */
export function hourlyCalibration(needs: Needs, now = () => performance.now()): () => Promise<void> {
  let next = now() + first
  return async () => {
    if (now() < next) return
    next = now() + every
    await calibrateDifficulties(needs)
  }
}
