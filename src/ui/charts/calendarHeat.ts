/** How a day looks: 0 for nothing, 1 to 4 for more and more. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4

export type HeatPlace = {readonly x: number; readonly y: number}

export type HeatShape = {
  readonly cells: readonly HeatPlace[]
  readonly size: number
  /** The first week of each month, by the index of its first day. */
  readonly months: readonly {readonly index: number; readonly x: number; readonly y: number}[]
  readonly height: number
}

const gap = 3
/** Above each strip, the names of its months. */
const head = 18
const least = 11
const most = 20

/** How many weeks stand beside each other. */
const weeksBeside = (width: number, weeks: number): number => {
  const fitting = Math.max(1, Math.floor((width + gap) / (least + gap)))
  const strips = Math.ceil(weeks / fitting)
  return Math.ceil(weeks / strips)
}

/**
 * A calendar in columns of seven days, the first of them a Monday, in as many strips as the width asks for: a year is one
 * strip on a wide screen and three on a phone. `isMonthStart` tells where a month begins.
 */
export function heatShape(days: number, width: number, isMonthStart: (index: number) => boolean): HeatShape {
  const weeks = Math.max(1, Math.ceil(days / 7))
  const beside = weeksBeside(width, weeks)
  const size = Math.min(most, Math.floor((width + gap) / beside) - gap)
  const strip = head + 7 * (size + gap)
  const place = (index: number): HeatPlace => {
    const week = Math.floor(index / 7)
    return {
      x: (week % beside) * (size + gap),
      y: Math.floor(week / beside) * strip + head + (index % 7) * (size + gap),
    }
  }
  const indices = Array.from({length: days}, (_, index) => index)
  return {
    cells: indices.map(place),
    size,
    months: indices.filter(isMonthStart).map((index) => {
      const {x, y} = place(index)
      return {index, x, y: y - (index % 7) * (size + gap) - 6}
    }),
    height: Math.ceil(weeks / beside) * strip,
  }
}

/** The day below a point of the drawing; null beside all days. */
export function dayAt({cells, size}: HeatShape, x: number, y: number): number | null {
  const index = cells.findIndex(
    (cell) => x >= cell.x && x <= cell.x + size + gap && y >= cell.y && y <= cell.y + size + gap,
  )
  return index === -1 ? null : index
}
