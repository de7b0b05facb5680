/**
 * Numbers of days or weeks in a row as one text, which costs a reply far less than a list does: parted by commas, nothing
 * for 0, and nothing after the last one that is not 0. Places that were never set count as 0.
 */
export function columnOf(numbers: readonly (number | undefined)[]): string {
  const last = numbers.findLastIndex((each) => each !== undefined && each !== 0)
  return numbers
    .slice(0, last + 1)
    .map((each) => (each === 0 ? undefined : each))
    .join(',')
}

/** The numbers of such a text. */
export const numbersOf = (column: string): number[] => (column === '' ? [] : column.split(',').map(Number))
