import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'
import {everyDay, fillWeeks, recountActivities, weekTriggers} from './activityStatements.ts'
import {
  addAnswers,
  addGrades,
  agendaTriggers,
  answerAggregates,
  everyAnswer,
  everyGrade,
  triggers,
} from './aggregateMigrations.ts'

const ofStudent = 'profile_id text not null references profile (id) on delete cascade'
const number = (name: string) => `${name} integer not null default 0`
const sum = (name: string) => `${name} bigint not null default 0`

const tables = [
  'alter table answer add column counted boolean not null default true',
  'alter table answer add column seconds smallint check (seconds between 1 and 1800)',
  'alter table answer add column median_seconds smallint',
  `update answer set counted = false where id in (select answer_id from held_answer)
    or agenda_id in (select id from exam_activity where kind = 'mock' and learned_at is null)`,
  'create index exam_activity_on_day on exam_activity (profile_id, calendar_date)',
  'create index agenda_on_day on agenda (profile_id, calendar_date)',
  `create function time_bucket(seconds integer) returns smallint language sql immutable as $$
    select floor(4 * ln(seconds) / ln(2) + 1e-9)::smallint
  $$`,
  `create table study_day (
    ${ofStudent},
    calendar_date text not null,
    ${['questions', 'correct', 'hits', 'misses', 'studies', 'reviews', 'extra_reviews', 'smart_questions', 'smart_flashcards', 'exams', 'all_exams'].map(number).join(', ')},
    course_id text,
    primary key (profile_id, calendar_date)
  ) with (fillfactor = 80)`,
  `create table answer_count (
    ${ofStudent},
    period text not null,
    area text not null,
    difficulty text not null,
    in_exam boolean not null,
    ${['right_count', 'wrong_count'].map(number).join(', ')},
    primary key (profile_id, period, area, difficulty, in_exam)
  ) with (fillfactor = 80)`,
  `create table theme_count (
    ${ofStudent},
    period text not null,
    theme text not null,
    ${['right_count', 'wrong_count'].map(number).join(', ')},
    primary key (profile_id, period, theme)
  ) with (fillfactor = 80)`,
  `create table answer_week (
    ${ofStudent},
    tag text not null,
    week text not null,
    ${['right_count', 'wrong_count', 'timed', 'compared'].map(number).join(', ')},
    ${['seconds', 'compared_seconds', 'compared_median'].map(sum).join(', ')},
    primary key (profile_id, tag, week)
  ) with (fillfactor = 80)`,
  'create index answer_week_of_all on answer_week (week, tag)',
  `create table week_of_all (
    tag text not null,
    week text not null,
    right_count bigint not null,
    wrong_count bigint not null,
    students integer not null,
    made_at timestamptz not null,
    primary key (tag, week)
  )`,
  `create table question_time (
    question_id text not null references question (id),
    bucket smallint not null,
    amount integer not null,
    primary key (question_id, bucket)
  ) with (fillfactor = 80)`,
  `create function median_seconds(asked text) returns smallint language sql stable as $$
    select round(power(2, (bucket + (half - before) / amount) / 4))::smallint
    from (
      select bucket, amount::double precision, sum(amount) over (order by bucket) - amount as before,
        sum(amount) over () / 2.0 as half
      from question_time where question_id = asked
    ) b
    where half >= 5 and before <= half and before + amount >= half
    order by bucket limit 1
  $$`,
]

const triggerFunctions = [
  ...['answers', 'grades', 'lessons', 'exams'].flatMap((name) => [
    `${name}_added`,
    `${name}_changed`,
    `${name}_removed`,
  ]),
  'questions_changed',
]

const newDayColumns = answerAggregates
  .flatMap(({table, values}) => (table === 'study_day' ? values : []))
  .filter((name) => name !== 'questions' && name !== 'correct')

/**
 * Weeks are read from days, years have rows of their own: an answer moves six rows instead of eight. A database of before has
 * triggers; all sums are made anew, at about 15 seconds for a million answers.
 */
const lighter = [
  ...triggerFunctions.map((name) => `drop function if exists ${name}() cascade`),
  'drop table answer_week',
  'delete from study_day',
  'delete from answer_count',
  'delete from theme_count',
  'delete from week_of_all',
  ...newDayColumns.map((name) => `alter table study_day add column ${number(name)}`),
  'alter table study_day set (fillfactor = 70)',
  'create index study_day_of_all on study_day (calendar_date)',
  // As before, but with a plan that is kept: functions in SQL that cannot be inlined are planned by each call.
  'drop function median_seconds(text)',
  `create function median_seconds(asked text) returns smallint language plpgsql stable as $$
  begin
    return (
      select round(power(2, (bucket + (half - before) / amount) / 4))::smallint
      from (
        select bucket, amount::double precision, sum(amount) over (order by bucket) - amount as before,
          sum(amount) over () / 2.0 as half
        from question_time where question_id = asked
      ) b
      where half >= 5 and before <= half and before + amount >= half
      order by bucket limit 1
    );
  end $$`,
]

/** Days whose lessons may have gone with an agenda. */
const daysWithLessons = `select profile_id, calendar_date as day from study_day where studies + reviews + extra_reviews > 0`

const weeks = [
  `create table study_week (
    ${ofStudent},
    week text not null,
    ${['studies', 'reviews', 'extra_reviews', 'smart_questions', 'smart_flashcards', 'exams'].map(number).join(', ')},
    course_id text,
    primary key (profile_id, week)
  ) with (fillfactor = 80)`,
]

/** The columns of a day as `findDays` reads them, parted by tabs: made once by each write, not for a year of days by each read. */
const packedDay = [
  `(make_date(substr(calendar_date, 1, 4)::integer, substr(calendar_date, 5, 2)::integer, substr(calendar_date, 7, 2)::integer)
    - date '1970-01-01')`,
  'questions',
  'correct',
  '(hits + misses)',
  'timed',
  'seconds',
  'compared',
  'compared_seconds',
  'compared_median',
]

/** What students wish of rankings, and the aggregates of what they did, filled from what is there. */
export const performanceMigrations: Record<string, Migration> = {
  '180_ranking_initials': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table profile add column ranking_initials boolean not null default false`.execute(db)
    },
  },
  '185_aggregates': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of tables) await sql.raw(statement).execute(db)
    },
  },
  '240_lighter_aggregates': {
    up: async (db: Kysely<unknown>) => {
      const fill = [addAnswers(everyAnswer), addGrades(everyGrade), recountActivities(everyDay)]
      for (const statement of [...lighter, ...fill, ...triggers]) await sql.raw(statement).execute(db)
    },
  },
  '241_removed_agendas': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [...agendaTriggers, recountActivities(daysWithLessons)])
        await sql.raw(statement).execute(db)
    },
  },
  '265_study_weeks': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [...weeks, fillWeeks, ...weekTriggers]) await sql.raw(statement).execute(db)
    },
  },
  '291_packed_days': {
    up: async (db: Kysely<unknown>) => {
      const packed = packedDay.map((column) => `${column}::text`).join(' || chr(9) || ')
      await sql
        .raw(`alter table study_day add column packed text not null generated always as (${packed}) stored`)
        .execute(db)
    },
  },
}
