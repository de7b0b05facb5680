import type {GraphQLSchema} from 'graphql'
import {notificationMatrix} from '../notifications/matrix.ts'
import {
  notificationMutations,
  notificationQueries,
  notificationSubscriptions,
} from '../notifications/notifications.resolvers.ts'
import {executable} from './executable.ts'

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
