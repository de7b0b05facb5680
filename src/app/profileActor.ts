import {createActor} from 'xstate'
import {profileFetchMachine} from '../../machines/profile/profileFetch.machine.ts'
import type {StudentActors} from '../features/studentActors.ts'
import {createProfileFeed} from '../services/access/profile.feed.ts'
import {watchNetwork} from '../services/platform/device.ts'
import type {Connection} from '../services/platform/graphql.ts'
import {remoteConfig} from '../services/platform/remoteConfig.ts'
import type {Life, StudentHome} from './life.ts'
import {whoOf} from './who.ts'

export type ProfileActors = Pick<StudentActors, 'profile' | 'profileFetch'> & {
  readonly start: () => void
  readonly forget: () => void
}

/**
 * The profile of the student and what decides when it is read (flow F-012). `start` is called when everybody who follows
 * the profile is there. A login renewed in place asks again for a profile that could not be read.
 */
export function runProfile(home: StudentHome, connection: Connection, life: Life): ProfileActors {
  const {feed, watchProfile, forget} = createProfileFeed(connection.client)
  const profileFetch = createActor(
    profileFetchMachine.provide({actors: {watchProfile}, actions: {forgetProfile: forget}}),
    {input: {isOnline: navigator.onLine}},
  )
  life.run(profileFetch)
  life.tick(profileFetch)
  life.atEnd(watchNetwork((isOnline) => profileFetch.send({type: isOnline ? 'network.restored' : 'network.lost'})))
  const tellWho = () => {
    const {profile, menu} = feed.read()
    if (profile) home.onWho(whoOf({profile, menu, special: remoteConfig.read()}))
  }
  life.atEnd(feed.subscribe(tellWho))
  life.atEnd(remoteConfig.subscribe(tellWho))
  let wasExpired = false
  const watch = home.session.subscribe((state) => {
    if (wasExpired && state.matches('signedIn')) profileFetch.send({type: 'retry.now'})
    wasExpired = state.matches('expired')
  })
  life.atEnd(() => watch.unsubscribe())
  return {
    profile: feed,
    profileFetch,
    start: () => profileFetch.send({type: 'profile.ask'}),
    forget: () => profileFetch.send({type: 'profile.forget'}),
  }
}
