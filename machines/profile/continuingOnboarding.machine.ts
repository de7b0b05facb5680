import {assign, setup} from 'xstate'
import {continuingSteps, stepAt} from '../../domain/profile/onboarding.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ContinuingContext, ContinuingEvent, ContinuingInput} from './continuingOnboarding.types.ts'
import type {FinishOnboarding} from './onboarding.types.ts'

/**
 * The onboarding of continuing-education courses (flow F-019; spec 1§4): a welcome and the weekly goals; with the week
 * taken by the server it finishes by itself. Each step is kept as it is entered.
 */
export const continuingOnboardingMachine = setup({
  types: {} as {context: ContinuingContext; events: ContinuingEvent; input: ContinuingInput; tags: 'pending'},
  actors: {finish: notProvided<boolean, FinishOnboarding>('finish')},
  actions: {
    keepStep: effect<{step: number}>('keepStep'),
    goHome: effect('goHome'),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key})),
    // The server keeps its answer to a key: after a refusal only a new one is asked anew.
    storeFailure: assign(({context}, {failure}: {failure: RequestFailure}) => ({
      failure,
      key: failure === 'refused' ? null : context.key,
    })),
    notifyFailed: effect<{failure: RequestFailure}>('notifyFailed'),
  },
  guards: {
    isAtWeek: ({context}) => stepAt(continuingSteps, context.step) === 'week',
    isTaken: (_, {ok}: {ok: boolean}) => ok,
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'continuingOnboarding',
  context: ({input}) => ({...input, failure: null, key: null}),
  initial: 'resuming',
  states: {
    resuming: {always: [{guard: 'isAtWeek', target: 'week'}, {target: 'welcome'}]},
    welcome: {entry: {type: 'keepStep', params: {step: 0}}, on: {'step.next': 'week'}},
    week: {
      entry: {type: 'keepStep', params: {step: 1}},
      on: {
        'step.back': 'welcome',
        'week.saved': {target: 'finishing', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}},
      },
    },
    finishing: {
      tags: 'pending',
      initial: 'waiting',
      invoke: {
        id: 'finish',
        src: 'finish',
        input: ({context: {key}}) => ({changes: {questionnaireAnswered: true, onboardingStep: 1}, key: key ?? ''}),
        onDone: [
          {guard: {type: 'isTaken', params: ({event}) => ({ok: event.output})}, target: 'closed'},
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
        'step.back': 'week',
        'onboarding.finish': {target: 'finishing', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}},
      },
    },
    closed: {entry: 'goHome', type: 'final'},
  },
})
