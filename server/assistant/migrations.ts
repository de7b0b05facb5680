import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const statements = [
  `create table assistant_answer (
    id text primary key,
    profile_id text not null references profile (id) on delete cascade,
    comment_id text not null,
    question_id text not null,
    key text not null,
    state text not null check (state in ('writing', 'failed', 'draft', 'published', 'discarded', 'withheld')),
    attempts integer not null default 1 check (attempts > 0),
    answer text,
    provider text not null,
    rating integer check (rating between 1 and 5),
    published_id text,
    created_at timestamptz not null,
    begun_at timestamptz not null,
    finished_at timestamptz,
    unique (profile_id, key)
  )`,
  'create index assistant_answer_of_comment on assistant_answer (comment_id)',
  'create index assistant_answer_of_profile on assistant_answer (profile_id, created_at)',
  'create index assistant_answer_age on assistant_answer (created_at) where answer is not null',
  'create table assistant_closed (comment_id text primary key, closed_at timestamptz not null)',
]

/** What students asked the assistant, and what it answered. */
export const assistantMigrations: Record<string, Migration> = {
  '275_assistant': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
