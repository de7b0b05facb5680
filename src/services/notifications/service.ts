import {Client, type OperationResult} from '@urql/core'
import {createClient as createSocket} from 'graphql-ws'
import {authorizedFetch} from '../platform/authorizedFetch.ts'
import {serverClock} from '../platform/clock.ts'
import {clientConfig} from '../platform/config.ts'
import {timeZone} from '../platform/device.ts'
import {tokensOf} from '../platform/identity.ts'
import {persisted} from '../platform/persisted.ts'
import {postExchange} from '../platform/postExchange.ts'
import {NotificationReceivedDocument} from '../gen/notifications/graphql.ts'
import {socketSubscriptions} from '../platform/socketSubscriptions.ts'

/** The notification service of one student: an address and a token of its own (spec 1§7, C-24). */
export type NotificationService = {
  readonly client: Client
  /** Calls back when something arrives, and when the connection is back, for what came meanwhile. Returns the stop. */
  readonly follow: (onNews: () => void) => () => void
}

export type OpenService = () => Promise<NotificationService>

const header = 'x-service-token'

async function open(uid: string, closing: AbortSignal): Promise<NotificationService> {
  const {notifications} = await clientConfig()
  const token = tokensOf(uid)
  const service = notifications.token === null ? {} : {[header]: notifications.token}
  const url = new URL(notifications.url, location.origin)
  const socket = createSocket({
    url: url.href.replace(/^http/, 'ws'),
    lazy: true,
    shouldRetry: () => true,
    retryAttempts: Number.POSITIVE_INFINITY,
    connectionParams: async () => ({...service, authorization: `Bearer ${(await token()) ?? ''}`, timeZone}),
  })
  // Closing a socket that never opened rejects; there is nothing to do about it.
  closing.addEventListener('abort', () => void Promise.resolve(socket.dispose()).catch(() => undefined))
  const client = new Client({
    url: url.href,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetchOptions: {headers: service},
    // A login that has ended is the product's own client's to tell: two would ask for the password twice.
    fetch: authorizedFetch({
      token,
      timeZone,
      monotonic: serverClock.monotonic,
      onServerTime: serverClock.observe,
      onUnauthorized: () => undefined,
    }),
    exchanges: [
      // Another service than this product's own knows none of its documents.
      ...(notifications.documents === 'persisted' ? [persisted] : []),
      postExchange,
      socketSubscriptions(socket),
    ],
  })
  return {
    client,
    follow: (onNews) => {
      let connections = 0
      const stopWatching = socket.on('connected', () => {
        connections += 1
        if (connections > 1) onNews()
      })
      const watch = client.subscription(NotificationReceivedDocument, {}).subscribe(({data}) => {
        if (data) onNews()
      })
      return () => {
        stopWatching()
        watch.unsubscribe()
      }
    },
  }
}

/** The service of a student, opened at its first use and again after a failure; ended by the signal. */
export function serviceOf(uid: string, closing: AbortSignal): OpenService {
  let opening: Promise<NotificationService> | null = null
  return () => {
    opening ??= open(uid, closing).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
}

/** The data of a reply; rejects with the reply's error. */
export function dataOf<Data>({data, error}: Pick<OperationResult<Data>, 'data' | 'error'>): Data {
  if (error) throw error
  if (data === undefined) throw new Error('a reply without data')
  return data
}
