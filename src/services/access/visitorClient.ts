import {Client} from '@urql/core'
import {timeZone} from '../platform/device.ts'
import {persisted} from '../platform/persisted.ts'
import {postExchange} from '../platform/postExchange.ts'

/** Milliseconds after which a visitor's request counts as unanswered. */
const timeoutMs = 30_000

const patientFetch: typeof fetch = (url, init) => {
  const limit = AbortSignal.timeout(timeoutMs)
  return fetch(url, {...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit})
}

/** GraphQL for somebody who is not signed in: no cache, no socket, no token. Only lazily loaded screens know it. */
export const visitorClient = new Client({
  url: '/graphql',
  preferGetMethod: false,
  exchanges: [persisted, postExchange],
  fetch: patientFetch,
  fetchOptions: {headers: {'x-timezone': timeZone}},
})
