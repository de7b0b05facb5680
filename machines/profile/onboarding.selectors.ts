import type {SnapshotFrom} from 'xstate'
import {type OnboardingStep, onboardingSteps} from '../../domain/profile/onboarding.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {onboardingMachine} from './onboarding.machine.ts'

type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>

const steps = ['welcome', 'motivation', 'introduction', 'exams', 'week', 'congratulations', 'final'] as const
const tours = {agenda: 'agendaTour', question: 'questionTour', menu: 'menuTour', profile: 'profileTour'} as const

/** The step on the screen; null when the onboarding is over. */
export function shownStep(state: OnboardingSnapshot): OnboardingStep | null {
  const page = steps.find((step) => state.matches(step))
  if (page) return page
  const tour = (['agenda', 'question', 'menu', 'profile'] as const).find((screen) => state.matches({touring: screen}))
  return tour ? tours[tour] : null
}

/** The place of a step among those that the student sees, from 1 on. */
export function progressOf(
  {context}: OnboardingSnapshot,
  step: OnboardingStep,
): {readonly position: number; readonly total: number} {
  const shown = onboardingSteps.filter(
    (name) => (context.hasTargets || name !== 'exams') && (context.hasWeek || name !== 'week'),
  )
  return {position: shown.indexOf(step) + 1, total: shown.length}
}

export const isVideoBroken = ({context}: OnboardingSnapshot): boolean => context.isVideoBroken

/** Why the end could not be told to the server. */
export const finishFailure = (state: OnboardingSnapshot): RequestFailure | null =>
  state.matches({final: 'finishFailed'}) ? state.context.failure : null
