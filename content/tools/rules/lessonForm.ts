import {leafOf} from '../../../scripts/media/mindmapLeaf.ts'
import {plainText} from '../markdownTree.ts'
import {slideSeconds} from '../slides.ts'
import type {LessonSource, SourceProblem} from '../sourceTypes.ts'
import {blocksOf, wordCount, wordsOf} from '../words.ts'
import {percent, type Rule} from './rule.ts'

/** Words of a handout, two to four pages; a tenth more or less is let pass. */
const text = {least: 800, most: 1_400, tolerance: 0.1}
const mindmap = {branches: [4, 7], leaves: [2, 5], title: 28, leaf: 52} as const
const video = {
  slides: [6, 9],
  lines: [1, 4],
  title: 40,
  line: 60,
  said: [12, 30],
  words: [90, 200],
  seconds: [30, 90],
} as const

/** A lesson of two to four pages, with a mind map and slides that can be read where they are shown. */
export const lessonForm: Rule = {
  name: 'form of lessons',
  scope: 'file',
  check({sources: {lessons}}) {
    const sound = lessons.filter((lesson) => textReasons(lesson).length === 0).length
    return {
      figures: [['handouts of two to four pages with references', percent(sound, lessons.length), '100%']],
      problems: lessons.flatMap((lesson) => [
        ...textReasons(lesson).map((reason) => ({file: lesson.file, line: lesson.text.line, item: lesson.id, reason})),
        ...mindmapProblems(lesson),
        ...slideProblems(lesson),
        ...cardProblems(lesson),
      ]),
    }
  },
}

const outside = (count: number, [least, most]: readonly [number, number]) => count < least || count > most

function textReasons(lesson: LessonSource): readonly string[] {
  const blocks = blocksOf(lesson.text)
  const words = wordCount(wordsOf(blocks))
  const isOutside = words < text.least * (1 - text.tolerance) || words > text.most * (1 + text.tolerance)
  const heading = blocks.findLastIndex((block) => block.type === 'heading' && block.depth === 2)
  const last = blocks[heading]
  const references = last !== undefined && plainText(last) === 'Referências' ? wordsOf(blocks.slice(heading + 1)) : ''
  return [
    ...(isOutside ? [`Its text has ${words} words; ${text.least} to ${text.most} are asked for.`] : []),
    ...(/\b(?:19|20)\d\d\b/.test(references) ? [] : ['Its text does not end with "## Referências" that name a year.']),
  ]
}

function mindmapProblems({file, id, line, mindmap: branches}: LessonSource): readonly SourceProblem[] {
  const at = (place: number, reason: string) => ({file, line: place, item: id, reason})
  return [
    ...(outside(branches.length, mindmap.branches)
      ? [at(branches[0]?.line ?? line, `Its mind map has ${branches.length} branches; 4 to 7 are asked for.`)]
      : []),
    ...branches.flatMap((branch) => [
      ...(outside(branch.leaves.length, mindmap.leaves)
        ? [at(branch.line, `"${branch.title}" has ${branch.leaves.length} leaves; 2 to 5 are asked for.`)]
        : []),
      ...(branch.title.length > mindmap.title
        ? [at(branch.line, `"${branch.title}" has ${branch.title.length} characters; ${mindmap.title} have room.`)]
        : []),
      ...branch.leaves
        .map(leafOf)
        .flatMap(({text: leaf, leadsTo}) => [
          ...(leaf.length > mindmap.leaf
            ? [at(branch.line, `"${leaf}" has ${leaf.length} characters; ${mindmap.leaf} have room.`)]
            : []),
          ...(leadsTo === null || branches.some((other) => other !== branch && other.title === leadsTo)
            ? []
            : [at(branch.line, `"${leaf}" leads to "${leadsTo}", which is no other branch of the map.`)]),
        ]),
    ]),
  ]
}

function slideProblems({file, id, line, slides}: LessonSource): readonly SourceProblem[] {
  const at = (place: number, reason: string) => ({file, line: place, item: id, reason})
  const words = slides.reduce((sum, {said}) => sum + wordCount(said), 0)
  const seconds = slides.reduce((sum, slide) => sum + slideSeconds(slide), 0)
  return [
    ...(outside(slides.length, video.slides)
      ? [at(slides[0]?.line ?? line, `Its video has ${slides.length} slides; 6 to 9 are asked for.`)]
      : []),
    ...(outside(words, video.words)
      ? [at(slides[0]?.line ?? line, `In its video ${words} words are said; 90 to 200 are asked for.`)]
      : []),
    ...(outside(seconds, video.seconds)
      ? [at(slides[0]?.line ?? line, `Its video lasts ${seconds} seconds; 30 to 90 are asked for.`)]
      : []),
    ...slides.flatMap(({line: place, title, lines, said}) => [
      ...(title.length > video.title
        ? [at(place, `"${title}" has ${title.length} characters; ${video.title} have room.`)]
        : []),
      ...(outside(lines.length, video.lines)
        ? [at(place, `The slide "${title}" has ${lines.length} lines; 1 to 4 are asked for.`)]
        : []),
      ...(outside(wordCount(said), video.said)
        ? [at(place, `With the slide "${title}" ${wordCount(said)} words are said; 12 to 30 are asked for.`)]
        : []),
      ...lines
        .filter((one) => one.length > video.line)
        .map((one) => at(place, `"${one}" has ${one.length} characters; ${video.line} have room.`)),
    ]),
  ]
}

function cardProblems({file, id, cards}: LessonSource): readonly SourceProblem[] {
  const labels = cards.map(({label}) => label)
  return cards
    .filter(({label}, at) => labels.indexOf(label) < at)
    .map(({label, line}) => ({
      file,
      line,
      item: id,
      reason: `Two of its flashcards are called "${label}"; the name is their id.`,
    }))
}
