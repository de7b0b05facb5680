import {type ColumnType, type RawBuilder, sql} from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** The columns of a memory, as ts-fsrs keeps it, in `question_card` and `flashcard_card`. */
export interface MemoryColumns {
  due: Timestamp
  stability: number
  difficulty: number
  scheduled_days: number
  learning_steps: number
  reps: number
  lapses: number
  state: number
  last_review: Timestamp
  /** Outcome of the last answer: 1 right, 0 wrong. */
  last_outcome: number
}

/** The memory in `k` (a question's or a flashcard's) as one JSON column; null without one. */
export const memoryColumn = sql`case when k.profile_id is not null then jsonb_build_object('due', k.due,
  'stability', k.stability, 'difficulty', k.difficulty, 'scheduledDays', k.scheduled_days,
  'learningSteps', k.learning_steps, 'reps', k.reps, 'lapses', k.lapses, 'state', k.state,
  'lastReview', k.last_review, 'lastOutcome', k.last_outcome) end`

/** The fields of a memory inside of `jsonb_to_recordset`. */
export const memoryFields = sql`due timestamptz, stability double precision, difficulty double precision,
  "scheduledDays" integer, "learningSteps" integer, reps integer, lapses integer, state smallint,
  "lastReview" timestamptz`

/** The columns of a memory in the table called `alias` when it came from `memoryFields`, in the order of their table. */
export const memoryValues = (alias: string): RawBuilder<unknown> => {
  const of = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`${of('due')}, ${of('stability')}, ${of('difficulty')}, ${of('scheduledDays')}, ${of('learningSteps')},
    ${of('reps')}, ${of('lapses')}, ${of('state')}, ${of('lastReview')}`
}

/** The same columns by their names in `question_card` and `flashcard_card`. */
export const memoryNames = sql`due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state,
  last_review`

/** What a newer memory changes of the one that stands. */
export const memoryUpdate = sql`due = excluded.due, stability = excluded.stability, difficulty = excluded.difficulty,
  scheduled_days = excluded.scheduled_days, learning_steps = excluded.learning_steps, reps = excluded.reps,
  lapses = excluded.lapses, state = excluded.state, last_review = excluded.last_review,
  last_outcome = excluded.last_outcome`
