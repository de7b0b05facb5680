/** Questions are asked for in groups of this many, so that a long list costs no more per answer than a short one. */
export const questionsAtOnce = 20

type Studied = {
  readonly theoreticalStudy: readonly {readonly questions: readonly string[]}[]
  readonly smartReview?: {readonly questions: readonly string[]} | null | undefined
}

/** The questions that a day begins with: the first group of its study, or of its smart review on a day without one. */
export const firstQuestions = ({theoreticalStudy, smartReview}: Studied): string[] =>
  (theoreticalStudy[0]?.questions ?? smartReview?.questions ?? []).slice(0, questionsAtOnce)
