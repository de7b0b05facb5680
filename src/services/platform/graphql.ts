import {Client, fetchExchange, subscriptionExchange} from '@urql/core'
import {cacheExchange} from '@urql/exchange-graphcache'
import {makeDefaultStorage} from '@urql/exchange-graphcache/default-storage'
import {createClient as createSocket} from 'graphql-ws'
import {serverClock} from './clock.ts'
import {timeZone} from './device.ts'
import {storePreChoice} from '../question/preChoice.cache.ts'
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
const authorizedFetchWith =
  (onUnauthorized: () => void): typeof fetch =>
  async (url, init) => {
    const first = await ask(url, init, false)
    if (first.status !== unauthorized) return first
    const second = await ask(url, init, true)
    if (second.status === unauthorized) onUnauthorized()
    return second
  }

export type Connection = {
  readonly client: Client
  /** Forgets the socket and, when asked, everything cached on the device. */
  readonly close: (options: {forget: boolean}) => void
}

/** A client for one signed-in student, with a cache of its own on the device (so that a reload without network works). */
export function connect(uid: string, onUnauthorized: () => void): Connection {
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
    fetch: authorizedFetchWith(onUnauthorized),
    exchanges: [
      cacheExchange({
        storage,
        updates: {Mutation: {createOrUpdateOnePreChoice: storePreChoice}},
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
