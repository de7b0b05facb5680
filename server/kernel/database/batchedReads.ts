import {setImmediate as turnOfLoop} from 'node:timers/promises'
import type {Database} from './database.ts'

/** Reads the values of many keys, in the order of the keys. */
export type ReadMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>

export type Batching<Key> = {readonly most?: number; readonly sizeOf?: (key: Key) => number}

/** So many statements of one kind are on their way at once: one that is slow does not hold up all that come after it. */
const lanes = 2

/**
 * Reads one key at a time for its callers, and many in one statement from the database: what is asked for in one turn, or
 * while `lanes` reads are on their way, goes together. Under load a statement costs more by being sent than by being run.
 * A read begins after it was asked for, so that it sees all that was committed before.
 *
 * A read that fails fails all keys of its statement. Keys go into one statement until their sizes add up to `most`, one at
 * least; a key has the size 1 when `sizeOf` is absent.
 */
export function batchedReads<Key, Value>(
  readMany: ReadMany<Key, Value>,
  {most = 100, sizeOf = () => 1}: Batching<Key> = {},
): (key: Key) => Promise<Value> {
  type Waiting = {
    readonly key: Key
    readonly resolve: (value: Value) => void
    readonly reject: (error: unknown) => void
  }
  const waiting: Waiting[] = []
  let running = 0

  /** How many of those that wait go into the next statement. */
  function amountOfNext(): number {
    let size = 0
    const place = waiting.findIndex(({key}) => (size += sizeOf(key)) > most)
    return place === -1 ? waiting.length : Math.max(place, 1)
  }

  async function readNext(): Promise<void> {
    const taken = waiting.splice(0, amountOfNext())
    running += 1
    try {
      const values = await readMany(taken.map(({key}) => key))
      if (values.length !== taken.length) throw new Error('a read of many keys has a value for each of them')
      values.forEach((value, index) => taken[index]?.resolve(value))
    } catch (error) {
      for (const {reject} of taken) reject(error)
    } finally {
      running -= 1
      void readSoon()
    }
  }

  let isPlanned = false

  /** Reads when the process has heard all sockets that have something to tell: what they ask for comes along. */
  async function readSoon(): Promise<void> {
    if (isPlanned) return
    isPlanned = true
    await turnOfLoop()
    isPlanned = false
    while (waiting.length > 0 && running < lanes) void readNext()
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({key, resolve, reject})
      void readSoon()
    })
}

/** The same as `batchedReads`, for each database: requests to one never wait for those to another. */
export function batchedReadsOf<Key, Value>(
  readMany: (database: Database) => ReadMany<Key, Value>,
  batching?: Batching<Key>,
): (database: Database, key: Key) => Promise<Value> {
  const reads = new WeakMap<Database, (key: Key) => Promise<Value>>()
  return (database, key) => {
    const read = reads.get(database) ?? batchedReads(readMany(database), batching)
    reads.set(database, read)
    return read(key)
  }
}
