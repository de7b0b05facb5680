import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {
  type FrameAim,
  type FrameApp,
  frameOriginOf,
  frameSenderOf,
  frameTimeout,
  tokenMargin,
} from '../../domain/shell/frames.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {FrameContext, FrameEvent, FrameInput, FramePreparation, FrameToken} from './frame.types.ts'

const isAllowed = (app: FrameApp | null) => app !== null && frameOriginOf(app.url) !== null

/** What the app is handed, once it is known. */
type HandOver = Omit<FrameAim, 'app'> & {readonly app: FrameApp | null}
const handOverOf = ({token, route, kind, app}: FrameContext): HandOver => ({token, route, kind, app})

/**
 * The app in the frame of a sprint or practical course's home and of the appeals (flow F-145; spec 3§2.11; D-16): the
 * identity token goes to a configured origin only, and only an app of that origin is heard. By message the app gets each new one, and when there is none any more a new start is offered rather than
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
    handToken: effect<HandOver>('handToken'),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
  guards: {
    isConfigured: (_, {app}: FramePreparation) => isAllowed(app),
    isFromApp: ({context: {app}}, {origin}: {origin: string}) =>
      app?.handOver === 'message' && frameSenderOf(app.url) === origin,
    isByQuery: ({context}) => context.app?.handOver === 'query',
    isTooLate: ({context}, {now}: {now: number}) => now - context.loadingSince >= frameTimeout,
    mustRenew: ({context}, {now}: {now: number}) =>
      context.app?.handOver === 'message' && now >= context.expiresAt - tokenMargin,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
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
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
        ],
      },
    },
    loading: {
      tags: 'framed',
      on: {
        'frame.loaded': {guard: 'isByQuery', target: 'shown'},
        'frame.asked': {
          guard: {type: 'isFromApp', params: ({event}) => ({origin: event.origin})},
          target: 'shown',
          actions: {type: 'handToken', params: ({context}) => handOverOf(context)},
        },
        'clock.ticked': {guard: {type: 'isTooLate', params: ({event}) => ({now: event.now})}, target: 'failed'},
      },
    },
    shown: {
      tags: 'framed',
      on: {
        'frame.asked': {
          guard: {type: 'isFromApp', params: ({event}) => ({origin: event.origin})},
          actions: {type: 'handToken', params: ({context}) => handOverOf(context)},
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
            {type: 'handToken', params: ({context}) => handOverOf(context)},
          ],
        },
        onError: {target: 'expired', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
    expired: {tags: 'framed', on: {'frame.retry': 'preparing'}},
    offline: {on: {'frame.retry': 'preparing', 'network.returned': 'preparing'}},
    failed: {on: {'frame.retry': 'preparing'}},
    notConfigured: {},
  },
})
