/** How a handout is set: the size of its text in points, its lines as a multiple of it, and how high its figures may be, in millimetres. */
export type Setting = {readonly size: number; readonly line: number; readonly figure: number}

export const usual: Setting = {size: 10.6, line: 1.46, figure: 92}

/** Settings in the order in which they are tried: the usual one, then those that are further and further from it. */
export const settings: readonly Setting[] = [
  usual,
  {size: 10.4, line: 1.45, figure: 86},
  {size: 10.8, line: 1.48, figure: 92},
  {size: 10.2, line: 1.43, figure: 80},
  {size: 11, line: 1.5, figure: 92},
  {size: 10.4, line: 1.45, figure: 74},
  {size: 10, line: 1.42, figure: 86},
  {size: 10, line: 1.42, figure: 74},
  {size: 11.3, line: 1.54, figure: 86},
  {size: 9.7, line: 1.4, figure: 80},
]

/** What came of a setting: sheets, how far down the last one is written, and the emptiest of those before it; 0 to 1. */
export type Fit = {readonly pages: number; readonly lastPage: number; readonly emptiest: number}

/** Sheets that a handout may have, and how far down they should be written. */
export const mostPages = 4
const enough = {lastPage: 0.6, emptiest: 0.75}

/** A handout of one sheet ends where its text ends; on more, no sheet is left half empty. */
export const isFull = (fit: Fit): boolean => fit.pages === 1 || (fit.pages <= mostPages && worth(fit) >= 1)

const worth = ({lastPage, emptiest}: Fit): number => Math.min(lastPage / enough.lastPage, emptiest / enough.emptiest)

/** Which of two fits is better: no more sheets than there may be, then the fuller ones. */
export function isBetter(one: Fit, other: Fit): boolean {
  const [isOneLong, isOtherLong] = [one.pages > mostPages, other.pages > mostPages]
  return isOneLong === isOtherLong ? worth(one) > worth(other) : isOtherLong
}
