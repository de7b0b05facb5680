/** The tables of answers in the migration `030_study`. */
export const createAnswers = [
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
]
