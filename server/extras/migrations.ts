import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const ofStudent = 'profile_id text not null references profile (id) on delete cascade'

const statements = [
  'alter table agenda drop constraint agenda_kind_check',
  `alter table agenda add constraint agenda_kind_check
    check (kind in ('day', 'exam', 'mock', 'smartExam', 'extra'))`,
  `create table extra_activity (
    id text primary key references agenda (id) on delete cascade,
    ${ofStudent},
    kind text not null check (kind in ('TheoreticalStudy', 'Question', 'Flashcard', 'TheoreticalReview', 'SmartReview')),
    calendar_date char(8) not null,
    classification jsonb not null,
    exam_mode boolean not null,
    is_priority boolean not null,
    seed integer,
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  'create index extra_activity_of_day on extra_activity (profile_id, calendar_date)',
  'create index extra_activity_of_student on extra_activity (profile_id, created_at)',
  'alter table exam_activity add column deleted_at timestamptz',
  `create table deck_flashcard (
    ${ofStudent},
    flashcard_id text not null references flashcard (id),
    added_at timestamptz not null,
    primary key (profile_id, flashcard_id)
  )`,
  `create table question_preset (
    id text primary key,
    ${ofStudent},
    name text not null,
    filters jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (profile_id, name)
  )`,
]

const timeStatements = [
  'alter table extra_activity add column time_limit smallint',
  'alter table agenda add column deadline timestamptz',
  'create index agenda_by_deadline on agenda (deadline) where deadline is not null and smart_review_finished_at is null',
]

/** Extra activities, the flashcards that students saved, and the filters that they named. */
export const extrasMigrations: Record<string, Migration> = {
  '160_extras': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  '175_extra_time': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of timeStatements) await sql.raw(statement).execute(db)
    },
  },
}
