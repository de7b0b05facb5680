import type {QuestionSource} from '../sourceTypes.ts'
import {blocksOf, wordsOf} from '../words.ts'
import type {Rule} from './rule.ts'

/** An exam asks for nothing that was published after it, and a comment that is newer than its exam says so. */
export const dates: Rule = {
  name: 'dates',
  scope: 'file',
  check({sources: {questions}}) {
    const read = questions.map((question) => {
      const comment = wordsOf(blocksOf(question.comment))
      return {question, comment, isUpdated: /comentário atualizado em \d{4}/i.test(comment)}
    })
    return {
      figures: [
        ['comments that say when they were brought up to date', String(read.filter((one) => one.isUpdated).length), ''],
      ],
      problems: read.flatMap(({question, comment, isUpdated}) =>
        dateReasons(question, comment, isUpdated).map((reason) => ({
          file: question.file,
          line: question.line,
          item: question.id,
          reason,
        })),
      ),
    }
  },
}

function dateReasons({body, year}: QuestionSource, comment: string, isUpdated: boolean): readonly string[] {
  const asked = newestYear(wordsOf(blocksOf(body)))
  const said = newestYear(comment)
  return [
    ...(asked > year ? [`It asks for what is of ${asked}, but its exam is of ${year}.`] : []),
    ...(said > year && !isUpdated
      ? [`Its comment is of ${said}, its exam of ${year}: "Comentário atualizado em …" is missing.`]
      : []),
  ]
}

/** The newest year that a text names, without those in addresses; 0 for none. */
export function newestYear(text: string): number {
  const years = text.replaceAll(/https?:\/\/\S+/g, ' ').match(/(?<![\d.,/])(?:19|20)\d\d(?![\d.,]*\d)/g) ?? []
  return Math.max(0, ...years.map(Number))
}
