import {assign, setup} from 'xstate'
import {experimentState, externalAuthAddress, externalVersion} from '../../domain/shell/experiment.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ExperimentContext, ExperimentEvent, ExperimentRead, VersionChange} from './experiment.types.ts'

/**
 * The student's part in the new-version experiment (flow F-023; spec 1§4, 1§8, 3§8; C-51): the toggle is there only when
 * the server allows the change and the deployment names the other version. A change is asked back, told the server, and
 * ends at the other version with a token; a change that fails says so and leaves everything as it was.
 */
export const experimentMachine = setup({
  types: {} as {context: ExperimentContext; events: ExperimentEvent; tags: 'toggle'},
  actors: {
    readExperiment: notProvided<ExperimentRead>('readExperiment'),
    switchVersion: notProvided<{customToken: string}, VersionChange>('switchVersion'),
  },
  actions: {
    storeRead: assign((_, {experiment, forced, externalApp}: ExperimentRead) => ({
      state: experimentState(experiment, forced),
      canReturnToOldVersion: experiment.canReturnToOldVersion,
      externalApp,
    })),
    storeKey: assign((_, {key}: {key: string}) => ({key})),
    logFailure: effect<{error: unknown}>('logFailure'),
    notifyFailure: effect('notifyFailure'),
    openOtherVersion: effect<{address: string}>('openOtherVersion'),
  },
  guards: {
    isOffered: (_, {experiment, externalApp}: ExperimentRead) =>
      experiment.canReturnToOldVersion && externalApp !== null,
    hasAddress: ({context}, {token}: {token: string}) => externalAuthAddress(context.externalApp ?? '', token) !== null,
  },
}).createMachine({
  id: 'experiment',
  context: {state: '', canReturnToOldVersion: false, externalApp: null, key: ''},
  initial: 'idle',
  states: {
    idle: {on: {'student.ready': 'loading'}},
    loading: {
      invoke: {
        id: 'readExperiment',
        src: 'readExperiment',
        onDone: [
          {
            guard: {type: 'isOffered', params: ({event}) => event.output},
            target: 'available',
            actions: {type: 'storeRead', params: ({event}) => event.output},
          },
          {target: 'unavailable', actions: {type: 'storeRead', params: ({event}) => event.output}},
        ],
        onError: {target: 'failed', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
    available: {tags: 'toggle', on: {'version.toggle': 'confirming'}},
    confirming: {
      tags: 'toggle',
      on: {
        'version.cancel': 'available',
        'version.confirm': {target: 'switching', actions: {type: 'storeKey', params: ({event}) => ({key: event.key})}},
      },
    },
    switching: {
      tags: 'toggle',
      invoke: {
        id: 'switchVersion',
        src: 'switchVersion',
        input: ({context}) => ({state: externalVersion, key: context.key}),
        onDone: [
          {
            guard: {type: 'hasAddress', params: ({event}) => ({token: event.output.customToken})},
            target: 'redirected',
            actions: {
              type: 'openOtherVersion',
              params: ({context, event}) => ({
                address: externalAuthAddress(context.externalApp ?? '', event.output.customToken) ?? '',
              }),
            },
          },
          {target: 'available', actions: 'notifyFailure'},
        ],
        onError: {
          target: 'available',
          actions: [{type: 'logFailure', params: ({event}) => ({error: event.error})}, 'notifyFailure'],
        },
      },
    },
    redirected: {},
    unavailable: {},
    failed: {},
  },
})
