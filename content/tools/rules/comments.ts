import type {List} from 'mdast'
import {plainText} from '../markdownTree.ts'
import {letters, type ChoiceSource, type QuestionSource} from '../sourceTypes.ts'
import {blocksOf, wordCount, wordsOf} from '../words.ts'
import type {Rule} from './rule.ts'

/** Words of a comment; a fifth more or less is let pass. */
const length = {choice: [80, 240], essay: [64, 216]} as const

/** How the line begins that a student takes to the exam, and how many words it may have after that. */
const takeHome = {start: 'Leve para a prova: ', words: 30} as const

/** Every comment says why each choice is right or wrong, what to remember of it and whom it follows. */
export const comments: Rule = {
  name: 'comments',
  scope: 'file',
  check({sources: {questions}}) {
    const problems = questions.flatMap((question) =>
      commentReasons(question).map((reason) => ({
        file: question.file,
        line: question.comment.line,
        item: question.id,
        reason,
      })),
    )
    const broken = new Set(problems.map(({item}) => item))
    return {
      figures: [
        [
          'comments that discuss every choice and name a source',
          String(questions.length - broken.size),
          String(questions.length),
        ],
      ],
      problems,
    }
  },
}

function commentReasons(question: QuestionSource): readonly string[] {
  const blocks = blocksOf(question.comment)
  const words = wordCount(wordsOf(blocks))
  const [least, most] = length[question.kind]
  return [
    ...(words < least || words > most ? [`Its comment has ${words} words.`] : []),
    ...sourceReasons(blocks.at(-1) === undefined ? '' : wordsOf(blocks.slice(-1))),
    ...(question.kind === 'choice'
      ? choiceReasons(
          question,
          blocks.map((block) => (block.type === 'list' ? block : plainText(block))),
        )
      : []),
  ]
}

function sourceReasons(last: string): readonly string[] {
  if (!/^Fontes?: /.test(last)) return ['Its comment does not end with a paragraph "Fonte: …".']
  return /\b(?:19|20)\d\d\b/.test(last) ? [] : ['Its source names no year.']
}

function takeHomeReasons(paragraphs: readonly string[]): readonly string[] {
  const line = paragraphs.at(-2) ?? ''
  if (!line.startsWith(takeHome.start))
    return [`Before its source it has no paragraph "**${takeHome.start.trim()}** …".`]
  const words = line.slice(takeHome.start.length).split(' ').length
  return words > takeHome.words ? [`Its line to remember has ${words} words.`] : []
}

function choiceReasons({choices, key, annulled}: ChoiceSource, blocks: readonly (List | string)[]): readonly string[] {
  const first = typeof blocks[0] === 'string' ? blocks[0] : ''
  const start = annulled === null ? `Resposta: ${key}.` : 'Questão anulada: '
  const points = blocks.flatMap((block) =>
    typeof block === 'string' ? [] : block.children.map((point) => plainText(point)),
  )
  const discussed = new Set(points.flatMap((point) => /^([A-E])\)/.exec(point)?.[1] ?? []))
  const asked = letters.slice(0, choices.length).filter((letter) => letter !== key)
  return [
    ...(first.startsWith(start) ? [] : [`Its comment does not begin with "${start}".`]),
    ...takeHomeReasons(blocks.filter((block) => typeof block === 'string')),
    ...asked.filter((letter) => !discussed.has(letter)).map((letter) => `Its comment has no point "**${letter})** …".`),
  ]
}
