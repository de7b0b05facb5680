import {assign, setup} from 'xstate'
import {
  type PasswordFailure,
  passwordFailureOf,
  passwordFault,
  type PasswordForm,
  trimmedPassword,
} from '../../domain/profile/newPassword.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {PasswordChangeContext, PasswordChangeEvent} from './passwordChange.types.ts'

const nothing: PasswordForm = {oldPassword: '', newPassword: '', confirmation: ''}

/**
 * A new password (flow F-006; spec 1§5): both new ones must be the same, the old one is checked with the identity provider
 * before the new one, trimmed, is set. The machine forgets all three as soon as the provider has answered.
 */
export const passwordChangeMachine = setup({
  types: {} as {context: PasswordChangeContext; events: PasswordChangeEvent; tags: 'pending'},
  actors: {
    /** Rejects with the provider's code; `auth/no-password-login` for an account without a password. */
    reauthenticate: notProvided<void, {readonly password: string}>('reauthenticate'),
    updatePassword: notProvided<void, {readonly password: string}>('updatePassword'),
  },
  actions: {
    storeForm: assign((_, {oldPassword, newPassword, confirmation}: PasswordForm) => ({
      form: {oldPassword, newPassword, confirmation},
      failure: null,
    })),
    clearForm: assign({form: nothing}),
    storeFailure: assign((_, {failure}: {failure: PasswordFailure}) => ({failure})),
    clearFailure: assign({failure: null}),
    toggleVisible: assign(({context}) => ({isVisible: !context.isVisible})),
    notifyFailure: effect<{failure: PasswordFailure}>('notifyFailure'),
    notifyDone: effect('notifyDone'),
  },
  guards: {hasFault: (_, form: PasswordForm) => passwordFault(form) !== null},
}).createMachine({
  id: 'passwordChange',
  context: {failure: null, form: nothing, isVisible: false},
  initial: 'open',
  states: {
    open: {
      initial: 'idle',
      on: {
        'password.submit': [
          {
            guard: {type: 'hasFault', params: ({event}) => event},
            target: '.failed',
            actions: [
              {type: 'storeFailure', params: ({event}) => ({failure: passwordFault(event) ?? 'other'})},
              {type: 'notifyFailure', params: ({event}) => ({failure: passwordFault(event) ?? 'other'})},
            ],
          },
          {target: 'checking', actions: {type: 'storeForm', params: ({event}) => event}},
        ],
        'password.toggle': {actions: 'toggleVisible'},
      },
      states: {
        idle: {},
        failed: {on: {'field.change': {target: 'idle', actions: 'clearFailure'}}},
        done: {on: {'field.change': 'idle'}},
      },
    },
    checking: {
      tags: 'pending',
      invoke: {
        id: 'reauthenticate',
        src: 'reauthenticate',
        input: ({context}) => ({password: context.form.oldPassword}),
        onDone: 'updating',
        onError: {
          target: 'open.failed',
          actions: [
            'clearForm',
            {type: 'storeFailure', params: ({event}) => ({failure: passwordFailureOf(codeOf(event.error))})},
            {type: 'notifyFailure', params: ({event}) => ({failure: passwordFailureOf(codeOf(event.error))})},
          ],
        },
      },
    },
    updating: {
      tags: 'pending',
      invoke: {
        id: 'updatePassword',
        src: 'updatePassword',
        input: ({context}) => ({password: trimmedPassword(context.form.newPassword)}),
        onDone: {target: 'open.done', actions: ['clearForm', 'notifyDone']},
        onError: {
          target: 'open.failed',
          actions: [
            'clearForm',
            {type: 'storeFailure', params: ({event}) => ({failure: passwordFailureOf(codeOf(event.error))})},
            {type: 'notifyFailure', params: ({event}) => ({failure: passwordFailureOf(codeOf(event.error))})},
          ],
        },
      },
    },
  },
})
