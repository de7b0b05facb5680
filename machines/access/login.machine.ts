import {assign, setup} from 'xstate'
import {canSignIn, isUnreachable, type SignInFailure, signInFailureOf} from '../../domain/access/credentials.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {Credentials, LoginContext, LoginEvent} from './login.types.ts'

const nobody: Credentials = {email: '', password: ''}

/**
 * Login by e-mail and password (flow F-003; spec 1§2, 1§4, 1§8). The form holds what is typed; the machine sees it at
 * submit only and forgets the password as soon as the provider has answered. A failed login goes nowhere (C-04).
 */
export const loginMachine = setup({
  types: {} as {context: LoginContext; events: LoginEvent; tags: 'pending'},
  actors: {signIn: notProvided<void, Credentials>('signIn')},
  actions: {
    storeCredentials: assign((_, credentials: Credentials) => ({credentials})),
    clearCredentials: assign({credentials: nobody}),
    storeFailure: assign((_, {code}: {code: string}) => ({
      failure: signInFailureOf(code),
      isUnreachable: isUnreachable(code),
    })),
    clearFailure: assign({failure: null}),
    togglePassword: assign(({context}) => ({isPasswordVisible: !context.isPasswordVisible})),
    notifyFailure: effect<{failure: SignInFailure}>('notifyFailure'),
  },
  guards: {canSignIn: (_, credentials: Credentials) => canSignIn(credentials)},
  delays: {slow: 4_000},
}).createMachine({
  id: 'login',
  context: {failure: null, isUnreachable: false, isPasswordVisible: false, credentials: nobody},
  initial: 'editing',
  states: {
    editing: {
      on: {
        'login.submit': {
          guard: {type: 'canSignIn', params: ({event}) => event},
          target: 'submitting',
          actions: {type: 'storeCredentials', params: ({event: {email, password}}) => ({email, password})},
        },
        'password.toggle': {actions: 'togglePassword'},
      },
    },
    submitting: {
      tags: 'pending',
      initial: 'quick',
      states: {quick: {after: {slow: 'slow'}}, slow: {}},
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({context}) => context.credentials,
        onDone: {target: 'signedIn', actions: ['clearCredentials', 'clearFailure']},
        onError: {
          target: 'failed',
          actions: [
            'clearCredentials',
            {type: 'storeFailure', params: ({event}) => ({code: codeOf(event.error)})},
            {type: 'notifyFailure', params: ({event}) => ({failure: signInFailureOf(codeOf(event.error))})},
          ],
        },
      },
    },
    failed: {
      on: {
        'field.change': {target: 'editing', actions: 'clearFailure'},
        'password.toggle': {actions: 'togglePassword'},
        'login.submit': {
          guard: {type: 'canSignIn', params: ({event}) => event},
          target: 'submitting',
          actions: {type: 'storeCredentials', params: ({event: {email, password}}) => ({email, password})},
        },
      },
    },
    signedIn: {type: 'final'},
  },
})
