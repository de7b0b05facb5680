import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const statements = [
  `alter table mock_exam add column grace_minutes integer not null default 15 check (grace_minutes between 0 and 120)`,
  'alter table exam_activity add column counts_until timestamptz',
  // Exams that run while the server is updated: their ends stay, their grace is the usual one.
  `update exam_activity set counts_until = greatest(deadline, least(coalesce(answers_at, 'infinity'),
    deadline + case when is_extra then interval '2 minutes' else interval '15 minutes' end))
    where kind = 'mock' and deadline is not null`,
  'update exam_activity set seals_at = greatest(seals_at, counts_until) where counts_until is not null and sealed_at is null',
  `create table mock_chain (
    activity_id text not null references exam_activity (id) on delete cascade,
    place smallint not null,
    chain text not null,
    seq integer not null,
    hash text not null,
    seen_at timestamptz not null,
    committed_seq integer,
    committed_hash text,
    primary key (activity_id, place)
  )`,
  `create table mock_late_mark (
    activity_id text not null references exam_activity (id) on delete cascade,
    question_id text not null references question (id),
    selected smallint not null,
    essay text,
    date_now timestamptz not null,
    received_at timestamptz not null,
    reason text not null check (reason in ('answers', 'grace', 'chain')),
    chain text,
    seq integer,
    proved boolean not null default false,
    accepted_at timestamptz,
    primary key (activity_id, question_id)
  )`,
]

/** Chains of marks, and marks that came too late to count (D-19). */
export const chainMigrations: Record<string, Migration> = {
  '110_mark_chain': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
