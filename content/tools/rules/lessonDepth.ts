import {leafOf} from '../../../scripts/media/mindmapLeaf.ts'
import {plainText} from '../markdownTree.ts'
import type {LessonSource} from '../sourceTypes.ts'
import {blocksOf} from '../words.ts'
import type {Rule} from './rule.ts'

/** What a lesson has beside what it teaches, and how to tell. */
const parts: readonly (readonly [name: string, isThere: (lesson: LessonSource) => boolean])[] = [
  ['a heading "Mecanismo"', (lesson) => hasHeading(lesson, 'Mecanismo')],
  ['a drawn algorithm (`fluxograma`)', ({text}) => /^tipo: fluxograma$/m.test(text.markdown)],
  [
    'a case with two decisions ("Caso comentado")',
    (lesson) => hasHeading(lesson, 'Caso comentado') && lesson.text.markdown.match(/\*\*Decisão \d/g)?.length === 2,
  ],
  ['the line to remember ("Leve para a prova")', ({text}) => text.markdown.includes('**Leve para a prova:**')],
  ['a decision in its map', (lesson) => leavesOf(lesson).some(({isDecision}) => isDecision)],
  ['a link between branches of its map', (lesson) => leavesOf(lesson).some(({leadsTo}) => leadsTo !== null)],
]

const leavesOf = ({mindmap}: LessonSource) => mindmap.flatMap(({leaves}) => leaves.map(leafOf))

const hasHeading = ({text}: LessonSource, name: string): boolean =>
  blocksOf(text).some((block) => block.type === 'heading' && plainText(block) === name)

/** A lesson explains why, shows the way as a chart, and decides a case; its map shows decisions and links. */
export const lessonDepth: Rule = {
  name: 'depth of lessons',
  scope: 'file',
  check({sources: {lessons}}) {
    return {
      figures: parts.map(([name, isThere]) => [
        `lessons with ${name}`,
        String(lessons.filter(isThere).length),
        String(lessons.length),
      ]),
      problems: lessons.flatMap((lesson) =>
        parts
          .filter(([, isThere]) => !isThere(lesson))
          .map(([name]) => ({file: lesson.file, line: lesson.line, item: lesson.id, reason: `It lacks ${name}.`})),
      ),
    }
  },
}
