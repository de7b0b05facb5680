import {letters, type ChoiceSource, type SourceProblem} from '../sourceTypes.ts'
import {type Figure, type Findings, packPlace, percent, type Rule} from './rule.ts'

/** Each letter may miss an even share by this much of it. */
const unevenness = 0.25
/** The key may be the longest choice in this share of questions. */
const mostLongest = 0.35

/** A student must not be able to guess a key from its letter or its length. */
export const keys: Rule = {
  name: 'keys',
  scope: 'pack',
  check({sources: {questions}}): Findings {
    const asked = questions.filter((question) => question.kind === 'choice').filter(({key}) => key !== null)
    const spreads = [4, 5].map((count) =>
      spread(
        count,
        asked.filter(({choices}) => choices.length === count),
      ),
    )
    const longest = asked.filter(hasLongestKey)
    const isTooOften = longest.length > mostLongest * asked.length
    return {
      figures: [
        ...spreads.flatMap(({figures}) => figures),
        ['the key is the longest choice', percent(longest.length, asked.length), `≤ ${mostLongest * 100}%`],
      ],
      problems: [...spreads.flatMap(({problems}) => problems), ...(isTooOften ? longest.map(longestProblem) : [])],
    }
  },
}

function spread(count: number, questions: readonly ChoiceSource[]): Findings {
  const even = questions.length / count
  const shares = letters
    .slice(0, count)
    .map((letter) => ({letter, count: questions.filter(({key}) => key === letter).length}))
  const missed = shares.filter((share) => Math.abs(share.count - even) > unevenness * even)
  const item = `keys of ${count} choices`
  const figure: Figure = [
    item,
    shares.map((share) => `${share.letter} ${share.count}`).join(', '),
    `${even.toFixed(1)} each ± ${unevenness * 100}%`,
  ]
  return {
    figures: [figure],
    problems: missed.map((share): SourceProblem => ({
      ...packPlace,
      item,
      reason: `${share.letter} is the key of ${share.count} of ${questions.length}.`,
    })),
  }
}

/** Longer than each other choice, by characters. */
export function hasLongestKey({choices, key}: ChoiceSource): boolean {
  const at = key === null ? -1 : letters.indexOf(key)
  const length = choices[at]?.length ?? 0
  return choices.every((choice, other) => other === at || choice.length < length)
}

function longestProblem({file, line, id}: ChoiceSource): SourceProblem {
  return {
    file,
    line,
    item: id,
    reason: `The key is the longest choice, as in more than ${mostLongest * 100}% of all questions.`,
  }
}
