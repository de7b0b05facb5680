import type {Client as QueryClient, Operation} from '@urql/core'
import {type Client, createClient} from 'graphql-ws'
import {timeZone} from './device.ts'
import {markLive, subscribedAfter} from './onReconnect.ts'
import type {TokenSource} from './tokenSource.ts'

type Watching = {
  /** The queries whose answers somebody watches. */
  readonly watched: ReadonlyMap<number, Operation>
  readonly client: QueryClient
  /** When the first of them were asked, by `performance.now`. */
  readonly since: number
}

/** The code with which the server closes a socket whose login it does not take, or takes no longer. */
const refusedSocket = 4403

/** A first socket that stands so many milliseconds after the first reads has missed news as well. */
const longestGap = 10_000

/** A socket that was closed while its token was still asked for has nothing more to say; the browser would write an error on the console. */
class LenientSocket extends WebSocket {
  override send(data: Parameters<WebSocket['send']>[0]): void {
    if (this.readyState === WebSocket.OPEN) super.send(data)
  }
}

/**
 * The client of one student's socket. After a refusal it shows a new token: a login that no longer holds is found out
 * then, not with the student's next request. Where a socket opens after one was lost, or after one could not be had, or
 * late, news were missed: the watched queries are asked anew. Whoever listens with `onReconnect` hears of the first socket too.
 */
export function openSocket(token: TokenSource, {watched, client, since}: Watching): Client {
  let shown: string | null = null
  let isRefused = false
  let isLost = false
  let isFirst = true
  const askAnew = () => {
    markLive()
    for (const query of watched.values())
      client.reexecuteOperation(client.createRequestOperation('query', query, {requestPolicy: 'cache-and-network'}))
  }
  return createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: LenientSocket,
    lazy: true,
    shouldRetry: () => true,
    retryAttempts: Number.POSITIVE_INFINITY,
    connectionParams: async () => {
      shown = await token(isRefused ? {refused: shown} : {})
      return {authorization: `Bearer ${shown ?? ''}`, timeZone}
    },
    on: {
      closed: (event) => {
        isLost = true
        isRefused = event instanceof CloseEvent && event.code === refusedSocket
      },
      connected: () => {
        const isLate = isFirst && performance.now() - since > longestGap
        setTimeout(isLost || isLate ? askAnew : markLive, subscribedAfter)
        isLost = false
        isFirst = false
      },
    },
  })
}
