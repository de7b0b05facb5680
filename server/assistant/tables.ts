import type {ColumnType, Generated} from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/**
 * What became of a question to the assistant: `writing` until there is an answer, `failed` without one, `draft` until the
 * student rates it, then `published` or `discarded`; `withheld` when the answer contradicts the key, which only the staff sees.
 */
export type AnswerState = 'writing' | 'failed' | 'draft' | 'published' | 'discarded' | 'withheld'

export interface AssistantAnswerTable {
  id: string
  profile_id: string
  comment_id: string
  question_id: string
  /** The client's idempotency key; one key is one question. */
  key: string
  state: AnswerState
  /** How often the provider was asked. */
  attempts: Generated<number>
  /** Markdown with its sources; null before there is one, and once it is no longer kept. */
  answer: ColumnType<string | null, string | null | undefined, string | null>
  provider: string
  rating: ColumnType<number | null, number | null | undefined, number | null>
  /** The reply that a good rating made of it. */
  published_id: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Timestamp
  /** When the provider was asked last; a process that ended in between holds nothing up for longer than a lease. */
  begun_at: Timestamp
  finished_at: NullableTimestamp
}

/** Comments whose author may not ask again, because a monitor was asked for. */
export interface AssistantClosedTable {
  comment_id: string
  closed_at: Timestamp
}

/** What was asked of the assistant. */
export interface AssistantTables {
  assistant_answer: AssistantAnswerTable
  assistant_closed: AssistantClosedTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends AssistantTables {}
}
