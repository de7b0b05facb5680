import type {ActorRefFrom} from 'xstate'
import type {notificationsMachine} from '../../machines/notifications/notifications.machine.ts'
import type {presenceMachine} from '../../machines/notifications/presence.machine.ts'
import type {pushMachine} from '../../machines/notifications/push.machine.ts'

/** Actors of a signed-in student that no first screen waits for: they come when the product is idle. */
export type Companions = {
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  readonly push: ActorRefFrom<typeof pushMachine>
  readonly presence: ActorRefFrom<typeof presenceMachine>
}

export type CompanionsFeed = {
  readonly read: () => Companions | null
  readonly subscribe: (listener: () => void) => () => void
}
