/**
 * Widths of signs in a semi-bold sans-serif, in parts of the letter size, a little on the wide side: a drawing has to
 * hold its words whichever such font a device has.
 */
const classes: readonly (readonly [signs: string, width: number])[] = [
  ["ijl.,:;'!|I", 0.31],
  ['frt()[]/ "·-–', 0.4],
  ['ABEFKLPRSTVXYZ&', 0.72],
  ['CDGHNOQU+<>=≥≤±×→←−≠', 0.78],
  ['mwMW%—@', 0.96],
]
const widths = new Map(classes.flatMap(([signs, width]) => [...signs].map((sign) => [sign, width] as const)))
const usual = 0.61

/** How wide a line of letters of this size is at most, in the same unit as the size. */
export function widthOf(text: string, size: number): number {
  const signs = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')]
  return size * signs.reduce((sum, sign) => sum + (widths.get(sign) ?? usual), 0)
}

/** Parts a text into lines that fit; a single word that does not has a line of its own. */
export function wrapped(text: string, size: number, room: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** As `wrapped`, with lines of nearly the same length: no word is left alone below a full line. */
export function balanced(text: string, size: number, room: number): readonly string[] {
  const lines = wrapped(text, size, room)
  if (lines.length === 1) return lines
  let best = lines
  for (let narrower = room * 0.98; narrower > room / 3; narrower *= 0.98) {
    const tried = wrapped(text, size, narrower)
    if (tried.length > lines.length) break
    best = tried
  }
  return best
}
