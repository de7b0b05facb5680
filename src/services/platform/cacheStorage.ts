import type {SerializedEntries, StorageAdapter} from '@urql/exchange-graphcache'
import {makeDefaultStorage} from '@urql/exchange-graphcache/default-storage'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const hasSoundArguments = (key: string) => {
  const start = key.indexOf('(')
  return start === -1 || (key.endsWith(')') && isJson(key.slice(start + 1, -1)))
}

/** True for an entry that graphcache can read back: a link (`:` and JSON) or a record (JSON). */
const isSound = (key: string, value: unknown): boolean =>
  typeof value === 'string' && hasSoundArguments(key) && isJson(value.startsWith(':') ? value.slice(1) : value)

/** The entries that can be read back. One broken entry would otherwise keep the whole cache from opening. */
export function soundEntries(entries: SerializedEntries): SerializedEntries {
  return Object.fromEntries(Object.entries(entries).filter(([key, value]) => isSound(key, value)))
}

/** The GraphQL cache of one account on this device; what is broken in it, or of no use, is dropped. */
export function cacheStorage(uid: string): StorageAdapter & {readonly clear: () => Promise<void>} {
  const storage = makeDefaultStorage({idbName: `aristo-cache-${uid}`, maxAge: 7})
  return {
    ...storage,
    readData: async () => soundEntries(await storage.readData()),
    clear: () => storage.clear().then(() => undefined, () => undefined),
  }
}
