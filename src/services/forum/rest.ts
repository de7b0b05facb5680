import createClient, {type Client} from 'openapi-fetch'
import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'
import {type ErrorCode, failureOf, isErrorCode} from '../../../domain/shared/errors.ts'
import type {paths} from '../../../schema/rest/openapi.ts'
import {authorizedFetch} from '../platform/authorizedFetch.ts'
import {serverClock} from '../platform/clock.ts'
import {type ClientConfig, clientConfig} from '../platform/config.ts'
import {timeZone} from '../platform/device.ts'
import {tokensOf} from '../platform/identity.ts'
import {RequestError, timeoutMs, unansweredFailure} from '../profile/requests.ts'

export type RestClient = Client<paths>

/** A request that the server refused by name, or that nobody answered: then `code` is null. */
export class RestError extends RequestError {
  readonly code: ErrorCode | null

  constructor(failure: RequestFailure, code: ErrorCode | null, options?: ErrorOptions) {
    super(failure, options)
    this.name = 'RestError'
    this.code = code
  }
}

/** A generated client asks with one `Request`, which can be sent once; a renewed login sends it a second time. */
const fetchWith =
  (ask: typeof fetch) =>
  async (request: Request): Promise<Response> =>
    ask(request.url, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      ...(request.body !== null && {body: await request.text()}),
    })

/** The generated client over a `fetch`; lists in an address are separated by commas. */
export const restOver = (baseUrl: string, send: (request: Request) => Promise<Response>): RestClient =>
  createClient<paths>({baseUrl, fetch: send, querySerializer: {array: {style: 'form', explode: false}}})

/** The client of a student at a base address; empty is this very server. */
export const restAt = (uid: string, base: string, send = authorizedFetch): RestClient =>
  restOver(
    base === '' ? location.origin : base,
    fetchWith(
      send({
        token: tokensOf(uid),
        timeZone,
        monotonic: serverClock.monotonic,
        onServerTime: serverClock.observe,
        // A login that has ended is the product's own client's to tell: two would ask for the password twice.
        onUnauthorized: () => undefined,
      }),
    ),
  )

/** What opens the forum's service; asked for with each request, and answered at once after the first. */
export type OpenRest = () => Promise<RestClient>

/** One of the services for a student. It rejects when this deployment's configuration cannot be had, and tries again. */
function restOf(uid: string, service: keyof ClientConfig['rest']): OpenRest {
  let opening: Promise<RestClient> | null = null
  return () => {
    opening ??= clientConfig().then(
      ({rest}) => restAt(uid, rest[service]),
      (error: unknown) => {
        opening = null
        throw error
      },
    )
    return opening
  }
}

/** The forum's service for a student. */
export const forumRest = (uid: string): OpenRest => restOf(uid, 'forum')

const assistants = new Map<string, OpenRest>()

/** The assistant's service for a student: one for all forums, so that its health is asked for once (spec 2§9). */
export function assistantRest(uid: string): OpenRest {
  const open = assistants.get(uid) ?? restOf(uid, 'assistant')
  assistants.set(uid, open)
  return open
}

type Reply<Data> = {readonly data?: Data | undefined; readonly error?: unknown; readonly response: Response}

/** The name of a refusal; null for a reply without one. */
export function codeOfReply(error: unknown): ErrorCode | null {
  const name = typeof error === 'object' && error !== null && 'error' in error ? error.error : null
  return isErrorCode(name) ? name : null
}

const unauthorized = 401

function failureOfReply({status}: Response, code: ErrorCode | null): RequestFailure {
  if (status === unauthorized) return 'unauthenticated'
  if (code !== null) return failureOf(code).kind
  return status === 429 || status >= 500 ? 'unreachable' : 'refused'
}

/** Runs a request to its reply. Rejects with a `RestError` when there is none, or when the server refuses. */
export async function replied<Data>(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Reply<Data>>,
): Promise<Data> {
  const reply = await ask(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])).catch((error: unknown) => {
    throw new RestError(unansweredFailure(), null, {cause: error})
  })
  if (reply.data !== undefined) return reply.data
  const code = codeOfReply(reply.error)
  throw new RestError(failureOfReply(reply.response, code), code)
}
