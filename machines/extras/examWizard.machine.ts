import {assign, setup} from 'xstate'
import {type CreatedExtra, type CreationFailure, isSettled} from '../../domain/extras/creation.ts'
import {chosenExam, type ExamChoice, knownExamChoice, type OfferedState} from '../../domain/extras/examChoice.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import {creatingState, loadFailed, loadFailedStates} from './creation.states.ts'
import type {ExamCreation, ExamWizardContext, ExamWizardEvent, ExamWizardInput} from './examWizard.types.ts'

type States = readonly OfferedState[]

/**
 * The wizard of a full exam as an extra (flow F-047; spec 1§5, 1§8, 1§9): federation unit, institution and year, each list
 * by the one before. A press with something missing says so and marks it.
 */
export const examWizardMachine = setup({
  types: {} as {context: ExamWizardContext; events: ExamWizardEvent; input: ExamWizardInput; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows the institutions. */
    loadExams: notProvided<States>('loadExams'),
    /** Rejects with a creation failure; the same key never makes two. */
    createExtra: notProvided<CreatedExtra, ExamCreation>('createExtra'),
  },
  actions: {
    storeStates: assign(({context}, {states}: {states: States}) => ({
      states,
      choice: knownExamChoice(states, context.choice),
    })),
    // Another exam is another wish.
    storeChoice: assign(({context}, change: Partial<ExamChoice>) => ({
      choice: {...context.choice, ...change},
      isMissing: false,
      failure: null,
      key: null,
    })),
    storeMissing: assign({isMissing: true}),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign(({context}, {failure}: {failure: CreationFailure}) => ({
      failure,
      key: isSettled(failure) ? null : context.key,
    })),
    notifyMissing: effect('notifyMissing'),
    notifyCreated: effect<CreatedExtra>('notifyCreated'),
    notifyFailed: effect<{failure: CreationFailure}>('notifyFailed'),
  },
  guards: {
    isAllowed: ({context: {states, choice}}) => chosenExam(states, choice) !== null,
    hasUf: ({context}) => context.choice.uf !== '',
    hasInstitution: ({context}) => context.choice.institution !== '',
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'examWizard',
  context: ({input: {choice}}) => ({states: [], choice, isMissing: false, failure: null, key: null}),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadExams',
        src: 'loadExams',
        onDone: {target: 'choosing', actions: {type: 'storeStates', params: ({event}) => ({states: event.output})}},
        onError: loadFailed,
      },
    },
    ...loadFailedStates,
    choosing: {
      on: {
        'uf.choose': {
          actions: {type: 'storeChoice', params: ({event: {uf}}) => ({uf, institution: '', template: ''})},
        },
        'institution.choose': {
          guard: 'hasUf',
          actions: {type: 'storeChoice', params: ({event: {institution}}) => ({institution, template: ''})},
        },
        'year.choose': {
          guard: 'hasInstitution',
          actions: {type: 'storeChoice', params: ({event: {template}}) => ({template})},
        },
        'wizard.create': [
          {
            guard: 'isAllowed',
            target: 'creating',
            actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
          },
          {actions: ['storeMissing', 'notifyMissing']},
        ],
      },
    },
    creating: creatingState('choosing', ({context: {choice, key}}: {context: ExamWizardContext}) => ({
      wish: choice.template,
      key: key ?? '',
    })),
    created: {type: 'final'},
  },
})
