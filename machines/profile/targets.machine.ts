import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {
  canMove,
  type Direction,
  hasTarget,
  type InstitutionTarget,
  isSameOrder,
  isSameTarget,
  movedTarget,
  type Targets,
  withoutTarget,
  withTarget,
} from '../../domain/profile/targets.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  SaveTargets,
  TargetChange,
  TargetsContext,
  TargetsEvent,
  TargetsInput,
  TargetWarning,
} from './targets.types.ts'

type One = {readonly target: InstitutionTarget}
type Move = One & {readonly direction: Direction}

const chosenOf = ({uf, institution}: TargetsContext): InstitutionTarget => ({uf, institution})

/** The list after a change, and what to announce of it. */
function changed(kind: TargetChange['kind'], target: InstitutionTarget, targets: Targets) {
  const position = targets.findIndex((known) => isSameTarget(known, target)) + 1
  return {targets, change: {kind, target, position, total: targets.length}, warning: null, key: null}
}

/**
 * 'Meus objetivos' (flow F-017; spec 1§3, 1§5, 1§8): the institutions a student prepares for, in the order of their
 * weight. A pair stands once; a save that fails keeps every change on the screen. In the onboarding the list may be
 * saved as it is.
 */
export const targetsMachine = setup({
  types: {} as {context: TargetsContext; events: TargetsEvent; input: TargetsInput; tags: 'pending'},
  actors: {updateProfile: notProvided<boolean, SaveTargets>('updateProfile')},
  actions: {
    storeUf: assign((_, {uf}: {uf: string}) => ({uf, institution: '', warning: null})),
    storeInstitution: assign((_, {institution}: {institution: string}) => ({institution, warning: null})),
    append: assign(({context}) => ({
      ...changed('added', chosenOf(context), withTarget(context.targets, chosenOf(context))),
      institution: '',
    })),
    remove: assign(({context}, {target}: One) => changed('removed', target, withoutTarget(context.targets, target))),
    move: assign(({context}, {target, direction}: Move) =>
      changed('moved', target, movedTarget(context.targets, target, direction)),
    ),
    storeWarning: assign((_, {warning}: {warning: TargetWarning}) => ({warning, change: null})),
    restore: assign(({context}) => ({targets: context.saved, change: null, warning: null, key: null})),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, change: null, warning: null})),
    // The server keeps its answer to a key: after a refusal only a new one is asked anew.
    storeFailure: assign(({context}, {failure}: {failure: RequestFailure}) => ({
      failure,
      key: failure === 'refused' ? null : context.key,
    })),
    storeSaved: assign(({context}) => ({saved: context.targets, key: null})),
    storeProfile: assign((_, {targets}: {targets: Targets}) => ({saved: targets})),
    notifyWarning: effect<{warning: TargetWarning}>('notifyWarning'),
    notifySaved: effect('notifySaved'),
    notifyFailed: effect<{failure: RequestFailure}>('notifyFailed'),
  },
  guards: {
    hasUf: ({context}) => context.uf !== '',
    isNew: ({context}) => context.institution !== '' && !hasTarget(context.targets, chosenOf(context)),
    isChosen: ({context}) => context.institution !== '',
    isListed: ({context}, {target}: One) => hasTarget(context.targets, target),
    canMove: ({context}, {target, direction}: Move) => canMove(context.targets, target, direction),
    isChanged: ({context}) => !isSameOrder(context.targets, context.saved),
    canSave: ({context}) => context.isOnboarding || !isSameOrder(context.targets, context.saved),
    isTaken: (_, {ok}: {ok: boolean}) => ok,
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'targets',
  context: ({input: {targets, isOnboarding}}) => ({
    saved: targets,
    targets,
    uf: '',
    institution: '',
    isOnboarding,
    change: null,
    warning: null,
    failure: null,
    key: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'clean',
      on: {
        'uf.choose': {actions: {type: 'storeUf', params: ({event: {uf}}) => ({uf})}},
        'institution.choose': {
          guard: 'hasUf',
          actions: {type: 'storeInstitution', params: ({event: {institution}}) => ({institution})},
        },
        'target.add': [
          {guard: 'isNew', target: '.comparing', actions: 'append'},
          {
            guard: 'isChosen',
            actions: [
              {type: 'storeWarning', params: {warning: 'duplicate'}},
              {type: 'notifyWarning', params: {warning: 'duplicate'}},
            ],
          },
        ],
        'target.remove': [
          {
            guard: {type: 'isListed', params: ({event}) => event},
            target: '.comparing',
            actions: {type: 'remove', params: ({event}) => event},
          },
          {
            actions: [
              {type: 'storeWarning', params: {warning: 'unknown'}},
              {type: 'notifyWarning', params: {warning: 'unknown'}},
            ],
          },
        ],
        'target.move': {
          guard: {type: 'canMove', params: ({event}) => event},
          target: '.comparing',
          actions: {type: 'move', params: ({event}) => event},
        },
        'targets.undo': {guard: 'isChanged', target: '.clean', actions: 'restore'},
        'targets.save': {
          guard: 'canSave',
          target: 'saving',
          actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
        },
        'profile.arrived': {
          target: '.comparing',
          actions: {type: 'storeProfile', params: ({event: {targets}}) => ({targets})},
        },
      },
      states: {
        comparing: {always: [{guard: 'isChanged', target: 'dirty'}, {target: 'clean'}]},
        clean: {
          on: {
            'profile.arrived': {
              actions: [{type: 'storeProfile', params: ({event: {targets}}) => ({targets})}, 'restore'],
            },
          },
        },
        dirty: {},
        saveFailed: {
          on: {'profile.arrived': {actions: {type: 'storeProfile', params: ({event: {targets}}) => ({targets})}}},
        },
      },
    },
    saving: {
      tags: 'pending',
      initial: 'waiting',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({context: {targets, key}}) => ({changes: {institutionTarget: [...targets]}, key: key ?? ''}),
        onDone: [
          {
            guard: {type: 'isTaken', params: ({event}) => ({ok: event.output})},
            target: 'editing.clean',
            actions: ['storeSaved', 'notifySaved'],
          },
          {
            target: 'editing.saveFailed',
            actions: [
              {type: 'storeFailure', params: {failure: 'refused'}},
              {type: 'notifyFailed', params: {failure: 'refused'}},
            ],
          },
        ],
        onError: {
          target: 'editing.saveFailed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailed', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
      on: {'profile.arrived': {actions: {type: 'storeProfile', params: ({event: {targets}}) => ({targets})}}},
      states: {
        waiting: {after: {slow: 'slow'}},
        slow: {},
      },
    },
  },
})
