import {
  type ChosenDifficulty,
  type ChosenHistory,
  questionDifficulties,
  questionHistories,
  type QuestionFilters,
  type ThemePath,
} from './extras.types.ts'
import {firstYear, lastYear, itemLimits, timeLimits} from './limits.ts'
import {quantityIn} from './wizard.ts'

/** What is chosen in the question wizard, as it is typed. */
export type QuestionChoice = {
  readonly themes: readonly ThemePath[]
  readonly isRandom: boolean
  readonly quantity: string
  readonly difficulty: readonly ChosenDifficulty[]
  readonly history: readonly ChosenHistory[]
  /** Empty for all. */
  readonly uf: string
  readonly institution: string
  readonly onlyWithComments: boolean
  readonly minYear: number
  readonly maxYear: number
  readonly examMode: boolean
  /** Exam mode has a time limit; both stay as they are while study mode is chosen. */
  readonly isTimed: boolean
  /** Minutes, as they are typed. */
  readonly minutes: string
}

/** What is asked of the server, and what a preset keeps. */
export type QuestionWish = QuestionFilters & {
  readonly count: number
  readonly examMode: boolean
  /** Minutes; null for none, and in study mode. */
  readonly timeLimit: number | null
}

/** How many questions fit, and how many would with one more filter; the lists in the order of their values. */
export type QuestionCount = {
  readonly total: number
  readonly byDifficulty: readonly number[]
  readonly byHistory: readonly number[]
  readonly withComments: number
}

/** The years that may be chosen, the newest first. */
export const questionYears = (year: number): readonly number[] =>
  Array.from({length: lastYear(year) + 1 - firstYear}, (_, index) => lastYear(year) - index)

/** The choice of somebody who has chosen nothing. */
export const emptyChoice = (year: number): QuestionChoice => ({
  themes: [],
  isRandom: false,
  quantity: String(itemLimits.usual),
  difficulty: [],
  history: [],
  uf: '',
  institution: '',
  onlyWithComments: false,
  minYear: firstYear,
  maxYear: lastYear(year),
  examMode: false,
  isTimed: false,
  minutes: String(timeLimits.usual),
})

/** The filters step is open to whoever has themes, or wants random ones (spec 1§5). */
export const hasThemes = ({themes, isRandom}: QuestionChoice): boolean => isRandom || themes.length > 0

/** Exam mode with a time limit that is no allowed number of minutes. */
export const isTimeWrong = ({examMode, isTimed, minutes}: QuestionChoice): boolean =>
  examMode && isTimed && quantityIn(minutes, timeLimits) === null

export const areYearsReversed = ({minYear, maxYear}: QuestionChoice): boolean => minYear > maxYear

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The filters of a choice; null while its years are reversed. */
export function filtersOf(choice: QuestionChoice): QuestionFilters | null {
  if (areYearsReversed(choice)) return null
  const {themes, isRandom, difficulty, history, uf, institution, onlyWithComments, minYear, maxYear} = choice
  return {
    classification: isRandom ? [] : themes,
    difficulty: questionDifficulties.filter((one) => difficulty.includes(one)),
    history: questionHistories.filter((one) => history.includes(one)),
    uf: orNull(uf),
    institution: uf === '' ? null : orNull(institution),
    onlyWithComments,
    minYear,
    maxYear,
  }
}

/** What is asked of the server; null while something of the choice is not allowed. */
export function wishOf(choice: QuestionChoice): QuestionWish | null {
  const filters = filtersOf(choice)
  const count = quantityIn(choice.quantity, itemLimits)
  if (filters === null || count === null || !hasThemes(choice) || isTimeWrong(choice)) return null
  const {examMode, isTimed, minutes} = choice
  return {...filters, count, examMode, timeLimit: examMode && isTimed ? quantityIn(minutes, timeLimits) : null}
}

/** The choice that a preset stands for. Years that are no longer offered become the nearest. */
export function choiceOf(wish: QuestionWish, year: number): QuestionChoice {
  const nearest = (one: number) => Math.min(Math.max(one, firstYear), lastYear(year))
  return {
    themes: wish.classification,
    isRandom: wish.classification.length === 0,
    quantity: String(wish.count),
    difficulty: wish.difficulty,
    history: wish.history,
    uf: wish.uf ?? '',
    institution: wish.institution ?? '',
    onlyWithComments: wish.onlyWithComments,
    minYear: nearest(wish.minYear),
    maxYear: nearest(wish.maxYear),
    examMode: wish.examMode,
    isTimed: wish.timeLimit !== null,
    minutes: String(wish.timeLimit ?? timeLimits.usual),
  }
}
