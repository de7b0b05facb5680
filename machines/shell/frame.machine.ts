import {assign, setup} from 'xstate'
import {type FrameApp, frameAddress, frameTimeout, tokenMargin} from '../../domain/shell/frames.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {FrameContext, FrameEvent, FrameInput, FramePreparation, FrameToken} from './frame.types.ts'

const isAllowed = (app: FrameApp | null) => app !== null && frameAddress(app, '', '/') !== null

/**
 * The app in the frame of a sprint or practical course's home (spec 3§2.11; D-16): the identity token goes to a configured
 * origin only. By message the app gets each new one, and when there is none any more a new start is offered rather than
 * the student's place taken away. In its address it gets a token of minutes, which only lets it begin a session of its own.
 */
export const frameMachine = setup({
  types: {} as {context: FrameContext; events: FrameEvent; input: FrameInput; tags: 'framed'},
  actors: {
    prepareFrame: notProvided<FramePreparation, Pick<FrameInput, 'kind'>>('prepareFrame'),
    renewToken: notProvided<FrameToken>('renewToken'),
  },
  actions: {
    storePreparation: assign(({context}, {app, token, expiresAt}: FramePreparation) => ({
      app,
      token,
      expiresAt,
      loadingSince: context.now,
      attempt: context.attempt + 1,
    })),
    storeToken: assign((_, {token, expiresAt}: FrameToken) => ({token, expiresAt})),
    storeNow: assign((_, {now}: {now: number}) => ({now})),
    storeRoute: assign((_, {route}: {route: string}) => ({route})),
    handToken: effect<{token: string; route: string; app: FrameApp | null}>('handToken'),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
  guards: {
    isConfigured: (_, {app}: FramePreparation) => isAllowed(app),
    isByMessage: ({context}) => context.app?.handOver === 'message',
    isByQuery: ({context}) => context.app?.handOver === 'query',
    isTooLate: ({context}, {now}: {now: number}) => now - context.loadingSince >= frameTimeout,
    mustRenew: ({context}, {now}: {now: number}) =>
      context.app?.handOver === 'message' && now >= context.expiresAt - tokenMargin,
    isOtherRoute: ({context}, {route}: {route: string}) => context.route !== route,
  },
}).createMachine({
  id: 'frame',
  context: ({input}) => ({...input, app: null, token: '', expiresAt: 0, loadingSince: input.now, attempt: 0}),
  initial: 'preparing',
  on: {
    'clock.ticked': {actions: {type: 'storeNow', params: ({event}) => ({now: event.now})}},
    'route.changed': {
      guard: {type: 'isOtherRoute', params: ({event}) => ({route: event.route})},
      target: '.preparing',
      reenter: true,
      actions: {type: 'storeRoute', params: ({event}) => ({route: event.route})},
    },
  },
  states: {
    preparing: {
      invoke: {
        id: 'prepareFrame',
        src: 'prepareFrame',
        input: ({context}) => ({kind: context.kind}),
        onDone: [
          {
            guard: {type: 'isConfigured', params: ({event}) => event.output},
            target: 'loading',
            actions: {type: 'storePreparation', params: ({event}) => event.output},
          },
          {target: 'notConfigured'},
        ],
        onError: {target: 'failed', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
    loading: {
      tags: 'framed',
      on: {
        'frame.loaded': {guard: 'isByQuery', target: 'shown'},
        'frame.asked': {
          guard: 'isByMessage',
          target: 'shown',
          actions: {type: 'handToken', params: ({context: {token, route, app}}) => ({token, route, app})},
        },
        'clock.ticked': {guard: {type: 'isTooLate', params: ({event}) => ({now: event.now})}, target: 'failed'},
      },
    },
    shown: {
      tags: 'framed',
      on: {
        'frame.asked': {
          guard: 'isByMessage',
          actions: {type: 'handToken', params: ({context: {token, route, app}}) => ({token, route, app})},
        },
        'clock.ticked': {guard: {type: 'mustRenew', params: ({event}) => ({now: event.now})}, target: 'renewing'},
      },
    },
    renewing: {
      tags: 'framed',
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        onDone: {
          target: 'shown',
          actions: [
            {type: 'storeToken', params: ({event}) => event.output},
            {
              type: 'handToken',
              params: ({context: {route, app}, event}) => ({token: event.output.token, route, app}),
            },
          ],
        },
        onError: {target: 'expired', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
    expired: {tags: 'framed', on: {'frame.retry': 'preparing'}},
    failed: {on: {'frame.retry': 'preparing'}},
    notConfigured: {},
  },
})
