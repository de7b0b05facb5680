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

/** How many bits the trigrams of a front are kept in. */
export const signatureBits = 1_024

/** The place of a trigram among the bits: FNV-1a over its letters, folded to ten bits. */
function placeOf(trigram: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < trigram.length; at += 1) hash = Math.imul(hash ^ trigram.charCodeAt(at), 0x01_00_01_93) >>> 0
  return ((hash ^ (hash >>> 10) ^ (hash >>> 20)) >>> 0) % signatureBits
}

/**
 * The trigrams of a front in bits, so that a database finds those that may be alike without reading a word.
 *
 * @returns `hex`, 256 hexadecimal digits with the first bit at the front; `least`, how many of these bits every front has
 *   too that is as alike as `leastLikeness`: the share of its trigrams, less those that share a bit with another
 */
export function signatureOf(words: string): {readonly hex: string; readonly least: number} {
  const trigrams = trigramsOf(words)
  const places = new Set([...trigrams].map(placeOf))
  const bytes = new Uint8Array(signatureBits / 8)
  for (const place of places) {
    const byte = Math.floor(place / 8)
    bytes[byte] = (bytes[byte] ?? 0) | (0x80 >> (place % 8))
  }
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const shared = trigrams.size - places.size
  return {hex, least: Math.max(1, Math.ceil(leastLikeness * trigrams.size) - shared)}
}

/** The cards whose front is most like this one, the most alike first. */
export function mostAlikeOf(front: string, fronts: readonly Front[]): readonly string[] {
  const written = trigramsOf(comparedWords(front))
  return fronts
    .map((other) => ({id: other.id, share: likeness(written, trigramsOf(wordsOf(other.front)))}))
    .filter(({share}) => share >= leastLikeness)
    .toSorted((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    .slice(0, mostAlike)
    .map(({id}) => id)
}
