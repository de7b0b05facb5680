import type {
  Mutation as NotificationMutation,
  Query as NotificationQuery,
  Subscription as NotificationSubscription,
} from '../../schema/generated/notificationResolvers.ts'
import type {Mutation, Query, Subscription} from '../../schema/generated/resolvers.ts'
import type {operations} from '../../schema/rest/openapi.ts'

/** Every root field of the schema. */
export type Operation = Exclude<keyof Query | keyof Mutation | keyof Subscription, '__typename'>

/** Every root field of the notification service's schema. */
export type NotificationOperation = Exclude<
  keyof NotificationQuery | keyof NotificationMutation | keyof NotificationSubscription,
  '__typename'
>

/** Every operation of the REST contract. */
export type RestOperation = keyof operations

/** Every call of the survey service, by method and path (spec 2§7). */
export type SurveyOperation =
  | 'GET /nps/should-execute'
  | 'POST /nps/complete-survey'
  | 'POST /nps/refuse-survey'
  | 'POST /nps/reply-later'
  | 'GET /temporary-nps/can-execute'
  | 'POST /temporary-nps/mark-survey-as-completed'
  | 'POST /temporary-nps/mark-today-as-skiped'
  | 'POST /student-admission'
  | 'POST /nps-feature/submit'
