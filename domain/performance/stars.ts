import type {AreaCode} from '../exam/areas.ts'
import {areaCodes} from '../exam/areas.ts'

/** The goals of a month for the rainbow star of each block (spec 3§9). Percentages are 0 to 100, shares 0 to 1. */
export const starGoals = {
  questions: 1500,
  flashcards: 1500,
  correct: 1200,
  easy: 95,
  medium: 75,
  hard: 20,
  presence: 1,
  area: 80,
} as const

/** The blocks of the report card in their order (spec 3§2.1). */
export const reportBlocks = [
  'trophies',
  'questions',
  'flashcards',
  'frequency',
  'themes',
  'difficulty',
  'areas',
] as const
export type ReportBlock = (typeof reportBlocks)[number]

/** What a month came to. */
export type MonthNumbers = {
  readonly trophies: {readonly gold: number; readonly weeks: number}
  readonly questions: number
  readonly flashcards: number
  /** Share, 0 to 1; null of a month to come. */
  readonly presence: number | null
  /** Right answers of the theme view. */
  readonly correct: number
  /** Percentages, 0 to 100; null without answers. */
  readonly difficulty: {readonly easy: number | null; readonly medium: number | null; readonly hard: number | null}
  readonly areas: readonly {readonly area: AreaCode; readonly percentage: number}[]
}

/** The month has the rainbow star of a block (spec 3§9). */
export function hasStar(block: ReportBlock, month: MonthNumbers): boolean {
  switch (block) {
    case 'trophies':
      return month.trophies.weeks > 0 && month.trophies.gold === month.trophies.weeks
    case 'questions':
      return month.questions >= starGoals.questions
    case 'flashcards':
      return month.flashcards >= starGoals.flashcards
    case 'frequency':
      return (month.presence ?? 0) >= starGoals.presence
    case 'themes':
      return month.correct >= starGoals.correct
    case 'difficulty': {
      const {easy, medium, hard} = month.difficulty
      return (easy ?? 0) >= starGoals.easy && (medium ?? 0) >= starGoals.medium && (hard ?? 0) >= starGoals.hard
    }
    case 'areas':
      return areaCodes.every((code) => month.areas.some((row) => row.area === code && row.percentage >= starGoals.area))
  }
}
