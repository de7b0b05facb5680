import {setImmediate as turnOfLoop} from 'node:timers/promises'
import type {Database} from './database.ts'

/** Reads or stores for many keys at once; resolves with a value for each, in the order of the keys. */
export type DoMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>

export type Batching<Key> = {
  /** Keys go into one statement until their sizes add up to it, one at least; 100 when absent. */
  readonly most?: number
  /** The size of a key; 1 when absent. */
  readonly sizeOf?: (key: Key) => number
  /** Two keys of one owner never go into one statement; nobody owns anything when absent. */
  readonly ownerOf?: (key: Key) => string
}

/** So many statements of one kind are on their way at once: one that is slow does not hold up all that come after it. */
const lanes = 2

/**
 * Takes one key at a time from its callers, and does many in one statement of the database: what is asked for in one turn
 * of the event loop, or while `lanes` statements are on their way, goes together. Under load a statement costs more by being sent
 * than by being run. A statement begins after it was asked for, so that a read sees all that was committed before.
 *
 * A statement that fails fails all its keys.
 */
export function inBatches<Key, Value>(
  doMany: DoMany<Key, Value>,
  {most = 100, sizeOf = () => 1, ownerOf}: Batching<Key> = {},
): (key: Key) => Promise<Value> {
  type Waiting = {
    readonly key: Key
    readonly resolve: (value: Value) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let running = 0
  let isPlanned = false

  /** Takes the next statement's keys out of those that wait. */
  function takeNext(): Waiting[] {
    const taken = new Set<Waiting>()
    const owners = new Set<string>()
    let size = 0
    for (const each of waiting) {
      const owner = ownerOf?.(each.key)
      if (owner !== undefined && owners.has(owner)) continue
      size += sizeOf(each.key)
      if (taken.size > 0 && size > most) break
      taken.add(each)
      if (owner !== undefined) owners.add(owner)
    }
    waiting = waiting.filter((each) => !taken.has(each))
    return [...taken]
  }

  async function doNext(): Promise<void> {
    const taken = takeNext()
    running += 1
    try {
      const values = await doMany(taken.map(({key}) => key))
      if (values.length !== taken.length) throw new Error('a statement for many keys has a value for each of them')
      values.forEach((value, index) => taken[index]?.resolve(value))
    } catch (error) {
      for (const {reject} of taken) reject(error)
    } finally {
      running -= 1
      void doSoon()
    }
  }

  /** Begins when the process has heard all sockets that have something to tell: what they ask for comes along. */
  async function doSoon(): Promise<void> {
    if (isPlanned) return
    isPlanned = true
    await turnOfLoop()
    isPlanned = false
    while (waiting.length > 0 && running < lanes) void doNext()
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({key, resolve, reject})
      void doSoon()
    })
}

type Db = Pick<Database, 'db'>

/** The same as `inBatches`, for each database: requests to one never wait for those to another. */
export function inBatchesOf<Key, Value>(
  doMany: (database: Db) => DoMany<Key, Value>,
  batching?: Batching<Key>,
): (database: Db, key: Key) => Promise<Value> {
  const known = new WeakMap<Db, (key: Key) => Promise<Value>>()
  return (database, key) => {
    const doOne = known.get(database) ?? inBatches(doMany(database), batching)
    known.set(database, doOne)
    return doOne(key)
  }
}
