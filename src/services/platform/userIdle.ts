import {whenIdle} from './idle.ts'

/** Work that waits for an idle student waits no longer than this many milliseconds. */
const longestWait = 8_000
/** No device needs more milliseconds of quiet than this. */
const longestQuiet = 1_500
/** The same of work that waits for a pause, and how long a pause is. */
const longestPresses = 2_000
const pause = 400
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
 * Resolves in an idle moment in which the student has neither pointed nor typed for as many milliseconds as `needed` says;
 * after `longest` milliseconds in the next idle moment.
 */
async function quietFor(needed: () => number, longest: number): Promise<void> {
  const latest = performance.now() + longest
  const left = () => Math.min(latest, lastPress() + needed()) - performance.now()
  do {
    const wait = left()
    await new Promise<void>((resolve) => {
      setTimeout(() => whenIdle(resolve), wait)
    })
  } while (left() > 0)
}

/**
 * Resolves in an idle moment in which the student has neither pointed nor typed for as long as the page took to be there, or
 * for a second and a half, so that work nobody waits for makes no press slower; after eight seconds in the next idle moment.
 */
export const userIdle = (): Promise<void> => quietFor(() => quiet, longestWait)

/**
 * Resolves when the student pauses for 0.4 seconds, after two seconds at the latest: news and marks may be awaited, but not by
 * a first answer.
 */
export const userPauses = (): Promise<void> => quietFor(() => pause, longestPresses)
