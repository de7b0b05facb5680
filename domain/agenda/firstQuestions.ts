/** Questions are asked for in groups of this many, so that a long list costs no more per answer than a short one. */
export const questionsAtOnce = 20

/** The group of ids that holds the given one, in the list's order; the first where it holds none. */
export function groupOf(ids: readonly string[], id: string): string[] {
  const start = Math.floor(Math.max(0, ids.indexOf(id)) / questionsAtOnce) * questionsAtOnce
  return ids.slice(start, start + questionsAtOnce)
}

type Studied = {
  readonly theoreticalStudy: readonly {readonly questions: readonly string[]}[]
  readonly smartReview?: {readonly questions: readonly string[]} | null | undefined
}

/** The questions that a day begins with: the first group of its study, or of its smart review on a day without one. */
export const firstQuestions = ({theoreticalStudy, smartReview}: Studied): string[] =>
  (theoreticalStudy[0]?.questions ?? smartReview?.questions ?? []).slice(0, questionsAtOnce)
