import {type Kysely, sql} from 'kysely'
import {type ExamType, isRevalida} from '../../domain/diagnostic/choice.ts'
import {slug} from '../content/slug.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {findStatistics, listDiagnosticInstitutions} from './statistics.repository.ts'
import {drawnPage, pageVersion, type Place} from './statisticsPage.ts'

type Db = {readonly db: Kysely<Tables>}

/** Any fixed number: whoever draws the pages waits for whoever is drawing them. */
const pagesLock = 7_310_003

const partOf = (name: string) => slug(name).slice(0, 80)

/** Institutions with an exam in the last five years. Of names that give the same address the first by letters has it. */
async function placesOf(db: Kysely<Tables>, now: number): Promise<Place[]> {
  const units = await listDiagnosticInstitutions({db}, {onlyRecent: true, now})
  const all = units.flatMap(({uf, institutions}) =>
    institutions.map(({name}) => ({uf, institution: name, path: `/${uf.toLowerCase()}/${partOf(name)}`})),
  )
  return [...Map.groupBy(all, ({path}) => path).values()].flatMap(([first]) =>
    first === undefined || first.path.endsWith('/') ? [] : [first],
  )
}

const examTypeOf = ({institution}: Place): ExamType => (isRevalida(institution) ? 'REVALIDA' : 'R1')

/**
 * Draws the pages of all institutions and stores them in place of those that were there, in the transaction it is given.
 *
 * @param now milliseconds since 1970
 */
export async function storeStatisticsPages(trx: Kysely<Tables>, now: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${pagesLock}::bigint)`.execute(trx)
  const places = await placesOf(trx, now)
  const pages: {path: string; html: string}[] = []
  for (const [examType, targets] of Map.groupBy(places, examTypeOf)) {
    const [, ...found] = await findStatistics({db: trx}, {targets, examType, now})
    for (const [at, place] of targets.entries()) {
      const statistics = found[at] ?? {institution: place.institution, difficulty: 0, themeStatistics: []}
      const near = places.filter(({uf, path}) => uf === place.uf && path !== place.path)
      pages.push({path: place.path, html: drawnPage({statistics, place, near, examType})})
    }
  }
  await trx.deleteFrom('statistics_page').execute()
  await sql`insert into statistics_page (path, html, version, written_at)
    select path, html, ${pageVersion}::integer, ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as page (path text, html text)`.execute(trx)
}

/** The stored page of a path, with blanks; undefined when there is none. */
export async function findStatisticsPage({db}: Db, path: string): Promise<string | undefined> {
  const row = await db.selectFrom('statistics_page').select('html').where('path', '=', path).executeTakeFirst()
  return row?.html
}

/** The paths of all stored pages, by letters. */
export async function listStatisticsPaths({db}: Db): Promise<string[]> {
  const rows = await db.selectFrom('statistics_page').select('path').orderBy('path').execute()
  return rows.map(({path}) => path)
}

/**
 * When the oldest stored page was drawn, in milliseconds since 1970; undefined when none is stored, or one of another
 * version of the product.
 */
export async function statisticsPagesDrawnAt({db}: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('statistics_page')
    .select(({fn}) => [fn.min('written_at').as('at'), fn.min('version').as('oldest'), fn.max('version').as('newest')])
    .executeTakeFirst()
  const isCurrent = row?.oldest === pageVersion && row.newest === pageVersion
  return isCurrent && row.at !== null ? row.at.getTime() : undefined
}
