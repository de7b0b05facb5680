import type {SerializedEntries, StorageAdapter} from '@urql/exchange-graphcache'
import {type DBSchema, type IDBPDatabase, openDB} from 'idb'
import {through} from './doors.ts'
import {inTransaction} from './inTransaction.ts'

/** The fields of one record, and the day on which one of them was last written. */
type Row = {fields: SerializedEntries; day: number}

interface CacheSchema extends DBSchema {
  records: {key: string; value: Row}
}

const dayLength = 86_400_000
/** A device that takes longer than this many milliseconds to open its storage is not waited for. */
const timeoutMs = 3_000
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
  /** Forgets everything; what was not written by then never is. */
  readonly clear: () => Promise<void>
}

/** Graphcache names an entry by its record and, after the first dot, its field. */
const recordOf = (key: string) => key.slice(0, key.indexOf('.'))
const fieldOf = (key: string) => key.slice(key.indexOf('.') + 1)

/** A record is a row; of the root, which grows with everything that is asked for, each field is one. */
const rowOf = (key: string) => (recordOf(key) === 'Query' ? key : recordOf(key))
const keyOf = (row: string, field: string) => `${row.startsWith('Query.') ? 'Query' : row}.${field}`

function byRow(entries: SerializedEntries): Map<string, SerializedEntries> {
  const rows = new Map<string, SerializedEntries>()
  for (const [key, text] of Object.entries(entries)) {
    const row = rows.get(rowOf(key)) ?? {}
    row[fieldOf(key)] = text
    rows.set(rowOf(key), row)
  }
  return rows
}

type Database = () => Promise<IDBPDatabase<CacheSchema>>

/** The database, opened when it is needed and, once closed, anew. Rejects where the browser has none or refuses it. */
function databaseOf(uid: string): Database {
  let opening: ReturnType<Database> | null = null
  const forget = () => {
    opening = null
  }
  const open = async () =>
    openDB<CacheSchema>(`aristo-records-${uid}`, 1, {
      upgrade: (db) => void db.createObjectStore('records'),
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        forget()
      },
      terminated: forget,
    })
  return () =>
    (opening ??= open().catch((error: unknown) => {
      forget()
      throw error
    }))
}

async function readAll(database: Database, today: number): Promise<SerializedEntries> {
  return inTransaction(await database(), 'records', async (store) => {
    const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()])
    const kept: Record<string, string> = {}
    const old: string[] = []
    for (const [index, key] of keys.entries()) {
      const {fields = {}, day = 0} = rows[index] ?? {}
      if (day < today - longestKept) old.push(key)
      else
        Object.assign(
          kept,
          soundEntries(Object.fromEntries(Object.entries(fields).map(([field, text]) => [keyOf(key, field), text]))),
        )
    }
    await Promise.all(old.map((key) => store.delete(key)))
    return kept
  })
}

async function writeAll(database: Database, entries: SerializedEntries, day: number): Promise<void> {
  await inTransaction(await database(), 'records', async (store) => {
    await Promise.all(
      [...byRow(entries)].map(async ([key, changes]) => {
        const known = await store.get(key)
        const fields = Object.fromEntries(
          Object.entries({...known?.fields, ...changes}).filter(([, text]) => text !== undefined),
        )
        return Object.keys(fields).length === 0 ? store.delete(key) : store.put({fields, day}, key)
      }),
    )
  })
}

export type CacheNeeds = {
  /** Resolves when what is drawn now is on the screen: keeping it on the device takes longer than drawing it. */
  readonly painted: () => Promise<void>
  readonly now?: () => number
}

/**
 * The GraphQL cache of one account on this device, a record a row, so that the tabs of a student add to one another's
 * and an answer writes what it changed alone. What is broken in it, or old, is dropped; where the device keeps nothing,
 * the product works without it.
 */
export function cacheStorage(uid: string, {painted, now = Date.now}: CacheNeeds): CacheStorage {
  const database = databaseOf(uid)
  database().catch(() => undefined)
  const today = () => Math.floor(now() / dayLength)
  let isCleared = false
  let settle = (): void => undefined
  const hydrated = new Promise<void>((resolve) => {
    settle = resolve
    setTimeout(resolve, timeoutMs)
  })
  // Stores of earlier versions: a whole day in one row, then an entry a row. What they hold is read from the server again.
  for (const earlier of ['cache', 'entries']) {
    through(
      'indexedDB',
      () => void indexedDB.deleteDatabase(`aristo-${earlier}-${uid}`),
      () => undefined,
    )
  }
  return {
    hydrated,
    readData: () => readAll(database, today()).catch(() => ({})),
    onCacheHydrated: () => settle(),
    writeData: async (entries) => {
      await painted()
      if (!isCleared) await writeAll(database, entries, today()).catch(() => undefined)
    },
    clear: async () => {
      isCleared = true
      await database()
        .then((db) => db.clear('records'))
        .catch(() => undefined)
    },
  }
}
