import {continuingOnboardingMachine} from '../../../machines/profile/continuingOnboarding.machine.ts'
import {
  continuingWelcome,
  finishFailureHints,
  onboardingPages,
  onboardingText,
} from '../../../src/text/profile/onboarding.ts'
import {savingText} from '../../../src/text/profile/saving.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const continuingModel: FlowModel<typeof continuingOnboardingMachine> = {
  machine: continuingOnboardingMachine,
  starts: {'at the beginning': {step: 0}, 'resumed at the week': {step: 1}},
  cases: {
    'step.next': [{type: 'step.next'}],
    'step.back': [{type: 'step.back'}],
    'week.saved': [{type: 'week.saved', key: 'key-1'}],
    'onboarding.finish': [{type: 'onboarding.finish', key: 'key-2'}],
  },
  replies: {
    'xstate.done.actor.finish': [true, false],
    'xstate.error.actor.finish': [{failure: 'offline'}],
  },
  requests: ['finish'],
  listeners: [],
  effects: ['keepStep', 'goHome', 'notifyFailed'],
  delays: {'xstate.after.slow.continuingOnboarding.finishing.waiting': 4_000},
}

export const continuingView: ViewModel<typeof continuingOnboardingMachine> = {
  interactions: {
    'step.next': (page) => page.getByRole('button', {name: onboardingText.start}).click(),
    'step.back': (page) => page.getByRole('button', {name: onboardingText.back}).click(),
    'week.saved': 'fact',
    'onboarding.finish': (page) => page.getByRole('button', {name: onboardingText.finish}).click(),
  },
  expectations: {
    welcome: {
      visible: [
        ['heading', continuingWelcome.continuingEducation.title],
        ['button', onboardingText.start],
      ],
    },
    week: {
      visible: [
        ['heading', onboardingPages.week.title],
        ['text', 'a semana'],
      ],
    },
    'finishing.waiting': {
      visible: [
        ['heading', onboardingPages.final.title],
        ['button', onboardingText.finishing],
      ],
      absent: [['text', onboardingText.finishSlow]],
    },
    'finishing.slow': {
      visible: [
        ['button', onboardingText.finishing],
        ['text', onboardingText.finishSlow],
      ],
    },
    finishFailed: ({failure}) => ({
      visible: [
        ['alert'],
        ['text', finishFailureHints[failure ?? 'unreachable']],
        ['button', savingText.tryAgain],
        ['button', onboardingText.finish],
      ],
    }),
    closed: {absent: [['heading'], ['button']]},
  },
}
