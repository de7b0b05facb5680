import type {Instant} from '../shared/studyDay.ts'

/** The steps of the full onboarding in their order; a step's number is its place, from 0 on (spec 1§4). */
export const onboardingSteps = [
  'welcome',
  'motivation',
  'introduction',
  'exams',
  'week',
  'congratulations',
  'agendaTour',
  'questionTour',
  'menuTour',
  'profileTour',
  'final',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** The steps of the onboarding of continuing-education courses (spec 1§4). */
export const continuingSteps = ['welcome', 'week'] as const

/** Which onboarding a course has; orthopedics is continuing education with a welcome of its own (G-27). */
export type OnboardingVariant = 'full' | 'continuingEducation' | 'orthopedics'

export const stepNumber = (step: OnboardingStep): number => onboardingSteps.indexOf(step)

/** A number as a step; what is out of range is the nearest step. */
export const stepAt = <Step>(steps: readonly Step[], number: number): Step | undefined =>
  steps.at(Math.min(Math.max(Math.trunc(number) || 0, 0), steps.length - 1))

/** A step as a device or the server keeps it, and since when. */
export type KeptStep = {readonly step: number; readonly at: Instant}

/** A step as a device keeps it; `sent`: the step that this device has last begun to tell the server, null when none yet. */
export type StepOnDevice = KeptStep & {readonly sent: number | null}

/**
 * Where a student goes on: where this device left, unless another device has changed the profile since. A step that this
 * device has sent is not another's, however late the server takes it: steps are sent one at a time, and the student may
 * be some further by then.
 */
export const resumedStep = (onDevice: StepOnDevice | null, inProfile: KeptStep): number =>
  onDevice === null || (inProfile.at > onDevice.at && inProfile.step !== onDevice.sent) ? inProfile.step : onDevice.step
