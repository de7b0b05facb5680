const first = 1_000
const longest = 30_000

/**
 * How long to wait before the profile is asked for again, in milliseconds: twice as long after each failure, at most
 * half a minute (spec 1§4, 1§8; C-29).
 */
export const refetchWait = (failures: number): number => Math.min(longest, first * 2 ** failures)
