import {noteDoor} from './doors.ts'

let turn: Promise<unknown> = Promise.resolve()

/** One at a time in this tab alone. */
function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const mine = turn.then(() => {
    signal.throwIfAborted()
    return work()
  })
  turn = mine.catch(() => undefined)
  return mine
}

/**
 * Does a work while no tab does another of this name. Where the browser gives no lock, only the works of this tab wait for one another.
 * Rejects when the signal comes before its turn, and with what the work rejects with.
 */
export async function withLock<T>(name: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  let hasBegun = false
  try {
    return await navigator.locks.request(name, {signal}, () => {
      hasBegun = true
      noteDoor('locks', true)
      return work()
    })
  } catch (error) {
    if (hasBegun || signal.aborted) throw error
    noteDoor('locks', false)
    return inTurn(work, signal)
  }
}

/** Does a work at once, beside another of this name if there is one; none begins from here on until it is done. */
export function holdingLock<T>(name: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const mine = work()
  void withLock(name, () => mine, signal).catch(() => undefined)
  return mine
}
