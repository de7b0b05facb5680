import {whenIdle} from './idle.ts'

/** A hand that has rested for this many milliseconds is taken to rest on. */
const rest = 700
/** What waits for a resting hand waits no longer than this many milliseconds. */
const longestWait = 5_000
let lastInput: number | undefined

/** When the student pointed or typed last, from the first time this was asked on; milliseconds as of `performance.now`. */
function lastPress(): number {
  if (lastInput === undefined) {
    lastInput = -rest
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
  for (let wait = 0; wait >= 0; wait = Math.min(latest, lastPress() + rest) - performance.now()) {
    await new Promise<void>((resolve) => {
      setTimeout(() => whenIdle(resolve), wait)
    })
  }
}
