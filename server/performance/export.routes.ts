import type {FastifyInstance} from 'fastify'
import * as v from 'valibot'
import {addDays, calendarDateOf} from '../../domain/shared/studyDay.ts'
import {isErrorCode} from '../../domain/shared/errors.ts'
import type {RequestContext, Services} from '../kernel/context.ts'
import {csvLine, csvMark} from '../kernel/csv.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {Operation} from '../kernel/operation.ts'
import {type PerformanceTable, performanceTables, tableOf} from './csvTables.ts'
import {todayOf} from './input.ts'

const names = Object.keys(performanceTables)
const isTable = (name: unknown): name is PerformanceTable => names.some((known) => known === name)

const date = v.pipe(v.string(), v.regex(/^\d{8}$/))
const query = v.object({
  table: v.custom<PerformanceTable>(isTable),
  calendarDate: v.optional(date),
  dateStart: v.optional(date),
  dateEnd: v.optional(date),
  startsAt: v.optional(date),
  tag: v.optional(v.picklist(['all', 'exam_and_mocks', 'easy_questions', 'medium_questions', 'hard_questions']), 'all'),
  mockExamTemplate: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})

/** Downloads of one student. */
export const mostPerMinute = 30

const statuses: Readonly<Partial<Record<string, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
}

type ExportOptions = {
  /** The product's name at the front of the file's. */
  readonly slug: string
  readonly contextOf: (headers: Readonly<Record<string, string | string[] | undefined>>) => RequestContext
  /**
   * Refuses who may not ask for an operation.
   *
   * @throws DomainError UNAUTHENTICATED, FORBIDDEN
   */
  readonly authorise: (operation: Operation, context: RequestContext) => Promise<void>
}

/**
 * `GET /performance/export?table=…` with a bearer token: one table of the performance area as a CSV file, from the query
 * that the page asks, with its permissions, limits and errors (`csvTables.ts`). A range that is not given is the last year.
 */
export function registerPerformanceExport(
  app: FastifyInstance,
  services: Pick<Services, 'clock'>,
  {slug, contextOf, authorise}: ExportOptions,
): void {
  const config = {rateLimit: {max: mostPerMinute, timeWindow: '1 minute'}}
  app.get('/performance/export', {config}, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const asked = v.safeParse(query, request.query)
    if (!asked.success) return reply.code(400).send({error: 'BAD_INPUT'})
    const context = contextOf(request.headers)
    const {table: name, ...given} = asked.output
    const table = tableOf(name)
    const today = todayOf(context)
    const dateEnd = given.dateEnd ?? today
    const wish = {
      ...given,
      calendarDate: given.calendarDate ?? today,
      dateEnd,
      dateStart: given.dateStart ?? (name === 'report' ? `${dateEnd.slice(0, 6)}01` : addDays(dateEnd, -365)),
      startsAt: given.startsAt ?? addDays(today, -357),
    }
    try {
      await authorise(table.operation, context)
      const lines = (await table.rows(context, wish)).map(csvLine)
      const day = calendarDateOf(services.clock(), context.timeZone)
      return await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${slug}-desempenho-${name}-${day}.csv"`)
        .send(`${csvMark}${csvLine(table.columns)}${lines.join('')}`)
    } catch (error) {
      if (!(error instanceof DomainError) || !isErrorCode(error.code)) throw error
      return reply.code(statuses[error.code] ?? 400).send({error: error.code})
    }
  })
}
