import {assign, setup} from 'xstate'
import {canSignIn, isUnreachable, type SignInFailure, signInFailureOf} from '../../domain/access/credentials.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {Credentials} from './login.types.ts'
import type {RenewalContext, RenewalEvent} from './renewal.types.ts'

/**
 * The password of an expired login, asked for over the screen that the student was on (flow F-002; spec 1§4, 1§8). The
 * e-mail is that of the account whose work lies below and cannot be changed; the refusals are those of the login. The
 * password is forgotten as soon as the provider has answered.
 */
export const renewalMachine = setup({
  types: {} as {context: RenewalContext; events: RenewalEvent; input: {email: string}; tags: 'pending'},
  actors: {signIn: notProvided<void, Credentials>('signIn')},
  actions: {
    storePassword: assign((_, {password}: {password: string}) => ({password})),
    clearPassword: assign({password: ''}),
    storeFailure: assign((_, {code}: {code: string}) => ({
      failure: signInFailureOf(code),
      isUnreachable: isUnreachable(code),
    })),
    clearFailure: assign({failure: null, isUnreachable: false}),
    togglePassword: assign(({context}) => ({isPasswordVisible: !context.isPasswordVisible})),
    notifyFailure: effect<{failure: SignInFailure}>('notifyFailure'),
  },
  guards: {canSignIn: ({context}, {password}: {password: string}) => canSignIn({email: context.email, password})},
}).createMachine({
  id: 'renewal',
  context: ({input}) => ({...input, failure: null, isUnreachable: false, isPasswordVisible: false, password: ''}),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'password.toggle': {actions: 'togglePassword'},
        'renewal.submit': {
          guard: {type: 'canSignIn', params: ({event}) => ({password: event.password})},
          target: 'checking',
          actions: {type: 'storePassword', params: ({event}) => ({password: event.password})},
        },
      },
    },
    checking: {
      tags: 'pending',
      on: {'password.toggle': {actions: 'togglePassword'}},
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({context: {email, password}}) => ({email, password}),
        onDone: {target: 'renewed', actions: ['clearPassword', 'clearFailure']},
        onError: {
          target: 'refused',
          actions: [
            'clearPassword',
            {type: 'storeFailure', params: ({event}) => ({code: codeOf(event.error)})},
            {type: 'notifyFailure', params: ({event}) => ({failure: signInFailureOf(codeOf(event.error))})},
          ],
        },
      },
    },
    refused: {
      on: {
        'field.change': {target: 'asking', actions: 'clearFailure'},
        'password.toggle': {actions: 'togglePassword'},
        'renewal.submit': {
          guard: {type: 'canSignIn', params: ({event}) => ({password: event.password})},
          target: 'checking',
          actions: {type: 'storePassword', params: ({event}) => ({password: event.password})},
        },
      },
    },
    renewed: {type: 'final'},
  },
})
