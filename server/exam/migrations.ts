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

const keyStatements = [
  `create index exam_activity_of_mock on exam_activity (mock_exam_id, answers_at) where kind = 'mock' and not is_extra`,
  `create table mock_exam_dropped (
    mock_exam_id text not null references mock_exam (id),
    question_id text not null references question (id),
    primary key (mock_exam_id, question_id)
  )`,
  'create index mock_exam_dropped_question on mock_exam_dropped (question_id)',
  `create table held_answer (
    answer_id text primary key references answer (id) on delete cascade,
    question_id text not null references question (id)
  )`,
  'create index held_answer_question on held_answer (question_id)',
  `update exam_activity set learned_at = finished_at where kind <> 'mock' and finished_at is not null and learned_at is null`,
  `create index exam_activity_untold on exam_activity (finished_at)
    where kind <> 'mock' and finished_at is not null and learned_at is null`,
]

/** Keeps the instant until which a key is held beside its question, because it is read with every question. */
const heldUntilStatements = [
  'alter table question add column key_held_until timestamptz',
  'create index question_held on question (key_held_until) where key_held_until is not null',
  `create function key_held_until(asked text) returns timestamptz language sql stable as $$
    select max(greatest(
      case when not m.retired then
        (date_trunc('day', c.started_at at time zone 'America/Sao_Paulo') + make_interval(days => m.opens_after_days))
          at time zone 'America/Sao_Paulo' + make_interval(hours => m.answers_after_hours)
      end,
      (select max(t.answers_at) from exam_activity t where t.mock_exam_id = m.id and t.kind = 'mock' and not t.is_extra)
    ))
    from (
      select mock_exam_id from mock_exam_question where question_id = asked
      union all select mock_exam_id from mock_exam_dropped where question_id = asked
    ) y
    join mock_exam m on m.id = y.mock_exam_id
    join course c on c.id = m.course_id
  $$`,
  `create function hold_keys(asked text[]) returns void language sql as $$
    update question q set key_held_until = key_held_until(q.id)
    where q.id = any(asked) and q.key_held_until is distinct from key_held_until(q.id)
  $$`,
  `create function hold_keys_of_changed() returns trigger language plpgsql as $$
  begin
    perform hold_keys(array(select question_id from changed));
    return null;
  end $$`,
  `create function hold_keys_of_mock() returns trigger language plpgsql as $$
  begin
    perform hold_keys(array(
      select question_id from mock_exam_question where mock_exam_id = new.id
      union all select question_id from mock_exam_dropped where mock_exam_id = new.id
    ));
    return null;
  end $$`,
  `create function hold_keys_of_try() returns trigger language plpgsql as $$
  declare asked text[] := array(
    select y.question_id from mock_exam_question y join question q on q.id = y.question_id
    where y.mock_exam_id = new.mock_exam_id and (q.key_held_until is null or q.key_held_until < new.answers_at)
    union all
    select y.question_id from mock_exam_dropped y join question q on q.id = y.question_id
    where y.mock_exam_id = new.mock_exam_id and (q.key_held_until is null or q.key_held_until < new.answers_at)
  );
  begin
    if cardinality(asked) > 0 then perform hold_keys(asked); end if;
    return null;
  end $$`,
  ...['mock_exam_question', 'mock_exam_dropped'].flatMap((table) => [
    `create trigger ${table}_added after insert on ${table} referencing new table as changed
      for each statement execute function hold_keys_of_changed()`,
    `create trigger ${table}_removed after delete on ${table} referencing old table as changed
      for each statement execute function hold_keys_of_changed()`,
  ]),
  `create trigger mock_exam_moved after update on mock_exam for each row
    when (old.retired is distinct from new.retired or old.course_id is distinct from new.course_id
      or old.opens_after_days is distinct from new.opens_after_days
      or old.answers_after_hours is distinct from new.answers_after_hours)
    execute function hold_keys_of_mock()`,
  `create trigger exam_activity_tried after insert or update of answers_at on exam_activity for each row
    when (new.kind = 'mock' and not new.is_extra and new.answers_at is not null) execute function hold_keys_of_try()`,
  'update question set key_held_until = key_held_until(id)',
]

/** Exams as students take them, their receipts and rankings, and the time granted to a student. */
export const examMigrations: Record<string, Migration> = {
  '090_exams': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  '120_keys_of_mocks': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of keyStatements) await sql.raw(statement).execute(db)
    },
  },
  '121_key_held_until': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of heldUntilStatements) await sql.raw(statement).execute(db)
    },
  },
}
