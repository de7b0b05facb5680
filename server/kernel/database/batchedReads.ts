/** Reads the values of many keys, in the order of the keys. */
export type ReadMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>

/** So many statements of one kind are on their way at once: one that is slow does not hold up all that come after it. */
const lanes = 2

/**
 * Reads one key at a time for its callers, and many in one statement from the database: what is asked for in one turn, or
 * while `lanes` reads are on their way, goes together. Under load a statement costs more by being sent than by being run.
 * A read begins after it was asked for, so that it sees all that was committed before.
 *
 * A read that fails fails all keys of its statement. `most` keys go into one statement.
 */
export function batchedReads<Key, Value>(readMany: ReadMany<Key, Value>, most = 100): (key: Key) => Promise<Value> {
  type Waiting = {
    readonly key: Key
    readonly resolve: (value: Value) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let running = 0

  async function readNext(): Promise<void> {
    const taken = waiting.slice(0, most)
    if (taken.length === 0 || running >= lanes) return
    waiting = waiting.slice(most)
    running += 1
    try {
      const values = await readMany(taken.map(({key}) => key))
      if (values.length !== taken.length) throw new Error('a read of many keys has a value for each of them')
      values.forEach((value, index) => taken[index]?.resolve(value))
    } catch (error) {
      for (const {reject} of taken) reject(error)
    } finally {
      running -= 1
      void readNext()
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({key, resolve, reject})
      // The others of this turn come along.
      void Promise.resolve().then(readNext)
    })
}
