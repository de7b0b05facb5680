import * as v from 'valibot'

export type Store<T> = {readonly read: () => T; readonly write: (value: T) => void}

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

/**
 * One key of local storage with one owner. The value carries the version of its shape; another version, a broken value
 * or storage that refuses reads as the default, and a refused write is dropped: nothing kept here is the only copy of
 * a student's work.
 */
export const localStore = <T>(key: string, version: number, schema: v.GenericSchema<unknown, T>, initial: T): Store<T> =>
  storeIn(() => localStorage, key, version, schema, initial)

/** The same for one tab: gone when the tab closes, never seen by another. */
export const tabStore = <T>(key: string, version: number, schema: v.GenericSchema<unknown, T>, initial: T): Store<T> =>
  storeIn(() => sessionStorage, key, version, schema, initial)

function storeIn<T>(area: () => Storage, key: string, version: number, schema: v.GenericSchema<unknown, T>, initial: T): Store<T> {
  const name = `aristo.${key}`
  return {
    read: () => {
      try {
        const stored = parse(area().getItem(name))
        if (stored?.version !== version) return initial
        const result = v.safeParse(schema, stored.value)
        return result.success ? result.output : initial
      } catch {
        return initial
      }
    },
    write: (value) => {
      try {
        area().setItem(name, JSON.stringify({version, value}))
      } catch {
        // Storage is full or refused; see above.
      }
    },
  }
}

const accountPrefix = 'aristo.account.'

/** A key with what belongs to the signed-in account and is forgotten at sign-out. Otherwise like `localStore`. */
export const accountStore = <T>(key: string, version: number, schema: v.GenericSchema<unknown, T>, initial: T): Store<T> =>
  localStore(`account.${key}`, version, schema, initial)

/** The ends of all keys of `accountStore` that begin so. Storage that refuses has none. */
export function accountNames(begin: string): string[] {
  const prefix = accountPrefix + begin
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  } catch {
    return []
  }
}

/** Forgets one key of `accountStore`. */
export function forgetAccountName(name: string): void {
  try {
    localStorage.removeItem(accountPrefix + name)
  } catch {
    // Storage that refuses holds nothing.
  }
}

/** Forgets everything that `accountStore` kept. */
export function forgetAccount(): void {
  for (const name of accountNames('')) localStorage.removeItem(accountPrefix + name)
}
