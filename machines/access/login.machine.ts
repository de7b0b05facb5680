import {assign, setup} from 'xstate'
import {canSignIn, type SignInFailure, signInFailureOf} from '../../domain/access/credentials.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {Credentials, LoginContext, LoginEvent} from './login.types.ts'

const nobody: Credentials = {email: '', password: ''}

/** The provider's error code, whatever it threw; 'other' for anything without one. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'other'

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
    storeFailure: assign((_, {failure}: {failure: SignInFailure}) => ({failure})),
    clearFailure: assign({failure: null}),
    togglePassword: assign(({context}) => ({isPasswordVisible: !context.isPasswordVisible})),
    notifyFailure: (_, _params: {failure: SignInFailure}) => undefined,
  },
  guards: {canSignIn: (_, credentials: Credentials) => canSignIn(credentials)},
}).createMachine({
  id: 'login',
  context: {failure: null, isPasswordVisible: false, credentials: nobody},
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
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({context}) => context.credentials,
        onDone: {target: 'signedIn', actions: ['clearCredentials', 'clearFailure']},
        onError: {
          target: 'failed',
          actions: [
            'clearCredentials',
            {type: 'storeFailure', params: ({event}) => ({failure: signInFailureOf(codeOf(event.error))})},
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
