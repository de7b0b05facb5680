import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const ofStudent = 'profile_id text not null references profile(id) on delete cascade'

/** The columns that a memory of ts-fsrs has, as `question_card` has them. */
const memoryColumns = `due timestamptz not null,
    stability double precision not null,
    difficulty double precision not null,
    scheduled_days integer not null,
    learning_steps integer not null,
    reps integer not null,
    lapses integer not null,
    state smallint not null,
    last_review timestamptz not null,
    last_outcome smallint not null`

const statements = [
  'alter table pre_choice add column revealed_at timestamptz',
  'create index answer_of_question on answer (profile_id, question_id)',
  'alter table agenda_question drop constraint agenda_question_reason_check',
  `alter table agenda_question add constraint agenda_question_reason_check
    check (reason in ('doubt', 'forgetting', 'wrong', 'new'))`,
  `create table agenda_flashcard (
    agenda_id text not null references agenda(id) on delete cascade,
    flashcard_id text not null references flashcard(id),
    part text not null check (part in ('theoreticalStudy', 'theoreticalReview', 'smartReview')),
    lesson_id text references lesson(id),
    position smallint not null,
    reason text check (reason in ('doubt', 'forgetting', 'wrong', 'new')),
    retrievability double precision,
    primary key (agenda_id, flashcard_id)
  )`,
  `create table flashcard_answer (
    id text primary key,
    ${ofStudent},
    agenda_id text not null references agenda(id) on delete cascade,
    flashcard_id text not null references flashcard(id),
    outcome smallint not null check (outcome in (0, 1)),
    calendar_date char(8) not null,
    theoretical_type text not null,
    answered_at timestamptz not null,
    created_at timestamptz not null,
    memory_before jsonb,
    unique (agenda_id, flashcard_id)
  )`,
  'create index flashcard_answer_of_student on flashcard_answer (profile_id, flashcard_id)',
  `create table flashcard_card (
    ${ofStudent},
    flashcard_id text not null references flashcard(id),
    ${memoryColumns},
    primary key (profile_id, flashcard_id)
  )`,
  `create table question_marks (
    ${ofStudent},
    scope text not null,
    question_id text not null references question(id),
    struck jsonb not null,
    selected smallint not null,
    essay text,
    highlights jsonb not null,
    date_now timestamptz not null,
    primary key (profile_id, scope, question_id)
  )`,
  `create table question_doubt (
    ${ofStudent},
    question_id text not null references question(id),
    marked_at timestamptz not null,
    primary key (profile_id, question_id)
  )`,
  `create table doubt_command (
    id bigint generated always as identity primary key,
    ${ofStudent},
    question_id text not null,
    at timestamptz not null
  )`,
  'create index doubt_command_of_student on doubt_command (profile_id, at)',
  `create table study_preferences (
    profile_id text primary key references profile(id) on delete cascade,
    exam_mode boolean not null,
    shortcuts boolean not null,
    flashcards_reversed boolean not null
  )`,
  `create table favorite (
    id bigint generated always as identity primary key,
    ${ofStudent},
    type text not null check (type in ('question', 'video', 'text', 'mindmap', 'flashcard')),
    document text not null,
    created_at timestamptz not null,
    unique (profile_id, type, document)
  )`,
  `create table rating (
    ${ofStudent},
    type text not null check (type in ('video', 'text', 'mindmap', 'flashcard')),
    document text not null,
    stars smallint not null check (stars between 1 and 5),
    rated_at timestamptz not null,
    primary key (profile_id, type, document)
  )`,
  `create table content_report (
    id text primary key,
    ${ofStudent},
    type text not null,
    document text not null,
    title text not null,
    body text not null,
    created_at timestamptz not null
  )`,
  'create index content_report_age on content_report (created_at)',
]

/** Tables of essays, flashcard answers, marks, doubts, preferences, favourites, ratings and reports. */
export const studyContentMigrations: Record<string, Migration> = {
  '070_study': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  /** Reports about which the staff has decided on the screen. */
  '302_report_settled': {
    up: async (db: Kysely<unknown>) => {
      const statements = [
        'alter table content_report add column settled_at timestamptz',
        'create index content_report_open on content_report (type, document) where settled_at is null',
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
