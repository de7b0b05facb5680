import type {Client} from '@urql/core'
import * as v from 'valibot'
import {type EventObject, fromCallback} from 'xstate'
import {ProfileDocument, type ProfileQuery} from '../gen/day/graphql.ts'

export type ProfileState = {
  readonly profile: ProfileQuery['profile'] | null
  readonly menu: ProfileQuery['findBurgerMenuItems']
}

/** The student's profile and menu as they are known now; `profileFetch` decides when they are read. */
export type ProfileFeed = {
  readonly read: () => ProfileState
  readonly subscribe: (listener: () => void) => () => void
}

/** What the whole shell stands on. A device may hold a profile of an older shape, or a broken one: that counts as none. */
const readable = v.object({
  profile: v.object({
    uid: v.string(),
    name: v.string(),
    email: v.string(),
    isPremium: v.boolean(),
    roles: v.array(v.string()),
    createdAt: v.string(),
    courses: v.array(v.object({course: v.object({_id: v.string(), title: v.string(), homePage: v.string()})})),
  }),
  findBurgerMenuItems: v.array(v.object({title: v.string(), url: v.string(), order: v.number(), subgroup: v.string()})),
})

export const isReadableProfile = (data: unknown): boolean => v.safeParse(readable, data).success

const nothing: ProfileState = {profile: null, menu: []}

/**
 * Reads profile and menu over the student's client: what the device knows first, then the server's word and every later
 * change of the cache. The values stand in the feed; the machine is told that they came, or that the read failed.
 */
export function createProfileFeed(client: Client) {
  let state = nothing
  const listeners = new Set<() => void>()
  const set = (next: ProfileState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const feed: ProfileFeed = {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const watchProfile = fromCallback<EventObject, undefined>(({sendBack}) => {
    const watch = client
      .query(ProfileDocument, {}, {requestPolicy: 'cache-and-network'})
      .subscribe(({data, error, stale}) => {
        const isReadable = data !== undefined && isReadableProfile(data)
        if (isReadable) {
          set({profile: data.profile, menu: data.findBurgerMenuItems})
          sendBack({type: 'profile.arrived'})
        }
        if (error || (!isReadable && !stale)) sendBack({type: 'profile.failed'})
      })
    return () => watch.unsubscribe()
  })
  return {feed, watchProfile, forget: () => set(nothing)}
}
