import {isRelated} from './tree.ts'
import type {Json} from './tree.ts'

/** A listen of one session: called with the value at its path whenever that may have changed. */
export type Listener = {readonly path: string; readonly show: (value: Json) => void}

/** Spreads changes to the listeners of one process. */
export type Hub = {
  /** Shows the present value to a new listener, then keeps it. */
  readonly add: (listener: Listener) => Promise<void>
  readonly remove: (listener: Listener) => void
  /** Shows the present values to all whom these paths concern. Resolves when they have been shown. */
  readonly changed: (paths: readonly string[]) => Promise<void>
}

/** Changed paths that wait for the next reading; while the database is away they would grow without end. */
export const mostDirty = 1_000

/**
 * Values are always read afresh and shown before the next read begins, so that nobody sees an older value after a newer
 * one; changes that arrive during a read are gathered for the next one.
 */
export function createHub(read: (path: string) => Promise<Json>): Hub {
  const listeners = new Set<Listener>()
  let queue: Promise<void> = Promise.resolve()
  let dirty = new Set<string>()

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }

  async function flush(): Promise<void> {
    const paths = [...dirty]
    dirty = new Set()
    const concerned = [...listeners].filter((listener) => paths.some((path) => isRelated(path, listener.path)))
    const byPath = Map.groupBy(concerned, (listener) => listener.path)
    try {
      for (const [path, waiting] of byPath) {
        const value = await read(path)
        for (const listener of waiting) listener.show(value)
      }
    } catch (error) {
      for (const path of paths) dirty.add(path)
      throw error
    }
  }

  return {
    add: (listener) =>
      inTurn(async () => {
        listener.show(await read(listener.path))
        listeners.add(listener)
      }),
    remove: (listener) => {
      listeners.delete(listener)
    },
    changed: (paths) => {
      for (const path of paths) dirty.add(path)
      // The root stands for everything below it.
      if (dirty.size > mostDirty) dirty = new Set([''])
      return inTurn(flush)
    },
  }
}
