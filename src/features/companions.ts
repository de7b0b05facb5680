import type {ActorRefFrom} from 'xstate'
import type {dayRolloverMachine} from '../../machines/agenda/dayRollover.machine.ts'
import type {notificationsMachine} from '../../machines/notifications/notifications.machine.ts'
import type {presenceMachine} from '../../machines/notifications/presence.machine.ts'
import type {pushMachine} from '../../machines/notifications/push.machine.ts'
import type {experimentMachine} from '../../machines/shell/experiment.machine.ts'
import type {serverModalMachine} from '../../machines/shell/serverModal.machine.ts'

/** Actors of a signed-in student that no first screen waits for: they come when the product is idle. */
export type Companions = {
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  readonly push: ActorRefFrom<typeof pushMachine>
  readonly presence: ActorRefFrom<typeof presenceMachine>
  readonly dayRollover: ActorRefFrom<typeof dayRolloverMachine>
  readonly serverModal: ActorRefFrom<typeof serverModalMachine>
  readonly experiment: ActorRefFrom<typeof experimentMachine>
}

export type CompanionsFeed = {
  readonly read: () => Companions | null
  readonly subscribe: (listener: () => void) => () => void
}
