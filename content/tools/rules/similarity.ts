import type {Place} from '../sourceTypes.ts'
import {blocksOf, wordsOf} from '../words.ts'
import type {Rule} from './rule.ts'

/**
 * Above this two texts tell the same story. Two vignettes written apart share set phrases of the genre and stay below
 * 0.2; one of them with a fifth of its words changed scores about 0.5 against the other (tests/scripts/content).
 */
export const nearDuplicate = 0.35

interface Text {
  readonly id: string
  /** The question whose case it goes on with. */
  readonly continues: string | null
  readonly text: string
  /** Null for a text of another pack, which is only compared with. */
  readonly place: Place | null
}

/** No question is another one in other clothes, in this pack or in the demo's. */
export const similarity: Rule = {
  name: 'near-duplicates',
  scope: 'pack',
  check({sources: {questions}, others}) {
    const own = questions.map(({id, continues, file, line, body}): Text => ({
      id,
      continues,
      text: wordsOf(blocksOf(body)),
      place: {file, line},
    }))
    const other = [...others].map(([id, text]): Text => ({id, continues: null, text, place: null}))
    const pairs = similarPairs(
      [...other, ...own],
      (one, two) => (one.place !== null || two.place !== null) && one.continues !== two.id && two.continues !== one.id,
    )
    const highest = pairs.reduce((most, {score}) => Math.max(most, score), 0)
    return {
      figures: [['highest similarity of two questions', highest.toFixed(2), `< ${nearDuplicate}`]],
      problems: pairs.flatMap(({one, two, score}) =>
        score < nearDuplicate || two.place === null
          ? []
          : [
              {
                ...two.place,
                item: two.id,
                reason: `It is nearly the question "${one.id}": similarity ${score.toFixed(2)}.`,
              },
            ],
      ),
    }
  },
}

/** The weight of each part of a text; all of them together have length one. */
export type Vector = ReadonlyMap<string, number>

/** Pairs of texts that share anything, with the cosine of their word trigrams weighted by rareness (TF-IDF), 0 to 1. */
export function similarPairs<T extends {readonly text: string}>(
  texts: readonly T[],
  isAsked: (one: T, two: T) => boolean = () => true,
) {
  const vectors = weighted(texts.map(({text}) => trigrams(text)))
  const holders = new Map<string, number[]>()
  const pairs: {one: T; two: T; score: number}[] = []
  for (const [at, vector] of vectors.entries()) {
    const scores = new Map<number, number>()
    for (const [gram, weight] of vector) {
      const earlier = holders.get(gram) ?? []
      for (const other of earlier) {
        scores.set(other, (scores.get(other) ?? 0) + weight * (vectors[other]?.get(gram) ?? 0))
      }
      holders.set(gram, [...earlier, at])
    }
    for (const [other, score] of scores) {
      const [one, two] = [texts[other], texts[at]]
      if (one !== undefined && two !== undefined && isAsked(one, two)) pairs.push({one, two, score})
    }
  }
  return pairs
}

function trigrams(text: string): ReadonlyMap<string, number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const counts = new Map<string, number>()
  for (const at of words.keys()) {
    const gram = words.slice(at, at + 3).join(' ')
    if (at + 3 <= words.length) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

/** Vectors of length one, from how often each part stands in a text; a part that many texts have weighs little. */
export function weighted(all: readonly ReadonlyMap<string, number>[]): readonly Vector[] {
  const spread = new Map<string, number>()
  for (const counts of all) for (const gram of counts.keys()) spread.set(gram, (spread.get(gram) ?? 0) + 1)
  return all.map((counts) => {
    const weights = [...counts].map(
      ([gram, count]) => [gram, count * Math.log(1 + all.length / (spread.get(gram) ?? 1))] as const,
    )
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
    return new Map(weights.map(([gram, weight]) => [gram, weight / length]))
  })
}
