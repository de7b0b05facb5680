import {drawChestFilm} from '../../../content/tools/figures/chestFilm.ts'
import {type ChestFilm, chestOf} from '../../../content/tools/figures/chestShape.ts'
import type {Point} from '../../../content/tools/figures/simplified.ts'

export const xs = (points: readonly Point[]) => points.map(([x]) => x)
export const ys = (points: readonly Point[]) => points.map(([, y]) => y)
export const widthOf = (points: readonly Point[]) => Math.max(...xs(points)) - Math.min(...xs(points))
/** The surface of a closed line. */
export const area = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

/** The ends of a path of lines and curves, each curve followed in steps. */
function pathPoints(d: string): readonly Point[] {
  let from: Point = [0, 0]
  return [...d.matchAll(/([MLC])([^MLCZ]*)/g)].flatMap(([, command, numbers = '']) => {
    const given = numbers.split(/[ ,]/).map(Number)
    const at = (pair: number): Point => [given[2 * pair] ?? NaN, given[2 * pair + 1] ?? NaN]
    const start = from
    from = at(given.length / 2 - 1)
    if (command !== 'C') return [from]
    return Array.from({length: 20}, (_, step): Point => {
      const t = (step + 1) / 20
      const weigh = (axis: 0 | 1) =>
        start[axis] * (1 - t) ** 3 +
        3 * at(0)[axis] * t * (1 - t) ** 2 +
        3 * at(1)[axis] * t * t * (1 - t) +
        at(2)[axis] * t ** 3
      return [weigh(0), weigh(1)]
    })
  })
}

/** What a ruler measures on the drawing: hearts, the chest inside the ribs, the mediastinum at the aortic arch. */
export function measured(film: ChestFilm) {
  const svg = drawChestFilm(film)
  const heart = pathPoints(/<path d="([^"]*)" fill="url\(#mediastino\)"/.exec(svg)?.[1] ?? '')
  const {right, left} = chestOf(film).halves
  const chest = Math.max(...xs(left.room)) - Math.min(...xs(right.room))
  const atHeart = heart.filter(([, y]) => y > 260 && y < 420)
  return {
    cardiothoracic: widthOf(atHeart) / chest,
    mediastinum: widthOf(heart.filter(([, y]) => y > 150 && y < 180)) / chest,
    heartMiddle: (Math.max(...xs(atHeart)) + Math.min(...xs(atHeart))) / 2,
  }
}
