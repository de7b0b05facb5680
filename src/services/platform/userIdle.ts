import {whenIdle} from './idle.ts'

/** A student who has neither pointed nor typed for this many milliseconds counts as idle. */
const idleAfter = 700
/** Work that waits for an idle student waits no longer than this many milliseconds. */
const longestWait = 5_000
let lastInput: number | undefined

/** When the student pointed or typed last, from the first time this was asked on; milliseconds as of `performance.now`. */
function lastPress(): number {
  if (lastInput === undefined) {
    lastInput = -idleAfter
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (lastInput = performance.now()), true)
  }
  return lastInput
}

/**
 * Resolves in an idle moment in which the student neither points nor types, so that work nobody waits for makes no press
 * slower; after five seconds in the next idle moment.
 */
export async function userIdle(): Promise<void> {
  const latest = performance.now() + longestWait
  for (let wait = 0; wait >= 0; wait = Math.min(latest, lastPress() + idleAfter) - performance.now()) {
    await new Promise<void>((resolve) => {
      setTimeout(() => whenIdle(resolve), wait)
    })
  }
}
