import {fewestAnswers} from './percentages.ts'
import type {Difficulty} from './results.ts'

/** How many students answered a question, and how many of them were right. */
export type AnswerCounts = {readonly answers: number; readonly right: number}

/** The written difficulty weighs as much as so many answers. */
const weight = 20

/** The share of right answers that is expected of each written difficulty. */
const expected: Readonly<Record<Difficulty, number>> = {easy: 0.8, medium: 0.6, hard: 0.4}

/** Halfway between the expectations: from this share of right answers on a question is easy, below the other it is hard. */
const easyFrom = 0.7
const hardBelow = 0.5

/**
 * The difficulty of a question as students find it: the mean of a Beta distribution that begins with what the authors
 * wrote (medium without a word of theirs) and learns from every answer. Null while too few students answered (D-25).
 */
export function calibratedDifficulty(written: Difficulty | null, {answers, right}: AnswerCounts): Difficulty | null {
  if (answers < fewestAnswers) return null
  const share = (right + weight * expected[written ?? 'medium']) / (answers + weight)
  if (share >= easyFrom) return 'easy'
  return share < hardBelow ? 'hard' : 'medium'
}
