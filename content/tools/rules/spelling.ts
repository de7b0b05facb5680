import {proseOf} from '../prose.ts'
import type {SourceProblem} from '../sourceTypes.ts'
import {packPlace, type Rule} from './rule.ts'

/** Words that the dictionary of Portuguese does not have: terms, names and abbreviations, one a line. */
export const wordList = 'palavras.txt'

/** Every word is Portuguese, or in the project's own list. */
export const spelling: Rule = {
  name: 'spelling',
  scope: 'file',
  check({files, isWord}) {
    const listed = (files.find(({name}) => name === wordList)?.text ?? '').split('\n').filter((word) => word !== '')
    const known = new Set(listed)
    const isKnown = (word: string) => known.has(word) || known.has(word.toLowerCase()) || isWord(word)
    let count = 0
    const problems = files
      .filter(({name}) => name.endsWith('.md'))
      .flatMap(proseOf)
      .flatMap((prose) => {
        const words = spelledWords(prose.text)
        count += words.length
        return words
          .filter((word) => !isSpelled(word, isKnown))
          .map((word): SourceProblem => ({
            file: prose.file,
            line: prose.line,
            item: prose.item,
            reason: `"${word}" is in no dictionary.`,
          }))
      })
    return {
      figures: [
        ['words looked up', String(count), ''],
        ['words in no dictionary', String(problems.length), '0'],
      ],
      problems: [...orderProblems(listed), ...problems],
    }
  },
}

/** The words of a text that a dictionary can know: no addresses, and nothing with a digit in it. */
export function spelledWords(text: string): readonly string[] {
  const plain = text.normalize('NFC').replaceAll(/https?:\/\/\S+|\S+@\S+|www\.\S+/g, ' ')
  const tokens = plain.match(/[\p{L}\p{N}\p{M}⁺⁻₊₋'’-]+/gu) ?? []
  return tokens
    .map((token) => token.replaceAll('’', "'").replaceAll(/^['-]+|['-]+$/g, ''))
    .filter((token) => token.length > 1 && !/[\p{N}⁺⁻₊₋]/u.test(token))
}

/** A compound of known words is known. */
function isSpelled(word: string, isKnown: (word: string) => boolean): boolean {
  if (isKnown(word)) return true
  const parts = word.split('-')
  return parts.length > 1 && parts.every((part) => part.length < 2 || isKnown(part))
}

function orderProblems(listed: readonly string[]): readonly SourceProblem[] {
  const sorted = listed.toSorted((a, b) => a.localeCompare(b, 'pt'))
  const wrong = listed.findIndex((word, at) => word !== sorted[at])
  const twice = listed.find((word, at) => listed.indexOf(word) < at)
  return [
    ...(wrong < 0
      ? []
      : [
          {
            ...packPlace,
            file: wordList,
            line: wrong + 1,
            item: 'file',
            reason: `"${listed[wrong]}" is not in its place: the list is sorted.`,
          },
        ]),
    ...(twice === undefined
      ? []
      : [{...packPlace, file: wordList, item: 'file', reason: `"${twice}" stands in it twice.`}]),
  ]
}
