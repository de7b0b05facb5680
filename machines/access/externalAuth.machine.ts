import {assign, setup} from 'xstate'
import {isUnreachable} from '../../domain/access/credentials.ts'
import {codeOf} from '../shared/codeOf.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {ExternalAuthContext, ExternalAuthEvent, ExternalAuthInput, ExternalExperiment, ExternalUser} from './externalAuth.types.ts'

/** The experiment state whose students belong to the external app (spec 1§4). */
const external = 'flutter'

/**
 * Sign-in by a token of another product (flow F-024; spec 1§2, 1§4, 3§2.11): no token, one that is not valid, or a
 * person without an e-mail leads to `/`; a student of the external version goes there; everybody else to `/agenda`. A
 * provider that cannot be reached says nothing about the token, so it may be asked again.
 */
export const externalAuthMachine = setup({
  types: {} as {context: ExternalAuthContext; events: ExternalAuthEvent; input: ExternalAuthInput; tags: 'pending'},
  actors: {
    signInWithToken: notProvided<ExternalUser, {token: string}>('signInWithToken'),
    readExperiment: notProvided<ExternalExperiment | null>('readExperiment'),
  },
  actions: {
    storeDestination: assign((_, {destination}: {destination: string}) => ({destination})),
    clearToken: assign({token: null}),
    leave: (_, _params: {destination: string}) => undefined,
  },
  guards: {
    hasToken: ({context}) => context.token !== null,
    hasEmail: (_, {email}: ExternalUser) => email !== null,
    isUnreachable: (_, {code}: {code: string}) => isUnreachable(code),
    isExternal: (_, {experiment}: {experiment: ExternalExperiment | null}) => experiment?.state === external && experiment.address !== null,
  },
}).createMachine({
  id: 'externalAuth',
  context: ({input}) => ({...input, destination: '/'}),
  initial: 'opening',
  states: {
    opening: {always: [{guard: 'hasToken', target: 'signingIn'}, {target: 'leaving'}]},
    signingIn: {
      tags: 'pending',
      invoke: {
        id: 'signInWithToken',
        src: 'signInWithToken',
        input: ({context}) => ({token: context.token ?? ''}),
        onDone: [
          {guard: {type: 'hasEmail', params: ({event}) => event.output}, target: 'deciding', actions: 'clearToken'},
          {target: 'leaving', actions: 'clearToken'},
        ],
        onError: [
          {guard: {type: 'isUnreachable', params: ({event}) => ({code: codeOf(event.error)})}, target: 'unreachable'},
          {target: 'leaving', actions: 'clearToken'},
        ],
      },
    },
    unreachable: {on: {'signIn.retry': 'signingIn'}},
    deciding: {
      tags: 'pending',
      invoke: {
        id: 'readExperiment',
        src: 'readExperiment',
        onDone: [
          {
            guard: {type: 'isExternal', params: ({event}) => ({experiment: event.output})},
            target: 'leaving',
            actions: {type: 'storeDestination', params: ({event}) => ({destination: event.output?.address ?? '/agenda'})},
          },
          {target: 'leaving', actions: {type: 'storeDestination', params: {destination: '/agenda'}}},
        ],
        onError: {target: 'leaving', actions: {type: 'storeDestination', params: {destination: '/agenda'}}},
      },
    },
    leaving: {type: 'final', entry: {type: 'leave', params: ({context}) => ({destination: context.destination})}},
  },
})
