/**
 * The SQL of what students finish, counted for a day from its activities and summed up by weeks, as the triggers of the
 * migration, `aggregates verify` and `aggregates rebuild` use it.
 */

/** Names of what the activities of a day are counted into. */
export const activityColumns = [
  'studies',
  'reviews',
  'extra_reviews',
  'smart_questions',
  'smart_flashcards',
  'exams',
  'all_exams',
  'course_id',
] as const

const openQuestion = `exists (
      select from agenda_question aq join question q on q.id = aq.question_id
      left join answer w on w.agenda_id = aq.agenda_id and w.question_id = aq.question_id
      where aq.agenda_id = a.id and aq.part = 'smartReview' and (w.id is null
        or (q.kind = 'essay' and w.choosen = -1 and length(btrim(coalesce(w.essay, ''))) >= 3)))`
const openCard = `exists (
      select from agenda_flashcard af
      left join flashcard_answer w on w.agenda_id = af.agenda_id and w.flashcard_id = af.flashcard_id
      where af.agenda_id = a.id and af.part = 'smartReview' and w.id is null)`
const hasQuestion = `exists (select from agenda_question aq where aq.agenda_id = a.id and aq.part = 'smartReview')`
const hasCard = `exists (select from agenda_flashcard af where af.agenda_id = a.id and af.part = 'smartReview')`

/**
 * The activities of the days in `asked (profile_id, day)`, counted from their agendas: days are few and small. A part of a
 * smart review that has nothing is complete with the other one.
 */
export const activitiesOf = (asked: string): string => `
  select d.profile_id, d.day, coalesce(l.studies, 0)::integer as studies, coalesce(l.reviews, 0)::integer as reviews,
    least(1, coalesce(l.extra_reviews, 0))::integer as extra_reviews,
    coalesce(s.questions, 0)::integer as smart_questions, coalesce(s.flashcards, 0)::integer as smart_flashcards,
    coalesce(e.exams, 0)::integer as exams, coalesce(e.all_exams, 0)::integer as all_exams, l.course_id
  from (select distinct profile_id, day from (${asked}) asked) d
  cross join lateral (
    select count(*) filter (where a.kind = 'day' and al.part = 'theoreticalStudy' and al.finished_at is not null) as studies,
      count(*) filter (where a.kind = 'day' and al.part = 'theoreticalReview' and al.finished_at is not null) as reviews,
      count(*) filter (where x.kind = 'TheoreticalReview' and al.finished_at is not null) as extra_reviews,
      max(n.course_id) filter (where a.kind = 'day' and al.finished_at is not null) as course_id
    from agenda a
    join agenda_lesson al on al.agenda_id = a.id and al.moved_to is null
    join lesson n on n.id = al.lesson_id
    left join extra_activity x on x.id = a.id
    where a.profile_id = d.profile_id and a.calendar_date = d.day::char(8) and a.kind in ('day', 'extra')
  ) l
  cross join lateral (
    select sum(case when kind = 'day' then q else 0 end) + least(1, coalesce(sum(case when kind = 'extra' then q end), 0)) as questions,
      sum(case when kind = 'day' then f else 0 end) + least(1, coalesce(sum(case when kind = 'extra' then f end), 0)) as flashcards
    from (
      select a.kind, (case when has_q then not open_q else has_f and not open_f end)::integer as q,
        (case when has_f then not open_f else has_q and not open_q end)::integer as f
      from agenda a left join extra_activity x on x.id = a.id
      cross join lateral (select ${hasQuestion} as has_q, ${openQuestion} as open_q, ${hasCard} as has_f, ${openCard} as open_f) p
      where a.profile_id = d.profile_id and a.calendar_date = d.day::char(8)
        and ((a.kind = 'day' and a.has_smart_review) or x.kind = 'SmartReview')
    ) parts
  ) s
  cross join lateral (
    select count(*) filter (where not is_extra) as exams, count(*) as all_exams
    from exam_activity x where x.profile_id = d.profile_id and x.calendar_date = d.day::char(8) and x.finished_at is not null
  ) e`

/** One statement that counts the activities of some days anew. */
export const recountActivities = (
  asked: string,
): string => `insert into study_day (profile_id, calendar_date, ${activityColumns.join(', ')})
  select * from (${activitiesOf(asked)}) counted
  where exists (select from profile p where p.id = counted.profile_id) order by 1, 2
  on conflict (profile_id, calendar_date) do update set ${activityColumns.map((name) => `${name} = excluded.${name}`).join(', ')}
  where (${activityColumns.map((name) => `study_day.${name}`).join(', ')})
    is distinct from (${activityColumns.map((name) => `excluded.${name}`).join(', ')})`

/** What the activities of a week are counted into. */
export const weekColumns = [
  'studies',
  'reviews',
  'extra_reviews',
  'smart_questions',
  'smart_flashcards',
  'exams',
  'course_id',
] as const

const mondayOf = (day: string) => `to_char(date_trunc('week', ${day}::timestamp), 'YYYYMMDD')`

const weekSums = `${weekColumns
  .filter((name) => name !== 'course_id')
  .map((name) => `sum(${name})::integer`)
  .join(', ')}, substr(max(calendar_date || course_id), 9)`

/** The weeks of rows that are shaped as those of `study_day`. */
export const weeksOf = (days: string): string =>
  `select profile_id, ${mondayOf('calendar_date')}, ${weekSums} from ${days} group by 1, 2`

/** One statement that makes the weeks of all days. */
export const fillWeeks = `insert into study_week (profile_id, week, ${weekColumns.join(', ')}) ${weeksOf('study_day')}`

/** Weeks follow their days as these change, other than by answers and grades alone. */
const weekChanged = `create function study_week_changed() returns trigger language plpgsql as $$
declare
  monday constant text := ${mondayOf('new.calendar_date')};
  sunday constant text := to_char(monday::date + 6, 'YYYYMMDD');
begin
  -- Two days of one week may change at once: the second one counts when the first is stored.
  insert into study_week (profile_id, week) values (new.profile_id, monday)
    on conflict (profile_id, week) do update set week = excluded.week;
  update study_week set (${weekColumns.join(', ')}) = (select ${weekSums} from study_day
      where profile_id = new.profile_id and calendar_date between monday and sunday)
    where profile_id = new.profile_id and week = monday;
  return null;
end $$`

const columnsOfRow = (row: string) => weekColumns.map((name) => `${row}.${name}`).join(', ')

/** The names of the triggers that move weeks, which a statement for all weeks does without. */
export const weekTriggerNames = ['study_day_added', 'study_day_changed'] as const

export const weekTriggers: readonly string[] = [
  weekChanged,
  `create trigger study_day_added after insert on study_day for each row
    when (new.course_id is not null or (${weekColumns
      .filter((name) => name !== 'course_id')
      .map((name) => `new.${name}`)
      .join(' + ')}) > 0) execute function study_week_changed()`,
  `create trigger study_day_changed after update of ${weekColumns.join(', ')} on study_day for each row
    when ((${columnsOfRow('old')}) is distinct from (${columnsOfRow('new')})) execute function study_week_changed()`,
]

/** Every day on which something could be finished. */
export const everyDay = `select profile_id, calendar_date::text as day from agenda
  union select profile_id, calendar_date::text from exam_activity`
