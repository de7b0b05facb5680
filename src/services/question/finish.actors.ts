import type {Client} from '@urql/core'
import {AgendaDocument} from '../gen/day/graphql.ts'

/** Asks the server whether the day's smart review has ended. Rejects without its word. */
export async function isReviewFinished(client: Client, calendarDate: string): Promise<boolean> {
  const {data, error} = await client.query(AgendaDocument, {calendarDate}, {requestPolicy: 'network-only'}).toPromise()
  if (!data) throw error ?? new Error('the agenda did not come')
  return data.agenda.smartReview?.finished ?? false
}
