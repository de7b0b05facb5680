/** 1 right, 0 wrong, -1 none (spec 2§3). */
export type Outcome = 1 | 0 | -1

/** `choosen` of a question that nobody answered. */
export const noChoice = -1

/** `correctChoice` of an annulled question: any answer counts as correct. */
export const annulledChoice = -1

/** The official outcome of an answer; both are indices into the choices (spec 2§3; essays by C-07: option 0 is right). */
export function outcomeOf(choosen: number, correctChoice: number): Outcome {
  if (choosen === noChoice) return -1
  return correctChoice === annulledChoice || choosen === correctChoice ? 1 : 0
}
