import {failureOfWrite} from '../../../domain/shared/failureOfWrite.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {isServerWell, mayBeFault} from '../outbox/faults.ts'
import type {Deliveries, Sent} from '../outbox/send.ts'
import {tellArrived} from './arrivals.ts'
import {codeOfReply, forumRest, type RestClient} from './rest.ts'

/** A reply that takes longer than this counts as lost; the comment is sent again with the same key. */
const timeoutMs = 20_000

/** Sends one comment; the same key makes a second try harmless. */
export async function sendComment(
  rest: RestClient,
  {key, input}: Pick<OutboxEntry<'createForumComment'>, 'key' | 'input'>,
): Promise<Sent> {
  const {data, error, response} = await rest.POST('/v1/comment/creation/', {
    params: {header: {'idempotency-key': key}},
    body: {...input, mentions: [...input.mentions]},
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (data !== undefined) {
    tellArrived(data)
    return {kind: 'confirmed'}
  }
  const code = codeOfReply(error)
  if (mayBeFault(code, {response}) && (await isServerWell())) return {kind: 'faulted'}
  if (code !== null) return failureOfWrite(code)
  return response.status === 401 ? {kind: 'unauthenticated'} : {kind: 'unreachable'}
}

/** Comments of forums go to the forum's own service; the documents of GraphQL have no part in it. */
export const forumDeliveries: Deliveries<'createForumComment'> = {
  createForumComment: async (_client, entry) => {
    try {
      return await sendComment(await forumRest(entry.owner)(), entry)
    } catch {
      return {kind: 'unreachable'}
    }
  },
}
