import {failureOfWrite} from '../../../domain/shared/failureOfWrite.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {codeOfReply} from '../forum/rest.ts'
import {isServerWell, mayBeFault} from '../outbox/faults.ts'
import type {Deliveries, Sent} from '../outbox/send.ts'
import {askSurveys} from './surveys.ts'

/** A reply that takes longer than this counts as lost; the same key makes a second try harmless. */
const timeoutMs = 20_000

async function sendFeedback({key, owner, input}: OutboxEntry<'sendFeedback'>): Promise<Sent> {
  const response = await askSurveys(owner, input.path, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'idempotency-key': key},
    body: JSON.stringify(input.body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return {kind: 'confirmed'}
  if (response.status === 401) return {kind: 'unauthenticated'}
  const reply: unknown = await response.json().catch(() => null)
  const code = codeOfReply(reply)
  if (mayBeFault(code, {response}) && (await isServerWell())) return {kind: 'faulted'}
  return code === null ? {kind: 'unreachable'} : failureOfWrite(code)
}

/** What students tell goes to the survey service; the documents of GraphQL have no part in it. */
export const feedbackDeliveries: Deliveries<'sendFeedback'> = {
  sendFeedback: async (_client, entry) => {
    try {
      return await sendFeedback(entry)
    } catch {
      return {kind: 'unreachable'}
    }
  },
}
