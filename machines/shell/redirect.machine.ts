import {assign, setup} from 'xstate'
import {destinationOf, redirectDelay, redirectOf, type Viewer} from '../../domain/shell/routes.ts'
import type {RedirectContext, RedirectEvent} from './redirect.types.ts'
import {effect} from '../shared/notProvided.ts'

/**
 * The guard of every address (flow F-010; spec 1§2, 3§2.12): once it is known who is there, each new address or person
 * is looked at by the route rules; a redirect is applied after 50 ms and keeps the query. A student's first one is decided
 * under the splash, where nothing can flicker, and is applied at once.
 */
export const redirectMachine = setup({
  types: {} as {context: RedirectContext; events: RedirectEvent; input: {path: string; slug: string}},
  actions: {
    storePath: assign((_, {path}: {path: string}) => ({path})),
    storeViewer: assign((_, {viewer}: {viewer: Viewer}) => ({viewer})),
    storeDestination: assign(({context}) => ({destination: destinationOf(context)})),
    clearDestination: assign({destination: null}),
    followDestination: assign(({context}) => ({path: destinationOf(context)?.split('?')[0] ?? context.path})),
    navigate: effect<{path: string}>('navigate'),
  },
  guards: {
    isElsewhere: ({context}) => redirectOf(context) !== null,
    isStudentElsewhere: ({context}) => context.viewer.kind === 'student' && redirectOf(context) !== null,
  },
  delays: {redirectDelay},
}).createMachine({
  id: 'redirect',
  context: ({input}) => ({...input, viewer: {kind: 'visitor'}, destination: null}),
  initial: 'waiting',
  on: {
    'location.changed': {
      target: '.evaluating',
      actions: {type: 'storePath', params: ({event}) => ({path: event.path})},
    },
    'viewer.changed': {
      target: '.evaluating',
      actions: {type: 'storeViewer', params: ({event}) => ({viewer: event.viewer})},
    },
  },
  states: {
    waiting: {
      on: {
        'boot.ready': [
          {
            guard: 'isStudentElsewhere',
            target: 'idle',
            actions: [
              {type: 'navigate', params: ({context}) => ({path: destinationOf(context) ?? context.path})},
              'followDestination',
            ],
          },
          {target: 'evaluating'},
        ],
        'location.changed': {actions: {type: 'storePath', params: ({event}) => ({path: event.path})}},
        'viewer.changed': {actions: {type: 'storeViewer', params: ({event}) => ({viewer: event.viewer})}},
      },
    },
    evaluating: {
      always: [{guard: 'isElsewhere', target: 'redirecting', actions: 'storeDestination'}, {target: 'idle'}],
    },
    redirecting: {
      after: {
        redirectDelay: {
          target: 'idle',
          actions: [
            {type: 'navigate', params: ({context}) => ({path: context.destination ?? context.path})},
            'clearDestination',
          ],
        },
      },
    },
    idle: {},
  },
})
