import {assign, setup} from 'xstate'
import {type CreatedExtra, type CreationFailure, isSettled} from '../../domain/extras/creation.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import {creatingState, loadFailed, loadFailedStates} from './creation.states.ts'
import type {
  MockCreation,
  MockTemplate,
  MockWizardContext,
  MockWizardEvent,
  MockWizardInput,
} from './mockWizard.types.ts'

type Templates = readonly MockTemplate[]

/** The wizard of a mock exam as an extra (flow F-048; spec 1§5, 2§8): one of the course's mock exams. */
export const mockWizardMachine = setup({
  types: {} as {context: MockWizardContext; events: MockWizardEvent; input: MockWizardInput; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows them. */
    loadTemplates: notProvided<Templates>('loadTemplates'),
    /** Rejects with a creation failure; the same key never makes two. */
    createExtra: notProvided<CreatedExtra, MockCreation>('createExtra'),
  },
  actions: {
    storeTemplates: assign(({context}, {templates}: {templates: Templates}) => ({
      templates,
      template: templates.some(({template}) => template === context.template) ? context.template : '',
    })),
    // Another mock exam is another wish.
    storeTemplate: assign((_, {template}: {template: string}) => ({template, failure: null, key: null})),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign(({context}, {failure}: {failure: CreationFailure}) => ({
      failure,
      key: isSettled(failure) ? null : context.key,
    })),
    notifyCreated: effect<CreatedExtra>('notifyCreated'),
    notifyFailed: effect<{failure: CreationFailure}>('notifyFailed'),
  },
  guards: {
    hasTemplates: (_, {templates}: {templates: Templates}) => templates.length > 0,
    isListed: ({context}, {template}: {template: string}) =>
      context.templates.some((known) => known.template === template),
    isAllowed: ({context}) => context.template !== '',
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'mockWizard',
  context: ({input: {template}}) => ({templates: [], template, failure: null, key: null}),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadTemplates',
        src: 'loadTemplates',
        onDone: [
          {
            guard: {type: 'hasTemplates', params: ({event}) => ({templates: event.output})},
            target: 'choosing',
            actions: {type: 'storeTemplates', params: ({event}) => ({templates: event.output})},
          },
          {target: 'empty'},
        ],
        onError: loadFailed,
      },
    },
    ...loadFailedStates,
    empty: {},
    choosing: {
      on: {
        'template.choose': {
          guard: {type: 'isListed', params: ({event}) => event},
          actions: {type: 'storeTemplate', params: ({event: {template}}) => ({template})},
        },
        'wizard.create': {
          guard: 'isAllowed',
          target: 'creating',
          actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
        },
      },
    },
    creating: creatingState('choosing', ({context: {template, key}}: {context: MockWizardContext}) => ({
      wish: template,
      key: key ?? '',
    })),
    created: {type: 'final'},
  },
})
