import {continuingOnboardingMachine} from '../../machines/profile/continuingOnboarding.machine.ts'
import {weekGoalsMachine} from '../../machines/profile/weekGoals.machine.ts'
import {ContinuingOnboardingView} from '../../src/features/profile/ContinuingOnboardingView.tsx'
import {WeekGoalsView} from '../../src/features/profile/WeekGoalsView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {savedWeek, weekGoals} from './fixtures.ts'

const week = (
  <WeekGoalsView
    state={weekGoalsMachine.resolveState({
      value: {editing: 'clean'},
      context: {
        goals: weekGoals,
        saved: savedWeek,
        form: savedWeek,
        isOnboarding: true,
        rejected: null,
        failure: null,
        key: null,
      },
    })}
    send={() => undefined}
  />
)

const withWelcomeOf = (variant: 'continuingEducation' | 'orthopedics') =>
  flowStories({
    machine: continuingOnboardingMachine,
    View: (flow) => <ContinuingOnboardingView {...flow} variant={variant} week={week} />,
    context: {step: 0, failure: null, key: null},
  })

const {at, meta} = withWelcomeOf('continuingEducation')

export default {title: 'Fluxos/Perfil/Primeiros passos (educação continuada)', ...meta}

export const Resuming = at('resuming')
export const Welcome = at('welcome')
export const Welcome_Orthopedics = withWelcomeOf('orthopedics').at('welcome')
export const Week = at('week')
export const FinishingWaiting = at({finishing: 'waiting'})
export const FinishingSlow = at({finishing: 'slow'})
export const FinishFailed = at('finishFailed', {failure: 'unreachable', key: 'key-1'})
export const Closed = at('closed')
