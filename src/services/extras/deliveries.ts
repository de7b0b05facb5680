import {
  FinishExtraActivityDocument,
  FinishExtraTheoreticalReviewDocument,
  FinishExtraTheoreticalStudyDocument,
} from '../gen/writes/graphql.ts'
import {type Deliveries, send} from '../outbox/send.ts'

type Operation =
  | 'finishExtraActivity'
  | 'finishExtraTheoreticalStudyExtraActivity'
  | 'finishExtraTheoreticalReviewActivity'

/** The ends of extra activities, by their kind (spec 1§7, 2§7). */
export const extrasDeliveries: Deliveries<Operation> = {
  finishExtraActivity: (client, {key, input}) =>
    send(client, FinishExtraActivityDocument, {...input, idempotencyKey: key}),
  finishExtraTheoreticalStudyExtraActivity: (client, {key, input}) =>
    send(client, FinishExtraTheoreticalStudyDocument, {
      ...input,
      classification: [...input.classification],
      idempotencyKey: key,
    }),
  finishExtraTheoreticalReviewActivity: (client, {key, input}) =>
    send(client, FinishExtraTheoreticalReviewDocument, {
      ...input,
      classification: [...input.classification],
      idempotencyKey: key,
    }),
}
