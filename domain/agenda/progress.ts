import type {TheoreticalType} from './agenda.types.ts'

/** A theoretical review counts as studied from this many answered questions on (spec 2§5, 2§9). */
export const reviewCompletion = 10

/** Share, 0 to 1, of an activity's questions that count as done (`percentOfQuestionsAnswered`, spec 2§5). */
export function percentOfQuestionsAnswered(type: TheoreticalType, answered: number, total: number): number {
  if (type === 'theoreticalReview' && answered >= reviewCompletion) return 1
  return total === 0 ? 1 : answered / total
}
