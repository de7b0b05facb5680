import {assign, setup} from 'xstate'
import {
  canRegister,
  isSameAccount,
  refusalOfCode,
  refusalOfForm,
  type RegistrationForm,
  type RegistrationRefusal,
} from '../../domain/access/registration.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {KeyedAccount, RegistrationContext, RegistrationEvent} from './registration.types.ts'

const accountOf = ({name, email, password, courseId}: RegistrationForm) => ({
  name: name.trim(),
  email,
  password,
  courseId,
})
const isTimeout = (code: string) => code === 'unreachable'

/**
 * Registration (flow F-004; spec 1§2, 1§4, 1§5, 1§8): the client's two checks in their order (C-49), then the account
 * is asked for under one key per intent. A refusal marks its fields; no answer at all keeps what was asked, so that
 * trying again cannot make a second account. Success says so and leads to the login.
 */
export const registrationMachine = setup({
  types: {} as {context: RegistrationContext; events: RegistrationEvent; tags: 'pending'},
  actors: {createAccount: notProvided<void, KeyedAccount | null>('createAccount')},
  actions: {
    storeAccount: assign(({context: {pending}}, {form, key}: {form: RegistrationForm; key: string}) => {
      const account = accountOf(form)
      return {pending: pending && isSameAccount(pending.account, account) ? pending : {account, key}}
    }),
    clearAccount: assign({pending: null}),
    storeRefusal: assign((_, {refusal}: {refusal: RegistrationRefusal | null}) => ({refusal})),
    clearRefusal: assign({refusal: null}),
    storeTrouble: assign((_, {code}: {code: string}) => ({
      trouble: isTimeout(code) ? ('unreachable' as const) : ('server' as const),
    })),
    togglePassword: assign(({context}) => ({isPasswordVisible: !context.isPasswordVisible})),
    openTerms: assign({areTermsOpen: true}),
    closeTerms: assign({areTermsOpen: false}),
    notifyRefusal: effect<{refusal: RegistrationRefusal | null}>('notifyRefusal'),
    notifyFailed: effect('notifyFailed'),
    notifyCreated: effect('notifyCreated'),
    leave: effect('leave'),
  },
  guards: {
    areTermsOpen: ({context}) => context.areTermsOpen,
    isRefused: (_, {form}: {form: RegistrationForm}) => canRegister(form) && refusalOfForm(form) !== null,
    canRegister: (_, {form}: {form: RegistrationForm}) => canRegister(form),
    isRefusal: (_, {code}: {code: string}) => refusalOfCode(code) !== null,
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'registration',
  context: {refusal: null, trouble: 'server', pending: null, isPasswordVisible: false, areTermsOpen: false},
  initial: 'filling',
  on: {
    'password.toggle': {actions: 'togglePassword'},
    'terms.open': {actions: 'openTerms'},
    'terms.close': {guard: 'areTermsOpen', actions: 'closeTerms'},
  },
  states: {
    filling: {
      initial: 'editing',
      on: {
        'registration.submit': [
          {
            guard: {type: 'isRefused', params: ({event}) => event},
            target: '.refused',
            actions: [
              {type: 'storeRefusal', params: ({event}) => ({refusal: refusalOfForm(event.form)})},
              {type: 'notifyRefusal', params: ({event}) => ({refusal: refusalOfForm(event.form)})},
            ],
          },
          {
            guard: {type: 'canRegister', params: ({event}) => event},
            target: 'submitting',
            actions: ['clearRefusal', {type: 'storeAccount', params: ({event: {form, key}}) => ({form, key})}],
          },
        ],
      },
      states: {
        editing: {},
        refused: {on: {'field.change': {target: 'editing', actions: 'clearRefusal'}}},
        failed: {on: {'field.change': 'editing', 'registration.retry': '#registration.submitting'}},
      },
    },
    submitting: {
      tags: 'pending',
      initial: 'quick',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({context}) => context.pending,
        onDone: {target: 'created', actions: ['clearAccount', 'notifyCreated', 'leave']},
        onError: [
          {
            guard: {type: 'isRefusal', params: ({event}) => ({code: codeOf(event.error)})},
            target: 'filling.refused',
            actions: [
              'clearAccount',
              {type: 'storeRefusal', params: ({event}) => ({refusal: refusalOfCode(codeOf(event.error))})},
              {type: 'notifyRefusal', params: ({event}) => ({refusal: refusalOfCode(codeOf(event.error))})},
            ],
          },
          {
            target: 'filling.failed',
            actions: [{type: 'storeTrouble', params: ({event}) => ({code: codeOf(event.error)})}, 'notifyFailed'],
          },
        ],
      },
      states: {quick: {after: {slow: 'slow'}}, slow: {}},
    },
    created: {},
  },
})
