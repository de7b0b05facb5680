import {assign, setup} from 'xstate'
import {type CreatedExtra, type CreationFailure, isSettled} from '../../domain/extras/creation.ts'
import {isLessonPath, knownPath, selectableTree, type ThemeTree, withLevel} from '../../domain/extras/wizard.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import {creatingState, loadFailed, loadFailedStates} from './creation.states.ts'
import type {TheoryCreation, TheoryWizardContext, TheoryWizardEvent, TheoryWizardInput} from './theoryWizard.types.ts'

/**
 * The wizard of a theoretical extra (flow F-045; spec 1§4, 1§5): area, specialty and the levels below, down to a lesson whose
 * phase is not above the highest phase with a released theme.
 */
export const theoryWizardMachine = setup({
  types: {} as {context: TheoryWizardContext; events: TheoryWizardEvent; input: TheoryWizardInput; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows the tree. */
    loadTree: notProvided<ThemeTree>('loadTree'),
    /** Rejects with a creation failure; the same key never makes two. */
    createExtra: notProvided<CreatedExtra, TheoryCreation>('createExtra'),
  },
  actions: {
    storeTree: assign(({context}, {tree}: {tree: ThemeTree}) => {
      const selectable = selectableTree(tree)
      return {tree: selectable, path: knownPath(selectable, context.path)}
    }),
    // Another lesson is another wish.
    storePath: assign(({context}, {level, name}: {level: number; name: string}) => ({
      path: withLevel(context.path, level, name),
      failure: null,
      key: null,
    })),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign(({context}, {failure}: {failure: CreationFailure}) => ({
      failure,
      key: isSettled(failure) ? null : context.key,
    })),
    notifyCreated: effect<CreatedExtra>('notifyCreated'),
    notifyFailed: effect<{failure: CreationFailure}>('notifyFailed'),
  },
  guards: {
    isAllowed: ({context: {tree, path}}) => isLessonPath(tree, path),
    hasThemes: (_, {tree}: {tree: ThemeTree}) => selectableTree(tree).length > 0,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'theoryWizard',
  context: ({input: {path}}) => ({tree: [], path, failure: null, key: null}),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadTree',
        src: 'loadTree',
        onDone: [
          {
            guard: {type: 'hasThemes', params: ({event}) => ({tree: event.output})},
            target: 'choosing',
            actions: {type: 'storeTree', params: ({event}) => ({tree: event.output})},
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
        'level.choose': {actions: {type: 'storePath', params: ({event: {level, name}}) => ({level, name})}},
        'wizard.create': {
          guard: 'isAllowed',
          target: 'creating',
          actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
        },
      },
    },
    creating: creatingState('choosing', ({context: {path, key}}: {context: TheoryWizardContext}) => ({
      wish: path,
      key: key ?? '',
    })),
    created: {type: 'final'},
  },
})
