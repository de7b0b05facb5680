import {Client, mapExchange, type Operation} from '@urql/core'
import {cacheExchange, type KeyGenerator} from '@urql/exchange-graphcache'
import {afterHydration} from './afterHydration.ts'
import {bootReply, takeBoot} from './bootReply.ts'
import {type CacheNeeds, cacheStorage} from './cacheStorage.ts'
import {serverClock} from './clock.ts'
import {timeZone} from './device.ts'
import {authorizedFetch} from './authorizedFetch.ts'
import {dayPainted} from './dayPainted.ts'
import {codeOfError} from './graphqlErrors.ts'
import {tokensOf} from './identity.ts'
import {laterFields} from './laterFields.ts'
import {liveSocket} from './liveSocket.ts'
import {mutationUpdates} from './mutationUpdates.ts'
import {persisted} from './persisted.ts'
import {postExchange} from './postExchange.ts'
import {socketSubscriptions} from './socketSubscriptions.ts'
import {userPauses} from './userIdle.ts'

export type Connection = {
  readonly client: Client
  /** Forgets the socket and, when asked, everything cached on the device. */
  readonly close: (options: {forget: boolean}) => void
  /** Drops everything cached on the device, for a page that is about to load anew. */
  readonly dropCache: () => Promise<void>
}

/** Who is told that the server takes this login no longer, or refuses what the student may do otherwise: a block. */
export type Refusals = {
  readonly onUnauthorized: () => void
  readonly onForbidden: () => void
  /** The server knows the build of this page no longer, or not yet. */
  readonly onOutdated: () => void
}

const embedded = () => null

const scopedKey: KeyGenerator = ({scopedId}) => (typeof scopedId === 'string' ? scopedId : null)

/**
 * `MockExamTemplateInfo` has the id of its template: an extra of the same mock has figures of its own. A mock exam that was
 * never opened has no id; the lists of the history are kept whole.
 */
const exceptions: Record<string, KeyGenerator> = {
  MockExamTemplateInfo: embedded,
  MockExamHistoryEntry: embedded,
  Question: scopedKey,
  Flashcard: scopedKey,
}

const keyOf: KeyGenerator = ({id, _id}) => (typeof id === 'string' ? id : typeof _id === 'string' ? _id : null)

/**
 * An object without an id lives inside of another one. The cache does so by itself, and warns of each such type in
 * development, where it is told of all types for that reason.
 */
const cacheKeys: Record<string, KeyGenerator> = import.meta.env.DEV
  ? new Proxy(exceptions, {get: (known, type: string) => known[type] ?? keyOf})
  : exceptions

/** A client for one signed-in student, with a cache of its own on the device (so that a reload without network works). */
export function connect(
  uid: string,
  {onUnauthorized, onForbidden, onOutdated, painted}: Refusals & CacheNeeds,
): Connection {
  const since = performance.now()
  const page = takeBoot()
  const token = tokensOf(uid, page?.uid === uid ? page.token : undefined)
  const storage = cacheStorage(uid, {painted})
  const ask = authorizedFetch({
    token,
    timeZone,
    monotonic: serverClock.monotonic,
    onServerTime: serverClock.observe,
    onUnauthorized,
  })
  const boot = bootReply({
    boot: page,
    uid,
    build: import.meta.env.VITE_DOCUMENTS,
    onServerTime: serverClock.observe,
  })
  /** The queries whose answers somebody watches. */
  const watched = new Map<number, Operation>()
  const socket = liveSocket(async () => {
    // It asks for a token, which may load the identity SDK.
    await dayPainted()
    await userPauses()
    return (await import('./socketClient.ts')).openSocket(token, {watched, client, since})
  })
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: ask,
    exchanges: [
      mapExchange({
        onOperation: (operation) => {
          if (operation.kind === 'query') watched.set(operation.key, operation)
          else watched.delete(operation.key)
          if (operation.kind === 'mutation') boot.end()
        },
        onError: (error) => {
          const code = codeOfError(error)
          if (code === 'FORBIDDEN') onForbidden()
          if (code === 'PERSISTED_DOCUMENT_NOT_FOUND') onOutdated()
        },
      }),
      afterHydration(storage.hydrated),
      cacheExchange({
        storage,
        resolvers: laterFields,
        updates: {Mutation: mutationUpdates},
        keys: cacheKeys,
      }),
      boot.exchange,
      persisted,
      postExchange,
      socketSubscriptions(socket),
    ],
  })
  return {
    client,
    close: ({forget}) => {
      void socket.close()
      if (forget) void storage.clear()
    },
    dropCache: async () => {
      await socket.close()
      await storage.clear()
    },
  }
}
