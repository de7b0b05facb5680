import {assign, setup} from 'xstate'
import {isEmail} from '../../domain/access/credentials.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ForgotPasswordContext, ForgotPasswordEvent} from './forgotPassword.types.ts'

/** How the request for a new password ended (spec 1§8). */
export type ForgotPasswordResult = 'sent' | 'notFound' | 'failed'

/**
 * Forgot password (flow F-005; spec 1§2, 1§4, 1§8): the provider is asked for a mail; an address it does not know and
 * any other exception mark the field, and what was typed stays.
 */
export const forgotPasswordMachine = setup({
  types: {} as {context: ForgotPasswordContext; events: ForgotPasswordEvent; tags: 'pending'},
  actors: {sendPasswordReset: notProvided<void, {email: string}>('sendPasswordReset')},
  actions: {
    storeEmail: assign((_, {email}: {email: string}) => ({email})),
    notify: effect<{result: ForgotPasswordResult}>('notify'),
  },
  guards: {
    isEmail: (_, {email}: {email: string}) => isEmail(email),
    isUnknown: (_, {code}: {code: string}) => code.replace(/^auth\//, '') === 'user-not-found',
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'forgotPassword',
  context: {email: ''},
  initial: 'editing',
  on: {
    'reset.submit': {
      guard: {type: 'isEmail', params: ({event}) => ({email: event.email})},
      target: '.submitting',
      actions: {type: 'storeEmail', params: ({event}) => ({email: event.email})},
    },
  },
  states: {
    editing: {},
    submitting: {
      tags: 'pending',
      initial: 'quick',
      on: {'reset.submit': undefined},
      invoke: {
        id: 'sendPasswordReset',
        src: 'sendPasswordReset',
        input: ({context}) => ({email: context.email}),
        onDone: {target: 'sent', actions: {type: 'notify', params: {result: 'sent'}}},
        onError: [
          {
            guard: {type: 'isUnknown', params: ({event}) => ({code: codeOf(event.error)})},
            target: 'notFound',
            actions: {type: 'notify', params: {result: 'notFound'}},
          },
          {target: 'failed', actions: {type: 'notify', params: {result: 'failed'}}},
        ],
      },
      states: {quick: {after: {slow: 'slow'}}, slow: {}},
    },
    sent: {on: {'field.change': 'editing'}},
    notFound: {on: {'field.change': 'editing'}},
    failed: {on: {'field.change': 'editing'}},
  },
})
