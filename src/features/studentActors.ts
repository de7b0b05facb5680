import type {Client} from '@urql/core'
import {createContext, use, useSyncExternalStore} from 'react'
import type {ActorRefFrom} from 'xstate'
import type {CourseKind} from '../../domain/agenda/agenda.types.ts'
import {kindOfCourse} from '../../domain/shell/routes.ts'
import type {profileFetchMachine} from '../../machines/profile/profileFetch.machine.ts'
import type {outboxMachine} from '../../machines/outbox/outbox.machine.ts'
import type {Write, WriteRequested} from '../../machines/outbox/outbox.types.ts'
import type {accessBlockedMachine} from '../../machines/shell/accessBlocked.machine.ts'
import type {courseSwitchMachine} from '../../machines/shell/courseSwitch.machine.ts'
import type {Actors} from './actorSystem.ts'
import {useRemoteConfig} from './shell/useRemoteConfig.ts'
import type {ProfileFeed, ProfileState} from '../services/access/profile.feed.ts'

/**
 * The actors of which there is one per signed-in student, spawned below the app by `src/app/studentActors.ts` and stopped
 * with their parent.
 */
export type StudentActors = {
  readonly uid: string
  /** The GraphQL client of the student. */
  readonly client: () => Client
  readonly outbox: ActorRefFrom<typeof outboxMachine>
  /** Runs the flows of the screens (`useFlow`). */
  readonly flows: Actors['flows']
  readonly profile: ProfileFeed
  /** Decides when the profile is read again: `profile.ask` after something of it has changed on the server. */
  readonly profileFetch: ActorRefFrom<typeof profileFetchMachine>
  /** Parent of the others; it knows the background actors. */
  readonly student: Actors['student']
  readonly access: ActorRefFrom<typeof accessBlockedMachine>
  readonly courseSwitch: ActorRefFrom<typeof courseSwitchMachine>
  /** How many writes of the student are still on their way. */
  readonly countWaiting: () => number
  /**
   * The event that hands a write of the student to the outbox. `key` is its idempotency key, `lane` the activity inside
   * which order is kept.
   */
  readonly writeEvent: (key: string, lane: string, write: Write) => WriteRequested
}

export const StudentContext = createContext<StudentActors | null>(null)

/** The actors of the signed-in student. Only below the student's shell. */
export function useStudentActors(): StudentActors {
  const actors = use(StudentContext)
  if (!actors) throw new Error('StudentContext is not provided')
  return actors
}

function useProfileState(): ProfileState {
  const {profile} = useStudentActors()
  return useSyncExternalStore(profile.subscribe, profile.read)
}

/** The student's profile. Only below the student's shell, which waits until it is there. */
export function useProfile(): NonNullable<ProfileState['profile']> {
  const {profile} = useProfileState()
  if (!profile) throw new Error('the profile is not loaded')
  return profile
}

/** The kind of the current course. */
export function useCourseKind(): CourseKind {
  const course = useProfile().courses[0]?.course
  return kindOfCourse(course, useRemoteConfig())
}

/** The student's menu as the server gives it. */
export const useMenu = (): ProfileState['menu'] => useProfileState().menu
