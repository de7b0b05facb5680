import * as v from 'valibot'
import {through} from './doors.ts'

export type Store<T> = {
  readonly read: () => T
  /** What the browser does not take is kept for as long as the page lives; `doorState` then tells. */
  readonly write: (value: T) => void
}

const envelope = v.object({version: v.number(), value: v.unknown()})

function parse(text: string | null): {version: number; value: unknown} | null {
  if (text === null) return null
  try {
    const result = v.safeParse(envelope, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

type Area = 'localStorage' | 'sessionStorage'

type Held = {readonly text: string; readonly over: string | null}

/** What the browser did not take, by area and name, with what it had instead; a text that another tab has stored since is newer. */
const held = {localStorage: new Map<string, Held>(), sessionStorage: new Map<string, Held>()}

const nothing = () => null

const storedText = (area: Area, name: string) => through(area, () => globalThis[area].getItem(name), nothing)

/**
 * One key of local storage with one owner. The value carries the version of its shape; another version or a broken value
 * reads as the default. What storage refuses is kept in memory.
 */
export const localStore = <T>(
  key: string,
  version: number,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): Store<T> => storeIn('localStorage', key, version, schema, initial)

/** The same for one tab: gone when the tab closes, never seen by another. */
export const tabStore = <T>(key: string, version: number, schema: v.GenericSchema<unknown, T>, initial: T): Store<T> =>
  storeIn('sessionStorage', key, version, schema, initial)

function storeIn<T>(
  area: Area,
  key: string,
  version: number,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): Store<T> {
  const name = `aristo.${key}`
  return {
    read: () => {
      const text = storedText(area, name)
      const kept = held[area].get(name)
      const stored = parse(kept?.over === text ? kept.text : text)
      if (stored?.version !== version) return initial
      const result = v.safeParse(schema, stored.value)
      return result.success ? result.output : initial
    },
    write: (value) => {
      const text = JSON.stringify({version, value})
      held[area].set(name, {text, over: storedText(area, name)})
      through(
        area,
        () => {
          globalThis[area].setItem(name, text)
          held[area].delete(name)
        },
        nothing,
      )
    },
  }
}

/** Calls back when another tab has changed a key of local storage, or emptied all of it. Returns the stop. */
export function onOtherTab(key: string, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === `aristo.${key}`) listener()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Forgets of a key of local storage what the browser did not take. */
export const forgetHeld = (key: string): boolean => held.localStorage.delete(`aristo.${key}`)

const accountPrefix = 'aristo.account.'

/** A key with what belongs to the signed-in account and is forgotten at sign-out. Otherwise like `localStore`. */
export const accountStore = <T>(
  key: string,
  version: number,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): Store<T> => localStore(`account.${key}`, version, schema, initial)

/** The ends of all keys of `accountStore` that begin so. */
export function accountNames(begin: string): string[] {
  const prefix = accountPrefix + begin
  const names = new Set([
    ...held.localStorage.keys(),
    ...through(
      'localStorage',
      () => Object.keys(localStorage),
      () => [],
    ),
  ])
  return [...names].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}

/** Forgets one key of `accountStore`. */
export function forgetAccountName(name: string): void {
  held.localStorage.delete(accountPrefix + name)
  through('localStorage', () => localStorage.removeItem(accountPrefix + name), nothing)
}

/** Forgets everything that `accountStore` kept. */
export function forgetAccount(): void {
  for (const name of accountNames('')) forgetAccountName(name)
}
