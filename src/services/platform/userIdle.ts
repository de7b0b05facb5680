import {whenIdle} from './idle.ts'

/** Work that waits for an idle student waits no longer than this many milliseconds. */
const longestWait = 8_000
/** No device needs more milliseconds of quiet than this. */
const longestQuiet = 1_500
let lastInput: number | undefined
let quiet = 0

/** When the page was opened, or the student pointed or typed last, from the first time this was asked on; milliseconds as of `performance.now`. */
function lastPress(): number {
  if (lastInput === undefined) {
    lastInput = performance.now()
    quiet = Math.min(lastInput, longestQuiet)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (lastInput = performance.now()), true)
  }
  return lastInput
}

/**
 * Resolves in an idle moment in which the student has neither pointed nor typed for as long as the page took to be there, or
 * for a second and a half, so that work nobody waits for makes no press slower; after eight seconds in the next idle moment.
 */
export async function userIdle(): Promise<void> {
  const latest = performance.now() + longestWait
  const left = () => Math.min(latest, lastPress() + quiet) - performance.now()
  do {
    const wait = left()
    await new Promise<void>((resolve) => {
      setTimeout(() => whenIdle(resolve), wait)
    })
  } while (left() > 0)
}
