import {Client, type CombinedError, fetchExchange, subscriptionExchange} from '@urql/core'
import {cacheExchange} from '@urql/exchange-graphcache'
import {makeDefaultStorage} from '@urql/exchange-graphcache/default-storage'
import {createClient as createSocket} from 'graphql-ws'
import {type ErrorCode, type Failure, failureOf, isErrorCode} from '../../../domain/shared/errors.ts'
import {serverClock} from './clock.ts'
import {timeZone} from './device.ts'
import {identityToken} from './identity.ts'

const unauthorized = 401

async function headersWithToken(init: RequestInit | undefined, isFresh: boolean): Promise<Headers> {
  const headers = new Headers(init?.headers)
  const token = await identityToken({isFresh})
  if (token) headers.set('authorization', `Bearer ${token}`)
  headers.set('x-timezone', timeZone)
  return headers
}

async function ask(url: RequestInfo | URL, init: RequestInit | undefined, isFresh: boolean): Promise<Response> {
  const headers = await headersWithToken(init, isFresh)
  const askedAt = serverClock.monotonic()
  const response = await fetch(url, {...init, headers})
  const server = Number(response.headers.get('x-server-now'))
  if (server > 0) serverClock.observe(server, askedAt, serverClock.monotonic())
  return response
}

/**
 * `fetch` with the identity token and the zone of the student. A refused token is renewed once (the device's clock may
 * have hidden that it had expired); every reply sets the server's clock.
 */
const authorizedFetch: typeof fetch = async (url, init) => {
  const response = await ask(url, init, false)
  return response.status === unauthorized ? ask(url, init, true) : response
}

export type Connection = {
  readonly client: Client
  /** Forgets the socket and, when asked, everything cached on the device. */
  readonly close: (options: {forget: boolean}) => void
}

/** A client for one signed-in student, with a cache of its own on the device (so that a reload without network works). */
export function connect(uid: string): Connection {
  const storage = makeDefaultStorage({idbName: `aristo-cache-${uid}`, maxAge: 7})
  const socket = createSocket({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    shouldRetry: () => true,
    retryAttempts: Number.POSITIVE_INFINITY,
    connectionParams: async () => ({authorization: `Bearer ${(await identityToken()) ?? ''}`, timeZone}),
  })
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: authorizedFetch,
    exchanges: [
      cacheExchange({
        storage,
        keys: {
          Question: (question) => (typeof question.scopedId === 'string' ? question.scopedId : null),
          TheoreticalActivity: () => null,
          SmartReview: () => null,
          DueItem: () => null,
          PreChoice: () => null,
          ExpertComment: () => null,
          StudentCourse: () => null,
          MenuItem: () => null,
          LoginFrequency: () => null,
        },
      }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({query, variables}) => ({
          subscribe: (sink) => ({
            unsubscribe: socket.subscribe({query: query ?? '', variables: {...variables}}, {
              next: ({data, errors}) => sink.next({data: data ?? null, ...(errors && {errors: [...errors]})}),
              error: (error) => sink.error(error),
              complete: () => sink.complete(),
            }),
          }),
        }),
      }),
    ],
  })
  return {
    client,
    close: ({forget}) => {
      void socket.dispose()
      if (forget) void storage.clear()
    },
  }
}

/** The server's name for what went wrong; null when no server answered. */
export function codeOfError(error: CombinedError): ErrorCode | null {
  const code = error.graphQLErrors[0]?.extensions.code
  if (error.graphQLErrors.length === 0) return null
  return isErrorCode(code) ? code : 'INTERNAL'
}

/** Sorts a failed operation for the outbox (D-01). */
export function failureOfError(error: CombinedError): Failure {
  const code = codeOfError(error)
  return code === null ? {kind: 'unreachable'} : failureOf(code)
}
