import {PassThrough} from 'node:stream'
import {buffer} from 'node:stream/consumers'
import {PNG} from 'pngjs'

/** A point in pixels, from the upper left corner. */
export type Point = readonly [x: number, y: number]

/** A closed line around what is filled; what a line in the other direction surrounds is a hole. */
export type Outline = readonly Point[]

const channels = 3

const rgbOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** How much of each pixel an area covers: changes along each row, which are summed up from the left. */
class Coverage {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly changes: Float32Array

  constructor(outlines: readonly Outline[]) {
    const points = outlines.flat()
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    this.left = Math.floor(Math.min(...xs))
    this.top = Math.floor(Math.min(...ys))
    // One column more takes what lies right of the last pixel.
    this.width = Math.ceil(Math.max(...xs)) - this.left + 2
    this.height = Math.ceil(Math.max(...ys)) - this.top
    this.changes = new Float32Array(this.width * this.height)
    for (const outline of outlines)
      for (const [at, point] of outline.entries()) this.#line(point, outline[(at + 1) % outline.length] ?? point)
  }

  #add(row: number, column: number, change: number): void {
    const at = row * this.width + column
    this.changes[at] = (this.changes[at] ?? 0) + change
  }

  #line(from: Point, to: Point): void {
    const [fromX, fromY] = [from[0] - this.left, from[1] - this.top]
    const [toX, toY] = [to[0] - this.left, to[1] - this.top]
    if (fromY === toY) return
    const sign = fromY < toY ? 1 : -1
    const [startX, startY, endY] = sign === 1 ? [fromX, fromY, toY] : [toX, toY, fromY]
    const slope = (toX - fromX) / (toY - fromY)
    for (let row = Math.floor(startY); row < endY; row += 1) {
      const above = Math.max(row, startY)
      const below = Math.min(row + 1, endY)
      const [one, other] = [startX + (above - startY) * slope, startX + (below - startY) * slope]
      this.#span(row, Math.min(one, other), Math.max(one, other), sign * (below - above))
    }
  }

  /** A piece of a line inside of one row, `height` of it high, from `left` to `right`. */
  #span(row: number, left: number, right: number, height: number): void {
    const first = Math.floor(left)
    if (right <= first + 1) {
      const outside = (left + right) / 2 - first
      this.#add(row, first, height * (1 - outside))
      this.#add(row, first + 1, height * outside)
      return
    }
    const perPixel = height / (right - left)
    for (let column = first; column < right; column += 1) {
      const [begin, end] = [Math.max(column, left), Math.min(column + 1, right)]
      const part = perPixel * (end - begin)
      const outside = (begin + end) / 2 - column
      this.#add(row, column, part * (1 - outside))
      this.#add(row, column + 1, part * outside)
    }
  }
}

/** A picture in colours without transparency, filled area by area with smooth edges. */
export class Raster {
  readonly width: number
  readonly height: number
  readonly #pixels: Buffer

  /** @param background `#rrggbb` */
  constructor(width: number, height: number, background: string) {
    this.width = width
    this.height = height
    this.#pixels = Buffer.alloc(width * height * channels, Buffer.from(rgbOf(background)))
  }

  /** @param colour `#rrggbb` */
  paint(outlines: readonly Outline[], colour: string): void {
    if (outlines.length === 0) return
    const {left, top, width, height, changes} = new Coverage(outlines)
    const rgb = rgbOf(colour)
    for (let row = 0; row < height; row += 1) {
      let sum = 0
      for (let column = 0; column < width; column += 1) {
        sum += changes[row * width + column] ?? 0
        const share = Math.min(1, Math.abs(sum))
        if (share > 0.002) this.#blend(left + column, top + row, rgb, share)
      }
    }
  }

  #blend(x: number, y: number, rgb: readonly number[], share: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return
    const at = (y * this.width + x) * channels
    for (let channel = 0; channel < channels; channel += 1) {
      const before = this.#pixels[at + channel] ?? 0
      this.#pixels[at + channel] = Math.round(before + ((rgb[channel] ?? 0) - before) * share)
    }
  }

  /** The colour of a pixel, as `#rrggbb`. */
  colourAt(x: number, y: number): string {
    const at = (y * this.width + x) * channels
    return `#${this.#pixels.toString('hex', at, at + channels)}`
  }

  async png(): Promise<Buffer> {
    const {width, height} = this
    const png = new PNG({
      width,
      height,
      colorType: 2,
      inputColorType: 2,
      inputHasAlpha: false,
      filterType: 0,
      deflateStrategy: 0,
    })
    png.data = this.#pixels
    return buffer(png.pack().pipe(new PassThrough()))
  }
}

/** A rectangle whose corners are arcs of that radius. */
export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): Outline {
  const turn = Math.min(radius, width / 2, height / 2)
  const steps = 12
  const corner = (centreX: number, centreY: number, from: number): Point[] =>
    Array.from({length: steps + 1}, (_, step) => {
      const angle = from + (step / steps) * (Math.PI / 2)
      return [centreX + turn * Math.cos(angle), centreY + turn * Math.sin(angle)] as const
    })
  return [
    ...corner(x + width - turn, y + height - turn, 0),
    ...corner(x + turn, y + height - turn, Math.PI / 2),
    ...corner(x + turn, y + turn, Math.PI),
    ...corner(x + width - turn, y + turn, (3 * Math.PI) / 2),
  ]
}
