import type {ExamType} from './choice.ts'
import type {Difficulty} from '../question/results.ts'

/** Exam years that the compass looks at, the current one included (spec 3§9). */
export const statisticsYears = 5

/** What the aggregate of all chosen institutions is called (spec 3§3). */
export const aggregateName = 'Geral'

/** The average difficulty of all exams of a type, 0 to 1; 0 for an unknown one (spec 3§9). */
export const averageDifficulty = (type: ExamType | null): number =>
  type === null ? 0 : {R1: 0.49, REVALIDA: 0.68}[type]

export const constancyWords = {
  rarely: 'Raramente',
  sometimes: 'Eventualmente',
  often: 'Quase sempre',
  always: 'Sempre',
  unknown: '-',
} as const

/** How constantly a theme is asked, in words, by the share of exam years that had it (spec 3§9; G-11). */
export function constancyLabel(constancy: number | null | undefined): string {
  if (constancy === null || constancy === undefined) return constancyWords.unknown
  if (constancy <= 0.4) return constancyWords.rarely
  if (constancy <= 0.6) return constancyWords.sometimes
  return constancy < 1 ? constancyWords.often : constancyWords.always
}

/** The level that a difficulty is told by, so that its colour never stands alone (D-30). */
export const levelOfDifficulty = (difficulty: number): Difficulty =>
  difficulty < 0.4 ? 'easy' : difficulty < 0.65 ? 'medium' : 'hard'

/** Where on the way from green (0) over yellow (0.5) to red (1) a difficulty lies (spec 3§9). */
export const gradientPlace = (difficulty: number): number => Math.min(1, Math.max(0, difficulty))

/** A share as a whole percentage (spec 3§9). */
export const percentOf = (share: number): number => Math.round(share * 100)

/** What the difficulty of a question is taken for until thirty answers say better, 0 to 1. */
const assumed = {easy: 0.3, medium: 0.5, hard: 0.75} as const

/** From so many answers on a hit rate says something (D-25). */
const leastAnswers = 30

/** A question of an institution as the statistics count it. */
export type CountedQuestion = {
  readonly path: readonly string[]
  readonly year: number
  readonly difficulty: Difficulty | null
  readonly answers: number
  readonly hits: number
}

export type ThemeStatistics = {
  readonly leaf: readonly string[]
  readonly numberOfQuestions: number
  /** 0 to 1. */
  readonly difficulty: number
  /** Share, 0 to 1, of the exam years that had the theme; null when there was no exam. */
  readonly constancy: number | null
}

export type InstitutionStatistics = {
  readonly institution: string
  /** 0 to 1; 0 when nothing is known. */
  readonly difficulty: number
  readonly themeStatistics: readonly ThemeStatistics[]
}

/** The share of wrong answers, from thirty answers on; else what its level stands for (G-11). */
export const difficultyOfQuestion = ({answers, hits, difficulty}: CountedQuestion): number =>
  answers >= leastAnswers ? 1 - hits / answers : assumed[difficulty ?? 'medium']

const meanDifficulty = (questions: readonly CountedQuestion[]): number =>
  questions.length === 0
    ? 0
    : questions.reduce((sum, question) => sum + difficultyOfQuestion(question), 0) / questions.length

const separator = '\u001f'

/**
 * What an institution asked in the last five years (spec 3§3, 3§9; G-11): how difficult it is, and its themes, those
 * with the most questions first.
 */
export function statisticsOf(institution: string, questions: readonly CountedQuestion[]): InstitutionStatistics {
  const years = new Set(questions.map(({year}) => year)).size
  const themes = Map.groupBy(
    questions.filter(({path}) => path.length > 0),
    ({path}) => path.join(separator),
  )
  return {
    institution,
    difficulty: meanDifficulty(questions),
    themeStatistics: [...themes.values()]
      .map((group) => ({
        leaf: group[0]?.path ?? [],
        numberOfQuestions: group.length,
        difficulty: meanDifficulty(group),
        constancy: years === 0 ? null : new Set(group.map(({year}) => year)).size / years,
      }))
      .toSorted(
        (one, other) =>
          other.numberOfQuestions - one.numberOfQuestions ||
          one.leaf.join(separator).localeCompare(other.leaf.join(separator), 'pt-BR'),
      ),
  }
}
