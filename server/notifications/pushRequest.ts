import {retryAfter} from '../../domain/delivery/retry.ts'
import {oneLine, type Outcome} from '../delivery/queue.ts'

/** Milliseconds a push service has for its answer. */
export const pushPatience = 15_000

/** Bytes of an answer that are read; it says little that matters. */
const mostOfAnswer = 4_096

export type PushAnswer = {readonly status: number; readonly text: string; readonly retryAfter: number}

export type PushTransport = {
  /** The network. */
  readonly fetch: typeof fetch
  /** Milliseconds since 1970-01-01 UTC. */
  readonly clock: () => number
  readonly patience: number
}

/** The first bytes of an answer as text; what comes after them is not waited for. */
async function beginning({body}: Response): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, {stream: true})
    if (text.length > mostOfAnswer) break
  }
  return text.slice(0, mostOfAnswer)
}

/**
 * Posts to a push service. It follows no redirect: an address that a browser registered must not lead this server elsewhere.
 *
 * @throws Error when there is no answer in time
 */
export async function postPush(
  {fetch: send, clock, patience}: PushTransport,
  url: string,
  init: {readonly headers: Record<string, string>; readonly body: string | Uint8Array<ArrayBuffer> | URLSearchParams},
  signal: AbortSignal,
): Promise<PushAnswer> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const response = await send(url, {...init, method: 'POST', redirect: 'error', signal: ending})
  return {
    status: response.status,
    text: await beginning(response),
    retryAfter: retryAfter(response.headers.get('retry-after'), clock()),
  }
}

/**
 * What an answer means that says nothing of the device: too much or a fault of theirs passes, a fault of ours may be mended
 * (keys, clock), anything else is final.
 */
export function outcomeOfStatus({status, text, retryAfter: wish}: PushAnswer): Outcome {
  if (status >= 200 && status < 300) return {kind: 'sent'}
  const error = oneLine(`${status} ${text}`)
  const isPassing = status >= 500 || [401, 403, 408, 425, 429].includes(status)
  return isPassing ? {kind: 'failed', error, retryAfter: wish} : {kind: 'dead', error}
}
