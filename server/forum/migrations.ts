import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const statements = [
  `create table forum (
    id text primary key,
    content_type text not null,
    content_id text not null,
    created_at timestamptz not null,
    unique (content_type, content_id)
  )`,
  `create table forum_comment (
    id text primary key,
    forum_id text not null references forum (id) on delete cascade,
    parent_id text references forum_comment (id) on delete cascade,
    level integer not null check (level >= 1),
    profile_id text references profile (id) on delete set null,
    author_name text,
    author_type text not null,
    course_id text not null,
    body text not null,
    content jsonb,
    searched text not null,
    is_public boolean not null default true,
    audience text,
    answer_status text not null default 'waitingAnswer',
    deleted_at timestamptz,
    hidden_at timestamptz,
    hidden_reason text,
    created_at timestamptz not null
  )`,
  `create index forum_comment_top on forum_comment (forum_id, created_at desc, id desc)
    include (audience, deleted_at, hidden_at, profile_id) where parent_id is null`,
  'create index forum_comment_reply on forum_comment (parent_id, created_at, id) where parent_id is not null',
  'create index forum_comment_of_forum on forum_comment (forum_id, created_at)',
  'create index forum_comment_of_author on forum_comment (profile_id, created_at)',
  `create table forum_mention (
    comment_id text not null references forum_comment (id) on delete cascade,
    profile_id text not null references profile (id) on delete cascade,
    primary key (comment_id, profile_id)
  )`,
  'create index forum_mention_of_profile on forum_mention (profile_id)',
  `create table forum_report (
    comment_id text not null references forum_comment (id) on delete cascade,
    profile_id text not null references profile (id) on delete cascade,
    reason text not null,
    description text not null,
    created_at timestamptz not null,
    primary key (comment_id, profile_id)
  )`,
  'create index forum_report_age on forum_report (created_at)',
  'create index forum_report_of_profile on forum_report (profile_id)',
  `create table forum_monitor_request (
    comment_id text primary key references forum_comment (id) on delete cascade,
    requested_at timestamptz not null,
    claimed_by text references profile (id) on delete set null,
    claimed_at timestamptz,
    answered_at timestamptz
  )`,
  'create index forum_monitor_request_waiting on forum_monitor_request (requested_at, comment_id) where answered_at is null',
  'create index forum_monitor_request_of_claimant on forum_monitor_request (claimed_by)',
  `create index profile_of_staff on profile (id) where roles <> '[]'::jsonb`,
]

/** Comments under contents, and what waits for a monitor. */
export const forumMigrations: Record<string, Migration> = {
  '270_forum': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
