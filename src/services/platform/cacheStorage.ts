import type {SerializedEntries, StorageAdapter} from '@urql/exchange-graphcache'
import {type DBSchema, type IDBPDatabase, deleteDB, openDB} from 'idb'

interface CacheSchema extends DBSchema {
  entries: {key: string; value: {text: string; day: number}}
}

const dayLength = 86_400_000
/** A device that takes longer than this many milliseconds to open its storage is not waited for. */
const patience = 3_000
/** What was not changed for this many days is dropped at the next start. */
const longestKept = 30

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

export type CacheStorage = StorageAdapter & {
  /**
   * Settles once the cache has taken in what the device keeps. A reply that came before would be shown, but never kept:
   * the cache writes nothing down while it is still reading.
   */
  readonly hydrated: Promise<void>
  readonly clear: () => Promise<void>
}

const open = (uid: string): Promise<IDBPDatabase<CacheSchema>> =>
  openDB<CacheSchema>(`aristo-entries-${uid}`, 1, {
    upgrade: (db) => void db.createObjectStore('entries'),
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

async function readAll(database: Promise<IDBPDatabase<CacheSchema>>, today: number): Promise<SerializedEntries> {
  const {store, done} = (await database).transaction('entries', 'readwrite')
  const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()])
  const kept: Record<string, string> = {}
  for (const [index, key] of keys.entries()) {
    const row = rows[index]
    if (row && row.day >= today - longestKept && isSound(key, row.text)) kept[key] = row.text
    else void store.delete(key)
  }
  await done
  return kept
}

async function writeAll(database: Promise<IDBPDatabase<CacheSchema>>, entries: SerializedEntries, today: number): Promise<void> {
  const {store, done} = (await database).transaction('entries', 'readwrite')
  for (const [key, text] of Object.entries(entries)) void (text === undefined ? store.delete(key) : store.put({text, day: today}, key))
  await done
}

/**
 * The GraphQL cache of one account on this device, an entry a row, so that the tabs of a student add to one another's
 * and an answer writes what it changed alone. What is broken in it, or old, is dropped; where the device keeps nothing,
 * the product works without it.
 */
export function cacheStorage(uid: string, now: () => number = Date.now): CacheStorage {
  const database = open(uid)
  const today = () => Math.floor(now() / dayLength)
  let settle = (): void => undefined
  const hydrated = new Promise<void>((resolve) => {
    settle = resolve
    setTimeout(resolve, patience)
  })
  // The name of the first version's store, which kept a whole day in one row.
  deleteDB(`aristo-cache-${uid}`).catch(() => undefined)
  return {
    hydrated,
    readData: () => readAll(database, today()).catch(() => ({})),
    onCacheHydrated: () => settle(),
    writeData: (entries) => writeAll(database, entries, today()).catch(() => undefined),
    clear: async () => {
      await database.then((db) => db.clear('entries')).catch(() => undefined)
    },
  }
}
