import {randomInt} from 'node:crypto'
import type {QuestionFilters, ThemePath} from '../../domain/extras/extras.types.ts'
import {filterProblemOf, mostThemes, themeLevels} from '../../domain/extras/filters.ts'
import {isWithin, presetLimits, itemLimits, timeLimits} from '../../domain/extras/limits.ts'
import type {CreateQuestionActivityInput, QuestionFiltersInput} from '../../schema/generated/resolvers.ts'
import {DomainError} from '../kernel/domainError.ts'
import {isPlainText} from '../kernel/input.ts'
import type {StoredFilters} from './tables.ts'

/** Seeds are integers of the database and of the wire. */
const seeds = 2 ** 31

/** A number that decides between what is equal otherwise; it is stored, so that a choice can be explained. */
export const newSeed = (): number => randomInt(seeds)

/** Names of themes, institutions and federation units are no longer than this. */
const longestName = 200

/** @throws DomainError BAD_INPUT */
function checkedName(name: string, longest: number = longestName): string {
  if (name.trim().length === 0 || name.length > longest || !isPlainText(name))
    throw new DomainError('BAD_INPUT', 'Not a name.')
  return name
}

/** The name of a preset. */
export const checkedPresetName = (name: string): string => checkedName(name.trim(), presetLimits.name)

/** @throws DomainError BAD_INPUT */
export function checkedTheme(path: readonly string[]): ThemePath {
  if (!isWithin(path.length, themeLevels)) throw new DomainError('BAD_INPUT', 'Not a theme.')
  return path.map((name) => checkedName(name))
}

/** @throws DomainError BAD_INPUT */
export function checkedQuantity(quantity: number, limits: {readonly least: number; readonly most: number}): number {
  if (!isWithin(quantity, limits)) throw new DomainError('BAD_INPUT', `From ${limits.least} to ${limits.most}.`)
  return quantity
}

const nameOrNull = (name: string | null | undefined): string | null =>
  name === null || name === undefined ? null : checkedName(name)

/**
 * Filters as they come from outside.
 *
 * @throws DomainError BAD_INPUT
 */
export function checkedFilters(input: QuestionFiltersInput, currentYear: number): QuestionFilters {
  if (input.classification.length > mostThemes) throw new DomainError('BAD_INPUT', `At most ${mostThemes} themes.`)
  const filters: QuestionFilters = {
    classification: input.classification.map(checkedTheme),
    difficulty: [...new Set(input.difficulty)],
    history: [...new Set(input.history)],
    uf: nameOrNull(input.uf),
    institution: nameOrNull(input.institution),
    onlyWithComments: input.onlyWithComments,
    minYear: input.minYear,
    maxYear: input.maxYear,
  }
  const problem = filterProblemOf(filters, currentYear)
  if (problem !== null) throw new DomainError('BAD_INPUT', `The filters do not hold: ${problem}.`)
  return filters
}

/** What a student wants of the wizard; it is also what a preset keeps. */
export function checkedWish(input: CreateQuestionActivityInput, currentYear: number): StoredFilters {
  return {
    ...checkedFilters(input, currentYear),
    count: checkedQuantity(input.count, itemLimits),
    examMode: input.examMode,
    timeLimit: checkedTimeLimit(input),
  }
}

/** @throws DomainError BAD_INPUT for minutes without exam mode, or that no extra has */
function checkedTimeLimit({examMode, timeLimit}: CreateQuestionActivityInput): number | null {
  if (timeLimit === null || timeLimit === undefined) return null
  if (!examMode) throw new DomainError('BAD_INPUT', 'Only exam mode has a time limit.')
  return checkedQuantity(timeLimit, timeLimits)
}
