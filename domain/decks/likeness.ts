import {folded} from '../study/textSearch.ts'

/** From how many letters on a front is compared, and how much of it. */
export const comparedLetters = {least: 8, most: 300} as const

/** Shares of trigrams in common from which on a card is told to be like the one that is written. */
export const leastLikeness = 0.45

/** The most cards that are told to be alike. */
export const mostAlike = 3

/** The words of a folded text, without signs, as much of them as is compared. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, comparedLetters.most)

/** The words of a front as they are compared: without case, accents and signs. */
export const comparedWords = (front: string): string => wordsOf(folded(front))

/** Whether there is enough of a front to find others like it. */
export const isComparable = (front: string): boolean => comparedWords(front).length >= comparedLetters.least

/** Three letters in a row of each word, as PostgreSQL's `pg_trgm` cuts them: two blanks before a word, one behind it. */
export function trigramsOf(words: string): ReadonlySet<string> {
  const cut = new Set<string>()
  for (const word of words.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at += 1) cut.add(padded.slice(at, at + 3))
  }
  return cut
}

/** Trigrams that two texts have in common, of all that they have: 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let common = 0
  for (const each of few) if (many.has(each)) common += 1
  const all = a.size + b.size - common
  return all === 0 ? 0 : common / all
}

/** A card with its front as searches keep it: already folded, because folding takes longer than all the rest. */
type Front = {readonly id: string; readonly front: string}

/** Three letters in one number: ten bits of each, enough for a quick look. */
const nextCode = (code: number, letter: number): number => ((code << 10) | (letter & 1_023)) & 0x3f_ff_ff_ff

/**
 * A quick look that lets through whatever may be alike: a text that has a quarter of the written trigrams somewhere. Only those
 * are cut into words, because to cut thousands takes longer than a student waits.
 */
function quickLook(written: ReadonlySet<string>): (text: string) => boolean {
  const places = new Map(
    [...written].map((trigram, place) => [
      [...trigram].reduce((code, letter) => nextCode(code, letter.charCodeAt(0)), 0),
      place,
    ]),
  )
  const found = new Int32Array(written.size)
  const least = written.size / 4
  let turn = 0
  return (text) => {
    turn += 1
    let common = 0
    let code = nextCode(nextCode(0, 32), 32)
    for (let at = 0; at <= text.length; at += 1) {
      code = nextCode(code, at < text.length ? text.charCodeAt(at) : 32)
      const place = places.get(code)
      if (place === undefined || found[place] === turn) continue
      found[place] = turn
      common += 1
    }
    return common >= least
  }
}

/** The cards whose front is most like this one, the most alike first. */
export function mostAlikeOf(front: string, fronts: readonly Front[]): readonly string[] {
  const written = trigramsOf(comparedWords(front))
  const mayBeAlike = quickLook(written)
  return fronts
    .filter((other) => mayBeAlike(other.front))
    .map((other) => ({id: other.id, share: likeness(written, trigramsOf(wordsOf(other.front)))}))
    .filter(({share}) => share >= leastLikeness)
    .toSorted((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    .slice(0, mostAlike)
    .map(({id}) => id)
}
