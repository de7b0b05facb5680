import {setTimeout as wait} from 'node:timers/promises'

/** So many failures of other networks are nobody's concern: mistakes at a phone, then at a computer. */
const harmless = 10

const step = 500
const longest = 5_000

/** So many attempts of one process wait at once; what comes then does not wait, because waiting must not fill memory. */
const mostWaiting = 500

/** Milliseconds an attempt waits before it is looked at, when others failed so often for the same account (D-17). */
export function slownessOf(elsewhere: number): number {
  return elsewhere < harmless ? 0 : Math.min((elsewhere - harmless + 1) * step, longest)
}

/** Waits so many milliseconds. */
export type Pause = (milliseconds: number) => Promise<unknown>

/** A pause that holds at most `most` waiting callers; further ones go on at once. */
export function boundedPause(pause: Pause = (milliseconds) => wait(milliseconds), most = mostWaiting): Pause {
  let waiting = 0
  return async (milliseconds) => {
    if (milliseconds <= 0 || waiting >= most) return
    waiting += 1
    await pause(milliseconds).finally(() => {
      waiting -= 1
    })
  }
}

/** The pause of this process. */
export const processPause: Pause = boundedPause()
