import {slideStarts, type Film} from './film.ts'

/** A caption is at most two lines of so many signs: more is not read before it is gone. */
const lineLength = 42

/** `63.5` -> `00:01:03.500`. */
function stamp(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const thousandths = String(Math.round(seconds * 1_000) % 1_000).padStart(3, '0')
  const whole = Math.floor(Math.round(seconds * 1_000) / 1_000)
  return `${two(whole / 3_600)}:${two((whole / 60) % 60)}:${two(whole % 60)}.${thousandths}`
}

/** Signs of distance from the middle that a place is worth: ends of sentences and clauses, no short word before it. */
function worthOf(before: string): number {
  if (/[.!?]$/.test(before)) return 26
  if (/[;:]$/.test(before)) return 18
  if (before.endsWith(',')) return 12
  return /(?:^| )\p{L}{1,2}$/u.test(before) ? -7 : 0
}

/** The ways to part a text in two between words, the best first: near the middle; `clauses` counts their ends. */
function partings(text: string, clauses: boolean): readonly (readonly [string, string])[] {
  return [...text.matchAll(/ /g)]
    .map(({index}) => {
      const worth = worthOf(text.slice(0, index))
      return {index, cost: Math.abs(index - text.length / 2) - (clauses ? worth : Math.min(0, worth))}
    })
    .toSorted((one, other) => one.cost - other.cost)
    .map(({index}) => [text.slice(0, index), text.slice(index + 1)])
}

/** One line, or two of nearly the same length; null when the text needs more. */
function linesOf(text: string): readonly string[] | null {
  if (text.length <= lineLength) return [text]
  return partings(text, false).find((two) => two.every((line) => line.length <= lineLength)) ?? null
}

/** What is said, in pieces of at most two lines that end where the sentence allows it. */
export function captionLines(said: string): readonly (readonly string[])[] {
  const text = said.replaceAll(/\s+/g, ' ').trim()
  const lines = linesOf(text)
  if (lines !== null) return [lines]
  const [two] = partings(text, true)
  return two === undefined ? [[text]] : two.flatMap(captionLines)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The captions of a film as WebVTT: each piece stands for its share of the slide it is said with. */
export function captionsOf(film: Film): string {
  const starts = slideStarts(film)
  const cues = film.slides.flatMap(({said, seconds}, index) => {
    const pieces = captionLines(said)
    const length = pieces.flat().join('').length
    let from = starts[index] ?? 0
    return pieces.map((lines) => {
      const start = from
      from += (seconds * lines.join('').length) / length
      return `${stamp(start)} --> ${stamp(from)}\n${lines.map(escaped).join('\n')}\n`
    })
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}
