import {type Exchange, subscriptionExchange} from '@urql/core'
import type {Client} from 'graphql-ws'

/** Subscriptions of a GraphQL client over a socket. */
export const socketSubscriptions = (socket: Pick<Client, 'subscribe'>): Exchange =>
  subscriptionExchange({
    forwardSubscription: ({query, variables, extensions}) => ({
      subscribe: (sink) => ({
        unsubscribe: socket.subscribe(
          {query: query ?? '', variables: {...variables}, extensions},
          {
            next: ({data, errors}) => sink.next({data: data ?? null, ...(errors && {errors: [...errors]})}),
            error: (error) => sink.error(error),
            complete: () => sink.complete(),
          },
        ),
      }),
    }),
  })
