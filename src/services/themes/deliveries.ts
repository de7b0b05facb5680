import {FinishTheoreticalStudyDocument} from '../gen/writes/graphql.ts'
import {type Deliveries, send} from '../outbox/send.ts'

/** The end of a theme (F-037). */
export const themeDeliveries: Deliveries<'finishTheoreticalStudy'> = {
  finishTheoreticalStudy: (client, {key, input: {lesson}}) =>
    send(client, FinishTheoreticalStudyDocument, {lesson, idempotencyKey: key}),
}
