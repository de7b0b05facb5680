import type {GraphQLSchema} from 'graphql'
import {executable} from '../graphql/executable.ts'
import {notificationMatrix} from './matrix.ts'
import {notificationMutations, notificationQueries, notificationSubscriptions} from './notifications.resolvers.ts'

/** The notification service's schema (`schema/notifications.graphql`) behind its own role matrix. */
export function notificationSchema(): GraphQLSchema {
  return executable({
    file: 'notifications.graphql',
    queries: notificationQueries,
    mutations: notificationMutations,
    subscriptions: notificationSubscriptions,
    matrix: notificationMatrix,
  })
}
