import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {providePostgres, startCluster} from '../../scripts/lib/postgres.ts'
import {rebuildAggregates} from '../../server/performance/verify.ts'
import {wednesday, wednesdayNoon} from '../server/fixture.ts'
import {performanceQueryCases} from '../server/performanceRequests.ts'
import {goals} from '../../scripts/budgets.config.ts'
import {
  agendaDocument,
  answerInput,
  dayOpeningDocument,
  oneAnswerDocument,
  type Student,
  TestServer,
} from '../server/support.ts'
import {type Figure, percentile} from './numbers.ts'
import type {BenchPlan} from './phoneFigures.ts'

type Size = {
  /** Answers of the one student, and of the other. */
  readonly many: number
  readonly few: number
  /** Answers of everybody else. */
  readonly others: number
  readonly turns: number
  readonly writes: number
}

const whole: Size = {many: 100_000, few: 100, others: 50_000_000, turns: 200, writes: 1_500}
const quick: Size = {many: 100_000, few: 100, others: 300_000, turns: 60, writes: 900}

/** Answers of one day, and so of one activity. */
const aDay = 60

const questions = 6_000

/** Both accounts are as old as the answers of the one with many. */
const accountsSince = new Date(wednesdayNoon - 1_668 * 86_400_000)

/** A bank of two thousand themes, so that a student with many answers has many of them. */
async function addBank({database: {db}}: TestServer): Promise<void> {
  await sql`
    insert into lesson (id, course_id, title, area, classification, phase, release_after_days, is_pre_course, relevance, content_hash)
    select 'l' || n, 'curso', 'Tema ' || n, (array['CIR', 'CM', 'SC', 'GO', 'PED'])[1 + n % 5],
      jsonb_build_array('Especialidade ' || n % 20), 1, 0, false, 0.001, 'h' from generate_series(0, 399) n`.execute(db)
  await sql`
    insert into question (id, lesson_id, area, classification, inherits_classification, kind, body, choices, correct,
      institution, uf, year, difficulty, content_hash, created_at, updated_at)
    select 'b' || n, l.id, l.area, l.classification, true, 'choice', '[]', '["a", "b", "c", "d"]', 1, 'USP', 'SP', 2025,
      (array['easy', 'medium', 'hard'])[1 + n % 3], 'h', now(), now()
    from generate_series(0, ${questions - 1}) n join lesson l on l.id = 'l' || n % 400`.execute(db)
}

/** Days of sixty answers, the newest yesterday; without triggers, because the sums of all are made at once afterwards. */
async function addAnswers({database: {db}}: TestServer, profiles: string, amount: number): Promise<void> {
  const days = Math.ceil(amount / aDay)
  const today = new Date(wednesdayNoon)
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at)
      select p.id || '-' || d, p.id, to_char(${today}::timestamptz - make_interval(days => d), 'YYYYMMDD'), false, ${today}
      from profile p, generate_series(1, ${days}) d where p.name like ${profiles}`.execute(tx)
    await sql`
      insert into answer (id, profile_id, agenda_id, question_id, choosen, outcome, essay, calendar_date, type, theoretical_type,
        answered_at, created_at, seconds)
      select p.id || '-' || n, p.id, p.id || '-' || (1 + n / ${aDay}), 'b' || (n * 7 + hashtext(p.id) % 1000 + 1000) % ${questions}, 1, (n * 13 % 10 < 6)::integer, null,
        to_char(${today}::timestamptz - make_interval(days => 1 + n / ${aDay}), 'YYYYMMDD'), 'question',
        case when n / ${aDay} % 7 = 0 then 'exam' else 'theoreticalStudy' end, ${today}, ${today}, 20 + n % 90
      from profile p, generate_series(0, ${amount - 1}) n where p.name like ${profiles}`.execute(tx)
  })
}

const mock = 'bench-mock'

/** A mock exam that everybody sat, with its ranking, and the cards that are graded. */
async function addMockAndCards({database: {db}}: TestServer): Promise<void> {
  await sql`
    insert into mock_exam (id, course_id, title, minutes, opens_after_days, last_start_after_hours, closes_after_hours,
      answers_after_hours, ranking_after_hours, cut_off, printing_blocked, content_hash)
    values (${mock}, 'curso', 'Simulado', 300, 0, 24, 24, 24, 24, 60, false, 'h')`.execute(db)
  await sql`
    insert into mock_exam_question (mock_exam_id, question_id, position)
    select ${mock}, 'b' || n, n from generate_series(0, 99) n`.execute(db)
  await sql`
    insert into flashcard (id, lesson_id, position, area, classification, inherits_classification, front, back, content_hash,
      created_at, updated_at)
    select 'c' || n, 'l0', n, 'CIR', '[]', false, '[]', '[]', 'h', now(), now() from generate_series(0, 19) n`.execute(
    db,
  )
}

async function addRanking({database: {db}}: TestServer): Promise<void> {
  const today = new Date(wednesdayNoon)
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, kind)
      select id || '-mock', id, '20260601', false, ${today}, 'exam' from profile`.execute(tx)
    await sql`
      insert into exam_activity (id, profile_id, kind, is_extra, calendar_date, mock_exam_id, created_at, updated_at, finished_at,
        learned_at)
      select id || '-mock', id, 'mock', false, '20260601', ${mock}, ${today}, ${today}, ${today}, ${today} from profile`.execute(
      tx,
    )
    await sql`
      insert into mock_ranking (activity_id, mock_exam_id, profile_id, position, total, grade, percentile, ranked_at)
      select id || '-mock', ${mock}, id, row_number() over (order by hashtext(id)), count(*) over (), 60, 50, ${today}
      from profile`.execute(tx)
  })
}

/**
 * Carries `work` out while the table has neither keys nor indexes, and makes them again: tens of millions of rows are
 * stored in a third of the time.
 */
async function withoutIndexes({database: {db}}: TestServer, table: string, work: () => Promise<void>): Promise<void> {
  const {rows: keys} = await sql<{owner: string; name: string; definition: string}>`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype in ('f', 'p', 'u') and (conrelid = ${table}::regclass or confrelid = ${table}::regclass)
    order by contype`.execute(db)
  const {rows: indexes} = await sql<{name: string; definition: string}>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and indexname not in (select conname from pg_constraint)`.execute(db)
  // Foreign keys go first and come last.
  for (const {owner, name} of keys) await sql.raw(`alter table ${owner} drop constraint "${name}"`).execute(db)
  for (const {name} of indexes) await sql.raw(`drop index "${name}"`).execute(db)
  await work()
  for (const {owner, name, definition} of keys.toReversed())
    await sql.raw(`alter table ${owner} add constraint "${name}" ${definition}`).execute(db)
  for (const {definition} of indexes) await sql.raw(definition).execute(db)
}

/** What else is done on the days of the answers: visits, a study, a review, five cards, and an exam every week. */
async function addDeeds({database: {db}}: TestServer, name: string, amount: number): Promise<void> {
  const days = Math.ceil(amount / aDay)
  const today = new Date(wednesdayNoon)
  const date = sql`to_char(${today}::timestamptz - make_interval(days => d), 'YYYYMMDD')`
  const each = sql`from profile p, generate_series(1, ${days}) d`
  const one = sql`where p.name = ${name}`
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update profile set created_at = ${accountsSince} where name = ${name}`.execute(tx)
    await sql`insert into login_record (profile_id, study_day, seen_at) select p.id, ${date}, ${today} ${each} ${one}`.execute(
      tx,
    )
    await sql`
      insert into agenda_lesson (agenda_id, part, lesson_id, position, finished_at)
      select p.id || '-' || d, part, 'l' || d % 400, 0, ${today}
      ${each}, unnest(array['theoreticalStudy', 'theoreticalReview']) part ${one}`.execute(tx)
    await sql`
      insert into flashcard_answer (id, profile_id, agenda_id, flashcard_id, outcome, calendar_date, theoretical_type, answered_at,
        created_at)
      select p.id || '-' || d || '-' || n, p.id, p.id || '-' || d, 'c' || n, n % 2, ${date}, 'theoreticalStudy', ${today}, ${today}
      ${each}, generate_series(0, 4) n ${one}`.execute(tx)
    await sql`
      insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, kind)
      select p.id || '-x' || d, p.id, ${date}, false, ${today}, 'exam' ${each} ${one} and d % 7 = 1`.execute(tx)
    await sql`
      insert into exam_activity (id, profile_id, kind, is_extra, calendar_date, created_at, updated_at, finished_at)
      select p.id || '-x' || d, p.id, 'exam', false, ${date}, ${today}, ${today}, ${today} ${each} ${one} and d % 7 = 1`.execute(
      tx,
    )
  })
}

const named = (server: TestServer, name: string): Promise<Student> =>
  server.student({name, institution_target: JSON.stringify([{uf: 'SP', institution: 'USP'}])})

/** @throws Error when the reply says nothing: its time would say nothing either */
async function ask(server: TestServer, student: Student, document: string, variables: Record<string, unknown>) {
  const began = performance.now()
  const {codes, data} = await server.ask(document, variables, {token: student.token})
  const elapsed = performance.now() - began
  const isEmpty = Object.values(data ?? {none: null}).some(
    (told) => told === null || (Array.isArray(told) && told.length === 0),
  )
  if (codes.length > 0 || isEmpty) throw new Error(`${document.slice(0, 80)}: ${codes.join() || 'nothing'}`)
  return elapsed
}

/** The widest that each query takes, where it takes a range: an account of six years. */
const longest: Readonly<Record<string, Record<string, unknown>>> = {
  getTrophiesByDateRange: {calendarDateStart: '20250715', calendarDateEnd: wednesday},
  getPerformanceChart: {startsAt: '20250716'},
  countAnswerClassification: {dateStart: '20200710', dateEnd: wednesday},
  performanceByClassificationInTestsAndSimulated: {dateStart: '20200710', dateEnd: wednesday},
  getUserRankingStatus: {mockExamTemplate: mock},
  getRankingPercentiles: {mockExamTemplate: mock},
  getPresenceDates: {dateStart: '20250715', dateEnd: wednesday},
  examPerformance: {dateStart: '20250715', dateEnd: wednesday},
  countFlashcards: {dateStart: '20250715', dateEnd: wednesday},
  answersOverTime: {dateStart: '20250715', dateEnd: wednesday},
}

const today = () => ({calendarDate: wednesday})
const queries: typeof performanceQueryCases = {
  agenda: {document: agendaDocument, variables: today},
  dayOpening: {document: dayOpeningDocument, variables: today},
  ...performanceQueryCases,
}

/** The day and every query of performance by the two students in turns. */
async function readFigures(server: TestServer, many: Student, few: Student, turns: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const agenda = {
    _id: '',
    calendarDate: wednesday,
    theoreticalStudy: [],
    theoreticalReview: [],
    smartReview: null,
    smartReviewPreChoice: [],
  }
  for (const [name, {document, variables}] of Object.entries(queries)) {
    const times = {many: [] as number[], few: [] as number[]}
    const asked = {...variables(agenda, server.now), ...longest[name]}
    for (let turn = 0; turn < turns + 10; turn += 1) {
      for (const [key, student] of [
        ['many', many],
        ['few', few],
      ] as const) {
        const elapsed = await ask(server, student, document, asked)
        // The first ones fill caches and plans.
        if (turn >= 10) times[key].push(elapsed)
      }
    }
    figures.push({
      name: `${name}: 100,000 answers beside 100`,
      unit: 'ms',
      figure: percentile(times.many, 0.5),
      limit: percentile(times.few, 0.5),
      most: goals.longHistory.ratio,
    })
  }
  return figures
}

const triggers = ['answers_added', 'answers_changed', 'answers_removed']

/** Answers one by one, in blocks with the triggers and without them. */
async function writeFigure(server: TestServer, writer: Student, writes: number): Promise<Figure> {
  const {db} = server.database
  const id = `${writer.profileId}-escrita`
  await sql`insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at)
    values (${id}, ${writer.profileId}, ${wednesday}, false, ${new Date(server.now)})`.execute(db)
  await sql`insert into agenda_question (agenda_id, question_id, part, position)
    select ${id}, 'b' || n, 'theoreticalStudy', n from generate_series(0, ${2 * writes + 60}) n`.execute(db)
  const agenda = {
    _id: id,
    calendarDate: wednesday,
    theoreticalStudy: [],
    theoreticalReview: [],
    smartReview: null,
    smartReviewPreChoice: [],
  }
  const times = {with: [] as number[], without: [] as number[]}
  const block = Math.ceil(writes / 3)
  let next = 0
  for (let round = 0; round < 6; round += 1) {
    const isWith = round % 2 === 0
    for (const name of triggers)
      await sql.raw(`alter table answer ${isWith ? 'enable' : 'disable'} trigger ${name}`).execute(db)
    for (let turn = 0; turn < block; turn += 1) {
      const input = {...answerInput(agenda, `b${next}`, 1, server.now), seconds: 30}
      next += 1
      const elapsed = await ask(server, writer, oneAnswerDocument, {input, key: randomUUID()})
      // A change of triggers makes every connection plan anew.
      if (turn >= block / 3) times[isWith ? 'with' : 'without'].push(elapsed)
    }
  }
  for (const name of triggers) await sql.raw(`alter table answer enable trigger ${name}`).execute(db)
  return {
    name: 'an answer with the aggregates beside one without',
    unit: 'ms',
    figure: percentile(times.with, 0.5),
    limit: percentile(times.without, 0.5),
    most: 1.15,
  }
}

/**
 * The day and the performance area on PostgreSQL: every query of a student with 100,000 answers beside one with 100, among the answers of
 * many others, and what the aggregates add to the time of an answer.
 */
export async function performanceFigures({isQuick, say}: BenchPlan): Promise<Figure[]> {
  const size = isQuick ? quick : whole
  const programs = await providePostgres(say)
  if (programs === undefined) return []
  const cluster = await startCluster(programs)
  process.env.TEST_DATABASE_URL = cluster.url
  const server = await TestServer.open('postgres')
  try {
    const seeding = performance.now()
    say(`performance: seeding ${(size.others + size.many + size.few).toLocaleString('en')} answers.`)
    await addBank(server)
    const [many, few, writer] = [
      await named(server, 'muitas'),
      await named(server, 'poucas'),
      await named(server, 'escritora'),
    ]
    const perStudent = 5_000
    await sql`
      insert into profile (id, uid, name, email, roles, study_week, created_at)
      select 'o' || n, 'outra' || n, 'outra', 'o' || n || '@exemplo.br', '[]', '{}', now()
      from generate_series(1, ${Math.ceil(size.others / perStudent)}) n`.execute(server.database.db)
    await withoutIndexes(server, 'answer', async () => {
      await addAnswers(server, 'muitas', size.many)
      await addAnswers(server, 'poucas', size.few)
      await addAnswers(server, 'outra', perStudent)
    })
    await addMockAndCards(server)
    await addDeeds(server, 'muitas', size.many)
    await addDeeds(server, 'poucas', size.few)
    await addRanking(server)
    say(`performance: seeded after ${Math.round((performance.now() - seeding) / 1_000)} s.`)
    const began = performance.now()
    await server.database.db.transaction().execute((tx) => rebuildAggregates(tx))
    say(`performance: "aggregates rebuild" took ${Math.round((performance.now() - began) / 1_000)} s.`)
    await sql`vacuum analyze`.execute(server.database.db)
    return [...(await readFigures(server, many, few, size.turns)), await writeFigure(server, writer, size.writes)]
  } finally {
    await server.close()
    await cluster.stop()
  }
}
