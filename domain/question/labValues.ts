import {folded} from '../study/textSearch.ts'

/** One test of a laboratory: its name, how else it is called, its usual values and their unit (empty where there is none). */
export type LabTest = {
  readonly name: string
  /** Abbreviations and other names, for the search; not shown. */
  readonly also: string
  readonly values: string
  readonly unit: string
}

export type LabGroup = {readonly name: string; readonly tests: readonly LabTest[]}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Words of up to so many letters are abbreviations, such as Na. */
const longestAbbreviation = 2

const isFound = (word: string, known: readonly string[]) =>
  known.some((one) => (word.length <= longestAbbreviation ? one === word : one.startsWith(word)))

/**
 * The tests whose name, other names or group have every word of `query`, without case and accents, in their groups and in
 * their order; all of them for an empty query. A word has to begin a word of the
 * test; one of two letters has to be it. Groups without a test are left out.
 */
export function labsMatching(groups: readonly LabGroup[], query: string): readonly LabGroup[] {
  const words = wordsOf(query)
  if (words.length === 0) return groups
  return groups.flatMap((group) => {
    const tests = group.tests.filter(({name, also}) => {
      const known = wordsOf(`${name} ${also} ${group.name}`)
      return words.every((word) => isFound(word, known))
    })
    return tests.length > 0 ? [{...group, tests}] : []
  })
}
