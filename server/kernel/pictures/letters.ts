import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {create, type Font, type PathCommand} from 'fontkit'
import type {Outline, Point} from './raster.ts'

const {resolve} = createRequire(import.meta.url)

/** The product's own fonts, as files. */
const files = {
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  title: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
} as const

export type FontName = keyof typeof files

const fonts = new Map<FontName, Font>()

function fontOf(name: FontName): Font {
  const known = fonts.get(name)
  if (known !== undefined) return known
  const font = create(readFileSync(resolve(files[name])))
  fonts.set(name, font)
  return font
}

/** Pieces that a curve is drawn by. */
const pieces = 8

/** A Bézier curve of any degree at `t`, by de Casteljau. */
function onCurve(points: readonly Point[], t: number): Point {
  const [first = [0, 0]] = points
  if (points.length <= 1) return first
  const next = points.slice(1).map(([x, y], at): Point => {
    const [fromX, fromY] = points[at] ?? [x, y]
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t]
  })
  return onCurve(next, t)
}

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []))

function outlinesOf(commands: readonly PathCommand[], place: (point: Point) => Point): Outline[] {
  const outlines: Point[][] = []
  for (const {command, args} of commands) {
    const points = pairs(args).map(place)
    if (command === 'moveTo') outlines.push(points)
    const outline = outlines.at(-1)
    const last = outline?.at(-1)
    if (outline === undefined || last === undefined || command === 'moveTo' || command === 'closePath') continue
    if (command === 'lineTo') outline.push(...points)
    else for (let piece = 1; piece <= pieces; piece += 1) outline.push(onCurve([last, ...points], piece / pieces))
  }
  return outlines
}

/** How wide a line of text is, in pixels. */
export function widthOf(text: string, name: FontName, size: number): number {
  const font = fontOf(name)
  const scale = size / font.unitsPerEm
  return font.layout(text).positions.reduce((sum, {xAdvance}) => sum + xAdvance * scale, 0)
}

/** The outlines of a line of text that begins at `x` and stands on the line `y`, with kerning, glyph by glyph. */
export function lettersOf(text: string, name: FontName, size: number, x: number, y: number): (readonly Outline[])[] {
  const font = fontOf(name)
  const scale = size / font.unitsPerEm
  const {glyphs, positions} = font.layout(text)
  let pen = x
  return glyphs.map(({path}, at) => {
    const {xAdvance = 0, xOffset = 0, yOffset = 0} = positions[at] ?? {}
    const from = pen
    pen += xAdvance * scale
    return outlinesOf(path.commands, ([pointX, pointY]) => [
      from + (pointX + xOffset) * scale,
      y - (pointY + yOffset) * scale,
    ])
  })
}
