import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const statements = [
  'alter table agenda_lesson add column moved_to char(8)',
  `create table selection_reason (
    activity_id text not null references agenda(id) on delete cascade,
    lesson_id text not null references lesson(id),
    position smallint not null,
    kind text not null check (kind in ('mostRelevant', 'oldestStudy', 'priority', 'moved')),
    relevance double precision not null,
    institutions smallint,
    last_seen_days integer,
    answered integer not null,
    correct integer not null,
    primary key (activity_id, lesson_id)
  )`,
  // What the tree of themes and the relevance of themes count is read from these alone, not from the wide rows.
  'create index question_of_theme on question (lesson_id, key_held_until) where not retired',
  `create index question_without_lesson on question (area, classification, key_held_until)
    where lesson_id is null and area is not null and not retired`,
  'create index question_of_years on question (year, lesson_id, institution, uf) where not retired',
  'create index flashcard_of_theme on flashcard (lesson_id) where not retired',
]

const examReason = `create table exam_reason (
  activity_id text primary key references agenda(id) on delete cascade,
  kind text not null check (kind in ('openMock', 'targetExam', 'newestExam', 'noExamLeft')),
  institution text,
  target smallint,
  institutions smallint,
  among smallint
)`

/** Why lessons and exams stand on a day or in a priority review, studies that were moved, and what counts of themes are read from. */
export const themeMigrations: Record<string, Migration> = {
  '170_themes': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  '176_exam_reason': {
    up: async (db: Kysely<unknown>) => {
      await sql.raw(examReason).execute(db)
    },
  },
}
