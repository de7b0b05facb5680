import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {hasPalette, readPng, writePalettePng, type Picture} from './png.ts'

/** Where the pictures are. */
export const baselineFolder = fileURLToPath(new URL('baselines', import.meta.url))

/** What the committed pictures may weigh together, in bytes (decision 26). */
export const pictureBudget = 20_000_000

/** How far a colour of a stored picture may be from the one that was taken, in each of red, green and blue. */
export const colourError = 8

const most = 256

const distance = (one: number, other: number) =>
  Math.max(
    Math.abs((one >> 16) - (other >> 16)),
    Math.abs(((one >> 8) & 0xff) - ((other >> 8) & 0xff)),
    Math.abs((one & 0xff) - (other & 0xff)),
  )

/** The colours of a picture, the most frequent first. */
function coloursOf(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour)
}

type Reduced = {palette: number[]; indexOf: Map<number, number>}

/**
 * The palette of a picture: its most frequent colours, each as it is, without those that a more frequent one stands for.
 * Surfaces and borders keep their exact colour; the many shades at the edges of letters share one. Null when more than
 * 256 are left.
 */
export function reduce({pixels}: Picture): Reduced | null {
  const palette: number[] = []
  const colours = coloursOf(pixels)
  for (const colour of colours) {
    if (palette.some((kept) => distance(kept, colour) <= colourError)) continue
    if (palette.length === most) return null
    palette.push(colour)
  }
  const indexOf = new Map<number, number>()
  for (const colour of colours) {
    const distances = palette.map((kept) => distance(kept, colour))
    indexOf.set(colour, distances.indexOf(Math.min(...distances)))
  }
  return {palette, indexOf}
}

/** A picture with a palette; the file as it is when it has one, or when its colours are too many for one. */
export function pack(file: Buffer): Buffer {
  if (hasPalette(file)) return file
  const picture = readPng(file)
  const reduced = reduce(picture)
  return reduced ? writePalettePng(picture, reduced.palette, reduced.indexOf) : file
}

const picturesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .map((name) => join(folder, name))

/** Gives a palette to every picture of a folder that Playwright has just written. */
export function packAll(folder = baselineFolder): void {
  for (const path of picturesIn(folder)) {
    const file = readFileSync(path)
    const packed = pack(file)
    if (packed !== file) writeFileSync(path, packed)
  }
}

/** Why the pictures of a folder are too heavy, its heaviest ones named; null when they are not. */
export function whyTooHeavy(folder = baselineFolder, budget = pictureBudget): string | null {
  const weights = picturesIn(folder).map((path) => ({path, bytes: statSync(path).size}))
  const total = weights.reduce((sum, {bytes}) => sum + bytes, 0)
  if (total <= budget) return null
  const heaviest = weights.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10)
  return [
    `The pictures of the stories weigh ${total} bytes; they may weigh ${budget} (docs/decisions/0026-weight-of-pictures.md).`,
    ...heaviest.map(({path, bytes}) => `  ${bytes}  ${path.slice(folder.length + 1)}`),
  ].join('\n')
}
