/**
 * Writes down what is only logged (spec 1§8): what failed beside the student's work and needs no word on the screen.
 * Never pass anything about a person.
 */
export function logOnly(what: string, why: unknown): void {
  console.info(`aristo: ${what}`, why)
}
