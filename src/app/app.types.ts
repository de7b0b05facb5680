import type {ActorRef, ProvidedActor, Snapshot, Spawner} from 'xstate'
import type {Viewer} from '../../domain/shell/routes.ts'
import type {AnyActorSystem} from '../features/actorSystem.ts'
import type {StudentActors} from '../features/studentActors.ts'

/** Spawns actors of a part that is loaded late below the app. */
export type OpenRemoteConfig = (spawn: Spawner<ProvidedActor>) => void
export type OpenStudent = (spawn: Spawner<ProvidedActor>, hasNewVersion: boolean) => void

/** Who the actors of a student are made for, and where they will live. */
export type StudentHome = {readonly uid: string; readonly system: AnyActorSystem}

export type AppContext = {
  /** Of the signed-in student. */
  readonly uid: string | null
  /** The student's actors, as soon as they run. */
  readonly actors: StudentActors | null
  readonly hasNewVersion: boolean
}

export type AppEvent =
  | {readonly type: 'student.came'; readonly uid: string}
  | {readonly type: 'student.left'}
  | {readonly type: 'student.opened'; readonly actors: StudentActors}
  /** Who is there, as the device or the server tells. */
  | {readonly type: 'viewer.changed'; readonly viewer: Viewer}
  /** What the device keeps of the student's data is to be dropped. */
  | {readonly type: 'account.forget'}
  /** The part that follows the operator's values is loaded. */
  | {readonly type: 'remoteConfig.loaded'; readonly open: OpenRemoteConfig}
  /** A newer version of the product is on the device. */
  | {readonly type: 'version.found'}

export type AppRef = ActorRef<Snapshot<unknown>, AppEvent>
