import type {Client} from '@urql/core'
import {type EventObject, fromCallback} from 'xstate'
import {isAgendaErrorName} from '../../../domain/shared/errors.ts'
import {readPolicy} from './warmUp.ts'
import {AgendaDocument} from '../gen/day/graphql.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'

/** Follows the agenda of one day: what the device knows first, then the server's word, then every change. */
export const watchAgendaWith = (client: () => Client) =>
  fromCallback<EventObject, {calendarDate: string}>(({input, sendBack}) => {
    let isKnown = false
    const watch = client()
      .query(AgendaDocument, {calendarDate: input.calendarDate}, {requestPolicy: readPolicy(input.calendarDate)})
      .subscribe(({data, error, stale}) => {
        if (data) sendBack({type: 'agenda.arrived', agenda: data.agenda, isStale: stale || error !== undefined})
        isKnown ||= Boolean(data)
        if (!error) return
        const code = codeOfError(error)
        // Without network the day stays what the device knows; the outbox says that the network is gone.
        if (code === null && isKnown) return
        sendBack({type: 'agenda.failed', error: isAgendaErrorName(code) ? code : 'DEFAULT'})
      })
    return () => watch.unsubscribe()
  })
