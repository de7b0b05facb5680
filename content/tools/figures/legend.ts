import {sheetWidth, widthOf, words} from './svg.ts'

/** A sign of a legend, drawn in a box of 28 by 16 whose middle is at the given place, and what it means. */
export interface LegendEntry {
  readonly name: string
  readonly sign: (x: number, y: number) => string
}

const rowHeight = 26
const signWidth = 30

/** The rows of a legend and how high it is; entries go on in the next row when a row is full. */
export function legend(
  entries: readonly LegendEntry[],
  left: number,
  top: number,
): {readonly height: number; readonly parts: readonly string[]} {
  const parts: string[] = []
  let x = left
  let row = 0
  for (const {name, sign} of entries) {
    const width = signWidth + widthOf(name) + 28
    if (x > left && x + width > sheetWidth) {
      x = left
      row += 1
    }
    const y = top + row * rowHeight + rowHeight / 2
    parts.push(sign(x + 14, y), words(x + signWidth + 4, y + 5.5, name))
    x += width
  }
  return {height: entries.length === 0 ? 0 : (row + 1) * rowHeight, parts}
}
