import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'
import {institutionCatalogue} from './institutionCatalogue.ts'

/** Who had answered the questionnaire before there was an onboarding has nothing left of it to see. */
const statements = [
  `alter table profile
    add column gender text check (gender in ('m', 'f')),
    add column birthday timestamptz,
    add column mobile_phone text,
    add column graduation jsonb,
    add column work jsonb,
    add column institution_target jsonb not null default '[]',
    add column onboarding_step smallint not null default 0,
    add column photo_updated_at timestamptz,
    add column deletion_requested_at timestamptz,
    add column updated_at timestamptz`,
  'update profile set updated_at = created_at, onboarding_step = case when questionnaire_answered then -1 else 0 end',
  'create index profile_deletion on profile (deletion_requested_at) where deletion_requested_at is not null',
  `create table visitor_idempotency (
    key text primary key,
    operation text not null,
    input_hash text not null,
    result jsonb not null,
    profile_id text references profile(id) on delete cascade,
    created_at timestamptz not null
  )`,
  'create index visitor_idempotency_age on visitor_idempotency (created_at)',
  'create index visitor_idempotency_profile on visitor_idempotency (profile_id)',
  'create index storage_object_name on storage_object (name)',
  `create table institution (
    uf text not null,
    name text not null,
    is_priority boolean not null,
    primary key (uf, name)
  )`,
]

/** What a profile holds beyond its courses, the keys of visitors, the catalogue of institutions, and ended accounts. */
export const profileMigrations: Record<string, Migration> = {
  '050_profile': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
      await sql`insert into institution (uf, name, is_priority)
        select uf, name, "isPriority" from jsonb_to_recordset(${JSON.stringify(institutionCatalogue)}::jsonb)
          as entry (uf text, name text, "isPriority" boolean)`.execute(db)
    },
  },
  '051_ended_identity': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table ended_identity (uid_hash text primary key, ended_at timestamptz not null)`.execute(db)
    },
  },
}
