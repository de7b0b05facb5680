import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

/**
 * A diagnostic is one row: its questions in their order and the marks by question stand in it, so that a visitor costs
 * the database one write per mark and nothing per question.
 */
const statements = [
  `create table diagnostic_exam (
    id text primary key,
    creation_key text not null unique,
    creation_hash text not null,
    profile_id text references profile (id) on delete cascade,
    is_partial boolean not null,
    template_id text,
    institution_target jsonb not null,
    question_ids jsonb not null,
    marks jsonb not null default '{}',
    writes integer not null default 0,
    network text,
    calendar_date char(8) not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    finished_at timestamptz
  )`,
  'create index diagnostic_exam_of_student on diagnostic_exam (profile_id, created_at) where profile_id is not null',
  'create index diagnostic_exam_network on diagnostic_exam (network, created_at) where network is not null',
  'create index diagnostic_exam_age on diagnostic_exam (updated_at) where profile_id is null',
  `create table diagnostic_contact (
    exam_id text primary key references diagnostic_exam (id) on delete cascade,
    name text not null,
    email text not null,
    phone text not null,
    how_met text not null,
    request_key text not null,
    request_hash text not null,
    revision integer not null,
    consent_version text,
    consented_at timestamptz,
    submitted_at timestamptz not null
  )`,
]

/** Diagnostics of visitors and students, and whom their reports go to. */
export const diagnosticMigrations: Record<string, Migration> = {
  '230_diagnostic': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  /** What arrives late of a contact form that was corrected is recognized by its key, or by when it was filled in. */
  '263_diagnostic_contact_order': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table diagnostic_contact add column earlier jsonb not null default '{}',
        add column made_at timestamptz`.execute(db)
    },
  },
  /** Results that were shared, without personal data; they go with their diagnostic. */
  '290_diagnostic_share': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table diagnostic_share (
        exam_id text primary key references diagnostic_exam (id) on delete cascade,
        address text unique,
        share_key text not null,
        shares integer not null,
        result jsonb,
        shared_at timestamptz not null
      )`.execute(db)
    },
  },
  /** The public pages of institutions, as imports draw them. */
  '300_statistics_page': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table statistics_page (
        path text primary key,
        html text not null,
        version integer not null,
        written_at timestamptz not null
      )`.execute(db)
    },
  },
}
