import {letters, type ChoiceSource, type SourceProblem} from '../sourceTypes.ts'
import {packAreas} from './counts.ts'
import {type Figure, type Findings, packPlace, percent, type Rule, type RuleContext} from './rule.ts'

/** Each letter may miss an even share by this much of it. */
const unevenness = 0.25
/** In this share of an area's questions the key may be the shortest choice, and in as many the longest. */
const mostExtreme = 0.3

/** A student must not be able to guess a key from its letter or its length. */
export const keys: Rule = {
  name: 'keys',
  scope: 'pack',
  check({sources}): Findings {
    const asked = askedOf(sources.questions)
    const spreads = [4, 5].map((count) =>
      spread(
        count,
        asked.filter(({choices}) => choices.length === count),
      ),
    )
    const lengths = packAreas.map((area) => extremes(area, sources))
    return {
      figures: [...spreads, ...lengths].flatMap(({figures}) => figures),
      problems: [...spreads, ...lengths].flatMap(({problems}) => problems),
    }
  },
}

const askedOf = (questions: RuleContext['sources']['questions']): readonly ChoiceSource[] =>
  questions.filter((question) => question.kind === 'choice').filter(({key}) => key !== null)

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

/** How often the key of an area's questions is the shortest or the longest of its choices. */
function extremes(area: string, {lessons, questions}: RuleContext['sources']): Findings {
  const own = new Set(lessons.filter((lesson) => lesson.area === area).map(({id}) => id))
  const asked = askedOf(questions).filter(({lesson}) => own.has(lesson))
  const found = (['shortest', 'longest'] as const).map((extreme) => ({
    extreme,
    keys: asked.filter((question) => keyExtreme(question) === extreme),
  }))
  return {
    figures: found.map((one): Figure => [
      `the key is the ${one.extreme} choice, ${area}`,
      percent(one.keys.length, asked.length),
      `≤ ${mostExtreme * 100}%`,
    ]),
    problems: found
      .filter((one) => one.keys.length > mostExtreme * asked.length)
      .flatMap((one) => one.keys.map((question) => extremeProblem(question, one.extreme, area))),
  }
}

/**
 * Whether a student who picks the shortest or the longest choice, by characters, may find the key by it; a choice of
 * the same length does not hide it. Null where all choices are of one length or the key is between them.
 */
export function keyExtreme({choices, key}: ChoiceSource): 'shortest' | 'longest' | null {
  const lengths = choices.map((choice) => choice.length)
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  const own = key === null ? undefined : lengths[letters.indexOf(key)]
  if (own === undefined || least === most) return null
  if (own === least) return 'shortest'
  return own === most ? 'longest' : null
}

function extremeProblem({file, line, id}: ChoiceSource, extreme: string, area: string): SourceProblem {
  return {
    file,
    line,
    item: id,
    reason: `The key is the ${extreme} choice, as in more than ${mostExtreme * 100}% of the questions of ${area}.`,
  }
}
