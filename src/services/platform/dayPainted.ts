import {isOfDay} from '../../../domain/shell/routes.ts'

/** Nobody waits longer than this many milliseconds for a day that is not drawn. */
const longestPaint = 3_000

let tell: () => void
const painted = new Promise<void>((resolve) => {
  tell = resolve
})

/** What is shown of the day is on the screen: what waits for it goes on once it can be used. The mark is for `npm run bench`. */
export function markDayPainted(): void {
  performance.mark('aristo:painted')
  if ('requestIdleCallback' in globalThis) requestIdleCallback(tell)
  else setTimeout(tell)
}

/**
 * Resolves when what is shown of the day is on the screen, `longest` milliseconds from now at the latest; at addresses that
 * are not of the day at once. What is not needed for the first question waits for it.
 */
export async function dayPainted(longest = longestPaint): Promise<void> {
  if (!isOfDay(location.pathname)) return
  await Promise.race([
    painted,
    new Promise<void>((resolve) => {
      setTimeout(resolve, longest)
    }),
  ])
}
