import type {ProfileQuery} from '../gen/graphql.ts'

export type ProfileState = {readonly profile: ProfileQuery['profile'] | null; readonly menu: ProfileQuery['findBurgerMenuItems']; readonly isFailing: boolean}

type Result = {readonly data?: ProfileQuery | undefined; readonly error?: unknown}

/** Calls back with every result of the profile's read. Returns the stop. */
export type WatchProfile = (onResult: (result: Result) => void) => () => void

export type ProfileFeed = {
  readonly read: () => ProfileState
  readonly subscribe: (listener: () => void) => () => void
  /** Follows the profile of a student; null stops and forgets. */
  readonly follow: (watch: WatchProfile | null) => void
}

const nothing: ProfileState = {profile: null, menu: [], isFailing: false}
const longestWait = 30_000

/**
 * The student's profile and menu: what the device knows first, then the server's word; asked again after an error with
 * growing delay (spec 1§4, C-29).
 */
export function createProfileFeed(): ProfileFeed {
  let state = nothing
  let stop: () => void = () => undefined
  const listeners = new Set<() => void>()
  const set = (next: ProfileState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const follow = (watch: WatchProfile | null) => {
    stop()
    set(nothing)
    if (!watch) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    const ask = (): (() => void) => {
      const stopWatching = watch(({data, error}) => {
        if (data) set({profile: data.profile, menu: data.findBurgerMenuItems, isFailing: false})
        if (!error) return
        if (!state.profile) set({...state, isFailing: true})
        failures += 1
        clearTimeout(timer)
        timer = setTimeout(() => {
          stopWatching()
          cancel = ask()
        }, Math.min(longestWait, 1_000 * 2 ** failures))
      })
      return stopWatching
    }
    let cancel = ask()
    stop = () => {
      clearTimeout(timer)
      cancel()
    }
  }
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow,
  }
}
