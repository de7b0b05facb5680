import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const statements = [
  `alter table agenda add column kind text not null default 'day' check (kind in ('day', 'exam', 'mock', 'smartExam'))`,
  'alter table agenda drop constraint agenda_profile_id_calendar_date_key',
  `create unique index agenda_of_day on agenda (profile_id, calendar_date) where kind = 'day'`,
  'alter table agenda add column exam_id text references exam (id)',
  'alter table agenda add column mock_exam_id text references mock_exam (id)',
  'alter table agenda_question drop constraint agenda_question_part_check',
  `alter table agenda_question add constraint agenda_question_part_check
    check (part in ('theoreticalStudy', 'theoreticalReview', 'smartReview', 'exam'))`,
  `create table exam_activity (
    id text primary key references agenda (id) on delete cascade,
    profile_id text not null references profile (id) on delete cascade,
    kind text not null check (kind in ('exam', 'mock', 'smartExam')),
    is_extra boolean not null,
    calendar_date char(8) not null,
    exam_id text references exam (id),
    mock_exam_id text references mock_exam (id),
    institution text,
    uf text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    minutes integer,
    extra_minutes integer not null default 0,
    opens_at timestamptz,
    last_start_at timestamptz,
    closes_at timestamptz,
    answers_at timestamptz,
    ranking_at timestamptz,
    started_at timestamptz,
    deadline timestamptz,
    seals_at timestamptz,
    finished_at timestamptz,
    sealed_at timestamptz,
    learned_at timestamptz,
    by_student boolean not null default false,
    receipt_sequence bigint unique,
    receipt_hash text,
    answered integer,
    correct integer,
    grade double precision
  )`,
  `create unique index exam_activity_one_try on exam_activity (profile_id, mock_exam_id) where kind = 'mock' and not is_extra`,
  `create unique index exam_activity_of_day on exam_activity (profile_id, exam_id, calendar_date) where kind = 'exam' and not is_extra`,
  'create index exam_activity_of_student on exam_activity (profile_id, kind, created_at)',
  `create index exam_activity_to_settle on exam_activity (deadline) where kind = 'mock' and started_at is not null and learned_at is null`,
  'create sequence exam_receipt',
  'alter table agenda add column smart_exam_activity_id text references exam_activity (id) on delete set null',
  `create table mock_ranking (
    activity_id text primary key references exam_activity (id) on delete cascade,
    mock_exam_id text not null references mock_exam (id),
    profile_id text not null references profile (id) on delete cascade,
    position integer not null,
    total integer not null,
    grade double precision not null,
    percentile double precision not null,
    ranked_at timestamptz not null
  )`,
  'create index mock_ranking_of_exam on mock_ranking (mock_exam_id, position)',
  'alter table profile add column extra_time_minutes integer not null default 0 check (extra_time_minutes between 0 and 240)',
  'alter table study_preferences add column timer_hidden boolean not null default false',
]

/** Exams as students take them, their receipts and rankings, and the time granted to a student. */
export const examMigrations: Record<string, Migration> = {
  '090_exams': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
