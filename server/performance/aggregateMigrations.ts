/**
 * The SQL of the aggregates, as the triggers of the migration, `aggregates verify` and `aggregates rebuild` use it. An
 * answer counts when it is `counted` (its key is out) and has an outcome; a question of choices that was left out is wrong,
 * an essay without a grade is nothing. Its day is that of its activity, which `domain/shared/studyDay.ts` gave it.
 */

import {recountActivities} from './activityStatements.ts'

/** The theme of the question in an alias: its lesson, else its area and classification. */
const themeOf = (q: string) =>
  `coalesce(${q}.lesson_id, '#' || coalesce(${q}.area, '') || ':' || ${q}.classification::text)`

/** What an answer in `w` to a question in an alias counts as, times a sign. */
const counted = (q: string, sign: 1 | -1) => `select ${sign} as sign, w.profile_id, w.calendar_date::text as day,
    coalesce(${q}.area, '') as area, coalesce(${q}.difficulty, '') as difficulty, ${themeOf(q)} as theme,
    w.theoretical_type = 'exam' as in_exam, (w.outcome = 1)::integer as is_right, w.seconds, w.median_seconds`

const counts = (q: string) => `w.counted and (w.outcome >= 0 or ${q}.kind = 'choice')`

/** All answers that count. */
export const everyAnswer = `${counted('q', 1)} from answer w join question q on q.id = w.question_id where ${counts('q')}`

const answersIn = (table: string, sign: 1 | -1) =>
  `${counted('q', sign)} from ${table} w join question q on q.id = w.question_id where ${counts('q')}`

/** Of an account that goes, nothing is kept: its aggregates go with it. */
const answersOfLiving = (table: string) =>
  `${answersIn(table, -1)} and exists (select from profile p where p.id = w.profile_id)`

/** Answers to the questions in `after`, taken out as these were and put back as they are. */
const answersOfMoved = `${counted('q', -1)} from moved_question m join before q on q.id = m.id
    join answer w on w.question_id = m.id where ${counts('q')}
  union all ${counted('q', 1)} from moved_question m join after q on q.id = m.id
    join answer w on w.question_id = m.id where ${counts('q')}`

/** The sums of what is `given`, without what changes nothing. */
export const answersDelta = `select profile_id, day, area, difficulty, theme, in_exam,
    sum(sign * is_right)::integer as r, sum(sign * (1 - is_right))::integer as w,
    coalesce(sum(sign) filter (where seconds is not null), 0)::integer as timed,
    coalesce(sum(sign * seconds), 0)::bigint as seconds,
    coalesce(sum(sign) filter (where seconds is not null and median_seconds is not null), 0)::integer as compared,
    coalesce(sum(sign * seconds) filter (where median_seconds is not null), 0)::bigint as compared_seconds,
    coalesce(sum(sign * median_seconds) filter (where seconds is not null), 0)::bigint as compared_median
  from given group by 1, 2, 3, 4, 5, 6
  having sum(sign * is_right) <> 0 or sum(sign * (1 - is_right)) <> 0
    or coalesce(sum(sign * seconds), 0) <> 0 or coalesce(sum(sign * median_seconds), 0) <> 0`

export type Aggregate = {
  readonly table: string
  readonly key: readonly string[]
  readonly values: readonly string[]
  /** Its rows from `delta`, in the order of their keys, so that two writers never wait for each other crosswise. */
  readonly from: string
}

/** An aggregate of answers, which can be told its rows for one answer, too. */
type AnswerAggregate = Aggregate & {
  /** The same rows, from variables that are named as the columns of `delta`. */
  readonly one: string
}

type Sums = {
  readonly table: string
  readonly key: readonly string[]
  /** What each part of the key is, in terms of `delta` and `period`. */
  readonly keyOf: readonly string[]
  /** Periods that an answer belongs to, in their order. */
  readonly periods: readonly string[]
  /** Columns, and what they add up. */
  readonly sums: Readonly<Record<string, string>>
}

function aggregate({table, key, keyOf, periods, sums}: Sums): AnswerAggregate {
  const places = keyOf.map((_part, place) => place + 1).join(', ')
  const terms = Object.values(sums)
  const rowOf = (period: string) =>
    `(${[...keyOf.map((part) => (part === 'period' ? period : part)), ...terms].join(', ')})`
  return {
    table,
    key,
    values: Object.keys(sums),
    from: `select ${[...keyOf, ...terms.map((term) => `sum(${term})`)].join(', ')}
      from delta cross join lateral (values ${periods.map((period) => `(${period})`).join(', ')}) p (period)
      group by ${places} order by ${places}`,
    one: `values ${periods.map(rowOf).join(', ')}`,
  }
}

const isExam = 'in_exam::integer'
const isOf = (difficulty: string) => `(difficulty = '${difficulty}')::integer`

/** What is summed up from answers; writers take the rows of the first table first. */
export const answerAggregates: readonly AnswerAggregate[] = [
  aggregate({
    table: 'theme_count',
    key: ['profile_id', 'period', 'theme'],
    keyOf: ['profile_id', 'period', 'theme'],
    periods: ["'000000'", 'left(day, 6)'],
    sums: {right_count: 'r', wrong_count: 'w'},
  }),
  aggregate({
    table: 'answer_count',
    key: ['profile_id', 'period', 'area', 'difficulty', 'in_exam'],
    keyOf: ['profile_id', 'period', 'area', 'difficulty', 'in_exam'],
    periods: ["left(day, 4) || '0000'", "left(day, 6) || '00'", 'day'],
    sums: {right_count: 'r', wrong_count: 'w'},
  }),
  aggregate({
    table: 'study_day',
    key: ['profile_id', 'calendar_date'],
    keyOf: ['profile_id', 'period'],
    periods: ['day'],
    sums: {
      questions: 'r + w',
      correct: 'r',
      exam_right: `r * ${isExam}`,
      exam_wrong: `w * ${isExam}`,
      easy_right: `r * ${isOf('easy')}`,
      easy_wrong: `w * ${isOf('easy')}`,
      medium_right: `r * ${isOf('medium')}`,
      medium_wrong: `w * ${isOf('medium')}`,
      hard_right: `r * ${isOf('hard')}`,
      hard_wrong: `w * ${isOf('hard')}`,
      timed: 'timed',
      seconds: 'seconds',
      compared: 'compared',
      compared_seconds: 'compared_seconds',
      compared_median: 'compared_median',
    },
  }),
]

/** What is summed up from the grades of flashcards. */
export const flashcardAggregate: Aggregate = {
  table: 'study_day',
  key: ['profile_id', 'calendar_date'],
  values: ['hits', 'misses'],
  from: `select profile_id, day, sum(sign * is_right), sum(sign * (1 - is_right)) from given
    group by 1, 2 having sum(sign * is_right) <> 0 or sum(sign * (1 - is_right)) <> 0 order by 1, 2`,
}

const gradesIn = (table: string, sign: 1 | -1) =>
  `select ${sign} as sign, w.profile_id, w.calendar_date::text as day, (w.outcome = 1)::integer as is_right from ${table} w`

const gradesOfLiving = (table: string) =>
  `${gradesIn(table, -1)} where exists (select from profile p where p.id = w.profile_id)`

export const everyGrade = gradesIn('flashcard_answer', 1)

/** Adds rows of an aggregate to its table. */
const added = (
  {table, key, values}: Aggregate,
  rows: string,
) => `insert into ${table} (${[...key, ...values].join(', ')})
    ${rows}
    on conflict (${key.join(', ')}) do update set ${values.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')}`

const [firstAggregate, ...otherAggregates] = answerAggregates

/**
 * One statement that adds what `given` holds to the aggregates of answers. PostgreSQL carries its own part out first and
 * the named ones after it from the last to the first, so that the order is that of `answerAggregates`.
 */
export const addAnswers = (given: string): string => `with given as (${given}), delta as (${answersDelta}),
  ${otherAggregates
    .toReversed()
    .map((each, place) => `a${place} as (${added(each, each.from)})`)
    .join(',\n  ')}
  ${firstAggregate === undefined ? '' : added(firstAggregate, firstAggregate.from)}`

export const addGrades = (given: string): string =>
  `with given as (${given}) ${added(flashcardAggregate, flashcardAggregate.from)}`

const trigger = (name: string, body: string) => `create function ${name}() returns trigger language plpgsql as $$
begin
${body}
  return null;
end $$`

const smartDays = (table: string) =>
  `select profile_id, calendar_date::text as day from ${table} where theoretical_type = 'smartReview'`

const whenAny = (rows: string, statement: string) => `  if exists (${rows}) then\n    ${statement};\n  end if;`

const lessonDays = (table: string) =>
  `select a.profile_id, a.calendar_date::text as day from ${table} c join agenda a on a.id = c.agenda_id`
const finishedLessons = (table: string) => `${lessonDays(table)} where c.finished_at is not null`
const examDays = (table: string) =>
  `select profile_id, calendar_date::text as day from ${table} where finished_at is not null`

/**
 * Answers come one by one, nearly always: one is added by a statement for each table, without grouping or sorting, which
 * takes less than half of the time of the statement for many.
 */
const answersAdded = `create function answers_added() returns trigger language plpgsql as $$
#variable_conflict use_column
declare
  amount integer; counts boolean; smart boolean;
  profile_id text; day text; area text; difficulty text; theme text; in_exam boolean;
  r integer; w integer; timed integer; seconds integer; compared integer; compared_seconds integer; compared_median integer;
begin
  select (select count(*) from added), ${counts('q')}, w.theoretical_type = 'smartReview',
    w.profile_id, w.calendar_date::text, coalesce(q.area, ''), coalesce(q.difficulty, ''), ${themeOf('q')},
    w.theoretical_type = 'exam', (w.outcome = 1)::integer, (w.outcome <> 1)::integer,
    (w.seconds is not null)::integer, coalesce(w.seconds, 0), (w.seconds is not null and w.median_seconds is not null)::integer,
    case when w.median_seconds is not null then coalesce(w.seconds, 0) else 0 end,
    case when w.seconds is not null then coalesce(w.median_seconds, 0) else 0 end
  into amount, counts, smart, profile_id, day, area, difficulty, theme, in_exam, r, w, timed, seconds, compared,
    compared_seconds, compared_median
  from added w join question q on q.id = w.question_id;
  if amount > 1 then
    ${addAnswers(answersIn('added', 1))};
${whenAny(smartDays('added'), recountActivities(smartDays('added')))}
    return null;
  end if;
  if counts then
    ${answerAggregates.map((each) => `${added(each, each.one)};`).join('\n    ')}
  end if;
  if smart then
    ${recountActivities(smartDays('added'))};
  end if;
  return null;
end $$`

/** A lesson that goes with its agenda finds no day any more: the agenda tells it, when all that belonged to it is gone. */
export const agendaTriggers: readonly string[] = [
  trigger(
    'agendas_removed',
    whenAny('select from removed', recountActivities('select profile_id, calendar_date::text as day from removed')),
  ),
  `create trigger agendas_removed after delete on agenda referencing old table as removed
    for each statement execute function agendas_removed()`,
]

/**
 * Trigger functions and triggers, each for a whole statement; a statement that touches no row, as most that store an answer
 * and might have graded an essay, calls them, too, and must cost nothing. A correction of a question moves what was counted of it: its
 * theme or difficulty the sums, its key also the outcomes of the answers and the grades of exams without a ranking.
 */
export const triggers: readonly string[] = [
  answersAdded,
  trigger(
    'answers_changed',
    `${whenAny('select from added', addAnswers(`${answersIn('removed', -1)} union all ${answersIn('added', 1)}`))}
${whenAny(smartDays('added'), recountActivities(smartDays('added')))}`,
  ),
  trigger(
    'answers_removed',
    `${whenAny('select from removed', addAnswers(answersOfLiving('removed')))}
${whenAny(smartDays('removed'), recountActivities(smartDays('removed')))}`,
  ),
  trigger(
    'grades_added',
    `${whenAny('select from added', addGrades(gradesIn('added', 1)))}
${whenAny(smartDays('added'), recountActivities(smartDays('added')))}`,
  ),
  trigger(
    'grades_changed',
    whenAny('select from added', addGrades(`${gradesIn('removed', -1)} union all ${gradesIn('added', 1)}`)),
  ),
  trigger(
    'grades_removed',
    `${whenAny('select from removed', addGrades(gradesOfLiving('removed')))}
${whenAny(smartDays('removed'), recountActivities(smartDays('removed')))}`,
  ),
  trigger('lessons_added', whenAny(finishedLessons('added'), recountActivities(finishedLessons('added')))),
  trigger('lessons_changed', whenAny('select from added', recountActivities(lessonDays('added')))),
  trigger('lessons_removed', whenAny(finishedLessons('removed'), recountActivities(finishedLessons('removed')))),
  trigger('exams_added', whenAny(examDays('added'), recountActivities(examDays('added')))),
  trigger(
    'exams_changed',
    whenAny(
      `${examDays('added')} union all ${examDays('removed')}`,
      recountActivities(`${examDays('added')} union all ${examDays('removed')}`),
    ),
  ),
  trigger('exams_removed', whenAny(examDays('removed'), recountActivities(examDays('removed')))),
  trigger(
    'questions_changed',
    `  if exists (
    select from before o join after n on n.id = o.id
    where (o.lesson_id, o.area, o.classification, o.difficulty, o.kind)
      is distinct from (n.lesson_id, n.area, n.classification, n.difficulty, n.kind)
  ) then
    with moved_question as (
      select o.id from before o join after n on n.id = o.id
      where (o.lesson_id, o.area, o.classification, o.difficulty, o.kind)
        is distinct from (n.lesson_id, n.area, n.classification, n.difficulty, n.kind)
    ), ${addAnswers(answersOfMoved).replace(/^with /, '')};
  end if;
  if exists (select from before o join after n on n.id = o.id where o.correct is distinct from n.correct) then
    update answer w set outcome = case
        when w.choosen >= 0 then (n.correct = -1 or n.correct = w.choosen)::integer
        when n.correct = -1 and a.kind = 'mock' then 1 else -1 end
    from before o join after n on n.id = o.id, agenda a
    where o.correct is distinct from n.correct and n.kind = 'choice' and w.question_id = n.id and a.id = w.agenda_id;
    update exam_activity x set correct = c.correct, grade = 100.0 * c.correct / c.total
    from (
      select aq.agenda_id, count(*) as total,
        (count(*) filter (where w.outcome = 1 or (q.kind = 'choice' and q.correct = -1)))::integer as correct
      from agenda_question aq
      join question q on q.id = aq.question_id
      left join answer w on w.agenda_id = aq.agenda_id and w.question_id = aq.question_id
      where aq.agenda_id in (
        select t.agenda_id from before o join after n on n.id = o.id
        join agenda_question t on t.question_id = n.id and t.part = 'exam'
        where o.correct is distinct from n.correct
      ) group by aq.agenda_id
    ) c
    where x.id = c.agenda_id and x.finished_at is not null and x.correct is distinct from c.correct
      and not exists (select from mock_ranking r where r.activity_id = x.id);
  end if;`,
  ),
  ...(
    [
      ['answer', 'answers'],
      ['flashcard_answer', 'grades'],
      ['agenda_lesson', 'lessons'],
      ['exam_activity', 'exams'],
    ] as const
  ).flatMap(([table, name]) => [
    `create trigger ${name}_added after insert on ${table} referencing new table as added
      for each statement execute function ${name}_added()`,
    `create trigger ${name}_changed after update on ${table} referencing old table as removed new table as added
      for each statement execute function ${name}_changed()`,
    `create trigger ${name}_removed after delete on ${table} referencing old table as removed
      for each statement execute function ${name}_removed()`,
  ]),
  `create trigger questions_changed after update on question referencing old table as before new table as after
    for each statement execute function questions_changed()`,
]
