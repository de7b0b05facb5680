import type {EssaySource, QuestionSource} from '../sourceTypes.ts'
import {blocksOf, wordCount, wordsOf} from '../words.ts'
import {percent, type Rule} from './rule.ts'

/** Words of a vignette, without the sentence that asks; a tenth more or less is let pass. */
const vignette = {least: 60, most: 180, tolerance: 0.1}
const points = 10

/** The words of a body above the paragraph that asks. */
export function vignetteWords({body, kind}: QuestionSource): number {
  const blocks = blocksOf(body)
  // An essay ends with a list of tasks, and perhaps a line that leads to it.
  const told = kind === 'essay' ? blocks.filter(({type}) => type !== 'list') : blocks.slice(0, -1)
  return wordCount(wordsOf(told))
}

/** A vignette as real exams have it, and a question that asks. */
export const questionForm: Rule = {
  name: 'form of questions',
  scope: 'file',
  check({sources: {questions}}) {
    const least = Math.floor(vignette.least * (1 - vignette.tolerance))
    const most = Math.ceil(vignette.most * (1 + vignette.tolerance))
    const counted = questions.map((question) => ({question, words: vignetteWords(question)}))
    const goal = `${vignette.least} to ${vignette.most}`
    const isOutside = ({words}: {words: number}) => words < least || words > most
    const strict = counted.filter(({words}) => words >= vignette.least && words <= vignette.most).length
    return {
      figures: [
        [`vignettes of ${vignette.least} to ${vignette.most} words`, percent(strict, counted.length), 'to be told'],
        [
          `vignettes of ${least} to ${most} words`,
          percent(counted.filter((one) => !isOutside(one)).length, counted.length),
          '100%',
        ],
      ],
      problems: [
        ...counted.filter(isOutside).map(({question, words}) => ({
          file: question.file,
          line: question.body.line,
          item: question.id,
          reason: `Its vignette has ${words} words without the question that ends it; ${goal} are asked for.`,
        })),
        ...questions.flatMap((question) => (question.kind === 'essay' ? essayProblems(question) : [])),
      ],
    }
  },
}

/** The points of an official key add to ten; a line that says the sum again is no further point. */
function essayProblems({answer, file, id}: EssaySource) {
  const words = wordsOf(blocksOf(answer))
  const given = [...words.matchAll(/(\d+(?:,\d+)?)\s*pontos?\b/g)].map(([, number = '']) =>
    Number(number.replace(',', '.')),
  )
  const sum = given.reduce((total, one) => total + one, 0)
  const isTen =
    [sum, sum / 2].some((total) => Math.abs(total - points) < 0.01) ||
    (given.includes(points) && Math.abs(sum - 2 * points) < 0.01)
  return isTen
    ? []
    : [
        {
          file,
          line: answer.line,
          item: id,
          reason: `The points of its key add to ${String(sum).replace('.', ',')}, not to ${points}.`,
        },
      ]
}
