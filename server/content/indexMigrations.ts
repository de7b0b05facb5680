import {sql} from 'kysely'
import type {Migration} from 'kysely/migration'
import {refreshQuestionIndex} from './questionIndex.ts'

/**
 * The bank as sets of bits, which are counted at once however large it is: each question that is not retired has a place in
 * one order (`question_ordinal`), by course and theme, and for each year, institution, federation unit and difficulty, and
 * for those with a comment, there is one string of bits in that order (`question_bits`). A theme is a run of places
 * (`question_place`), because its questions stand together. The path of a place is that of `domain/themes/path`, with the
 * area's code at its front; what has no area stands nowhere in the tree and has an empty path.
 */
const tables = [
  `create table question_place (
    no integer primary key,
    course_id text references course (id),
    path text not null,
    first integer not null,
    amount integer not null
  )`,
  `create table question_ordinal (
    question_id text primary key references question (id),
    ordinal integer not null
  )`,
  `create table question_bits (
    facet text not null check (facet in ('all', 'year', 'uf', 'institution', 'difficulty', 'comment')),
    value text not null,
    bits bit varying not null,
    primary key (facet, value)
  )`,
]

/** SQL of the place of the question in `q` with its lesson in `l`. */
const placeSql = `coalesce(q.area, '') || case when q.area is null then '' else chr(31) end || coalesce((
    select string_agg(level || chr(31), '' order by depth)
    from jsonb_array_elements_text(case when l.id is null then q.classification else l.classification end)
      with ordinality as t (level, depth)
    where q.area is not null
  ), '') || case when l.id is null or l.classification ->> -1 = l.title then '' else l.title || chr(31) end`

/**
 * Writes the whole index anew; whoever reads meanwhile sees the old one. `difficulty` is SQL of that of the question in `q`,
 * `isLeftOut` of whether it stands in no index.
 */
const refresh = (
  difficulty: string,
  isLeftOut = 'q.retired',
) => `create or replace function refresh_question_index() returns void language plpgsql as $$
  declare total integer;
  begin
    lock table question_bits in exclusive mode;
    delete from question_place;
    delete from question_ordinal;
    delete from question_bits;
    create temporary table fresh_index on commit drop as
      select id, course_id, path, dense_rank() over (order by course_id nulls first, path) as no,
        (row_number() over (order by course_id nulls first, path, id) - 1)::integer as ordinal
      from (
        select q.id, l.course_id, ${placeSql} as path
        from question q left join lesson l on l.id = q.lesson_id where not (${isLeftOut})
      ) placed;
    select count(*) into total from fresh_index;
    insert into question_place (no, course_id, path, first, amount)
      select no, course_id, path, min(ordinal), count(*) from fresh_index group by no, course_id, path;
    insert into question_ordinal (question_id, ordinal) select id, ordinal from fresh_index;
    insert into question_bits (facet, value, bits)
      select facet, value,
        (string_agg(repeat('0', gap) || '1', '' order by ordinal) || repeat('0', total - max(ordinal) - 1))::bit varying
      from (
        select facet, value, ordinal,
          ordinal - coalesce(lag(ordinal) over (partition by facet, value order by ordinal), -1) - 1 as gap
        from (
          select f.ordinal, s.facet, s.value from fresh_index f join question q on q.id = f.id
          cross join lateral (values
            ('all', ''),
            ('year', coalesce(q.year::text, '')),
            ('uf', coalesce(q.uf, 'BR')),
            ('institution', coalesce(q.uf, 'BR') || '/' || q.institution),
            ('difficulty', coalesce(${difficulty}, 'unknown')),
            ('comment', case when q.comment is null then 'none' else 'some' end)
          ) as s (facet, value)
        ) said
      ) spaced
      group by facet, value;
    drop table fresh_index;
  end $$`

const retiring = [
  `create function question_was_retired() returns trigger language plpgsql as $$
  begin
    perform refresh_question_index();
    return null;
  end $$`,
  `create trigger question_retired after update of retired on question for each statement
    execute function question_was_retired()`,
]

/** The index of the bank that counting and choosing questions go by. */
export const questionIndexMigrations: Record<string, Migration> = {
  '165_question_index': {
    async up(db) {
      for (const statement of [...tables, refresh('q.difficulty'), ...retiring]) await sql.raw(statement).execute(db)
      await refreshQuestionIndex(db)
    },
  },
  /** What the answers of students say of a question's difficulty; it stands in the place of the written one. */
  '303_calibrated_difficulty': {
    async up(db) {
      await sql`alter table question add column calibrated_difficulty text
        check (calibrated_difficulty in ('easy', 'medium', 'hard'))`.execute(db)
      await sql.raw(refresh('q.calibrated_difficulty, q.difficulty')).execute(db)
    },
  },
  /** Questions that only mock exams ask. */
  '304_reserved_questions': {
    async up(db) {
      await sql`alter table question add column is_reserved boolean not null default false`.execute(db)
      await sql.raw(refresh('q.calibrated_difficulty, q.difficulty', 'q.retired or q.is_reserved')).execute(db)
    },
  },
  /** The few questions that no count of full exams takes in, so that a count reads no wide row of the bank. */
  '305_uncounted_questions': {
    async up(db) {
      await sql`create index question_uncounted on question (id) where retired or is_reserved or correct = -1`.execute(
        db,
      )
    },
  },
}
