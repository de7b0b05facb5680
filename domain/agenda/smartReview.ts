import type {DueReason} from './agenda.types.ts'

/** Smart review shows this many questions a day, and as many flashcards (G-02). */
export const smartReviewSize = 10

/** A question or flashcard the student may be due to see again (D-20). */
export type ReviewCandidate = {
  readonly id: string
  /** Marked as a doubt by the student. */
  readonly isDoubt: boolean
  /** Chance, 0 to 1, that the student remembers it now; null when never answered. */
  readonly retrievability: number | null
  /** Outcome of the last answer; null when never answered. */
  readonly lastOutcome: 1 | 0 | null
  /** Share, 0 to 1, of exam questions on its theme. */
  readonly relevance: number
}

export type DueItem = {readonly id: string; readonly reason: DueReason; readonly retrievability: number | null}

function reasonOf({isDoubt, retrievability, lastOutcome}: ReviewCandidate): DueReason {
  if (isDoubt) return 'doubt'
  if (retrievability === null) return 'new'
  return lastOutcome === 0 ? 'wrong' : 'forgetting'
}

function compare(a: ReviewCandidate, b: ReviewCandidate): number {
  if (a.isDoubt !== b.isDoubt) return a.isDoubt ? -1 : 1
  const recall = (a.retrievability ?? 2) - (b.retrievability ?? 2)
  return recall || b.relevance - a.relevance || (a.id < b.id ? -1 : 1)
}

/**
 * The questions, or flashcards, of today's smart review: doubts first, then what is most likely forgotten, then the theme's relevance;
 * what was never seen fills up (D-20, G-02). The same candidates always give the same list.
 */
export function pickSmartReview(candidates: readonly ReviewCandidate[], size: number = smartReviewSize): DueItem[] {
  return candidates
    .toSorted(compare)
    .slice(0, size)
    .map((candidate) => ({
      id: candidate.id,
      reason: reasonOf(candidate),
      retrievability: candidate.retrievability,
    }))
}
