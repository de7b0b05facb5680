import {letters, type ChoiceSource, type SourceProblem} from '../sourceTypes.ts'
import {type Figure, type Findings, percent, type Rule} from './rule.ts'

/** By how much the longest choice of a question may be longer than the shortest, in characters. */
const mostLonger = 0.4

/** Words that make a statement hold always or never; exams have taught students to distrust them. */
const absoluteWords =
  /(?<!\p{L})(?:sempre|nunca|jamais|tod[oa]s?|qualquer|quaisquer|nenhum[a]?|apenas|somente|só|exclusiv[oa]s?|exclusivamente|obrigatóri[oa]s?|obrigatoriamente|definitiv[oa]s?)(?!\p{L})/iu
/** Words that give a reason, which a wrong choice seems to need more than a right one. */
const reasons = /(?<!\p{L})(?:porque|pois|já que|por ser)(?!\p{L})/iu

/** The choices of a question look alike, so that their form tells nothing of the key. */
export const choices: Rule = {
  name: 'choices',
  scope: 'file',
  check({sources: {questions}}): Findings {
    const asked = questions.filter((question) => question.kind === 'choice')
    const uneven = asked.filter((question) => isUneven(question))
    const unexplained = uneven.filter(({unequalChoices}) => unequalChoices === null)
    const needless = asked.filter((question) => question.unequalChoices !== null && !isUneven(question))
    return {
      figures: [
        ['questions whose choices differ in length and say why', String(uneven.length - unexplained.length), ''],
        ...cueFigures('an absolute word', absoluteWords, asked),
        ...cueFigures('a reason ("porque", "pois")', reasons, asked),
      ],
      problems: [
        ...unexplained.map((question) => problem(question, unevenReason(question))),
        ...needless.map((question) =>
          problem(question, 'Its choices are of like length, so that "tamanhos desiguais" has nothing to explain.'),
        ),
      ],
    }
  },
}

const lengthsOf = ({choices: texts}: ChoiceSource) => texts.map((text) => text.length)

function isUneven(question: ChoiceSource): boolean {
  const lengths = lengthsOf(question)
  return Math.max(...lengths) > (1 + mostLonger) * Math.min(...lengths)
}

function unevenReason(question: ChoiceSource): string {
  const lengths = lengthsOf(question)
  const most = `at most ${mostLonger * 100}% more`
  return `Its choices have ${Math.min(...lengths)} to ${Math.max(...lengths)} characters; ${most} is asked for, or "tamanhos desiguais" says why.`
}

/** The share of keys and of wrong choices that hold a cue, to be told: a cue that parts them gives keys away. */
function cueFigures(name: string, cue: RegExp, questions: readonly ChoiceSource[]): readonly Figure[] {
  const told = questions.flatMap(({choices: texts, key}) =>
    key === null ? [] : texts.map((text, at) => ({isKey: at === letters.indexOf(key), isCued: cue.test(text)})),
  )
  return [true, false].map((isKey): Figure => {
    const those = told.filter((one) => one.isKey === isKey)
    const share = percent(those.filter(({isCued}) => isCued).length, those.length)
    return [`${isKey ? 'keys' : 'wrong choices'} with ${name}`, share, 'to be told']
  })
}

function problem({file, line, id}: ChoiceSource, reason: string): SourceProblem {
  return {file, line, item: id, reason}
}
