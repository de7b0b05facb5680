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
export function localStore<T>(key: string, version: number, schema: v.GenericSchema<unknown, T>, initial: T): Store<T> {
  const name = `aristo.${key}`
  return {
    read: () => {
      try {
        const stored = parse(localStorage.getItem(name))
        if (stored?.version !== version) return initial
        const result = v.safeParse(schema, stored.value)
        return result.success ? result.output : initial
      } catch {
        return initial
      }
    },
    write: (value) => {
      try {
        localStorage.setItem(name, JSON.stringify({version, value}))
      } catch {
        // Storage is full or refused; see above.
      }
    },
  }
}
