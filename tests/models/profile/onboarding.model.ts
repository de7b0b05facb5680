import {onboardingSteps} from '../../../domain/profile/onboarding.ts'
import {onboardingMachine} from '../../../machines/profile/onboarding.machine.ts'
import {
  finishFailureHints,
  onboardingPages,
  onboardingText,
  onboardingTours,
} from '../../../src/text/profile/onboarding.ts'
import {savingText} from '../../../src/text/profile/saving.ts'
import type {Expectation, Page, ElementQuery, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const resumed = Object.fromEntries(
  onboardingSteps.map((name, step) => [`resumed at ${name}`, {step, hasTargets: true, hasWeek: true}]),
)

export const onboardingModel: FlowModel<typeof onboardingMachine> = {
  machine: onboardingMachine,
  starts: {
    ...resumed,
    'of a course without target institutions': {step: 0, hasTargets: false, hasWeek: true},
    'of a course without a week to choose': {step: 0, hasTargets: true, hasWeek: false},
    'of a course with neither': {step: 0, hasTargets: false, hasWeek: false},
  },
  cases: {
    'step.next': [{type: 'step.next'}],
    'step.back': [{type: 'step.back'}],
    'tutorials.skip': [{type: 'tutorials.skip'}],
    'video.failed': [{type: 'video.failed'}],
    'targets.saved': [{type: 'targets.saved'}],
    'week.saved': [{type: 'week.saved'}],
    'onboarding.finish': [{type: 'onboarding.finish', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.finish': [true, false],
    'xstate.error.actor.finish': [{failure: 'offline'}],
  },
  // No guard asks for the video, the key or the failure.
  contextKey: ({hasTargets, hasWeek}) => [hasTargets, hasWeek],
  requests: ['finish'],
  listeners: [],
  effects: ['keepStep', 'openScreen', 'goHome', 'notifyFailed'],
  delays: {'xstate.after.slow.onboarding.final.finishing.waiting': 4_000},
}

const button = (name: string): ElementQuery => ['button', name]
const page = (step: keyof typeof onboardingPages, ...visible: readonly ElementQuery[]): Expectation => ({
  visible: [['heading', onboardingPages[step].title], ...visible],
})
const tour = (step: keyof typeof onboardingTours): Expectation => ({
  visible: [
    ['heading', onboardingTours[step].title],
    button(onboardingText.next),
    button(onboardingText.back),
    button(onboardingText.skipTutorials),
  ],
})

const forward = async (where: Page) => {
  for (const name of [onboardingText.start, onboardingText.seeTutorials, onboardingText.next]) {
    const found = where.getByRole('button', {name, exact: true})
    if (found.elements().length > 0) return found.click()
  }
  throw new Error('there is no way on')
}

const finishing: Expectation = page('final', button(onboardingText.finishing))

export const onboardingView: ViewModel<typeof onboardingMachine> = {
  interactions: {
    'step.next': forward,
    'step.back': (where) => where.getByRole('button', {name: onboardingText.back, exact: true}).click(),
    'tutorials.skip': (where) => where.getByRole('button', {name: onboardingText.skipTutorials}).click(),
    'video.failed': 'fact',
    'targets.saved': 'fact',
    'week.saved': 'fact',
    'onboarding.finish': (where) => where.getByRole('button', {name: onboardingText.finish}).click(),
  },
  expectations: {
    welcome: page('welcome', button(onboardingText.start)),
    motivation: page('motivation', button(onboardingText.next), button(onboardingText.skipVideo)),
    introduction: page('introduction', button(onboardingText.next), button(onboardingText.skipVideo)),
    exams: page('exams', ['text', 'as instituições']),
    week: page('week', ['text', 'a semana']),
    congratulations: page('congratulations', button(onboardingText.seeTutorials), button(onboardingText.skipTutorials)),
    'touring.agenda': tour('agendaTour'),
    'touring.question': tour('questionTour'),
    'touring.menu': tour('menuTour'),
    'touring.profile': tour('profileTour'),
    'final.ready': {...page('final', button(onboardingText.finish)), absent: [['alert']]},
    'final.finishing.waiting': finishing,
    'final.finishing.slow': {visible: [...(finishing.visible ?? []), ['text', onboardingText.finishSlow]]},
    'final.finishFailed': ({failure}) =>
      page(
        'final',
        ['alert'],
        ['text', finishFailureHints[failure ?? 'unreachable']],
        button(savingText.tryAgain),
        button(onboardingText.finish),
      ),
    closed: {absent: [['heading'], ['button']]},
  },
}
