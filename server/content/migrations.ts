import {sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const statements = [
  sql`create table course (
    id text primary key,
    title text not null,
    class_name text not null,
    home_page text not null,
    started_at timestamptz not null,
    week_goals jsonb not null,
    content_hash text not null
  )`,
  sql`create table course_phase (
    course_id text not null references course (id),
    phase integer not null,
    starts_after_days integer not null,
    primary key (course_id, phase)
  )`,
  sql`create table lesson (
    id text primary key,
    course_id text not null references course (id),
    title text not null,
    area text not null,
    classification jsonb not null,
    phase integer not null,
    release_after_days integer not null,
    is_pre_course boolean not null,
    relevance double precision not null,
    content_hash text not null,
    foreign key (course_id, phase) references course_phase (course_id, phase)
  )`,
  sql`create index lesson_course on lesson (course_id, phase)`,
  sql`create table question (
    id text primary key,
    lesson_id text references lesson (id),
    area text,
    classification jsonb not null,
    inherits_classification boolean not null,
    kind text not null check (kind in ('choice', 'essay')),
    body jsonb not null,
    choices jsonb not null,
    correct integer check (correct >= -1),
    answer jsonb,
    institution text not null,
    uf text,
    year integer,
    exam_type text,
    complement text,
    exam_order integer,
    difficulty text,
    comment jsonb,
    content_hash text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    retired boolean not null default false,
    check ((kind = 'choice') = (correct is not null)),
    check ((kind = 'essay') = (answer is not null))
  )`,
  sql`create index question_lesson on question (lesson_id)`,
  sql`create index question_area on question (area)`,
  sql`create table content_image (
    id text primary key,
    mime text not null,
    bytes bytea not null
  )`,
  sql`create table exam (
    id text primary key,
    title text not null,
    institution text not null,
    uf text,
    year integer not null,
    edition text,
    exam_type text not null,
    content_hash text not null
  )`,
  sql`create table exam_question (
    exam_id text not null references exam (id),
    question_id text not null references question (id),
    position integer not null,
    primary key (exam_id, position),
    unique (exam_id, question_id)
  )`,
  sql`create index exam_question_question on exam_question (question_id)`,
  sql`create table content_import (
    id integer generated always as identity primary key,
    at timestamptz not null,
    files jsonb not null,
    added integer not null,
    changed integer not null,
    unchanged integer not null
  )`,
]

/** What the four kinds of material share; a comment is an expert's, as a question's. */
const material = `id text primary key,
    lesson_id text references lesson (id),
    position integer not null,
    comment jsonb,
    content_hash text not null,
    retired boolean not null default false`

const materialStatements = [
  `create table video (
    ${material},
    url text not null,
    title text not null,
    subtitle text,
    category text,
    duration_seconds integer,
    captions jsonb not null,
    live_chat_link text
  )`,
  `create table study_text (
    ${material},
    url text not null,
    title text not null,
    subtitle text,
    description text
  )`,
  `create table mindmap (
    ${material},
    url text not null,
    title text not null,
    subtitle text,
    description text
  )`,
  `create table flashcard (
    ${material},
    area text,
    classification jsonb not null,
    inherits_classification boolean not null,
    prefix text,
    front jsonb not null,
    back jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  ...['video', 'study_text', 'mindmap', 'flashcard'].map(
    (table) => `create index ${table}_lesson on ${table} (lesson_id, position)`,
  ),
]

const imported = `content_hash text not null,
    retired boolean not null default false`

const referenceDataStatements = [
  `create table mock_exam (
    id text primary key,
    course_id text not null references course (id),
    title text not null,
    subtitle text,
    institution text,
    minutes integer not null,
    opens_after_days integer not null,
    last_start_after_hours integer not null,
    closes_after_hours integer not null,
    answers_after_hours integer not null,
    ranking_after_hours integer not null,
    cut_off double precision not null,
    printing_blocked boolean not null,
    description text,
    banner jsonb,
    ${imported}
  )`,
  `create index mock_exam_course on mock_exam (course_id, opens_after_days)`,
  `create table diagnostic_template (
    id text primary key,
    title text not null,
    least_minutes integer not null,
    most_minutes integer not null,
    ${imported}
  )`,
  ...['mock_exam', 'diagnostic_template'].flatMap((template) => [
    `create table ${template}_question (
      ${template}_id text not null references ${template} (id),
      question_id text not null references question (id),
      position integer not null,
      primary key (${template}_id, position),
      unique (${template}_id, question_id)
    )`,
    `create index ${template}_question_question on ${template}_question (question_id)`,
  ]),
  `create table article (
    id text primary key,
    title text not null,
    summary text not null,
    author text not null,
    theme text not null,
    written_on text not null,
    body jsonb not null,
    ${imported}
  )`,
  `create table document (
    id text primary key,
    purpose text not null,
    title text not null,
    subtitle text,
    course_id text references course (id),
    phase integer,
    url text,
    written_on text not null,
    body jsonb not null,
    ${imported}
  )`,
  `create index document_course on document (course_id)`,
  `create table reason_list (id text primary key, reasons jsonb not null, ${imported})`,
  `create table federation_unit (id text primary key, name text not null, medical_schools jsonb not null, ${imported})`,
  `create table specialty (id text primary key, name text not null, ${imported})`,
]

/** The supplementary content (spec 3§2.7): videos that stand in a playlist of their own, documents of a library. */
const supplementaryStatements = [
  `alter table video
    add column plus_category text,
    add column plus_playlist text,
    add column plus_order integer,
    add column plus_on text`,
  `create index video_plus on video (plus_category, plus_playlist, plus_order) where plus_playlist is not null`,
  `alter table document add column category text, add column description text`,
]

/** Migrations of the content area; run before those of areas whose tables point to questions and lessons. */
export const contentMigrations: Record<string, Migration> = {
  '0100_content': {
    async up(db) {
      for (const statement of statements) await statement.execute(db)
    },
  },
  '065_contents': {
    async up(db) {
      for (const statement of materialStatements) await sql.raw(statement).execute(db)
    },
  },
  '080_pack': {
    async up(db) {
      for (const statement of referenceDataStatements) await sql.raw(statement).execute(db)
    },
  },
  '240_supplementary': {
    async up(db) {
      for (const statement of supplementaryStatements) await sql.raw(statement).execute(db)
    },
  },
  '262_raffle': {
    async up(db) {
      await sql.raw(`create table raffle_list (id text primary key, items jsonb not null, ${imported})`).execute(db)
    },
  },
  '155_course_extras': {
    async up(db) {
      await sql`alter table course add column extra_activities jsonb`.execute(db)
    },
  },
  '261_premium_courses': {
    async up(db) {
      await sql`alter table course add column premium jsonb`.execute(db)
    },
  },
}
