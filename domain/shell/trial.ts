/** A trial lasts this many milliseconds from the creation of the profile (spec 1§8, 3§9; G-16). */
export const trialLength = 15 * 86_400_000

/** Who is on trial: everybody without premium, but no staff. */
export type TrialOfProfile = {
  readonly isPremium: boolean
  readonly isStaff: boolean
  /** Milliseconds since 1970-01-01 UTC. */
  readonly createdAt: number
}

/**
 * When the trial of this student ends, in milliseconds since 1970-01-01 UTC; null for who has none (G-16). From then on
 * the agenda fails with TRIAL_TIME_OVER; the flag `trialFinished`, which blocks the student, is an operator's (C-16).
 */
export function trialEndOf({isPremium, isStaff, createdAt}: TrialOfProfile): number | null {
  return isPremium || isStaff ? null : createdAt + trialLength
}

/** Whether the trial is over at this instant: its last millisecond is still part of it. */
export function isTrialOver(profile: TrialOfProfile, now: number): boolean {
  const end = trialEndOf(profile)
  return end !== null && now > end
}
