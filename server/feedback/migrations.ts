import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const statements = [
  `create table nps_state (
    profile_id text primary key references profile (id) on delete cascade,
    next_at timestamptz not null
  )`,
  `create table nps_reply (
    id text primary key,
    profile_id text not null references profile (id) on delete cascade,
    score integer not null check (score between 0 and 10),
    reasons jsonb not null,
    comment text not null,
    source text not null,
    in_test boolean not null,
    created_at timestamptz not null
  )`,
  'create index nps_reply_of_student on nps_reply (profile_id, created_at)',
  'create index nps_reply_age on nps_reply (created_at)',
  `create table feature_feedback (
    profile_id text not null references profile (id) on delete cascade,
    feature_id text not null,
    score integer not null check (score between 1 and 5),
    comment text not null,
    in_test boolean not null,
    updated_at timestamptz not null,
    primary key (profile_id, feature_id)
  )`,
  'create index feature_feedback_newest on feature_feedback (feature_id, updated_at)',
  `create table temporary_survey (
    id text primary key,
    title text not null,
    form_url text not null,
    opened_at timestamptz not null,
    closed_at timestamptz
  )`,
  'create unique index temporary_survey_open on temporary_survey ((closed_at is null)) where closed_at is null',
  `create table temporary_survey_reply (
    survey_id text not null references temporary_survey (id) on delete cascade,
    profile_id text not null references profile (id) on delete cascade,
    completed_at timestamptz,
    skipped_on text,
    primary key (survey_id, profile_id)
  )`,
  'create index temporary_survey_reply_of_student on temporary_survey_reply (profile_id)',
  `create table student_admission (
    profile_id text not null references profile (id) on delete cascade,
    year integer not null,
    institution text not null,
    uf text not null,
    specialty text not null,
    updated_at timestamptz not null,
    primary key (profile_id, year)
  )`,
]

/** Surveys, ratings of features, and admissions. */
export const feedbackMigrations: Record<string, Migration> = {
  '260_feedback': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
