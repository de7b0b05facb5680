import {sql} from 'kysely'
import type {QuestionFilters} from '../../domain/extras/extras.types.ts'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {areaNames, themeAreas} from '../../domain/themes/areas.ts'
import {providePostgres, startCluster} from '../../scripts/lib/postgres.ts'
import {refreshQuestionIndex} from '../../server/content/questionIndex.ts'
import {countQuestions} from '../../server/extras/count.repository.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {migrate} from '../../server/migrate.ts'
import {type Figure, percentile} from './numbers.ts'
import type {BenchPlan} from './phoneFigures.ts'

type Size = {readonly questions: number; readonly answered: number; readonly students: number; readonly turns: number}

const whole: Size = {questions: 100_000, answered: 1_000_000, students: 200, turns: 200}
const quick: Size = {questions: 10_000, answered: 50_000, students: 50, turns: 40}

const lessons = 600
const currentYear = 2026
const now = Date.UTC(currentYear, 10, 24, 15)

/** A bank of six hundred themes, sixty institutions and twenty-two years, and students with as many answers each. */
async function seed({db}: Database, {questions, answered, students}: Size): Promise<void> {
  const statements = [
    `insert into course (id, title, class_name, home_page, started_at, week_goals, content_hash)
      values ('curso', 'Curso', 'turma', '/agenda', now(), '{}', 'h')`,
    `insert into course_phase (course_id, phase, starts_after_days) values ('curso', 1, 0)`,
    `insert into lesson (id, course_id, title, area, classification, phase, release_after_days, is_pre_course, relevance,
        content_hash)
      select 'l' || n, 'curso', 'Tema ' || n, (array['CIR', 'CM', 'SC', 'GO', 'PED', 'EXT'])[1 + n % 6],
        jsonb_build_array('Especialidade ' || n / 6 % 12, 'Assunto ' || n / 72), 1, 0, false, 0.001, 'h'
      from generate_series(0, ${lessons - 1}) n`,
    `insert into question (id, lesson_id, area, classification, inherits_classification, kind, body, choices, correct,
        institution, uf, year, difficulty, comment, content_hash, created_at, updated_at)
      select 'q' || n, l.id, l.area, l.classification, true, 'choice', '[]', '["a", "b", "c", "d"]', 1,
        'Instituição ' || n % 60, (array['SP', 'RJ', 'MG', 'BA', 'PR'])[1 + n % 5], 2005 + n / 7 % 22,
        (array['easy', 'medium', 'hard', null])[1 + n / 11 % 4], case when n / 3 % 10 < 7 then '{}'::jsonb end, 'h', now(),
        now()
      from generate_series(0, ${questions - 1}) n join lesson l on l.id = 'l' || (n::bigint * 7919 % ${lessons})`,
    `insert into profile (id, uid, name, email, roles, study_week, created_at)
      select 'p' || n, 'u' || n, 'Estudante', 'e' || n, '[]', '{}', now() from generate_series(0, ${students - 1}) n`,
    `insert into question_card (profile_id, question_id, due, stability, difficulty, scheduled_days, learning_steps, reps,
        lapses, state, last_review, last_outcome)
      select 'p' || s, 'q' || ((n * 31 + s * 7) % ${questions}), now(), 1, 1, 1, 0, 1, 0, 2,
        now() - make_interval(days => (n % 200)), n % 2
      from generate_series(0, ${students - 1}) s, generate_series(0, ${Math.ceil(answered / students) - 1}) n
      on conflict do nothing`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  await refreshQuestionIndex(db)
  await sql`analyze`.execute(db)
}

/** Filters as students combine them: of nothing to of everything. */
function someFilters(random: () => number): QuestionFilters {
  const some = <T>(items: readonly T[], share: number): T[] => items.filter(() => random() < share)
  const isPlaced = random() < 0.4
  const minYear = random() < 0.5 ? 2005 : 2005 + Math.floor(random() * 15)
  return {
    classification: some(themeAreas, 0.3).flatMap((area, index) =>
      random() < 0.5 ? [[areaNames[area]]] : [[areaNames[area], `Especialidade ${index}`]],
    ),
    difficulty: some(['unknown', 'easy', 'medium', 'hard'], 0.3),
    history: some(['unanswered', 'wrong', 'doubt', 'favorite', 'unseen'], 0.25),
    uf: isPlaced ? 'SP' : null,
    institution: isPlaced && random() < 0.5 ? `Instituição ${Math.floor(random() * 12) * 5}` : null,
    onlyWithComments: random() < 0.3,
    minYear,
    maxYear: 2027,
  }
}

type Times = {readonly elapsed: number[]; readonly processor: number[]}

/**
 * Milliseconds of each count, one after the other, each of another student with other filters: by the clock, and of this
 * process's processor, which an embedded database works on and which other work on the machine does not lengthen.
 */
async function timesOf(database: Database, {students, turns}: Size): Promise<Times> {
  const random = seededRandom(20_261_124)
  const times: Times = {elapsed: [], processor: []}
  for (let turn = 0; turn < turns + 20; turn += 1) {
    const scope = {profileId: `p${turn % students}`, courseId: 'curso', now, currentYear}
    const filters = someFilters(random)
    const [began, used] = [performance.now(), process.cpuUsage()]
    await countQuestions(database, filters, scope)
    const {user, system} = process.cpuUsage(used)
    // The first ones fill caches and plans.
    if (turn < 20) continue
    times.elapsed.push(performance.now() - began)
    times.processor.push((user + system) / 1_000)
  }
  return times
}

async function measured(name: string, database: Database, size: Size): Promise<Figure[]> {
  try {
    await migrate(database)
    await seed(database, size)
    const {elapsed, processor} = await timesOf(database, size)
    const bank = `${size.questions.toLocaleString('en')} questions, ${size.answered.toLocaleString('en')} answered, ${name}`
    return [
      {name: `countQuestions of ${bank}, p50`, unit: 'ms', figure: percentile(elapsed, 0.5), limit: 1},
      {name: 'the same, p95', unit: 'ms', figure: percentile(elapsed, 0.95), limit: 1, most: 50},
      ...(database.kind === 'pglite'
        ? [{name: 'the same, of the processor, p95', unit: 'ms', figure: percentile(processor, 0.95), limit: 1}]
        : []),
    ]
  } finally {
    await database.close()
  }
}

/** What remains after each filter of the question wizard: the one statement of `countQuestions`, on both databases. */
export async function extrasCountFigures({isQuick, say}: BenchPlan): Promise<Figure[]> {
  const size = isQuick ? quick : whole
  say(`countQuestions: seeding ${size.questions} questions and ${size.answered} answered ones, on each database.`)
  const embedded = await measured('PGlite', await openDatabase({dataDir: 'memory://'}), size)
  const programs = await providePostgres(say)
  if (programs === undefined) return embedded
  const cluster = await startCluster(programs)
  try {
    const overPostgres = await measured('PostgreSQL', await openDatabase({databaseUrl: cluster.url}), size)
    return [...overPostgres, ...embedded]
  } finally {
    await cluster.stop()
  }
}
