import type {Delivery, DeliveryInput} from '../../machines/shared/outbox.types.ts'
import type {WatchProfile} from '../services/access/profile.feed.ts'
import {watchProfileOf} from '../services/access/profile.watch.ts'
import {readLoginDays} from '../services/agenda/loginDays.ts'
import {warmUpDay} from '../services/agenda/warmUp.ts'
import {connect, type Connection} from '../services/platform/graphql.ts'
import {deliver} from '../services/question/deliver.actors.ts'
import {followAnswers} from '../services/question/live.ts'

/** What the root actors ask of the server on behalf of one signed-in student. */
export type Student = Connection & {
  readonly watchProfile: WatchProfile
  readonly deliver: (input: DeliveryInput, signal: AbortSignal) => Promise<readonly Delivery[]>
  readonly readLoginDays: () => Promise<readonly string[]>
}

/**
 * Connects a student and asks for the day at once. All that knows the GraphQL client and its documents is reached
 * through here, so that a visitor's first load does without it.
 */
export function connectStudent(uid: string, calendarDate: string, onUnauthorized: () => void): Student {
  const connection = connect(uid, onUnauthorized)
  const {client} = connection
  followAnswers(client)
  warmUpDay(client, calendarDate)
  return {
    ...connection,
    watchProfile: watchProfileOf(client),
    deliver: (input, signal) => deliver(client, input, signal),
    readLoginDays: () => readLoginDays(client),
  }
}
