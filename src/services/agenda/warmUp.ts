import type {Client} from '@urql/core'
import {AgendaDocument, QuestionManyDocument} from '../gen/graphql.ts'
import {firstChunk} from '../question/chunks.ts'

/** Asks for the day's agenda and its first questions while the product is still opening, so that they are there when it has. */
export function warmUpDay(client: Client, calendarDate: string): void {
  void client
    .query(AgendaDocument, {calendarDate}, {requestPolicy: 'network-only'})
    .toPromise()
    .then(({data}) => {
      const ids = firstChunk(data?.agenda.theoreticalStudy[0]?.questions ?? data?.agenda.smartReview?.questions ?? [])
      if (!data || ids.length === 0) return
      void client
        .query(QuestionManyDocument, {ids, calendarDate, type: 'question', activity: data.agenda._id})
        .toPromise()
        .then(() => performance.mark('aristo:questions'))
    })
}
