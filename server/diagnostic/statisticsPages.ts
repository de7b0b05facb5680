import type {FastifyInstance} from 'fastify'
import {registerPageStyle} from '../http/pages/style.ts'
import type {Services} from '../kernel/context.ts'
import {baseOf, filledIn, unknownPage} from './statisticsPage.ts'
import {
  findStatisticsPage,
  listStatisticsPaths,
  statisticsPagesDrawnAt,
  storeStatisticsPages,
} from './statisticsPages.repository.ts'

/** Milliseconds after which stored pages are drawn anew, because students answer and keys are published between imports. */
const life = 3_600_000

/** Milliseconds between two looks at how old the stored pages are. */
const lookInterval = 60_000

/** Pages of institutions for search engines and people, and the addresses of all. */
export type StatisticsPages = {readonly paths: () => Promise<readonly string[]>}

/**
 * A public page of each institution with exams in the last five years: what the compass tells, whole without script,
 * with structured data. Imports draw and store them (`storeStatisticsPages`); pages that are older than an hour are drawn
 * anew behind the request that finds them so, and are waited for only where an older version of the product left none.
 */
export function registerStatisticsPages(
  app: FastifyInstance,
  {database, clock, site: {origin, brandName}, log}: Pick<Services, 'database' | 'clock' | 'site' | 'log'>,
  brandSlug: string,
): StatisticsPages {
  registerPageStyle(app)
  const site = {origin, brandName, brandSlug}
  const base = baseOf(site)
  let lookedAt = -Infinity
  let drawing: Promise<void> | undefined

  const draw = () => {
    drawing ??= database.db
      .transaction()
      .execute((trx) => storeStatisticsPages(trx, clock()))
      .finally(() => {
        drawing = undefined
      })
    return drawing
  }

  const refreshed = async () => {
    if (clock() - lookedAt < lookInterval) return
    const drawnAt = await statisticsPagesDrawnAt(database)
    if (drawnAt === undefined) await draw()
    else if (clock() - drawnAt > life)
      draw().catch((error: unknown) => log.error({err: error}, 'the statistics pages could not be drawn anew'))
    lookedAt = clock()
  }

  app.get<{Params: {uf: string; institution: string}}>(`${base}/:uf/:institution`, async ({params}, reply) => {
    await refreshed()
    const page = await findStatisticsPage(database, `/${params.uf}/${params.institution}`.toLowerCase())
    void reply.type('text/html; charset=utf-8')
    if (page === undefined) return reply.code(404).send(unknownPage(site))
    return reply.header('cache-control', 'public, max-age=600').send(filledIn(page, site))
  })
  app.addHook('onClose', async () => {
    await drawing?.catch(() => undefined)
  })

  return {
    paths: async () => {
      await refreshed()
      return (await listStatisticsPaths(database)).map((path) => base + path)
    },
  }
}
