import {assign, setup} from 'xstate'
import {isUnreachable} from '../../domain/access/credentials.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  ExternalAuthContext,
  ExternalAuthEvent,
  ExternalAuthInput,
  ExternalExperiment,
  Newcomer,
} from './externalAuth.types.ts'

/** The experiment state whose students belong to the external app (spec 1§4). */
const external = 'flutter'

/**
 * Sign-in by a token of another product (flow F-024; spec 1§2, 1§4, 3§2.11): no token, one that is not valid, or a
 * person without an e-mail leads to `/`; a student of the external version goes there; everybody else to `/agenda`. Where
 * another account is signed in, the student is asked before it gives way; the same one goes on without a question. A
 * provider that cannot be reached says nothing about the token, so it may be asked again.
 */
export const externalAuthMachine = setup({
  types: {} as {
    context: ExternalAuthContext
    events: ExternalAuthEvent
    input: ExternalAuthInput
    tags: 'pending' | 'unreachable'
  },
  actors: {
    /** Signs in beside whoever is signed in here: that login stays as it is. */
    signInAside: notProvided<Newcomer, {token: string}>('signInAside'),
    /** Makes the newcomer the account of this device; the one before is signed out. */
    adoptNewcomer: notProvided<void>('adoptNewcomer'),
    readExperiment: notProvided<ExternalExperiment | null>('readExperiment'),
  },
  actions: {
    storeDestination: assign((_, {destination}: {destination: string}) => ({destination})),
    storeNewcomer: assign((_, {newcomer}: {newcomer: Newcomer}) => ({newcomer, token: null})),
    clearToken: assign({token: null}),
    dropNewcomer: effect('dropNewcomer'),
    leave: effect<{destination: string}>('leave'),
  },
  guards: {
    hasToken: ({context}) => context.token !== null,
    hasEmail: (_, {email}: Newcomer) => email !== null,
    isSwitch: (_, {email, present}: Newcomer) => email !== null && present !== null,
    isUnreachable: (_, {code}: {code: string}) => isUnreachable(code),
    isExternal: (_, {experiment}: {experiment: ExternalExperiment | null}) =>
      experiment?.state === external && experiment.address !== null,
  },
}).createMachine({
  id: 'externalAuth',
  context: ({input}) => ({...input, destination: '/', newcomer: null}),
  initial: 'opening',
  states: {
    opening: {always: [{guard: 'hasToken', target: 'signingIn'}, {target: 'leaving'}]},
    signingIn: {
      tags: 'pending',
      invoke: {
        id: 'signInAside',
        src: 'signInAside',
        input: ({context}) => ({token: context.token ?? ''}),
        onDone: [
          {
            guard: {type: 'isSwitch', params: ({event}) => event.output},
            target: 'asking',
            actions: {type: 'storeNewcomer', params: ({event}) => ({newcomer: event.output})},
          },
          {
            guard: {type: 'hasEmail', params: ({event}) => event.output},
            target: 'adopting',
            actions: {type: 'storeNewcomer', params: ({event}) => ({newcomer: event.output})},
          },
          {target: 'leaving', actions: ['clearToken', 'dropNewcomer']},
        ],
        onError: [
          {guard: {type: 'isUnreachable', params: ({event}) => ({code: codeOf(event.error)})}, target: 'unreachable'},
          {target: 'leaving', actions: 'clearToken'},
        ],
      },
    },
    unreachable: {tags: 'unreachable', on: {'signIn.retry': 'signingIn'}},
    asking: {
      on: {
        'switch.confirm': 'adopting',
        'switch.cancel': {target: 'leaving', actions: 'dropNewcomer'},
      },
    },
    adopting: {
      tags: 'pending',
      invoke: {id: 'adoptNewcomer', src: 'adoptNewcomer', onDone: 'deciding', onError: 'adoptFailed'},
    },
    adoptFailed: {tags: 'unreachable', on: {'signIn.retry': 'adopting'}},
    deciding: {
      tags: 'pending',
      invoke: {
        id: 'readExperiment',
        src: 'readExperiment',
        onDone: [
          {
            guard: {type: 'isExternal', params: ({event}) => ({experiment: event.output})},
            target: 'leaving',
            actions: {
              type: 'storeDestination',
              params: ({event}) => ({destination: event.output?.address ?? '/agenda'}),
            },
          },
          {target: 'leaving', actions: {type: 'storeDestination', params: {destination: '/agenda'}}},
        ],
        onError: {target: 'leaving', actions: {type: 'storeDestination', params: {destination: '/agenda'}}},
      },
    },
    leaving: {type: 'final', entry: {type: 'leave', params: ({context}) => ({destination: context.destination})}},
  },
})
