import type {
  Mutation as NotificationMutation,
  Query as NotificationQuery,
  Subscription as NotificationSubscription,
} from '../../schema/generated/notificationResolvers.ts'
import type {Mutation, Query, Subscription} from '../../schema/generated/resolvers.ts'

/** Every root field of the schema. */
export type Operation = Exclude<keyof Query | keyof Mutation | keyof Subscription, '__typename'>

/** Every root field of the notification service's schema. */
export type NotificationOperation = Exclude<
  keyof NotificationQuery | keyof NotificationMutation | keyof NotificationSubscription,
  '__typename'
>
