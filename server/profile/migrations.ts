import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'
import {institutionCatalogue} from './institutionCatalogue.ts'

/** The tables of students in the migration `030_study`. */
export const createStudents = [
  `create table profile (
    id text primary key,
    uid text not null unique,
    name text not null,
    email text not null,
    is_premium boolean not null default false,
    trial_finished boolean not null default false,
    course_finished boolean not null default false,
    access_blocked boolean not null default false,
    questionnaire_answered boolean not null default true,
    roles jsonb not null default '[]',
    study_week jsonb not null,
    created_at timestamptz not null
  )`,
  `create table student_course (
    profile_id text not null references profile(id) on delete cascade,
    course_id text not null references course(id),
    position smallint not null,
    status text not null default 'active',
    primary key (profile_id, course_id)
  )`,
  `create table menu_item (
    course_id text not null references course(id) on delete cascade,
    title text not null,
    icon text not null,
    url text not null,
    position smallint not null,
    subgroup text not null,
    color text,
    tag text,
    primary key (course_id, url)
  )`,
  `create table login_record (
    profile_id text not null references profile(id) on delete cascade,
    study_day char(8) not null,
    seen_at timestamptz not null,
    primary key (profile_id, study_day)
  )`,
]

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
