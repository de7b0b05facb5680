import {onboardingSteps} from '../../../domain/profile/onboarding.ts'
import {OnboardingView} from '../../../src/features/profile/OnboardingView.tsx'
import {onboardingModel, onboardingView} from '../../models/profile/onboarding.model.ts'
import {walkView} from '../../support/walkView.tsx'

/** Where a student resumes is the pure machine's walk: from each of the eleven starts the view would walk the same pages again. */
const resumed = Object.fromEntries(
  onboardingSteps
    .slice(1)
    .map((_, index) => [`onboarding.resuming · always[${index}]`, 'walked on the pure machine; shown by its page']),
)

walkView(
  {
    ...onboardingModel,
    starts: {
      'from the beginning': {step: 0, hasTargets: true, hasWeek: true},
      'of a course without target institutions': {step: 0, hasTargets: false, hasWeek: true},
      'of a course with neither': {step: 0, hasTargets: false, hasWeek: false},
      'at the institutions of a course without a week to choose': {step: 3, hasTargets: true, hasWeek: false},
    },
  },
  {...onboardingView, excused: resumed},
  ({state, send}) => <OnboardingView state={state} send={send} exams={<p>as instituições</p>} week={<p>a semana</p>} />,
)
