import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** The end of the onboarding: the same key on every try (D-02). */
export type FinishOnboarding = {
  readonly changes: {readonly questionnaireAnswered: true; readonly onboardingStep: number}
  readonly key: string
}

/** A real screen that the tour shows. */
export type TourScreen = 'agenda' | 'question' | 'menu' | 'profile'

export type OnboardingContext = {
  /** The step to resume at. */
  readonly step: number
  /** False for courses whose students choose no target institutions: they skip that step. */
  readonly hasTargets: boolean
  /** False for courses that leave nothing of the week to choose: they skip that step. */
  readonly hasWeek: boolean
  /** The video of this step cannot be played: its words stand in for it. */
  readonly isVideoBroken: boolean
  readonly failure: RequestFailure | null
  /** The key of an end whose reply is not known; null when the next one is a new one. */
  readonly key: string | null
}

export type OnboardingInput = {readonly step: number; readonly hasTargets: boolean; readonly hasWeek: boolean}

export type OnboardingEvent =
  | {readonly type: 'step.next'}
  | {readonly type: 'step.back'}
  | {readonly type: 'tutorials.skip'}
  | {readonly type: 'video.failed'}
  /** The server has taken the ordered institutions. */
  | {readonly type: 'targets.saved'}
  /** The server has taken the week. */
  | {readonly type: 'week.saved'}
  /** `key`: a fresh idempotency key, taken unless an unanswered end is tried again. */
  | {readonly type: 'onboarding.finish'; readonly key: string}
