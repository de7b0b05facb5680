import {areas} from '../../../server/content/packParts.schema.ts'
import type {ChoiceSource, Difficulty} from '../sourceTypes.ts'
import {complaint, type Figure, type Findings, percent, type Rule} from './rule.ts'

/** The areas that the pack has; EXT is for extra lessons of other packs. */
export const packAreas = areas.filter((area) => area !== 'EXT')

const goals = {choicesOfArea: 60, essays: 25, annulled: 6, figures: 30, lessons: 60, cards: 300, cardsOfLesson: 5}
/** Shares of difficulty in the bank, and by how much they may be missed. */
const difficultyShares = new Map<Difficulty, number>([
  ['easy', 0.45],
  ['medium', 0.4],
  ['hard', 0.15],
])
const tolerance = 0.03
const mostInFile = 20

type Count = {readonly name: string; readonly count: number; readonly least: number}

/** How much of everything there is. */
export const counts: Rule = {
  name: 'counts',
  scope: 'pack',
  check({sources: {lessons, questions}}): Findings {
    const choices = questions.filter((question) => question.kind === 'choice')
    const areaOf = new Map(lessons.map(({id, area}) => [id, area]))
    const figureCount = questions.filter(({body}) => body.figures.length > 0).length
    const all: readonly Count[] = [
      ...packAreas.map((area) => ({
        name: `choice questions of ${area}`,
        count: choices.filter(({lesson}) => areaOf.get(lesson) === area).length,
        least: goals.choicesOfArea,
      })),
      {name: 'essays', count: questions.length - choices.length, least: goals.essays},
      {
        name: 'annulled questions',
        count: choices.filter(({annulled}) => annulled !== null).length,
        least: goals.annulled,
      },
      {name: 'questions with a figure', count: figureCount, least: goals.figures},
      {name: 'lessons', count: lessons.length, least: goals.lessons},
      {name: 'flashcards', count: lessons.reduce((sum, {cards}) => sum + cards.length, 0), least: goals.cards},
    ]
    const difficulty = difficulties(choices)
    return {
      figures: [
        ...all.map(({name, count, least}): Figure => [name, String(count), `≥ ${least}`]),
        ...difficulty.figures,
      ],
      problems: [
        ...all
          .filter(({count, least}) => count < least)
          .map(({name, count, least}) => complaint(name, `There are ${count}; ${least} are asked for.`)),
        ...difficulty.problems,
      ],
    }
  },
}

function difficulties(choices: readonly ChoiceSource[]): Findings {
  const shares = [...difficultyShares].map(([difficulty, goal]) => {
    const count = choices.filter((question) => question.difficulty === difficulty).length
    return {difficulty, goal, count, isMissed: Math.abs(count / Math.max(1, choices.length) - goal) > tolerance}
  })
  return {
    figures: shares.map(({difficulty, goal, count}): Figure => [
      `${difficulty} questions`,
      percent(count, choices.length),
      `${goal * 100}% ± ${tolerance * 100}`,
    ]),
    problems: shares
      .filter(({isMissed}) => isMissed)
      .map(({difficulty, count}) =>
        complaint(`${difficulty} questions`, `Their share is ${percent(count, choices.length)}.`),
      ),
  }
}

/** Files that a doctor can review in one sitting, and lessons with cards enough. */
export const fileCounts: Rule = {
  name: 'counts of files',
  scope: 'file',
  check({sources: {lessons, questions}}): Findings {
    const files = [...new Set(questions.map(({file}) => file))]
    const tooMany = files.filter((file) => questions.filter((question) => question.file === file).length > mostInFile)
    const tooFew = lessons.filter(({cards}) => cards.length < goals.cardsOfLesson)
    return {
      figures: [],
      problems: [
        ...tooMany.map((file) => ({file, line: 1, item: 'file', reason: `It has more than ${mostInFile} questions.`})),
        ...tooFew.map(({file, line, id, cards}) => ({
          file,
          line,
          item: id,
          reason: `It has ${cards.length} flashcards; ${goals.cardsOfLesson} are asked for.`,
        })),
      ],
    }
  },
}
