import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const statements = [
  `alter table course
    add column color_palette text,
    add column logo text,
    add column onboarding text not null default 'full'
      check (onboarding in ('full', 'continuingEducation', 'orthopedics')),
    add column hides_institution_target boolean not null default false`,
  `create table operator_modal (
    id text primary key,
    title text not null,
    lines jsonb not null,
    course_id text references course(id) on delete cascade,
    role text,
    starts_at timestamptz not null,
    ends_at timestamptz
  )`,
  `create table modal_seen (
    profile_id text not null references profile(id) on delete cascade,
    modal_id text not null references operator_modal(id) on delete cascade,
    seen_at timestamptz not null,
    primary key (profile_id, modal_id)
  )`,
  `create table student_experiment (
    profile_id text primary key references profile(id) on delete cascade,
    state text not null,
    can_return_to_old_version boolean not null default false
  )`,
]

/** What the shell shows of courses, the operator's messages and the new-version experiment. */
export const shellMigrations: Record<string, Migration> = {
  '040_shell': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
