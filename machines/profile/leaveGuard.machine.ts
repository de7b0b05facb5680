import {assign, setup} from 'xstate'
import type {Destination, LeaveGuardContext, LeaveGuardEvent} from './leaveGuard.types.ts'
import {effect} from '../shared/notProvided.ts'

/**
 * Leaving the profile with unsaved edits asks first (spec 1§4). `holdAddress` and `letGo` are told when the address has to be
 * watched; while it is, every way out of the page arrives as `leave.request`.
 */
export const leaveGuardMachine = setup({
  types: {} as {context: LeaveGuardContext; events: LeaveGuardEvent},
  actions: {
    storeEdited: assign(({context}, {form}: {form: string}) => ({
      edited: [...context.edited.filter((name) => name !== form), form],
    })),
    forgetEdited: assign(({context}, {form}: {form: string}) => ({
      edited: context.edited.filter((name) => name !== form),
    })),
    storeDestination: assign((_, {destination}: {destination: Destination}) => ({destination})),
    clearDestination: assign({destination: null}),
    clearEdited: assign({edited: []}),
    holdAddress: effect('holdAddress'),
    letGo: effect('letGo'),
    dropEdits: effect('dropEdits'),
    leave: effect<{destination: Destination | null}>('leave'),
  },
  guards: {isLast: ({context}, {form}: {form: string}) => context.edited.every((name) => name === form)},
}).createMachine({
  id: 'leaveGuard',
  context: {edited: [], destination: null},
  initial: 'open',
  states: {
    open: {
      entry: 'letGo',
      on: {'edits.begin': {target: 'guarding', actions: {type: 'storeEdited', params: ({event: {form}}) => ({form})}}},
    },
    guarding: {
      entry: 'holdAddress',
      on: {
        'edits.begin': {actions: {type: 'storeEdited', params: ({event: {form}}) => ({form})}},
        'edits.end': [
          {
            guard: {type: 'isLast', params: ({event: {form}}) => ({form})},
            target: 'open',
            actions: {type: 'forgetEdited', params: ({event: {form}}) => ({form})},
          },
          {actions: {type: 'forgetEdited', params: ({event: {form}}) => ({form})}},
        ],
        'leave.request': {
          target: 'asking',
          actions: {type: 'storeDestination', params: ({event: {destination}}) => ({destination})},
        },
      },
    },
    asking: {
      on: {
        'edits.end': [
          {
            guard: {type: 'isLast', params: ({event: {form}}) => ({form})},
            target: 'open',
            actions: [{type: 'forgetEdited', params: ({event: {form}}) => ({form})}, 'clearDestination'],
          },
          {actions: {type: 'forgetEdited', params: ({event: {form}}) => ({form})}},
        ],
        'leave.stay': {target: 'guarding', actions: 'clearDestination'},
        'leave.confirm': {
          target: 'open',
          actions: [
            'letGo',
            'dropEdits',
            {type: 'leave', params: ({context}) => ({destination: context.destination})},
            'clearEdited',
            'clearDestination',
          ],
        },
      },
    },
  },
})
