import {type Client, type Exchange, mapExchange, type Operation} from '@urql/core'

export type ActiveQueries = {
  /** Goes before the cache. */
  readonly exchange: Exchange
  /** Asks the server again for everything that is shown. */
  readonly askAgain: (client: Client) => void
}

/**
 * Knows the queries that somebody shows now. A subscription tells nobody what happened while its socket was away, so
 * that they are asked again when the network or the socket is back; two devices then agree without a reload.
 */
export function followQueries(): ActiveQueries {
  const active = new Map<number, Operation>()
  return {
    exchange: mapExchange({
      onOperation: (operation) => {
        if (operation.kind === 'query') active.set(operation.key, operation)
        if (operation.kind === 'teardown') active.delete(operation.key)
      },
    }),
    askAgain: (client) => {
      for (const operation of active.values()) {
        client.reexecuteOperation(client.createRequestOperation('query', operation, {requestPolicy: 'cache-and-network'}))
      }
    },
  }
}
