import type {ActorRef, ActorRefFrom, ActorSystem, AnyActorRef, CallbackActorLogic, EventObject, Snapshot} from 'xstate'
import type {FlowsEvent} from './flows.ts'
import type {Viewer} from '../../domain/shell/routes.ts'
import type {sessionMachine} from '../../machines/access/session.machine.ts'
import type {dayRolloverMachine} from '../../machines/agenda/dayRollover.machine.ts'
import type {notificationsMachine} from '../../machines/notifications/notifications.machine.ts'
import type {presenceMachine} from '../../machines/notifications/presence.machine.ts'
import type {pushMachine} from '../../machines/notifications/push.machine.ts'
import type {profileFetchMachine} from '../../machines/profile/profileFetch.machine.ts'
import type {ClockTicked} from '../../machines/shared/events.ts'
import type {draftSyncMachine} from '../../machines/outbox/draftSync.machine.ts'
import type {outboxMachine} from '../../machines/outbox/outbox.machine.ts'
import type {accessBlockedMachine} from '../../machines/shell/accessBlocked.machine.ts'
import type {courseSwitchMachine} from '../../machines/shell/courseSwitch.machine.ts'
import type {experimentMachine} from '../../machines/shell/experiment.machine.ts'
import type {redirectMachine} from '../../machines/shell/redirect.machine.ts'
import type {serverModalMachine} from '../../machines/shell/serverModal.machine.ts'
import type {splashMachine} from '../../machines/shell/splash.machine.ts'

/** Emits `clock.ticked` every second, and when the tab is seen again. */
export type ClockLogic = CallbackActorLogic<EventObject, undefined, ClockTicked>

export type StudentContext = {
  /** Null until they run. */
  readonly background: BackgroundActors | null
  /** A newer version of the product is on the device. */
  readonly hasNewVersion: boolean
}

/** The actors of the product by their `systemId`. */
export type Actors = {
  /** The root of all: it is told who is there, and that what the device keeps of the account is to be dropped. */
  readonly app: ActorRef<
    Snapshot<unknown>,
    {readonly type: 'viewer.changed'; readonly viewer: Viewer} | {readonly type: 'account.forget'}
  >
  readonly clock: ActorRefFrom<ClockLogic>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly redirect: ActorRefFrom<typeof redirectMachine>
  readonly splash: ActorRefFrom<typeof splashMachine>
  readonly student: ActorRef<Snapshot<unknown> & {readonly context: StudentContext}, EventObject>
  readonly outbox: ActorRefFrom<typeof outboxMachine>
  readonly flows: ActorRefFrom<CallbackActorLogic<FlowsEvent>>
  readonly profileFetch: ActorRefFrom<typeof profileFetchMachine>
  readonly access: ActorRefFrom<typeof accessBlockedMachine>
  readonly courseSwitch: ActorRefFrom<typeof courseSwitchMachine>
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  readonly push: ActorRefFrom<typeof pushMachine>
  readonly presence: ActorRefFrom<typeof presenceMachine>
  readonly dayRollover: ActorRefFrom<typeof dayRolloverMachine>
  readonly serverModal: ActorRefFrom<typeof serverModalMachine>
  readonly experiment: ActorRefFrom<typeof experimentMachine>
  readonly marksSync: ActorRefFrom<typeof draftSyncMachine>
  readonly preferencesSync: ActorRefFrom<typeof draftSyncMachine>
}

/** Actors of a signed-in student that no first screen waits for: they come when the product is idle. */
export type BackgroundActors = Pick<
  Actors,
  'notifications' | 'push' | 'presence' | 'dayRollover' | 'serverModal' | 'experiment' | 'marksSync' | 'preferencesSync'
>

/** The system of any actor: all are of one tree. */
export type AnyActorSystem = AnyActorRef['system']

/** The actor of that `systemId`. Throws when it does not run: whoever asks lives inside of its parent, or has a mistake. */
export function actorOf<Id extends keyof Actors>(system: AnyActorSystem, systemId: Id): Actors[Id] {
  const typed: ActorSystem<{actors: Actors}> = system
  const actor = typed.get(systemId)
  if (!actor) throw new Error(`the actor ${systemId} does not run`)
  return actor
}
