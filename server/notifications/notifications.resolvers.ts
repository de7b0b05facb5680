import type {
  Notification,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../../schema/generated/notificationResolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {NotificationEvent} from '../kernel/eventHub.ts'
import {type IdempotentMutation, runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import type {NotificationOperation} from '../kernel/operation.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {
  countNew,
  findNotification,
  findNotifications,
  storeLastSeen,
  storeReader,
  storeSeen,
  storeToken,
  type TokenChange,
} from './notification.repository.ts'
import {isSubscription, readSubscription, subscriptionToken} from './webPush.ts'

/** A page has at most this many notifications (spec 3§5). */
export const pageSize = 10

/** Nobody pages further back than this many notifications. */
const deepest = 10_000

function checkedPage(limit: number, skip: number) {
  if (limit < 1 || limit > pageSize) throw new DomainError('BAD_INPUT', `A page has 1 to ${pageSize} notifications.`)
  if (skip < 0 || skip > deepest) throw new DomainError('BAD_INPUT', `skip is 0 to ${deepest}.`)
  return {limit, skip}
}

/** A token as it is kept. A browser's own subscription comes by Firebase's operation, as JSON. */
function checkedToken(change: TokenChange): TokenChange {
  const {kind, token} = change
  if (!/^[\x21-\x7e]{1,4096}$/.test(token)) throw new DomainError('BAD_INPUT', 'Not a push token.')
  if (kind !== 'fcm' || !isSubscription(token)) return change
  const subscription = readSubscription(token)
  if (subscription === undefined) throw new DomainError('BAD_INPUT', 'Not a subscription of a push service.')
  return {...change, kind: 'web', token: subscriptionToken(subscription)}
}

/** Whose things these are is said by the identity token alone (D-12). */
async function changeOnce<Result>(
  context: RequestContext,
  operation: NotificationOperation,
  {key, input}: {readonly key: string; readonly input: unknown},
  work: (mutation: IdempotentMutation) => {
    readonly attempt: () => Promise<Result>
    readonly replay: () => Promise<Result>
  },
): Promise<Result> {
  const {profile} = await signedInSession(context)
  const {database, clock} = context.services
  const mutation = idempotentMutation(operation, profile.id, key, input, clock())
  return runIdempotent(database, mutation, work(mutation))
}

/** The same for what answers with true. */
function tellOnce(
  context: RequestContext,
  operation: NotificationOperation,
  asked: {readonly key: string; readonly input: unknown},
  store: (mutation: IdempotentMutation) => Promise<void>,
): Promise<boolean> {
  return changeOnce(context, operation, asked, (mutation) => ({
    attempt: async () => {
      await store(mutation)
      return true
    },
    replay: async () => true,
  }))
}

function registerToken(context: RequestContext, operation: NotificationOperation, asked: TokenChange, key: string) {
  const change = checkedToken(asked)
  return tellOnce(context, operation, {key, input: change}, (mutation) =>
    storeToken(context.services.database.db, change, mutation),
  )
}

/** Reads of the caller's notifications (spec 3§2.6, 3§7). */
export const notificationQueries: Required<QueryResolvers> = {
  findUserNotifications: async (_root, {limit, skip}, context) => {
    const {profile} = await signedInSession(context)
    return findNotifications(context.services.database.db, profile.id, checkedPage(limit, skip))
  },
  findUserNewNotificationsAmount: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return countNew(context.services.database.db, profile.id)
  },
}

/** What the caller changes of their notifications and devices (spec 3§4, 3§7; G-35). */
export const notificationMutations: Required<MutationResolvers> = {
  createUser: (_root, {idempotencyKey}, context) =>
    tellOnce(context, 'createUser', {key: idempotencyKey, input: {}}, (mutation) =>
      storeReader(context.services.database.db, mutation),
    ),

  updateSeen: (_root, {_id, idempotencyKey}, context) => {
    const {db} = context.services.database
    const id = checkedId(_id)
    return changeOnce(context, 'updateSeen', {key: idempotencyKey, input: {id}}, (mutation) => {
      const read = async (): Promise<Notification> => {
        const found = await findNotification(db, mutation.profileId, id)
        if (found === undefined) throw new DomainError('NOT_FOUND')
        return found
      }
      const attempt = async () => {
        await read()
        await storeSeen(db, id, mutation)
        return read()
      }
      return {attempt, replay: read}
    })
  },

  updateAllSeen: (_root, {idempotencyKey}, context) =>
    tellOnce(context, 'updateAllSeen', {key: idempotencyKey, input: {}}, (mutation) =>
      storeSeen(context.services.database.db, null, mutation),
    ),

  updateLastSeen: (_root, {idempotencyKey}, context) =>
    tellOnce(context, 'updateLastSeen', {key: idempotencyKey, input: {}}, (mutation) =>
      storeLastSeen(context.services.database.db, mutation),
    ),

  updateUserTokenRegistration: (_root, {token, operation, idempotencyKey}, context) =>
    registerToken(context, 'updateUserTokenRegistration', {kind: 'fcm', token, operation}, idempotencyKey),

  updateUserExpoTokenRegistration: (_root, {token, operation, idempotencyKey}, context) =>
    registerToken(context, 'updateUserExpoTokenRegistration', {kind: 'expo', token, operation}, idempotencyKey),
}

/** A notification for the caller, as it comes. An event names a row; whoever is no recipient of it is told nothing. */
export const notificationSubscriptions = {
  notificationReceived: {
    subscribe: async (_root: unknown, _args: object, context: RequestContext) => {
      const {profile} = await signedInSession(context)
      return arriving(context, profile.id, context.services.events.events(profile.id, 'notification'))
    },
    resolve: (arrived: Notification) => arrived,
  },
} satisfies Required<SubscriptionResolvers>

/** Not an async generator: one that waits for its next event could not be ended. */
function arriving(
  {services}: RequestContext,
  profileId: string,
  events: AsyncIterableIterator<NotificationEvent>,
): AsyncIterableIterator<Notification> {
  const end = async (): Promise<IteratorResult<Notification>> => {
    await events.return?.()
    return {done: true, value: undefined}
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: async () => {
      for (;;) {
        const event = await events.next()
        if (event.done === true) return {done: true, value: undefined}
        const found = await findNotification(services.database.db, profileId, event.value.notificationId)
        if (found !== undefined) return {done: false, value: found}
      }
    },
    return: end,
    throw: end,
  }
}
