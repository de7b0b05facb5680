/** The tables of agendas in the migration `030_study`. */
export const createAgendas = [
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
]
