let tell: () => void
const painted = new Promise<void>((resolve) => {
  tell = resolve
})

/** Whether the address is one of the day, whose first questions the page itself asks for. */
export const isOfDay = (path: string): boolean => /^\/(?:agenda(?:\/|$)|$)/.test(path)

/** What is shown of the day is on the screen. The mark is for `npm run bench`. */
export function markDayPainted(): void {
  performance.mark('aristo:painted')
  tell()
}

/**
 * Resolves when what is shown of the day is on the screen, so many milliseconds from now at the latest; at addresses that are
 * not of the day at once. What is not needed for the first question waits for it.
 */
export async function dayPainted(longest: number): Promise<void> {
  if (!isOfDay(location.pathname)) return
  await Promise.race([
    painted,
    new Promise<void>((resolve) => {
      setTimeout(resolve, longest)
    }),
  ])
}
