import {assign, setup} from 'xstate'
import {type OnboardingStep, onboardingSteps, stepAt, stepNumber} from '../../domain/profile/onboarding.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  FinishOnboarding,
  OnboardingContext,
  OnboardingEvent,
  OnboardingInput,
  TourScreen,
} from './onboarding.types.ts'

const parts = setup({
  types: {} as {context: OnboardingContext; events: OnboardingEvent; input: OnboardingInput; tags: 'pending'},
  actors: {finish: notProvided<boolean, FinishOnboarding>('finish')},
  actions: {
    keepStep: effect<{step: number}>('keepStep'),
    openScreen: effect<{screen: TourScreen}>('openScreen'),
    goHome: effect('goHome'),
    resetVideo: assign({isVideoBroken: false}),
    storeBrokenVideo: assign({isVideoBroken: true}),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key})),
    // The server keeps its answer to a key: after a refusal only a new one is asked anew.
    storeFailure: assign(({context}, {failure}: {failure: RequestFailure}) => ({
      failure,
      key: failure === 'refused' ? null : context.key,
    })),
    notifyFailed: effect<{failure: RequestFailure}>('notifyFailed'),
  },
  guards: {
    isAt: ({context}, {step}: {step: OnboardingStep}) => stepAt(onboardingSteps, context.step) === step,
    hasTargets: ({context}) => context.hasTargets,
    hasWeek: ({context}) => context.hasWeek,
    isTaken: (_, {ok}: {ok: boolean}) => ok,
  },
  delays: {slow: 4_000},
})

const keep = (step: OnboardingStep) => ({type: 'keepStep' as const, params: {step: stepNumber(step)}})
const open = (screen: TourScreen) => ({type: 'openScreen' as const, params: {screen}})
const at = (step: OnboardingStep) => ({type: 'isAt' as const, params: {step}})

/** Steps 6 to 9: a tour over the real screens, which may be skipped at any time. */
const touring = parts.createStateConfig({
  initial: 'agenda',
  on: {'tutorials.skip': 'final'},
  states: {
    agenda: {
      entry: [keep('agendaTour'), open('agenda')],
      on: {'step.next': 'question', 'step.back': '#onboarding.congratulations'},
    },
    question: {entry: [keep('questionTour'), open('question')], on: {'step.next': 'menu', 'step.back': 'agenda'}},
    menu: {entry: [keep('menuTour'), open('menu')], on: {'step.next': 'profile', 'step.back': 'question'}},
    profile: {
      entry: [keep('profileTour'), open('profile')],
      on: {'step.next': '#onboarding.final', 'step.back': 'menu'},
    },
  },
})

/** Step 10: 'Finalizar' tells the server that the onboarding is over. */
const final = parts.createStateConfig({
  initial: 'ready',
  entry: keep('final'),
  states: {
    ready: {
      on: {
        'step.back': '#onboarding.congratulations',
        'onboarding.finish': {target: 'finishing', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}},
      },
    },
    finishing: {
      tags: 'pending',
      initial: 'waiting',
      invoke: {
        id: 'finish',
        src: 'finish',
        input: ({context: {key}}) => ({
          changes: {questionnaireAnswered: true, onboardingStep: stepNumber('final')},
          key: key ?? '',
        }),
        onDone: [
          {guard: {type: 'isTaken', params: ({event}) => ({ok: event.output})}, target: '#onboarding.closed'},
          {
            target: 'finishFailed',
            actions: [
              {type: 'storeFailure', params: {failure: 'refused'}},
              {type: 'notifyFailed', params: {failure: 'refused'}},
            ],
          },
        ],
        onError: {
          target: 'finishFailed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailed', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
      states: {waiting: {after: {slow: 'slow'}}, slow: {}},
    },
    finishFailed: {
      on: {
        'step.back': '#onboarding.congratulations',
        'onboarding.finish': {target: 'finishing', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}},
      },
    },
  },
})

/**
 * The first hour of a student of a full course (flow F-018; spec 1§4): eleven steps, of which each is kept as it is
 * entered, so that the student goes on where it was left, on this device or another. Keeping a step never holds up the
 * way; institutions, week and end are only left when the server has taken them. A step in which a course leaves nothing to
 * choose is left out.
 */
export const onboardingMachine = parts.createMachine({
  id: 'onboarding',
  context: ({input}) => ({...input, isVideoBroken: false, failure: null, key: null}),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        {guard: at('motivation'), target: 'motivation'},
        {guard: at('introduction'), target: 'introduction'},
        {guard: at('exams'), target: 'choosingExams'},
        {guard: at('week'), target: 'choosingWeek'},
        {guard: at('congratulations'), target: 'congratulations'},
        {guard: at('agendaTour'), target: 'touring.agenda'},
        {guard: at('questionTour'), target: 'touring.question'},
        {guard: at('menuTour'), target: 'touring.menu'},
        {guard: at('profileTour'), target: 'touring.profile'},
        {guard: at('final'), target: 'final'},
        {target: 'welcome'},
      ],
    },
    welcome: {entry: keep('welcome'), on: {'step.next': 'motivation'}},
    motivation: {
      entry: [keep('motivation'), 'resetVideo'],
      on: {'step.next': 'introduction', 'step.back': 'welcome', 'video.failed': {actions: 'storeBrokenVideo'}},
    },
    introduction: {
      entry: [keep('introduction'), 'resetVideo'],
      on: {'step.next': 'choosingExams', 'step.back': 'motivation', 'video.failed': {actions: 'storeBrokenVideo'}},
    },
    choosingExams: {always: [{guard: 'hasTargets', target: 'exams'}, {target: 'choosingWeek'}]},
    exams: {entry: keep('exams'), on: {'targets.saved': 'choosingWeek', 'step.back': 'introduction'}},
    choosingWeek: {always: [{guard: 'hasWeek', target: 'week'}, {target: 'congratulations'}]},
    week: {
      entry: keep('week'),
      on: {
        'week.saved': 'congratulations',
        'step.back': [{guard: 'hasTargets', target: 'exams'}, {target: 'introduction'}],
      },
    },
    congratulations: {
      entry: keep('congratulations'),
      on: {
        'step.next': 'touring',
        'tutorials.skip': 'final',
        'step.back': [
          {guard: 'hasWeek', target: 'week'},
          {guard: 'hasTargets', target: 'exams'},
          {target: 'introduction'},
        ],
      },
    },
    touring,
    final,
    closed: {entry: 'goHome', type: 'final'},
  },
})
