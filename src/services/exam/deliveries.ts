import type {CombinedError} from '@urql/core'
import {FinishMockExamDocument, StartExamDocument} from '../gen/writes/graphql.ts'
import {type Deliveries, send} from '../outbox/send.ts'
import {logOnly} from '../platform/log.ts'
import {chainOf} from './markChain.ts'

/** A mock exam that could not be started: the server's first message is written down (spec 2§8). */
function logStartError({graphQLErrors: [first]}: CombinedError): void {
  if (first) logOnly('start of a mock exam', first.message)
}

/** Start and end of exams. The start names the chain of this device's marks (D-19). */
export const examDeliveries: Deliveries<'startExam' | 'finishMockExam'> = {
  startExam: (client, {key, owner, input}) => {
    const {chain} = chainOf({owner, activity: input.activityId})
    return send(client, StartExamDocument, {input: {...input, chain}, idempotencyKey: key}, logStartError)
  },
  finishMockExam: (client, {key, input}) => send(client, FinishMockExamDocument, {input, idempotencyKey: key}),
}
