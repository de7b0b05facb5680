import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

/**
 * The students' tables. Statements are plain SQL of the PostgreSQL 15 subset, because that is what both databases
 * speak and what an operator reads in a plan.
 */
const statements = [
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
  `create table agenda (
    id text primary key,
    profile_id text not null references profile(id) on delete cascade,
    calendar_date char(8) not null,
    has_smart_review boolean not null,
    smart_review_finished_at timestamptz,
    created_at timestamptz not null,
    unique (profile_id, calendar_date)
  )`,
  `create table agenda_lesson (
    agenda_id text not null references agenda(id) on delete cascade,
    part text not null check (part in ('theoreticalStudy', 'theoreticalReview')),
    lesson_id text not null references lesson(id),
    position smallint not null,
    finished_at timestamptz,
    primary key (agenda_id, part, lesson_id)
  )`,
  `create table agenda_question (
    agenda_id text not null references agenda(id) on delete cascade,
    question_id text not null references question(id),
    part text not null check (part in ('theoreticalStudy', 'theoreticalReview', 'smartReview')),
    lesson_id text references lesson(id),
    position smallint not null,
    reason text check (reason in ('forgetting', 'wrong', 'new')),
    retrievability double precision,
    primary key (agenda_id, question_id)
  )`,
  `create table lesson_progress (
    profile_id text not null references profile(id) on delete cascade,
    lesson_id text not null references lesson(id),
    study_finished_at timestamptz,
    review_finished_at timestamptz,
    primary key (profile_id, lesson_id)
  )`,
  `create table answer (
    id text primary key,
    profile_id text not null references profile(id) on delete cascade,
    agenda_id text not null references agenda(id) on delete cascade,
    question_id text not null references question(id),
    choosen smallint not null,
    outcome smallint not null check (outcome in (-1, 0, 1)),
    essay text,
    calendar_date char(8) not null,
    type text not null,
    theoretical_type text not null,
    answered_at timestamptz not null,
    created_at timestamptz not null,
    unique (agenda_id, question_id)
  )`,
  'create index answer_of_student on answer (profile_id, created_at)',
  `create table answer_tally (
    question_id text not null references question(id),
    choosen smallint not null,
    amount bigint not null,
    primary key (question_id, choosen)
  )`,
  `create table pre_choice (
    agenda_id text not null references agenda(id) on delete cascade,
    question_id text not null references question(id),
    selected smallint not null,
    essay text,
    date_now timestamptz not null,
    primary key (agenda_id, question_id)
  )`,
  `create table question_card (
    profile_id text not null references profile(id) on delete cascade,
    question_id text not null references question(id),
    due timestamptz not null,
    stability double precision not null,
    difficulty double precision not null,
    scheduled_days integer not null,
    learning_steps integer not null,
    reps integer not null,
    lapses integer not null,
    state smallint not null,
    last_review timestamptz not null,
    last_outcome smallint not null,
    primary key (profile_id, question_id)
  )`,
  `create table idempotency (
    profile_id text not null references profile(id) on delete cascade,
    key text not null,
    operation text not null,
    input_hash text not null,
    result jsonb not null,
    created_at timestamptz not null,
    primary key (profile_id, key)
  )`,
  'create index idempotency_age on idempotency (created_at)',
]

/** Tables of profiles, agendas, answers and spaced repetition. */
export const studyMigrations: Record<string, Migration> = {
  '030_study': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
