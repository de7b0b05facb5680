import type {Client} from '@urql/core'
import {firstQuestions} from '../../../domain/agenda/firstQuestions.ts'
import {examRouteAt} from '../../../domain/agenda/routes.ts'
import {AgendaDocument, QuestionManyDocument} from '../gen/day/graphql.ts'

/** What was asked for while the product opened is not asked for again for so many milliseconds. */
const freshFor = 10_000
let warmed = {calendarDate: '', at: Number.NEGATIVE_INFINITY}

/** How the screen of a day reads its agenda: from the cache alone right after the warm-up, else also from the server. */
export const readPolicy = (calendarDate: string): 'cache-first' | 'cache-and-network' =>
  warmed.calendarDate === calendarDate && performance.now() - warmed.at < freshFor ? 'cache-first' : 'cache-and-network'

/**
 * Asks for the day's agenda and the first questions of the address while the product is still opening, so that they are
 * there when it has. Resolves when they have come, or have not.
 */
export async function warmUpDay(client: Client, calendarDate: string, path: string): Promise<void> {
  warmed = {calendarDate, at: performance.now()}
  const exam = examRouteAt(path) && import('../exam/warmUpExam.ts')
  // The screen shares this very request: it has the device's copy meanwhile, and without network at all.
  const {data} = await client.query(AgendaDocument, {calendarDate}, {requestPolicy: 'cache-and-network'}).toPromise()
  if (!data) return
  const {agenda} = data
  const first = exam
    ? await (await exam).warmUpExam(client, agenda, path)
    : {
        ids: firstQuestions(agenda),
        calendarDate,
        activity: agenda._id,
      }
  if (!first?.ids.length) return
  await client.query(QuestionManyDocument, {...first, type: 'question'}).toPromise()
  performance.mark('aristo:questions')
}
