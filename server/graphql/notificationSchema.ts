import type {GraphQLSchema} from 'graphql'
import {notificationPermissions} from '../notifications/permissions.ts'
import {
  notificationMutations,
  notificationQueries,
  notificationSubscriptions,
} from '../notifications/notifications.resolvers.ts'
import {executable} from './executable.ts'

/** The notification service's schema (`schema/notifications.graphql`) behind its own permissions. */
export function notificationSchema(): GraphQLSchema {
  return executable({
    file: 'notifications.graphql',
    queries: notificationQueries,
    mutations: notificationMutations,
    subscriptions: notificationSubscriptions,
    permissions: notificationPermissions,
  })
}
