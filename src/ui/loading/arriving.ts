/** Waits between two tries, in milliseconds, while the device believes to be online: a server that starts again is back by then. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000]

function backOrLater(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(done, wait) : undefined
    addEventListener('online', done, {once: true})
    function done(): void {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
  })
}

/**
 * Code that is asked for until it comes. Without network it waits for the network; a server that does not have it is asked
 * a few times more.
 *
 * @throws the last failure, for the error boundary to offer a reload: the files of an older version may be gone
 */
export async function untilHere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 0; ;) {
    try {
      return await load()
    } catch (error) {
      const wait = waits[tries]
      if (wait === undefined) throw error
      if (navigator.onLine) tries += 1
      await backOrLater(wait)
    }
  }
}

/** Resolves when the browser has painted, or after a tenth of a second where it does not paint, as in a hidden tab. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Parts are not held longer than this many milliseconds, however slow the network is. */
const longestHold = 3_000
let held: Promise<unknown> = Promise.resolve()

/** Lets what the first screen is about come first: parts are asked for when `until` has settled. */
export function holdArrivals(until: Promise<unknown>): void {
  held = Promise.race([
    until.catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, longestHold)
    }),
  ])
}

/**
 * The code of a part that is loaded when it is needed. It is asked for once what is there has been painted, because
 * asking for ten parts while the first screen is drawn holds that screen back; its fallback stands meanwhile, and
 * everything around it works.
 *
 * @throws the last failure, as `untilHere`
 */
export async function arriving<Module>(load: () => Promise<Module>): Promise<Module> {
  await painted()
  await held
  return untilHere(load)
}
