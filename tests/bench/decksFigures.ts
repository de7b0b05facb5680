import {sql} from 'kysely'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {providePostgres, startCluster} from '../../scripts/lib/postgres.ts'
import {findSimilarCards} from '../../server/decks/similar.repository.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {migrate} from '../../server/migrate.ts'
import {signCards} from '../../server/decks/signatures.ts'
import {readDecks} from '../../server/demo/community.ts'
import {type Figure, percentile} from './numbers.ts'
import type {BenchPlan} from './phoneFigures.ts'

const lessons = 600
const turns = 300

/** Fronts of the demo's cards, so that words are as frequent as students write them, each with a word of its own. */
async function seed({db}: Database, cards: number, fronts: readonly string[]): Promise<void> {
  const statements = [
    `insert into course (id, title, class_name, home_page, started_at, week_goals, content_hash)
      values ('curso', 'Curso', 'turma', '/agenda', now(), '{}', 'h')`,
    `insert into course_phase (course_id, phase, starts_after_days) values ('curso', 1, 0)`,
    `insert into lesson (id, course_id, title, area, classification, phase, release_after_days, is_pre_course, relevance,
        content_hash)
      select 'l' || n, 'curso', 'Tema ' || n, 'CM', '[]', 1, 0, false, 0.001, 'h' from generate_series(0, ${lessons - 1}) n`,
    // The square makes decks of all sizes: the largest has forty times the cards of the smallest.
    `insert into flashcard (id, lesson_id, position, content_hash, classification, inherits_classification, front, back,
        created_at, updated_at, is_community)
      select 'c' || n, 'l' || floor(${lessons} * power(n::float8 / ${cards}, 2))::integer, 0, '', '[]', true, '[]', '[]', now(), now(), true
      from generate_series(0, ${cards - 1}) n`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  await sql`insert into community_flashcard (flashcard_id, front_source, back_source, searched, created_at)
    select 'c' || n, front, 'Verso', lower(front) || E'\nverso', now()
    from generate_series(0, ${cards - 1}::integer) n
    cross join lateral (select (${[...fronts]}::text[])[1 + n * 7919 % ${fronts.length}::integer] || ' ' || n as front) t`.execute(
    db,
  )
  await signCards(db)
  await sql`vacuum analyze`.execute(db)
}

async function measured(name: string, database: Database, cards: number): Promise<Figure[]> {
  try {
    await migrate(database)
    const fronts = (await readDecks()).flatMap((deck) => deck.cards.map(([front]) => front))
    await seed(database, cards, fronts)
    const random = seededRandom(20_261_126)
    const times: number[] = []
    for (let turn = 0; turn < turns + 20; turn += 1) {
      // A card at random: large decks are written for more often.
      const lesson = Math.floor(lessons * random() ** 2)
      const front = fronts[Math.floor(random() * fronts.length)] ?? ''
      const began = performance.now()
      await findSimilarCards(database, {profileId: 'p', courseId: 'curso', lessonId: `l${lesson}`, front})
      // The first ones fill caches and plans.
      if (turn >= 20) times.push(performance.now() - began)
    }
    const {rows} = await sql<{most: number}>`select max(amount)::integer as most from (
      select count(*) as amount from flashcard group by lesson_id) t`.execute(database.db)
    const began = performance.now()
    await findSimilarCards(database, {profileId: 'p', courseId: 'curso', lessonId: 'l0', front: fronts[0] ?? ''})
    const largest = performance.now() - began
    return [
      {
        name: `similar cards among ${cards.toLocaleString('en')}, ${name}, p50`,
        unit: 'ms',
        figure: percentile(times, 0.5),
        limit: 1,
      },
      {name: 'the same, p95', unit: 'ms', figure: percentile(times, 0.95), limit: 1, most: 50},
      {name: `the same in the largest deck, of ${rows[0]?.most ?? 0} cards`, unit: 'ms', figure: largest, limit: 1},
    ]
  } finally {
    await database.close()
  }
}

/** Cards that ask nearly the same as one that is written, on both databases. */
export async function decksFigures({isQuick, say}: BenchPlan): Promise<Figure[]> {
  const cards = isQuick ? 20_000 : 200_000
  say(`similar cards: seeding ${cards} cards, on each database.`)
  const embedded = await measured('PGlite', await openDatabase({dataDir: 'memory://'}), cards)
  const programs = await providePostgres(say)
  if (programs === undefined) return embedded
  const cluster = await startCluster(programs)
  try {
    return [...(await measured('PostgreSQL', await openDatabase({databaseUrl: cluster.url}), cards)), ...embedded]
  } finally {
    await cluster.stop()
  }
}
