import {FinishAgendaActivityContentDocument} from '../gen/writes/graphql.ts'
import {type Deliveries, send} from '../outbox/send.ts'

/** The end of a day's activity. */
export const agendaDeliveries: Deliveries<'finishAgendaActivityContent'> = {
  finishAgendaActivityContent: (client, {key, input}) =>
    send(client, FinishAgendaActivityContentDocument, {...input, idempotencyKey: key}),
}
