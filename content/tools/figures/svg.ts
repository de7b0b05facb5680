/** Widths and heights are in units of the drawing; a picture is shown about 560 wide, or 320 on a phone. */
export const sheetWidth = 560

/** Colours that stand out on the white card in light and dark themes, and from each other for those who see few. */
export const ink = '#1a202c'
export const softInk = '#4a5568'
export const gridLine = '#d5dbe3'
export const alarm = '#b91c1c'
const seriesColours = ['#005ea8', '#c2410c', '#00704f', '#7e3a9e', '#6b5200', '#be185d', '#334155', '#0e7490']
export const seriesColour = (at: number): string => seriesColours[at % seriesColours.length] ?? ink

type Value = string | number
/** Attributes of an element; one that is undefined is left out. */
export type Attributes = {readonly [name: string]: Value | undefined}

const plain = (value: Value): string => (typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)

/** Text as XML has it. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An element; its children are elements already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(plain(value))}"`],
  )
  const start = `<${name}${written.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children)

/** Words at a place; 16 units are about nine pixels on a phone. */
export function words(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element('text', {x, y, 'font-size': 16, fill: ink, ...attributes}, escaped(text))
}

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  element('line', {x1, y1, x2, y2, stroke: ink, ...attributes})

export const path = (d: string, attributes: Attributes = {}): string =>
  element('path', {d, fill: 'none', stroke: ink, ...attributes})

/** A file: a white card, so that the drawing stands out in every theme. */
export function sheet(height: number, children: readonly string[], width: number = sheetWidth): string {
  const box = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`,
    'font-family': 'Inter, Helvetica, Arial, sans-serif',
  }
  const card = element('rect', {width: Math.round(width), height: Math.round(height), rx: 10, fill: '#ffffff'})
  return `${element('svg', box, card, ...children)}\n`
}

const format = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3})
/** A number as Portuguese writes it. */
export const figure = (value: number): string => format.format(value)

/** About how wide a text is; letters of the fonts above are a little more than half as wide as high. */
export const widthOf = (text: string, size = 16): number => text.length * size * 0.55

/** A text in lines that are no wider than so many units, broken between words. */
export function wrapped(text: string, width: number, size = 16): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A tenth of a unit is finer than any screen shows. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Numbers from 0 to 1 that look like chance and are the same each time. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
