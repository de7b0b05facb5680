import {type Client, createClient} from 'graphql-ws'
import {timeZone} from './device.ts'
import type {TokenSource} from './tokenSource.ts'

/** The code with which the server closes a socket whose login it does not take, or takes no longer. */
const refusedSocket = 4403

/**
 * The client of one student's socket. After a refusal it shows a new token: a login that no longer holds is found out
 * then, not with the student's next request.
 */
export function openSocket(token: TokenSource): Client {
  let shown: string | null = null
  let isRefused = false
  return createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    shouldRetry: () => true,
    retryAttempts: Number.POSITIVE_INFINITY,
    connectionParams: async () => {
      shown = await token(isRefused ? {refused: shown} : {})
      return {authorization: `Bearer ${shown ?? ''}`, timeZone}
    },
    on: {
      closed: (event) => {
        isRefused = event instanceof CloseEvent && event.code === refusedSocket
      },
    },
  })
}
