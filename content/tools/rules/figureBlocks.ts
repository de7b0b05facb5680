import type {SourceProblem, SourceText, Sources} from '../sourceTypes.ts'
import {withFigures} from '../texts.ts'
import type {Rule} from './rule.ts'

interface Owned {
  readonly item: string
  readonly text: SourceText
}

/** Every text that may hold a figure, with the item it belongs to. */
export function figureTexts({lessons, questions}: Sources): readonly Owned[] {
  return [
    ...questions.flatMap(({id, body, comment, ...more}) =>
      [body, comment, ...('answer' in more ? [more.answer] : [])].map((text) => ({item: id, text})),
    ),
    ...lessons.flatMap(({id, text, cards}) =>
      [text, ...cards.flatMap(({front, back}) => [front, back])].map((one) => ({item: id, text: one})),
    ),
  ]
}

/** Figures have names of their own that say whose they are, and none is left undrawn. */
export const figureBlocks: Rule = {
  name: 'figures',
  scope: 'file',
  check({sources}) {
    const texts = figureTexts(sources)
    const all = texts.flatMap(({item, text}) => text.figures.map((figure) => ({item, figure})))
    const names = all.map(({figure}) => figure.name)
    const problems = all.flatMap(({item, figure: {file, line, name}}, at): readonly SourceProblem[] => [
      ...(names.indexOf(name) < at ? [{file, line, item, reason: `Another figure is named "${name}".`}] : []),
      ...(name.startsWith(item)
        ? []
        : [{file, line, item, reason: `The name of the figure "${name}" does not begin with "${item}".`}]),
    ])
    const kinds = new Set(all.map(({figure}) => figure.drawing.kind))
    return {
      figures: [
        ['figures drawn', String(all.length), ''],
        ['kinds of figures', String(kinds.size), ''],
      ],
      problems: [...problems, ...texts.flatMap(undrawn)],
    }
  },
}

function undrawn({item, text}: Owned): readonly SourceProblem[] {
  const isLeft = /^\s*(?:```|~~~)\s*figura/m.test(withFigures(text, () => ''))
  return isLeft
    ? [
        {
          file: text.file,
          line: text.line,
          item,
          reason: 'A figure of it is not drawn: its block is not sound, or stands inside a list.',
        },
      ]
    : []
}
