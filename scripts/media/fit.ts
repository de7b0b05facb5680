/** How the text of a handout is set: its size in points, and its lines as a multiple of it. */
export type Setting = {readonly size: number; readonly line: number}

export const usual: Setting = {size: 10.6, line: 1.46}

/** Settings in the order in which they are tried: the usual one, then those that are further and further from it. */
export const settings: readonly Setting[] = [
  usual,
  {size: 10.4, line: 1.45},
  {size: 10.8, line: 1.48},
  {size: 10.2, line: 1.43},
  {size: 11, line: 1.5},
  {size: 10, line: 1.42},
  {size: 11.3, line: 1.54},
  {size: 9.7, line: 1.4},
]

/** What came of a setting: sheets, and how far down the last one is written, 0 to 1. */
export type Fit = {readonly pages: number; readonly lastPage: number}

/** Sheets that a handout may have, and how far down its last one should be written. */
export const mostPages = 4
export const fullEnough = 0.6

/** A handout of one sheet ends where its text ends; on more, the last one holds more than a few lines. */
export const isFull = ({pages, lastPage}: Fit): boolean => pages === 1 || (pages <= mostPages && lastPage >= fullEnough)

/** Which of two fits is better: fewer sheets than too many, then the fuller last one. */
export function isBetter(one: Fit, other: Fit): boolean {
  const isTooLong = [one, other].map(({pages}) => pages > mostPages)
  return isTooLong[0] === isTooLong[1] ? one.lastPage > other.lastPage : isTooLong[1] === true
}
